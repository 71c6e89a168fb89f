/* Written by tools/make_page_types.py from the declarations of The Golden City. */
import type { Rule } from "../rules";
import type { Result, Seat } from "../../lib/messages";

export type LandformId = "coast" | "woodland" | "meadow" | "mountain" | "desert";

export type SiteId = "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10" | "c11" | "c12" | "c13" | "c14" | "c15" | "c16" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7" | "r8" | "r9" | "r10" | "r11" | "r12" | "r13" | "r14" | "r15" | "r16" | "r17" | "r18" | "r19" | "r20" | "r21" | "r22" | "r23" | "r24" | "r25" | "r26" | "r27" | "r28" | "r29" | "r30" | "o1" | "o2" | "o3" | "o4" | "o5" | "o6" | "o7" | "o8" | "i1" | "i2" | "i3" | "i4";

export type KindId = "coast" | "rural" | "outer" | "inner";

export type AreaId = "mountain-meadow" | "meadow-woodland" | "woodland-desert" | "desert-mountain" | "mountain" | "meadow" | "woodland" | "desert";

export type GoodId = "pottery" | "wine" | "spices" | "cloth";

export type GoodsId = "pottery-wine" | "pottery-spices" | "pottery-cloth" | "wine-spices" | "wine-cloth" | "spices-cloth";

export type BonusId = "scales" | "coin" | "city" | "river" | "woodland" | "meadow" | "mountain" | "desert";

export type RewardId = "coin-1" | "coin-2" | "landform" | "key" | "bonus" | "goods";

export type PhaseId = "bidding" | "building" | "scoring" | "end";

export type Phase = "bid" | "build" | "pay" | "choose" | "take" | "give-up" | "discard" | "over";

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
}

/** The table. Cards are counted by name; kinds that are not there are left out. */
export interface GoldenCityView {
  /** Whose eyes these are; ``None`` for a spectator. */
  readonly seat: Seat | null;
  readonly to_move: Seat | null;
  /** What the seat to move has to decide. */
  readonly question: string | null;
  /** This seat's possible answers; empty when another is to move. */
  readonly legal: readonly GoldenCityAction[];
  readonly result: Result | null;
  /** The island's name, or its whole description. */
  readonly island: string | Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, boolean>>;
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

/** The rule of the catalogue behind each event. */
export const RULES: Partial<Record<keyof GoldenCityEvents, Rule>> = {
  round: "GC-E6",
  "score-card": "GC-P1",
  reshuffled: "GC-P3",
  dealt: "GC-P2",
  placed: "GC-A1",
  expelled: "GC-A4",
  "took-pair": "GC-A6",
  built: {
    fact: "site",
    rules: {
      c1: "GC-D2",
      c2: "GC-D2",
      c3: "GC-D2",
      c4: "GC-D2",
      c5: "GC-D2",
      c6: "GC-D2",
      c7: "GC-D2",
      c8: "GC-D2",
      c9: "GC-D2",
      c10: "GC-D2",
      c11: "GC-D2",
      c12: "GC-D2",
      c13: "GC-D2",
      c14: "GC-D2",
      c15: "GC-D2",
      c16: "GC-D2",
      i1: "GC-D4",
      i2: "GC-D4",
      i3: "GC-D4",
      i4: "GC-D4",
    },
    otherwise: "GC-D3",
  },
  "built-all": "GC-F1",
  blocked: "GC-F3",
  discarded: "GC-D10",
  ended: "GC-D1",
  coins: "GC-R1",
  drew: "GC-R2",
  key: "GC-R3",
  looks: "GC-R4",
  bonus: "GC-R4",
  "goods-taken": "GC-R5",
  "goods-drawn": "GC-R5",
  "goods-shown": "GC-R5",
  "gave-up": "GC-R6",
  "nothing-left": {
    fact: "reward",
    rules: {
      key: "GC-R3",
      bonus: "GC-R4",
      goods: "GC-R5",
    },
    otherwise: "GC-R1",
  },
  "city-letters": {
    fact: "letters",
    rules: {
      "0": "GC-D6",
      "10": "GC-R8",
      "6": "GC-R8",
    },
    otherwise: "GC-R7",
  },
  "scored-goods": "GC-E1",
  "scored-goods-nobody": "GC-E1",
  "scored-area": "GC-E3",
  "scored-area-nobody": "GC-E2",
  "bonus-scored": {
    fact: "bonus",
    rules: {
      scales: "GC-B1",
      coin: "GC-B2",
      city: "GC-B3",
      river: "GC-B4",
    },
    otherwise: "GC-B5",
  },
  total: "GC-F6",
  won: "GC-F4",
  "won-together": "GC-F4",
};

/** Numbers and lists of the rules. */
export const NUMBERS = {
  businesses: {
    "3": 18,
    "4": 16,
  },
  coins: 35,
  starting_coins: 3,
  keys: 6,
  landform_copies: 10,
  bonus_cards: 8,
  goods_cards: 8,
  goods_face_up: 3,
  goods_limit: 4,
  hand_limit: 5,
  builds_a_turn: 2,
  expulsion_prices: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35],
  expulsions_at_most: 3,
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
  presence: 2,
  majority: 2,
  tie_breaks: ["not-blocked", "letters", "businesses", "coins"],
  sites: {
    coast: 16,
    rural: 30,
    outer: 8,
    inner: 4,
  },
  sectors: ["mountain", "meadow", "woodland", "desert"],
  rivers: {
    "mountain-meadow": ["mountain", "meadow"],
    "meadow-woodland": ["meadow", "woodland"],
    "woodland-desert": ["woodland", "desert"],
    "desert-mountain": ["desert", "mountain"],
  },
  directions: ["clockwise", "counter-clockwise"],
  backs: {
    "1": 4,
    "2": 8,
    "3": 4,
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

/** The fact with the cards that an event puts away. */
export const SPENT = {
  built: "cards",
  discarded: "card",
} as const;
