/** A first game under way: which step, what is shown, what the learner is to do now. */
import type { Action, GameEvent, GameFace, Lesson, View } from "../games/face";
import { PACE, Playback } from "../lib/playback.svelte";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { progress } from "./progress";

export class Course {
  /** The step; one past the last when all is learnt. */
  at = $state(0);
  /** How many moves of the step have been made. */
  private made = $state(0);
  board = $state<HTMLElement | null>(null);
  /** What happened since the last step began. */
  told = $state.raw<readonly GameEvent[]>([]);
  readonly playback: Playback;

  constructor(
    readonly face: GameFace,
    readonly lesson: Lesson,
  ) {
    this.playback = new Playback(face, {
      root: () => this.board,
      pace: () => (settings.systemIsCalm ? 0 : PACE[settings.speed]),
      sound,
    });
    this.go(Math.min(progress.read(face.id), lesson.steps.length - 1));
  }

  readonly over: boolean = $derived.by(() => this.at >= this.lesson.steps.length);
  readonly step = $derived.by(() => this.lesson.steps[this.at] ?? null);
  readonly wanted: Action | null = $derived.by(
    () => (this.playback.playing ? null : this.step?.moves[this.made]?.wanted) ?? null,
  );
  /** Whether the game has moved on unseen since the step before. */
  readonly leapt: boolean = $derived.by(() => {
    const before = this.lesson.steps[this.at - 1]?.moves.at(-1)?.view;
    return Boolean(before && this.step && !same(before, this.step.view));
  });

  /** Begins a step. */
  go(step: number): void {
    this.at = Math.max(0, step);
    this.made = 0;
    this.told = [];
    progress.write(this.face.id, this.over ? 0 : this.at);
    if (this.step) this.playback.jump(this.step.view, this.at);
  }

  /** Does it, if it is what the step is about. */
  act(action: Action): boolean {
    if (!this.wanted || !same(action, this.wanted)) return false;
    const moves = this.step?.moves ?? [];
    const events: GameEvent[] = [];
    do {
      const move = moves[this.made++];
      if (!move) break;
      events.push(...move.events);
      this.playback.add({ n: this.at, events: move.events, view: move.view });
    } while (moves[this.made]?.wanted === null);
    this.told = [...this.told, ...events];
    return true;
  }

  /** What the step is about, as selectors: what to look at, or what to do. */
  readonly marks: readonly string[] = $derived.by(
    () =>
      this.step?.look?.map((place) => `[data-at="${place}"]`) ?? (this.wanted ? [".hinted"] : []),
  );

  /** Whether everything of the step has been done and shown. What is only shown is left by a press. */
  readonly done: boolean = $derived.by(
    () =>
      !this.playback.playing &&
      !this.step?.look &&
      this.made >= (this.step?.moves.length ?? Infinity),
  );

  /** Goes on with the next idea, and keeps in sight what led to it. */
  next(): void {
    const told = this.told;
    this.go(this.at + 1);
    if (!this.leapt) this.told = told;
  }
}

function same(a: Action | View, b: Action | View): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
