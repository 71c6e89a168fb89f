/** Takes the keyboard to what comes next, so that a whole game needs few keys. */
import { tick } from "svelte";
import { idle } from "../ui/rest";

export class Keyboard {
  /** Whether it was used last, and not a pointer. */
  used = false;

  constructor(
    private readonly board: () => HTMLElement | undefined,
    /** What answers a question: selectors, the likeliest first. */
    private readonly answers: readonly string[],
  ) {}

  /** To the first of these things that is there, once it is drawn. */
  async to(wanted: readonly string[]): Promise<void> {
    await tick();
    const find = (what: string) => this.board()?.querySelector<HTMLElement>(what);
    wanted
      .map(find)
      .find((thing) => thing)
      ?.focus({ preventScroll: true });
  }

  /** To what answers the question. */
  attend(): void {
    void this.to(this.answers);
  }

  /** An answered question is gone, and the focus with it; the next one takes it up. */
  keep(): void {
    if (this.used && idle()) this.attend();
  }
}
