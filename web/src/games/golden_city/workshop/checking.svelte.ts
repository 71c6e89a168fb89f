/** What the rules have to say about the island on the bench: asked of the server after each change. */
import { api } from "../../../lib/api";
import type { Finding } from "../../../lib/messages";
import type { SiteId } from "../declared";
import { isSite, type IslandData } from "../island/data";
import { plain } from "./edit";

/** How long a hand must rest before the server is asked. */
const REST = 300;

export class Checking {
  findings = $state.raw<readonly Finding[]>([]);
  /** Whether the findings are those of the island as it is now; `away` if nobody answers. */
  status = $state<"new" | "asking" | "done" | "away">("new");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly faults = $derived(this.findings.filter(({ fault }) => fault));
  readonly remarks = $derived(this.findings.filter(({ fault }) => !fault));
  /** Known to be fit to play on. */
  readonly sound = $derived(this.status === "done" && !this.faults.length);

  look(island: IslandData): void {
    this.status = "asking";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(island), REST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private async ask(island: IslandData): Promise<void> {
    const number = ++this.asked;
    try {
      const findings = await api.check("golden-city", "island", plain(island));
      if (number !== this.asked) return;
      this.findings = findings;
      this.status = "done";
    } catch {
      if (number === this.asked) this.status = "away";
    }
  }
}

/** Findings that say the same of several places, as one. */
export interface Group {
  readonly text: string;
  readonly fault: boolean;
  readonly rule: string;
  readonly places: readonly (readonly string[])[];
}

export function grouped(
  findings: readonly Finding[],
  text: (finding: Finding) => string,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const said = text(finding);
    const key = `${finding.code} ${said}`;
    const known = groups.get(key)?.places ?? [];
    const { fault, rule, places } = finding;
    groups.set(key, { text: said, fault, rule, places: [...known, places] });
  }
  return [...groups.values()];
}

/** The ends of a road as findings name it. */
export function roadEnds(place: string): readonly [SiteId, SiteId] | null {
  const [a, b] = place.split("–");
  return isSite(a) && isSite(b) ? [a, b] : null;
}
