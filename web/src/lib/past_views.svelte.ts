/** The moments of a game that were, fetched when somebody looks back, and kept. */
import { api } from "./api";
import type { AnyHappened, View } from "./messages";

/** The entries after which the table looked different. */
const CHANGES = new Set<AnyHappened["type"]>(["started", "moved", "took-back"]);

export function moments(entries: readonly AnyHappened[]): number[] {
  return entries.filter((entry) => CHANGES.has(entry.type)).map((entry) => entry.n);
}

export class Past {
  private views = $state.raw<ReadonlyMap<number, View>>(new Map());
  private under = new Set<number>();

  constructor(
    private readonly table: string,
    readonly viewer: number | null,
    /** Through whose eyes, after the end. */
    readonly eyes: number | null = null,
  ) {}

  /** What was to be seen after the entry `n`; undefined until it has come. */
  at(n: number): View | undefined {
    return this.views.get(n);
  }

  /** Fetches the moment and those that follow it. */
  async load(n: number): Promise<void> {
    if (this.views.has(n) || this.under.has(n)) return;
    this.under.add(n);
    try {
      const found = await api.past(this.table, this.viewer, n, this.eyes);
      this.views = new Map([...this.views, ...found.map(({ n, view }) => [n, view] as const)]);
    } finally {
      this.under.delete(n);
    }
  }

  /** All of them, for the chart of the course of the game. */
  async all(wanted: readonly number[]): Promise<View[]> {
    for (let n = this.missing(wanted); n !== undefined;) {
      await this.load(n);
      const next = this.missing(wanted);
      if (next === n) break;
      n = next;
    }
    return wanted.flatMap((n) => this.views.get(n) ?? []);
  }

  private missing(wanted: readonly number[]): number | undefined {
    return wanted.find((n) => !this.views.has(n));
  }
}
