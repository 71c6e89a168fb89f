/** Games between bots on the island of the bench: the server plays them and tells as it goes. */
import { api, Refusal } from "../../../lib/api";
import type { Fairness } from "../declared";
import type { IslandData } from "../island/data";
import { plain } from "./edit";

const GAMES = 600;

export type Trouble = "failed" | "too-many" | "too-fast";

export class Trying {
  report = $state.raw<Fairness | null>(null);
  status = $state<"idle" | "playing" | "stopped" | "done">("idle");
  trouble = $state<Trouble | null>(null);
  /** The island that the games were played on. */
  island = $state.raw<IslandData | null>(null);
  private leave: AbortController | null = null;

  async start(island: IslandData): Promise<void> {
    this.stop();
    const leave = (this.leave = new AbortController());
    this.island = island;
    this.report = this.trouble = null;
    this.status = "playing";
    const wish = { value: plain(island), games: GAMES };
    try {
      const reports = api.trial<Fairness>("golden-city", "island", wish, leave.signal);
      for await (const report of reports) this.report = report;
      this.trouble = this.isWhole() ? null : "failed";
      this.status = "done";
    } catch (fault) {
      if (leave.signal.aborted) return;
      const code = fault instanceof Refusal ? fault.refused.code : "";
      this.trouble = code === "too-many" || code === "too-fast" ? code : "failed";
      this.status = "done";
    }
  }

  /** The figures so far stay. */
  stop(): void {
    if (this.status !== "playing") return;
    this.leave?.abort();
    this.status = "stopped";
  }

  private isWhole(): boolean {
    return this.report !== null && this.report.done === this.report.of;
  }
}
