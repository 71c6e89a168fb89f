/* Written by tools/make_page_types.py from the declarations of The Golden City. */
import vocabulary from "./vocabulary.json";
import type { Result, Seat } from "../../lib/messages";

export const LANDFORM_IDS = ["coast", "woodland", "meadow", "mountain", "desert"] as const;
export type LandformId = (typeof LANDFORM_IDS)[number];

export const SITE_IDS = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", "r29", "r30", "o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "i1", "i2", "i3", "i4"] as const;
export type SiteId = (typeof SITE_IDS)[number];

export const KIND_IDS = ["coast", "rural", "outer", "inner"] as const;
export type KindId = (typeof KIND_IDS)[number];

export const AREA_IDS = ["mountain-meadow", "meadow-woodland", "woodland-desert", "desert-mountain", "mountain", "meadow", "woodland", "desert"] as const;
export type AreaId = (typeof AREA_IDS)[number];

export const GOOD_IDS = ["pottery", "wine", "spices", "cloth"] as const;
export type GoodId = (typeof GOOD_IDS)[number];

export const GOODS_IDS = ["pottery-wine", "pottery-spices", "pottery-cloth", "wine-spices", "wine-cloth", "spices-cloth"] as const;
export type GoodsId = (typeof GOODS_IDS)[number];

export const BONUS_IDS = ["scales", "coin", "city", "river", "woodland", "meadow", "mountain", "desert"] as const;
export type BonusId = (typeof BONUS_IDS)[number];

export const REWARD_IDS = ["coin-1", "coin-2", "landform", "key", "bonus", "goods"] as const;
export type RewardId = (typeof REWARD_IDS)[number];

export const PHASE_IDS = ["bidding", "building", "scoring", "end"] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const CRITERIONS = ["not-blocked", "letters", "in-city", "built", "coins"] as const;
export type Criterion = (typeof CRITERIONS)[number];

export const QUESTIONS = ["bid", "build", "pay", "choose", "take", "give-up", "discard"] as const;
export type Question = (typeof QUESTIONS)[number];

export const VARIANTS = ["three-expulsions", "goods-majority", "tie-all-businesses", "open-letters"] as const;
export type Variant = (typeof VARIANTS)[number];

export const PHASES = ["bid", "build", "pay", "choose", "take", "give-up", "discard", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const DIRECTIONS = ["clockwise", "counter-clockwise"] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const SECTORS = ["mountain", "meadow", "woodland", "desert"] as const;
export type Sector = (typeof SECTORS)[number];

export const RIVERS = ["mountain-meadow", "meadow-woodland", "woodland-desert", "desert-mountain"] as const;
export type River = (typeof RIVERS)[number];

/** What each seat is worth when one kind of bot has them all. */
export interface BotSeats {
  readonly bot: string;
  readonly wins: readonly WinShare[];
}

/** How fair an island is, as far as the games say that were played. */
export interface Fairness {
  readonly done: number;
  /** How many games there are to be. */
  readonly of: number;
  readonly counts: readonly SeatCount[];
  readonly verdict: readonly Verdict[];
}

/** What the rules count for the viewer. */
export interface GoldenCityAid {
  /** What the score card would bring each player now, for its good … */
  readonly goods: readonly number[];
  /** … and for its area. */
  readonly area: readonly number[];
  /** What each bonus card would bring the viewer now. */
  readonly bonus: Readonly<Partial<Record<BonusId, number>>>;
  /** Where the viewer may build if he has the cards. */
  readonly reach: readonly SiteId[];
  /** What the next expulsion of the round costs; ``None`` if there may be none any more. */
  readonly next_expulsion: number | null;
  /** Whether the game ends with this round, as far as is known. */
  readonly last_round: boolean;
  /** What set the winner apart from the second, when the game is over. */
  readonly decided_by: Criterion | null;
}

/** The table. Cards are counted by name; kinds that are not there are left out. */
export interface GoldenCityView {
  /** Who looks; ``None`` for a spectator. */
  readonly seat: Seat | null;
  readonly to_move: Seat | null;
  /** What the seat to move has to decide. */
  readonly question: Question | null;
  /** This seat's possible answers; empty when another is to move. */
  readonly legal: readonly GoldenCityAction[];
  readonly result: Result | null;
  /** The island's name, or its whole description. */
  readonly island: string | IslandFile;
  readonly options: Readonly<Partial<Record<Variant, boolean>>>;
  readonly players: readonly PlayerView[];
  /** For each location that is built on, whose businesses are there. */
  readonly businesses: Readonly<Partial<Record<SiteId, readonly Seat[]>>>;
  readonly round: number;
  readonly start_player: Seat;
  readonly turn: Seat;
  readonly turns: number;
  readonly phase: Phase;
  readonly score_card: ScoreCard | null;
  /** What is left, in no order; the cards with `next_back` lie on top (GC-S4). */
  readonly score_deck: readonly ScoreCard[];
  readonly next_back: number;
  readonly pairs: readonly Pair[];
  readonly expulsions: number;
  /** Businesses built in this turn. */
  readonly builds: number;
  readonly paying_for: SiteId | null;
  readonly draw_pile: number;
  readonly discards: Readonly<Partial<Record<LandformId, number>>>;
  readonly supply: number;
  readonly key_supply: number;
  readonly keys_used: number;
  readonly goods_open: Readonly<Partial<Record<GoodsId, number>>>;
  /** What is left in the deck, in no order; it follows from what lies open. */
  readonly goods_deck: Readonly<Partial<Record<GoodsId, number>>>;
  readonly goods_gone: Readonly<Partial<Record<GoodsId, number>>>;
  /** Who took the first, second, … bonus card. */
  readonly bonus_takers: readonly Seat[];
  /** What the viewer saw when he took his. */
  readonly bonus_looks: readonly Look[];
  /** What he sees now, if he is choosing one. */
  readonly bonus_left: readonly BonusId[] | null;
  readonly aid?: GoldenCityAid;
}

/** An island: the board and the cards that belong to it. */
export interface IslandFile {
  readonly direction: Direction;
  readonly goods_cards: Readonly<Partial<Record<GoodsId, number>>>;
  readonly name: string;
  readonly north: Sector;
  readonly notes?: string;
  readonly roads: readonly (readonly [SiteId, SiteId])[];
  readonly score_cards: readonly ScoreCardEntry[];
  readonly sites: readonly SiteEntry[];
  readonly title?: string;
}

/** What a player saw when he took a bonus card: it was the `number`-th to be taken. */
export interface Look {
  readonly number: number;
  readonly left: readonly BonusId[];
  readonly took: BonusId;
}

/** Two landform cards on offer, and whose hand lies on them. */
export interface Pair {
  readonly cards: readonly [LandformId, LandformId];
  readonly holder: Seat | null;
}

/** What lies before a player. `None` is what the viewer may not know. */
export interface PlayerView {
  readonly coins: number;
  readonly keys: number;
  readonly goods: Readonly<Partial<Record<GoodsId, number>>>;
  readonly unbuilt: number;
  readonly blocked: boolean;
  /** How many landform cards he holds. */
  readonly cards: number;
  /** Those of them that everybody knows of. */
  readonly known: Readonly<Partial<Record<LandformId, number>>>;
  readonly hand: Readonly<Partial<Record<LandformId, number>>> | null;
  readonly bonus_cards: number;
  readonly bonus: readonly BonusId[] | null;
  readonly letters: number | null;
}

/** A score card that lies open, or is known to be still in the deck. */
export interface ScoreCard {
  readonly id: string;
  readonly back: number;
  readonly good: GoodId;
  readonly area: AreaId;
}

/** A score card. */
export interface ScoreCardEntry {
  readonly area: AreaId;
  readonly back: number;
  readonly good: GoodId;
  readonly id: string;
}

/** All that was found with one number of seats. */
export interface SeatCount {
  readonly seats: number;
  /** Those in which everybody chose where to begin; the figures are theirs, if not said. */
  readonly games: number;
  /** The share of wins of everybody if all were alike. */
  readonly even: number;
  /** By seat, the start player's first. */
  readonly wins: readonly WinShare[];
  readonly bots: readonly BotSeats[];
  readonly sectors: readonly SectorFairness[];
  readonly rounds: number;
  /** A player's. */
  readonly letters: number;
  /** The share of players who reach the inner city. */
  readonly inside: number;
  /** In a round. */
  readonly expulsions: number;
  /** The share of games that end because somebody can never build again. */
  readonly blocked: number;
  /** Where players begin: the share that does. */
  readonly begun: readonly SoughtSite[];
  /** What is taken while a rival stands next to it: the share of games, and the mean round. */
  readonly disputed: readonly SoughtSite[];
  /** Where hardly anybody ever builds. */
  readonly idle: readonly SiteId[];
}

/** What a sector is worth to whoever begins there. */
export interface SectorFairness {
  readonly sector: LandformId;
  /** The share of players who chose to begin there. */
  readonly chosen: number;
  readonly by_choice: WinShare;
  /** Likewise, of those who were put there by lot. */
  readonly by_lot: WinShare;
}

/** A location. */
export interface SiteEntry {
  readonly coin?: boolean;
  readonly id: SiteId;
  readonly kind?: KindId;
  readonly reward?: RewardId | null;
  readonly river?: River | null;
  readonly sector: Sector;
  readonly x: number;
  readonly y: number;
}

/** A site and how it was used. */
export interface SoughtSite {
  readonly site: SiteId;
  readonly share: number;
  readonly round: number;
}

/** A sentence: the message ``fair-CODE`` with facts. */
export interface Verdict {
  readonly code: string;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** A share of wins, and the interval that holds the true one in 95 cases of 100. */
export interface WinShare {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** How many games, or players, this is a share of. */
  readonly of: number;
}

export type GoldenCityAction =
  | { readonly do: "bid"; readonly pair: number; }
  | { readonly do: "build"; readonly site: SiteId; }
  | { readonly do: "pay"; readonly cards: Readonly<Partial<Record<LandformId, number>>>; }
  | { readonly do: "choose"; readonly bonus: BonusId; }
  | { readonly do: "take"; readonly goods: "pottery-wine" | "pottery-spices" | "pottery-cloth" | "wine-spices" | "wine-cloth" | "spices-cloth" | "deck"; }
  | { readonly do: "give-up"; readonly goods: GoodsId; }
  | { readonly do: "discard"; readonly card: LandformId; }
  | { readonly do: "end"; };

export interface GoldenCityEvents {
  /** A round begins; the seat has the start-player key. */
  readonly round: { readonly event: "round"; readonly round: number; readonly seat: Seat; };
  /** The round's score card is turned up. */
  readonly "score-card": { readonly event: "score-card"; readonly good: GoodId; readonly area: AreaId; };
  /** The discards become the draw pile. */
  readonly reshuffled: { readonly event: "reshuffled"; readonly count: number; };
  /** A pair of landform cards is laid out. */
  readonly dealt: { readonly event: "dealt"; readonly pair: number; readonly cards: readonly LandformId[]; };
  /** A player puts his hand on a free pair. */
  readonly placed: { readonly event: "placed"; readonly seat: Seat; readonly pair: number; readonly cards: readonly LandformId[]; };
  /** A player drives another off a pair and pays for it. */
  readonly expelled: { readonly event: "expelled"; readonly seat: Seat; readonly whom: Seat; readonly pair: number; readonly cards: readonly LandformId[]; readonly coins: number; };
  /** A player takes up his pair. */
  readonly "took-pair": { readonly event: "took-pair"; readonly seat: Seat; readonly cards: readonly LandformId[]; };
  /** A player's turn to build begins. */
  readonly turn: { readonly event: "turn"; readonly seat: Seat; };
  /** A player builds and pays with cards, in an inner part of the city with a key besides. */
  readonly built: { readonly event: "built"; readonly seat: Seat; readonly site: SiteId; readonly cards: Readonly<Partial<Record<LandformId, number>>>; readonly keys: number; };
  /** A player has no business left to build. */
  readonly "built-all": { readonly event: "built-all"; readonly seat: Seat; };
  /** A player can never build again. */
  readonly blocked: { readonly event: "blocked"; readonly seat: Seat; };
  /** A player puts a card away, openly, to keep the hand limit. */
  readonly discarded: { readonly event: "discarded"; readonly seat: Seat; readonly card: LandformId; };
  /** A player ends his turn after so many businesses. */
  readonly ended: { readonly event: "ended"; readonly seat: Seat; readonly businesses: number; };
  /** A player gets coins from the supply. */
  readonly coins: { readonly event: "coins"; readonly seat: Seat; readonly coins: number; };
  /** A player draws a landform card. */
  readonly drew: { readonly event: "drew"; readonly seat: Seat; readonly card?: LandformId; };
  /** A player gets a key. */
  readonly key: { readonly event: "key"; readonly seat: Seat; };
  /** A player looks through the bonus cards that are left. */
  readonly looks: { readonly event: "looks"; readonly seat: Seat; };
  /** A player keeps a bonus card. */
  readonly bonus: { readonly event: "bonus"; readonly seat: Seat; readonly bonus?: BonusId; };
  /** A player takes a goods card that lies open. */
  readonly "goods-taken": { readonly event: "goods-taken"; readonly seat: Seat; readonly goods: GoodsId; };
  /** A player takes the top goods card of the deck. */
  readonly "goods-drawn": { readonly event: "goods-drawn"; readonly seat: Seat; readonly goods: GoodsId; };
  /** A goods card is turned up in place of the one taken. */
  readonly "goods-shown": { readonly event: "goods-shown"; readonly goods: GoodsId; };
  /** A player puts a goods card out of the game, to keep the limit. */
  readonly "gave-up": { readonly event: "gave-up"; readonly seat: Seat; readonly goods: GoodsId; };
  /** There is nothing left of a reward. */
  readonly "nothing-left": { readonly event: "nothing-left"; readonly seat: Seat; readonly reward: RewardId; };
  /** A player gets letters for building in a part of the city, or comes too late for any. */
  readonly "city-letters": { readonly event: "city-letters"; readonly seat: Seat; readonly letters: number; readonly place: number; };
  /** A player gets letters for goods cards with the good of the score card. */
  readonly "scored-goods": { readonly event: "scored-goods"; readonly seat: Seat; readonly good: GoodId; readonly count: number; readonly letters: number; readonly extra: number; };
  /** Nobody has the good of the score card. */
  readonly "scored-goods-nobody": { readonly event: "scored-goods-nobody"; readonly good: GoodId; };
  /** A player gets letters for businesses in the area of the score card. */
  readonly "scored-area": { readonly event: "scored-area"; readonly seat: Seat; readonly area: AreaId; readonly count: number; readonly letters: number; readonly extra: number; };
  /** Nobody has a business in the area of the score card. */
  readonly "scored-area-nobody": { readonly event: "scored-area-nobody"; readonly area: AreaId; };
  /** A player's bonus card is turned up and counted. */
  readonly "bonus-scored": { readonly event: "bonus-scored"; readonly seat: Seat; readonly bonus: BonusId; readonly letters: number; };
  /** A player's letters in the end. */
  readonly total: { readonly event: "total"; readonly seat: Seat; readonly letters: number; };
  /** A player wins alone. */
  readonly won: { readonly event: "won"; readonly seat: Seat; };
  /** A player shares the victory. */
  readonly "won-together": { readonly event: "won-together"; readonly seat: Seat; };
}

export type GoldenCityEvent = GoldenCityEvents[keyof GoldenCityEvents];

export interface SiteFacts {
  readonly kind: KindId;
  readonly spot: string;
  readonly reward: string;
}

export const SITE_FACTS = vocabulary.things.site as Readonly<Record<SiteId, SiteFacts>>;

export interface BonusFacts {
  readonly letters: number;
}

export const BONUS_FACTS = vocabulary.things.bonus as Readonly<Record<BonusId, BonusFacts>>;

/** Numbers and lists of the rules. */
export const NUMBERS = {
  island: "windrose",
  landform_copies: 10,
  bonus_cards: 8,
  goods_cards: 8,
  score_cards: 16,
  hand_limit: 5,
  expulsion_prices: [1, 2, 3],
  costs: {
    coast: {
      cards: 1,
      keys: 0,
    },
    rural: {
      cards: 2,
      keys: 0,
    },
    outer: {
      cards: 2,
      keys: 0,
    },
    inner: {
      cards: 2,
      keys: 1,
    },
  },
  joker: 2,
  letters: {
    outer: [5, 3],
    inner: [10, 6],
  },
  first_gets: {
    inner: "landform",
  },
  rewarded: 1,
  quarters: ["outer", "inner"],
  pays_with: {
    coast: "coast",
  },
  can_have: {
    reward: ["coast", "rural"],
    river: ["rural"],
    coin: ["outer"],
  },
  rivers: {
    "mountain-meadow": ["mountain", "meadow"],
    "meadow-woodland": ["meadow", "woodland"],
    "woodland-desert": ["woodland", "desert"],
    "desert-mountain": ["desert", "mountain"],
  },
  goods: {
    "pottery-wine": ["pottery", "wine"],
    "pottery-spices": ["pottery", "spices"],
    "pottery-cloth": ["pottery", "cloth"],
    "wine-spices": ["wine", "spices"],
    "wine-cloth": ["wine", "cloth"],
    "spices-cloth": ["spices", "cloth"],
  },
} as const;
