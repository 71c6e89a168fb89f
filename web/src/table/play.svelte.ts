/** A game as it is shown: the live view or a moment of the past, and what may be done now. */
import type { Action, GameEvent, GameFace, Player, Reason, View } from "../games/face";
import { api, Refusal } from "../lib/api";
import { say } from "../lib/catalogues.svelte";
import type { Advised, AnyHappened, Refused } from "../lib/messages";
import { notes } from "../lib/notes.svelte";
import { moments, Past } from "../lib/past_views.svelte";
import { PACE, Playback, type Step } from "../lib/playback.svelte";
import { playersOf } from "../lib/players";
import { settings } from "../lib/settings.svelte";
import { play as sound } from "../lib/sound";
import { Table, type News } from "../lib/table.svelte";
import type { Words } from "../lib/words";

export interface Decided {
  readonly seat: number;
  readonly do: string;
  readonly events: readonly GameEvent[];
}

function decided({ seat, action, events }: Extract<AnyHappened, { type: "moved" }>): Decided {
  return { seat, do: action.do, events };
}

/** The decisions that were not taken back. */
function standingDecisions(entries: readonly AnyHappened[]): Decided[] {
  const undone = new Set(
    entries.flatMap((entry) => (entry.type === "took-back" ? entry.undone : [])),
  );
  return entries.flatMap((entry) =>
    entry.type === "moved" && !undone.has(entry.n) ? [decided(entry)] : [],
  );
}

export class Play {
  readonly table: Table;
  readonly playback: Playback;
  board = $state<HTMLElement | null>(null);
  /** The entry looked back at; null when the live game is shown. */
  moment = $state<number | null>(null);
  /** The answers that a bot advises here; null if nobody has asked. */
  advice = $state.raw<readonly Advised[] | null>(null);
  /** The one of them that is marked on the board. */
  hint = $state.raw<Action | null>(null);
  /** Whether a bot is thinking about a hint. */
  asking = $state(false);
  /** Counts the positions of the game, as far as we have heard. */
  private position = 0;
  busy = $state(false);
  past = $state.raw() as Past;
  /** The seat through whose eyes a game that is over is seen; null for one's own. */
  eyes = $state<number | null>(null);
  /** What is meant by the line of the log under the pointer. */
  pointed = $state.raw<GameEvent | null>(null);
  /** What was last seen of the past. */
  private seen: View | null = null;

  constructor(
    id: string,
    viewer: number | null,
    readonly face: GameFace,
    private readonly language: () => Words,
  ) {
    this.playback = new Playback(face, {
      root: () => this.board,
      pace: () => (settings.systemIsCalm ? 0 : PACE[settings.speed]),
      sound,
    });
    this.past = new Past(id, viewer);
    this.table = new Table(id, viewer, (news) => {
      this.hear(news);
    });
  }

  close(): void {
    this.playback.jump(null, 0);
    this.table.close();
  }

  // --- what is shown

  readonly players: readonly Player[] = $derived.by(() => playersOf(this.table.info?.seats ?? []));

  private readonly things = $derived.by(
    () => this.table.view && this.face.things?.(this.table.view),
  );

  readonly words: Words = $derived.by(() =>
    this.language().at(
      this.players.map(({ name }) => name),
      this.table.you.seat,
      this.things,
    ),
  );

  readonly moments: readonly number[] = $derived.by(() => moments(this.table.entries));

  /** How many moves were made by the moment that is shown. */
  readonly step: number = $derived.by(() => {
    const { moment, moments } = this;
    if (moment === null) return Math.max(0, moments.length - 1);
    return Math.max(
      0,
      moments.findLastIndex((n) => n <= moment),
    );
  });

  /** The entry that is looked at; null where the live game is shown. */
  readonly shown: number | null = $derived.by(() =>
    this.moment === null && this.eyes === null ? null : (this.moments[this.step] ?? null),
  );

  /** Until a moment has come, the one before it stays, and never the end of a game. */
  readonly view: View | null = $derived.by(() => {
    if (this.moment === null && this.eyes === null) {
      this.seen = this.playback.view;
      return this.seen;
    }
    const view = this.shown === null ? undefined : this.past.at(this.shown);
    if (view) this.seen = view;
    return this.seen;
  });

  /** Where the things lie that the log or a look back speaks of, as `data-at`. */
  readonly places: readonly string[] = $derived.by(() => {
    const { moment, shown, pointed } = this;
    const entry = moment === null ? undefined : this.table.entries.find(({ n }) => n === shown);
    const events = pointed ? [pointed] : entry?.type === "moved" ? entry.events : [];
    return [...new Set(events.flatMap((event) => this.face.places?.(event) ?? []))];
  });

  /** Whether this device has to decide now. */
  readonly mine: boolean = $derived.by(() => {
    const toMove = this.table.view?.to_move ?? null;
    return toMove !== null && this.table.you.seats.includes(toMove) && !this.away(toMove);
  });

  /** What this device is asked, in words; empty if it is not its turn. */
  readonly question: string = $derived.by(() => {
    const question = this.table.view?.question;
    if (!this.mine || !question) return "";
    const asked = `question-${question}`;
    return this.words.has(asked) ? this.words.say(asked) : say("your-turn");
  });

  /** Whose turn it is on this device, in words. */
  readonly turn: string = $derived.by(() => {
    const { you, view } = this.table;
    const player = this.players[view?.to_move ?? 0]?.name ?? "";
    return you.seats.length > 1 ? say("your-turn-player", { player }) : say("your-turn");
  });

  /** Another seat of this device that is to move: its view is needed. */
  readonly next: number | null = $derived.by(() => {
    const { view, you } = this.table;
    const toMove = view?.to_move ?? null;
    const ours = toMove !== null && you.seats.includes(toMove) && toMove !== you.seat;
    return ours && !this.playback.playing && you.seat !== null ? toMove : null;
  });

  readonly act: ((action: Action) => void) | null = $derived.by(() => {
    const live = this.moment === null && !this.playback.playing && this.table.link === "live";
    const asked = this.table.view?.to_move === this.table.you.seat && this.mine;
    if (!live || !asked || this.busy) return null;
    return (action) => void this.decide(action);
  });

  /** The log as far as it is shown: nothing is told before it is seen. */
  readonly told: readonly AnyHappened[] = $derived.by(() =>
    this.table.entries.filter((entry) => entry.n <= this.playback.n || quiet(entry)),
  );

  /** Each decision that we heard of and that was not taken back, with what happened. */
  readonly decisions: readonly Decided[] = $derived.by(() => standingDecisions(this.table.entries));

  /** All that had happened after the entry `n`. */
  eventsUntil(n: number): readonly GameEvent[] {
    const entries = this.table.entries.filter((entry) => entry.n <= n);
    return standingDecisions(entries).flatMap(({ events }) => events);
  }

  /** Whether a bot plays for this seat of ours. */
  away(seat: number): boolean {
    return this.table.info?.seats[seat]?.who === "stand-in";
  }

  /** The address of a moment as this seat sees it; without one, of the live game. */
  address(n: number | null = null): string {
    const table = `/table/${this.table.id}`;
    const { seat } = this.table.you;
    if (n === null) return table;
    return `${table}/${String(n)}${seat === null ? "" : `?seat=${String(seat)}`}`;
  }

  // --- what is done

  private async decide(action: Action): Promise<void> {
    this.busy = true;
    this.forgetHint();
    try {
      this.complain(await this.table.act(action));
    } finally {
      this.busy = false;
    }
  }

  /** Whether a hint can be had now. */
  readonly hintable: boolean = $derived.by(
    () => this.act !== null && (this.table.view?.legal.length ?? 0) > 1,
  );

  /** Asks a bot what it would do and why; a second time puts its advice away. */
  async ask(): Promise<void> {
    const { you, id } = this.table;
    const { position } = this;
    if (this.advice) {
      this.forgetHint();
      return;
    }
    if (you.seat === null || this.asking) return;
    this.asking = true;
    try {
      const { answers } = await api.hint(id, you.seat);
      if (position !== this.position) return;
      if (answers[0]) {
        this.advice = answers;
        this.hint = answers[0].action;
        notes.speak(say("hint-says", { answer: this.words.action(this.hint) }));
      } else notes.add(say("hint-fails"));
    } catch (fault) {
      if (fault instanceof Refusal) this.complain(fault.refused);
    } finally {
      this.asking = false;
    }
  }

  /** Marks one of the advised answers on the board. */
  point(action: Action): void {
    this.hint = action;
  }

  forgetHint(): void {
    this.advice = null;
    this.hint = null;
  }

  /** Shows why something was refused. */
  complain(refused: Refused | null): void {
    if (!refused) return;
    sound("refused");
    const { text, link } = this.reason(refused);
    notes.add(text, "bad", link);
  }

  /** Why an action is not allowed. The server is asked, and nothing changes. */
  async whyNot(action: Action): Promise<Reason> {
    const answer = await this.table.whyNot(action);
    if (answer?.type === "refused") return this.reason(answer);
    return answer?.rule
      ? this.reason({ code: "illegal", rule: answer.rule })
      : { text: "", link: null };
  }

  private reason({ code, rule }: Pick<Refused, "code" | "rule">): Reason {
    const told = rule && this.words.has(`law-${rule}`);
    const link = told ? { href: `/rules/${this.face.id}#${rule}`, text: rule } : null;
    if (rule && this.words.has(`rule-${rule}`))
      return { text: this.words.say(`rule-${rule}`), link };
    const known = `refused-${code}`;
    return { text: say(this.words.has(known) ? known : "refused-other"), link };
  }

  /** Sees a game that is over as somebody else saw it. */
  seeAs(seat: number | null): void {
    const { id, you } = this.table;
    this.eyes = seat === you.seat ? null : seat;
    this.past = new Past(id, you.seat, this.eyes);
  }

  /** Looks at the table from another seat of this device. */
  look(seat: number | null): void {
    this.past = new Past(this.table.id, seat);
    this.table.look(seat);
  }

  /** Has taken a seat at this table. */
  sit(seat: number): void {
    this.past = new Past(this.table.id, seat);
    this.table.sit(seat);
  }

  // --- what is heard

  private hear({ n, entries, view, follows }: News): void {
    for (const entry of entries) if (follows) this.notice(entry);
    const moved = entries.filter((entry) => entry.type === "moved");
    if (!entries.every(quiet)) {
      this.position++;
      this.forgetHint();
    }
    const simple = entries.every((entry) => entry.type === "moved" || quiet(entry));
    if (!follows || !view || !simple || !moved.length) {
      if (moved.length || !this.playback.playing) this.playback.jump(view, n);
      return;
    }
    moved.forEach((entry, i) => {
      const last = i === moved.length - 1;
      const step: Step = {
        n: last ? n : entry.n,
        events: entry.events,
        view: last ? view : null,
      };
      this.playback.add(step);
    });
  }

  private notice(entry: AnyHappened): void {
    if (entry.type === "chatted" && entry.seat !== this.table.you.seat) sound("chat");
    if (entry.type === "took-back") sound("undo");
  }
}

/** Entries that neither change the position nor wait for it. */
function quiet(entry: AnyHappened): boolean {
  return !["started", "moved", "took-back", "closed", "froze"].includes(entry.type);
}
