/**
 * One queue that plays the server's events between the view shown and the view to come.
 * It can be skipped, has a speed, honours reduced motion, and a watchdog jumps to the truth.
 */
import type { GameEvent, GameFace, Sound, Stage, View } from "../games/face";
import type { Speed } from "./settings.svelte";
import { shared } from "./keep_unchanged";
import { BoardStage } from "./stage";
import { painted } from "./stages.svelte";

export interface Step {
  /** The number of the entry that the events belong to. */
  readonly n: number;
  readonly events: readonly GameEvent[];
  /** The truth after the events; null where only that after a later step is known. */
  readonly view: View | null;
}

export const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 };
/** How long one event may take, at normal speed, before the queue goes on without it. */
export const PATIENCE = 5000;
/** More steps than this are not worth watching: somebody was away. Quick bots get this far ahead. */
export const BACKLOG = 24;

export interface Conditions {
  root(): HTMLElement | null;
  pace(): number;
  sound(sound: Sound): void;
}

export class Playback {
  view = $state.raw<View | null>(null);
  /** The last entry that is shown in full. */
  n = $state(0);
  /** What has been shown of the entry after it. */
  told = $state.raw<readonly GameEvent[]>([]);
  /** What was shown last, of whichever entry. */
  latest = $state.raw<GameEvent | null>(null);
  playing = $state(false);
  /** Told of each event once it has been shown. */
  ontold: (event: GameEvent) => void = () => undefined;
  private steps: Step[] = [];
  private skipper = new AbortController();

  constructor(
    private readonly face: GameFace,
    private readonly conditions: Conditions,
  ) {}

  /** Show this view at once, and forget what was still to be played. */
  jump(view: View | null, n: number): void {
    this.steps = [];
    this.skipper.abort();
    this.view = shared(this.view, view);
    this.n = n;
    this.told = [];
  }

  add(step: Step): void {
    this.steps.push(step);
    const late = !this.view || this.steps.length > BACKLOG || document.hidden;
    if (late && step.view) this.jump(step.view, step.n);
    else if (!this.playing) void this.run();
  }

  /** Show the rest of what is under way at once. */
  skip(): void {
    this.skipper.abort();
  }

  private async run(): Promise<void> {
    this.playing = true;
    try {
      for (let step = this.steps[0]; step; step = this.steps[0]) {
        this.skipper = new AbortController();
        await this.perform(step);
        await this.seen();
        if (this.steps[0] !== step) continue;
        this.steps.shift();
        this.view = shared(this.view, step.view ?? this.view);
        this.n = step.n;
        this.told = [];
        if (!this.steps.length) await this.seen();
      }
    } finally {
      this.playing = false;
    }
  }

  private async perform(step: Step): Promise<void> {
    for (const event of step.events) {
      if (this.steps[0] !== step) return;
      const root = this.conditions.root();
      if (root && this.face.play) {
        await this.seen();
        if (this.steps[0] === step && this.view)
          await this.watched(event, this.view, this.stage(root));
      }
      if (this.steps[0] !== step) return;
      if (this.view && this.face.after) this.view = this.face.after(this.view, event);
      await this.seen();
      if (this.steps[0] !== step) return;
      this.told = [...this.told, event];
      this.latest = event;
      this.ontold(event);
    }
  }

  /** Until what has changed is in sight: then what follows has a frame of its own. */
  private async seen(): Promise<void> {
    const waits = this.conditions.pace() && !this.skipper.signal.aborted && !document.hidden;
    if (waits) await painted();
  }

  private stage(root: HTMLElement): BoardStage {
    const { pace, sound } = this.conditions;
    return new BoardStage(root, pace(), this.skipper.signal, sound);
  }

  /** An animation that fails or hangs costs a moment, never the game. */
  private async watched(event: GameEvent, view: View, stage: Stage): Promise<void> {
    const patience = PATIENCE * Math.max(0.2, this.conditions.pace());
    let timer = 0;
    const bored = new Promise<void>((done) => {
      timer = window.setTimeout(() => {
        this.skip();
        done();
      }, patience);
    });
    try {
      await Promise.race([this.face.play?.(event, stage, view), bored]);
    } catch (fault) {
      console.warn("an event could not be shown", event, fault);
    } finally {
      clearTimeout(timer);
    }
  }
}
