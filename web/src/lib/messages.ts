/* Written by tools/make_page_types.py from kontor/server/messages/. */

/** A command is done and stored; ``n`` is the entry it led to. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly n: number;
}

/** A decision, e.g. `{do: "build", card: "cafe"}`. */
export interface Action {
  readonly do: string;
  readonly [more: string]: unknown;
}

/** An answer, the chance of winning after it, and what speaks for it. */
export interface Advised {
  readonly action: Action;
  /** Null if too little is known to name one. */
  readonly chance: number | null;
  readonly reasons: readonly Because[];
}

/** A reason: a message of the catalogue ``bots`` and its facts. */
export interface Because {
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface BotSeat {
  readonly seat: number;
  readonly level: string;
}

/** The rule behind an event where it depends on one of the event's facts. */
export interface RuleBy {
  readonly fact: string;
  readonly rules: Readonly<Record<string, string | RuleBy>>;
  readonly otherwise: string | RuleBy;
}

/** Players are heard by players, spectators by spectators. ``name`` is for the latter. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly text: string;
  readonly name?: string | null;
}

export interface Chatted {
  readonly type: "chatted";
  readonly n: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
}

/** What is there to say about data that somebody made for an option of a game? */
export interface Check {
  readonly value: unknown;
}

export interface ClockInfo {
  /** Each seat's seconds at ``now``. */
  readonly left: readonly number[];
  /** Whose time runs. */
  readonly running: number | null;
  /** The server's time, in seconds since 1970. */
  readonly now: number;
}

export interface Closed {
  readonly type: "closed";
  readonly n: number;
  readonly at: number;
  readonly reason: string;
  readonly places: readonly number[];
}

/** A new table. */
export interface Create {
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Who starts; without it chance decides. */
  readonly first?: number | null;
  /** Whether it stands in the list of open tables; if not, one needs the invitation. */
  readonly public?: boolean;
  readonly pace?: Pace;
  readonly rated?: boolean;
  /** Whether hints may be asked for although other people play too; all are told of each. */
  readonly hints?: boolean;
  readonly watchable?: boolean;
  /** By how many seconds spectators lag behind. */
  readonly delay?: number;
  /** The level of the bot that plays for those who leave or run out of time; else a middle one. */
  readonly stand_in?: string | null;
  readonly bots?: readonly BotSeat[];
  /** Who sits down at once, on the device that makes the table. */
  readonly people?: readonly string[];
}

export interface Decided {
  readonly seat: number;
  readonly action: Action;
}

/** Data for an option of a game, made by chance. */
export interface Draft {
  readonly value: unknown;
}

/** Bring the token of a seat to another device: the answer sets its cookie. */
export interface Enter {
  readonly token: string;
}

/** What happened, e.g. `{event: "paid", seat: 0, to: 1, coins: 1}`. */
export interface GameEvent {
  readonly event: string;
  readonly [more: string]: unknown;
}

/** Something that is wrong, or worth knowing. Its words are ``finding-CODE``, with the facts. */
export interface Finding {
  readonly code: string;
  readonly places: readonly string[];
  readonly facts: Readonly<Record<string, unknown>>;
  readonly rule: string;
  /** Whether it must be mended before one can play. */
  readonly fault: boolean;
}

/** The rules failed. The table stays as it is, and its record is kept. */
export interface Froze {
  readonly type: "froze";
  readonly n: number;
  readonly at: number;
}

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly designer: string;
  readonly seats: readonly number[];
  readonly options: readonly OptionInfo[];
  readonly rules: number;
  /** The levels of bots, from easy to hard. */
  readonly levels: readonly string[];
  /** Bots with a manner of their own, which can be asked for instead of a level. */
  readonly characters: readonly string[];
  /** The bot behind each level and character: who it is, by its name. */
  readonly bots: Readonly<Record<string, string>>;
  /** How strong levels and characters are, in Elo points, as far as it was measured. */
  readonly ratings: Readonly<Record<string, number>>;
  /** The folder of its drawing in the page; empty if the page shows it as text. */
  readonly face: string;
  /** How many puzzles come with it. */
  readonly puzzles: number;
}

/** The words of a game that the page was not built with, and what needs them. */
export interface GameWords {
  /** Fluent; a message replaces one of the same name before it. */
  readonly catalogues: readonly string[];
  /** The things of each kind by id, and what never changes about each. */
  readonly things: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  /** The kind of thing, or ``seat``, that a fact names if its own name does not say so. */
  readonly nouns: Readonly<Record<string, string>>;
  /** The facts of each event. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /** The events that begin a new paragraph of the log. */
  readonly opens: readonly string[];
  /** The rule behind each event, for those that have one. */
  readonly behind: Readonly<Record<string, string | RuleBy>>;
  /** The fact with the cards that an event puts away, to be shuffled in again later. */
  readonly spends: Readonly<Record<string, string>>;
}

/** The first message on a socket, and the one to change the viewer with. */
export interface Hello {
  readonly type: "hello";
  readonly seat?: number | null;
  readonly since?: number | null;
  readonly token?: string | null;
  readonly aid?: boolean;
}

/** Who is connected now. */
export interface Here {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** What the best bot would do, first of the answers it thought about. */
export interface Hint {
  readonly answers: readonly Advised[];
}

/** A hint was asked for; at a table where all play against bots, it is nobody's business. */
export interface Hinted {
  readonly type: "hinted";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
}

/** Ask the host of a table that one has no invitation to. */
export interface KnockAt {
  readonly name: string;
}

/** Somebody who waits to be let in. */
export interface KnockInfo {
  /** The entry with which he knocked. */
  readonly n: number;
  readonly name: string;
}

/** Somebody without the invitation asks to be let in. */
export interface Knocked {
  readonly type: "knocked";
  readonly n: number;
  readonly at: number;
  readonly name: string;
}

/** A bot shall play for me until I return. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** The host lets in who knocked, to the first free seat, or turns him away. */
export interface LetIn {
  readonly type: "let-in";
  readonly id: string;
  readonly knock: number;
  readonly yes: boolean;
}

/** The public tables: those one can join, then those one can watch. */
export interface Lobby {
  readonly type: "lobby";
  readonly tables: readonly TableLine[];
}

/** What was to be seen after the entry ``n``. */
export interface Moment {
  readonly n: number;
  readonly view: View;
}

/** A decision. ``expect`` is the last entry that the client knows of. */
export interface Move {
  readonly type: "move";
  readonly expect: number;
  readonly id: string;
  readonly action: Action;
}

/** A decision and its events, without what the reader may not know. */
export interface Moved {
  readonly type: "moved";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Why the seat's bot did not answer itself: ``late``, ``abroad``, ``time``, ``died``, ``raised``, ``nonsense``. */
  readonly stumble?: string | null;
}

/** Look at a finished game that is in a file. */
export interface OpenRecord {
  /** All of the file. */
  readonly record: string;
}

/** The table at which a game from a file is shown, to whoever knows its name. */
export interface Opened {
  readonly table: string;
}

export interface OptionInfo {
  readonly id: string;
  readonly rule: string;
  readonly default: unknown;
}

/** Where a game comes from that did not begin at its own table. */
export interface Origin {
  /** The finished game; empty for a file. */
  readonly table: string;
  /** The entry after which it went another way; 0 where it began anew. */
  readonly moment: number;
  readonly how?: "file" | "played-on" | "same-deal";
  /** Whether one secret gave all its dice and cards, so that they can be verified. */
  readonly sealed?: boolean;
}

/** ``relaxed``: no clock. ``live``: each player has ``bank`` seconds for the whole game and */
export interface Pace {
  readonly kind?: "days" | "live" | "relaxed";
  readonly bank?: number;
  readonly increment?: number;
}

export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** Play a finished game again from a moment on, against bots, at a table of its own. */
export interface PlayOn {
  /** The entry after which the position stood, as `Reviewed.moments` names it. */
  readonly moment: number;
  readonly seat: number;
  readonly name: string;
  /** How the bots play; a middle level, if not said. */
  readonly level?: string | null;
}

export interface Pong {
  readonly type: "pong";
  readonly id: string;
}

export interface Presence {
  readonly type: "presence";
  readonly here: Here;
}

/** A puzzle as it is put to somebody. */
export interface PuzzleAsked {
  readonly kind: string;
  readonly seats: number;
  readonly view: View;
  /** The answers that come into question, the best first. Any other is no better than these. */
  readonly compared: readonly Weighed[];
  readonly best: Advised;
  /** What an answer may lose to count as found. */
  readonly limit: number;
}

/** A puzzle in the list of them. */
export interface PuzzleInfo {
  /** What is asked. */
  readonly kind: string;
  readonly seats: number;
}

export interface Readied {
  readonly type: "readied";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
}

/** I am ready. When all are, the game starts. ``entropy`` is mixed into the dice. */
export interface Ready {
  readonly type: "ready";
  readonly id: string;
  readonly entropy?: string;
}

/** Why a command was not done. Nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly code: "bad-host" | "bad-message" | "bad-origin" | "bad-record" | "bad-setup" | "busy" | "chat-closed" | "chat-full" | "damaged" | "illegal" | "no-review" | "no-such-level" | "no-such-seat" | "no-such-table" | "no-undo" | "not-allowed" | "not-found" | "not-host" | "not-invited" | "not-open" | "not-over" | "not-playing" | "not-watchable" | "not-your-turn" | "not-yours" | "nothing-asked" | "stale" | "stand-in" | "taken" | "too-fast" | "too-large" | "too-many" | "too-slow" | "unavailable" | "unknown-action";
  readonly message: string;
  readonly id?: string | null;
  /** The number of the rule that forbids it. */
  readonly rule?: string | null;
}

export interface Rematched {
  readonly type: "rematched";
  readonly n: number;
  readonly at: number;
  readonly table: string;
}

export interface Replaced {
  readonly type: "replaced";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly level: string;
  /** ``left``, ``time`` or ``resigned``. */
  readonly reason: string;
}

export interface Resign {
  readonly type: "resign";
  readonly id: string;
}

/** How a game ended. */
export interface Result {
  /** Which of the game's ends it was. */
  readonly reason: string;
  /** Each seat's place, from 1; a shared victory has several firsts. */
  readonly places: readonly number[];
  readonly points?: readonly number[] | null;
}

/** I take my seat back from the bot. */
export interface Return {
  readonly type: "return";
  readonly id: string;
}

export interface Returned {
  readonly type: "returned";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
}

/** All there is to say about a finished game. */
export interface Review {
  readonly game: string;
  readonly seats: readonly SeatReview[];
  readonly decisions: readonly ReviewedDecision[];
  /** The chances when the first player had to decide. */
  readonly opening: readonly number[];
  /** The three that moved most, in the order of the game. */
  readonly turning_points: readonly TurningPoint[];
  /** The game in a sentence or two: messages of the catalogue ``review`` with their facts. */
  readonly closing: readonly Because[];
  /** Empty in games without dice. */
  readonly rolls: readonly Rolls[];
  /** The loss from which each of the worse verdicts is given. */
  readonly limits: Readonly<Record<string, number>>;
  /** Whether games were played on to be sure of the verdicts; if not, it is a first estimate. */
  readonly refined: boolean;
}

/** How far the review of a finished game is; ask again until ``done`` is 1. */
export interface Reviewed {
  /** What has been found so far. */
  readonly review: Review | null;
  /** The part of the work that is done, from 0 to 1. */
  readonly done: number;
  /** The entries after which the positions of the game stood: first its start, then each decision of the review, by its number. */
  readonly moments: readonly number[];
}

/** A decision, what came of it by chance, and what both did to the chances. */
export interface ReviewedDecision {
  /** Its place in the record, from 0. */
  readonly number: number;
  readonly seat: Seat;
  /** The turn or round, as the game counts its length; the first is 1. */
  readonly turn: number;
  readonly action: Action;
  readonly before: readonly number[];
  /** After the decision, before chance had its say. */
  readonly decided: readonly number[];
  readonly after: readonly number[];
  /** What chance then did: ``after`` less ``decided``, of mean 0. */
  readonly luck: readonly number[];
  /** The dice and cards that came. */
  readonly outcomes: readonly (number | string)[];
  /** How many answers were legal. */
  readonly options: number;
  readonly verdict: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake";
  /** What it lost of its seat's chance against the best answer, as far as its seat could know. */
  readonly loss: number;
  /** By how much the loss may be wrong, with 95 % certainty; 0 if nothing was played on. */
  readonly margin: number;
  /** The best answer found, if it was another, and what speaks for it. */
  readonly best: Advised | null;
  /** The answers that came into question; none if the best was given. */
  readonly compared: readonly Weighed[];
}

/** What chance dealt to a seat: rolls with one die or two, and what they brought. */
export interface Rolls {
  readonly seat: Seat;
  readonly one: number;
  readonly two: number;
  /** How often each sum came. */
  readonly sums: Readonly<Record<string, number>>;
  /** How often it was to be expected. */
  readonly expected: Readonly<Record<string, number>>;
  /** The coins of all rolls, and what was to be expected; absent if rolls bring none. */
  readonly brought: number | null;
  readonly mean: number | null;
}

/** The answer to `Why`. */
export interface Ruling {
  readonly type: "ruling";
  readonly id: string;
  /** The number of the rule that forbids the action; nothing if it is allowed. */
  readonly rule: string | null;
}

/** Play a new game with the dice and cards of a finished one. */
export interface SameDeal {
  readonly seat: number;
  readonly name: string;
  /** How bots play the other seats; without it they are free for friends. */
  readonly level?: string | null;
}

export interface Sat {
  readonly type: "sat";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly level?: string | null;
}

/** The host puts a bot of this level on a free seat. */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

export interface SeatInfo {
  readonly name: string;
  readonly colour: string;
  readonly who: "bot" | "nobody" | "person" | "stand-in";
  /** The level of the bot that plays the seat now. */
  readonly level: string | null;
  readonly ready: boolean;
  /** Why a bot stands in: ``left``, ``time``, ``resigned``. */
  readonly away: string | null;
}

/** Where a seat's result came from: start + luck + skill + others = result. */
export interface SeatReview {
  /** The chance of winning before the first card or die. */
  readonly start: number;
  /** What dice and cards brought, those that came and those that lay hidden. */
  readonly luck: number;
  /** The part of the luck that lay in hidden cards, and in what the judge saw only later. */
  readonly hidden: number;
  /** What the seat's own decisions lost against the best answers found: 0 or less. */
  readonly skill: number;
  /** What the decisions of the other seats brought, against the best they could have done. */
  readonly others: number;
  /** 1 for a victory, a share of it if there were several winners. */
  readonly result: number;
  /** The share of games in which dice and draws are as kind as here, or kinder. */
  readonly luckier: number;
  /** How kind chance was, in words of the catalogue ``review``. */
  readonly said: Because;
  /** How often each verdict was given. */
  readonly verdicts: Readonly<Record<string, number>>;
}

/** The answer to `Create`, `Sit` and a rematch. The token is in the cookie as well. */
export interface Seated {
  readonly table: string;
  readonly token: string;
  readonly seats: readonly number[];
  /** What others need to join a table that is not public. */
  readonly invite?: string | null;
}

/** Take a seat. With a token that already holds one, this is a second seat at one device. */
export interface Sit {
  readonly name: string;
  /** Any free one, if not said. */
  readonly seat?: number | null;
  readonly colour?: "blue" | "green" | "grey" | "orange" | "purple" | "red" | "teal" | "yellow" | null;
  readonly invite?: string | null;
}

/** Give up a seat before the start: one's own, or as host anybody's. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat: number;
}

export interface Started {
  readonly type: "started";
  readonly n: number;
  readonly at: number;
}

/** Everything a page needs to draw a table; the answer to `Hello`. */
export interface State {
  readonly type: "state";
  /** The number of the last entry: what to expect with the next move, and to go on from. */
  readonly n: number;
  readonly you: You;
  readonly table: TableInfo;
  readonly here: Here;
  readonly entries: readonly (Sat | Stood | Knocked | TurnedAway | Readied | Started | Moved | TookBack | UndoAsked | UndoAnswered | Replaced | Returned | Closed | Froze | Chatted | Hinted | Rematched)[];
  /** The game as this seat sees it, with its legal actions; nothing before the start. */
  readonly view: View | null;
  readonly clock?: ClockInfo | null;
  readonly undo?: UndoOffer | null;
  readonly asked?: UndoRequest | null;
}

export interface Stood {
  readonly type: "stood";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
}

/** All about a table but the game itself. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: number | null;
  readonly status: "frozen" | "open" | "over" | "playing";
  readonly public: boolean;
  readonly pace: Pace;
  readonly rated: boolean;
  /** Whether a player may ask for hints. */
  readonly hints: boolean;
  readonly watchable: boolean;
  readonly delay: number;
  readonly stand_in: string;
  readonly created: number;
  readonly seats: readonly SeatInfo[];
  /** Who waits to be let in, before the start. */
  readonly knocks: readonly KnockInfo[];
  /** The hash of the secret of the dice, promised before anybody sat down. */
  readonly commitment: string;
  /** What the players added to the dice. */
  readonly entropy: readonly string[];
  /** The secret itself, once the game is over. */
  readonly secret: string | null;
  /** What the face-down decks held at the start, once the game is over: who has the secret and these can work out every card that was drawn. */
  readonly decks: readonly (readonly (readonly [string, number])[])[] | null;
  readonly result: Result | null;
  /** Where the game comes from, if it did not begin at this table. */
  readonly origin: Origin | null;
  readonly rematch: string | null;
}

/** A table in the list. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  /** As the table's, but for data that somebody made, such as an island: that is ``own``. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: "frozen" | "open" | "over" | "playing";
  readonly pace: Pace;
  readonly rated: boolean;
  readonly seats: readonly SeatInfo[];
  readonly created: number;
}

/** A line of a table in words. The first cell names what the others tell about. */
export interface TextRow {
  readonly cells: readonly string[];
  /** What the player to move does by choosing this line. */
  readonly action: Action | null;
}

/** A headed list: a part of the table in words. */
export interface TextSection {
  readonly title: string;
  /** What heads the cells after the first. */
  readonly columns: readonly string[];
  readonly rows: readonly TextRow[];
  readonly note: string;
}

export interface TookBack {
  readonly type: "took-back";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  /** The numbers of the moves that no longer stand. */
  readonly undone: readonly number[];
}

/** Let bots play with data that somebody made for an option of a game. */
export interface Try {
  readonly value: unknown;
  /** Numbers of players; all that the game is for, if left out. */
  readonly seats?: readonly number[] | null;
  /** For each number of seats; a game may play as many again under other conditions. */
  readonly games?: number;
}

export interface TurnedAway {
  readonly type: "turned-away";
  readonly n: number;
  readonly at: number;
  /** The number of the entry with which he knocked. */
  readonly knock: number;
}

/** A moment that moved the chances more than others. */
export interface TurningPoint {
  /** The decision. */
  readonly number: number;
  /** Whether it was the decision or what came by chance after it. */
  readonly kind: "decision" | "luck";
  /** Who decided. */
  readonly seat: Seat;
  /** Whose chance it changed most. */
  readonly whose: Seat;
  /** By how much: more than 0 if it did him good. */
  readonly change: number;
  /** The same in words of the catalogue ``review``. */
  readonly said: Because;
}

/** Take back what the last `UndoOffer` named, at once or after the others' consent. */
export interface Undo {
  readonly type: "undo";
  readonly expect: number;
  readonly id: string;
}

export interface UndoAnswered {
  readonly type: "undo-answered";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
  readonly yes: boolean;
}

export interface UndoAsked {
  readonly type: "undo-asked";
  readonly n: number;
  readonly at: number;
  readonly seat: number;
}

/** What the button would take back, the latest decision last. */
export interface UndoOffer {
  readonly decisions: readonly Decided[];
  /** Whether it happens at once; otherwise the others are asked. */
  readonly free: boolean;
}

/** Yes or no to another's wish to take back. */
export interface UndoReply {
  readonly type: "answer";
  readonly id: string;
  readonly yes: boolean;
}

/** A wish to take back that waits for an answer. */
export interface UndoRequest {
  readonly seat: number;
  /** What would be taken back. */
  readonly decisions: readonly Decided[];
  readonly waiting_for: readonly number[];
}

/** What is new since the last `State` or `Update`. ``table`` is there if it changed. */
export interface Update {
  readonly type: "update";
  readonly n: number;
  readonly entries: readonly (Sat | Stood | Knocked | TurnedAway | Readied | Started | Moved | TookBack | UndoAsked | UndoAnswered | Replaced | Returned | Closed | Froze | Chatted | Hinted | Rematched)[];
  readonly view: View | null;
  readonly table?: TableInfo | null;
  readonly clock?: ClockInfo | null;
  readonly undo?: UndoOffer | null;
  readonly asked?: UndoRequest | null;
  /** The id of the command that this answers, if it was yours. */
  readonly ack?: string | null;
}

/** The part of a view that every game has; each game adds its table. */
export interface View {
  /** Who looks; ``None`` for a spectator. */
  readonly seat: Seat | null;
  readonly to_move: Seat | null;
  /** What the seat to move has to decide. */
  readonly question: string | null;
  /** This seat's possible answers; empty when another is to move. */
  readonly legal: readonly Action[];
  readonly result: Result | null;
}

/** An answer that was compared with the best one. */
export interface Weighed {
  readonly action: Action;
  /** What it would have lost against the best. */
  readonly loss: number;
}

/** Which rule forbids this action now? Asks only, and only who is to move is answered. */
export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly action: Action;
}

export interface You {
  /** The seat that the view is for; null for a spectator. */
  readonly seat: number | null;
  /** All seats that your token holds. */
  readonly seats: readonly number[];
  readonly host: boolean;
  /** The entry with which you knocked, while the host has not answered. */
  readonly knock: number | null;
}

export type Command = Ready | Stand | SeatBot | LetIn | Move | Undo | UndoReply | Resign | Leave | Return | Chat;

export type ClientMessage = Hello | Ping | Why | Ready | Stand | SeatBot | LetIn | Move | Undo | UndoReply | Resign | Leave | Return | Chat;

export type AnyHappened = Sat | Stood | Knocked | TurnedAway | Readied | Started | Moved | TookBack | UndoAsked | UndoAnswered | Replaced | Returned | Closed | Froze | Chatted | Hinted | Rematched;

export type ServerMessage = State | Update | Ack | Refused | Ruling | Presence | Pong | Lobby;

export type Status = "open" | "playing" | "over" | "frozen";

export type Code = "bad-message" | "unavailable" | "no-such-table" | "no-such-seat" | "not-invited" | "not-yours" | "not-host" | "not-open" | "not-playing" | "taken" | "stale" | "illegal" | "unknown-action" | "not-your-turn" | "stand-in" | "no-undo" | "nothing-asked" | "chat-closed" | "chat-full" | "bad-setup" | "no-such-level" | "not-watchable" | "too-fast" | "too-slow" | "too-large" | "too-many" | "busy" | "damaged" | "bad-origin" | "bad-host" | "bad-record" | "not-found" | "not-allowed" | "not-over" | "no-review";

export type Seat = number;

export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

export const LANGUAGES = ["de", "en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How many characters what people write may have. */
export const LONGEST = {
  name: 24,
  chat: 500,
} as const;

/** How many bytes a request may have. */
export const LARGEST_REQUEST = 65536 as const;

/** How many faces a die has. */
export const FACES = 6 as const;

/** What every key of sealed chance is made with. */
export const SEAL = "kontor sealed chance 1" as const;
