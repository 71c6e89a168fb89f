/** The review of a table's finished game: asked for until it is complete, while somebody looks. */
import { api, Refusal } from "../lib/api";
import type { Code, Reviewed } from "../lib/messages";
import { shared } from "../lib/keep_unchanged";
import type { Play } from "../table/play.svelte";

/** How long to wait before asking how far it is. */
const PAUSE = 1500;
/** What passes by itself. */
const PASSING: readonly Code[] = ["busy", "too-fast", "unavailable"];

const kept = new WeakMap<Play, Reviewing>();

export class Reviewing {
  answer = $state.raw<Reviewed | null>(null);
  /** Whether nobody can judge this game, or it has not come to its end. */
  none = $state(false);
  private watchers = 0;
  private timer = 0;
  private asking = false;

  private constructor(private readonly play: Play) {}

  /** The same for all parts of the page. */
  static of(play: Play): Reviewing {
    const known = kept.get(play) ?? new Reviewing(play);
    kept.set(play, known);
    return known;
  }

  /** Asks until all is known, or until the answer of this function is called. */
  watch(): () => void {
    this.watchers += 1;
    void this.ask();
    return () => {
      this.watchers -= 1;
      if (!this.watchers) clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    const { id, you, info } = this.play.table;
    if (!info?.result) this.none = true;
    if (this.asking || this.none || this.answer?.done === 1) return;
    this.asking = true;
    try {
      this.answer = shared(this.answer, await api.review(id, you.seat));
      this.none = this.answer.done === 1 && this.answer.review === null;
    } catch (fault) {
      this.none = fault instanceof Refusal && !PASSING.includes(fault.refused.code);
    } finally {
      this.asking = false;
    }
    clearTimeout(this.timer);
    if (this.watchers) this.timer = window.setTimeout(() => void this.ask(), PAUSE);
  }
}
