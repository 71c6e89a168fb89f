/**
 * The contract between the table and a game's face.
 *
 * A face draws views, offers the legal actions it is given, and shows events as motion. It knows
 * no rules. A game lives in `games/<package>/`: `card.ts` (a `GameCard`, small, loaded with the
 * start page) and `index.ts` (a `GameFace` as its default export, loaded with the first table).
 */
import type { Component } from "svelte";
import type { Action, Colour, Create, GameEvent, Result, View } from "../lib/messages";
import type { Things, Words } from "../lib/words";

export type { Action, GameEvent, Result, View };

/** What a table is asked for: each game has its own, which its server checks. */
export type Options = NonNullable<Create["options"]>;

/** A seat as people know it. Colour and shape always stand side by side: `<SeatMark {player} />`. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  /** `var(--seat-teal)`, with a shape of its own. */
  readonly colour: Colour;
  /** The level of the bot that plays here now; null for a person. */
  readonly bot: string | null;
}

/**
 * What a board is given. The table around it shows whose turn it is, the question
 * (`question-<view.question>`), log, clock and chat; the board draws the game and offers the
 * answers.
 */
export interface BoardProps<V extends View = View> {
  /** What to draw: the live view, a moment of the past, or a step between two views. */
  readonly view: V;
  readonly players: readonly Player[];
  /** Speaks `table`, `page`, `<id>`, `<id>-page` and `<id>-rules`, as the viewer reads them. */
  readonly words: Words;
  /**
   * Takes a decision. Null when nothing may be decided: another is to move, events are playing,
   * the board shows the past, or the connection is lost. `view.legal` says what is possible.
   */
  readonly act: ((action: Action) => void) | null;
  /** The rule that forbids an action now; asks the server. `<Why>` shows it. */
  readonly whyNot: (action: Action) => Promise<Reason>;
  /** The answer a hint pointed at, to be marked; null without one. */
  readonly hint: Action | null;
}

/** Why something cannot be done, and where to read more. */
export interface Reason {
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string } | null;
}

/** What a board can be asked to do. */
export interface BoardHandle {
  /** Takes the keyboard to what answers the question. */
  attend(): void;
}

/** What sounds mean; `lib/sound.ts` synthesises each. */
export type Sound =
  | "turn"
  | "dice"
  | "card"
  | "coin"
  | "pay"
  | "build"
  | "landmark"
  | "nothing"
  | "win"
  | "end"
  | "undo"
  | "chat"
  | "refused";

/**
 * Where events become motion. Elements are found by `data-at="…"`, which the board sets on
 * whatever can move or shine (`coins-0`, `market-cafe`, `card-1-bakery`, `dice` …).
 * Every promise resolves early when the viewer skips, and at once with reduced motion.
 */
export interface Stage {
  readonly root: HTMLElement;
  /** True when nothing should travel: reduced motion, or speed "at once". */
  readonly still: boolean;
  /** The element with this `data-at`, if it is on the page; the first in sight if there are more. */
  at(key: string): HTMLElement | null;
  /** Waits so long at normal speed; the viewer's speed scales it. */
  pause(ms: number): Promise<void>;
  /** A Web Animation at the viewer's speed. Timing is for normal speed. */
  animate(
    element: Element,
    keyframes: Keyframe[],
    timing: number | KeyframeAnimationOptions,
  ): Promise<void>;
  /**
   * Lets a copy of `what` (an element, or a class for an empty one) travel from one place to
   * another, above everything else, and vanish there; or several, one after the other.
   */
  fly(
    what: HTMLElement | string,
    from: string,
    to: string,
    ms?: number,
    count?: number,
  ): Promise<void>;
  /** Lets the element light up for a moment (`.lit` while it lasts). */
  light(key: string, ms?: number): Promise<void>;
  sound(sound: Sound): void;
}

/** A line of the final account: a message of the game's catalogue and a number for each seat. */
export interface Account {
  readonly message: string;
  readonly values: readonly (number | string)[];
  /** A message that says more, where there is room. */
  readonly about?: string | undefined;
  /** The sum of the lines before it; a part of one; or what decided between equal sums. */
  readonly weight?: "sum" | "part" | "tie-break" | undefined;
}

/** `V` is the game's view and `E` its events, as `declared.ts` has them. */
export interface GameFace<V extends View = View, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Absent where nothing is drawn: then the table is shown as text. */
  readonly Board?: Component<BoardProps<V>, BoardHandle>;
  /**
   * What stands beside each name where the board is too large for the screen, such as a purse. Its
   * `data-at` may repeat one of the board's: things travel to whichever is in sight.
   */
  readonly Beside?: Component<{ readonly view: V; readonly seat: number; readonly words: Words }>;
  /** Shows one event, before `after` changes the view. Absent: events are only spoken. */
  play?(event: E, stage: Stage, view: V): Promise<void>;
  /**
   * The view with what this event tells already visible (coins moved, a card added), so that
   * figures change as things arrive. The true view follows the last event and corrects it.
   */
  after?(view: V, event: E): V;
  /**
   * How far each seat has come, one number each: the chart of the course of the game. `events` is
   * all that had happened by then.
   */
  standing(view: V, events: readonly E[]): readonly number[];
  /** What `standing` counts: a message of the game's catalogue. */
  readonly standingMessage: string;
  /** The final account, line by line; `events` is all that happened, in order. */
  account(view: V, events: readonly E[]): readonly Account[];
  /** The things of the board that an event speaks of, by `data-at`: they shine when it is told. */
  places?(event: E): readonly string[];
  /** What sentences need to know of the things at this table; the same object as long as it holds. */
  things?(view: V): Things;
  /** Whether the view shows one seat something that others at the same device must not see. */
  readonly secrets: boolean;
}

/**
 * A first game that teaches, as `tools/make_lessons.py` writes it into `lesson.json`. The words are
 * those of `<id>-learn.ftl`: `lesson-<idea>` is a step's heading, its `about` what there is to know,
 * its `do` what to do.
 */
export interface Lesson {
  readonly seats: number;
  readonly steps: readonly {
    readonly idea: string;
    /** Where to look, by `data-at`, in a step that only shows something. */
    readonly look?: readonly string[];
    /** What the learner sees when the step begins. */
    readonly view: View;
    readonly moves: readonly {
      /** What the learner is to do; null where others decide. */
      readonly wanted: Action | null;
      readonly events: readonly GameEvent[];
      readonly view: View;
    }[];
  }[];
}

/** Keys and what they do, a message; a game's own are the default export of `keys.ts`. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly message: string;
}

/**
 * A game's rules, part by part; the default export of `book.ts`. The words are those of
 * `<id>-rules.ftl`: `part-<part>` is a heading, its `about` an introduction; `law-<number>` is the
 * rule with that number of the catalogue, its `example` an example, its `ruling` what we decided
 * where the rule books are silent.
 */
export interface RuleBook {
  readonly parts: readonly { readonly part: string; readonly laws: readonly string[] }[];
  /** Draws what belongs to a part of the book or to the law with this number, or nothing. */
  readonly Plate?: Component<{ part: string; words: Words }>;
}

/**
 * Where a player makes something of his own for a game, such as an island: `workshop/Workshop.svelte`.
 * Its words are those of the game, of `<id>-findings.ftl`, `<id>-fairness.ftl` and `<id>-workshop.ftl`.
 */
export interface WorkshopProps {
  readonly words: Words;
  /** The piece to work on; null for the shelf with all of them. */
  readonly piece: string | null;
}

/** The choice of such a piece for a new table: `workshop/Pick.svelte`. */
export interface PickProps {
  readonly words: Words;
  readonly piece: string | null;
  /** Tells the options of the table that follow from the choice. */
  readonly onpick: (options: Options) => void;
}

/**
 * A game on the start page; the default export of `card.ts`. Words that only the page needs are in
 * `locales/<language>/<id>-page.ftl`, among them `game-title` and `game-about`.
 */
export interface GameCard {
  readonly id: string;
  readonly designer: string;
  /** A picture without text, 16:9, decorative (`aria-hidden`); no props. */
  readonly Picture?: Component;
  /** The place on the start page. */
  readonly order: number;
  /** Announced, but not yet to be played. */
  readonly soon?: boolean;
}
