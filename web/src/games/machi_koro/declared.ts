/* Written by tools/make_page_types.py from the declarations of Machi Koro. */
import vocabulary from "./vocabulary.json";
import type { Result, Seat } from "../../lib/messages";

export const CARD_IDS = ["wheat-field", "ranch", "bakery", "cafe", "convenience-store", "forest", "stadium", "tv-station", "business-centre", "cheese-factory", "furniture-factory", "mine", "family-restaurant", "apple-orchard", "produce-market"] as const;
export type CardId = (typeof CARD_IDS)[number];

export const LANDMARK_IDS = ["train-station", "shopping-mall", "amusement-park", "radio-tower"] as const;
export type LandmarkId = (typeof LANDMARK_IDS)[number];

export const COLOUR_IDS = ["blue", "green", "red", "purple"] as const;
export type ColourId = (typeof COLOUR_IDS)[number];

export const SYMBOL_IDS = ["wheat", "cow", "gear", "shop", "cup", "factory", "fruit", "tower"] as const;
export type SymbolId = (typeof SYMBOL_IDS)[number];

export const QUESTIONS = ["roll", "reroll", "collect", "swap", "give", "get", "build"] as const;
export type Question = (typeof QUESTIONS)[number];

export const PHASES = ["roll", "reroll", "collect", "swap", "give", "get", "build", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const VARIANTS = ["come-what-may", "first-games"] as const;
export type Variant = (typeof VARIANTS)[number];

/** A player's cards and coins. */
export interface City {
  readonly coins: number;
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  readonly built: readonly LandmarkId[];
  /** Landmarks whose advantage holds already. */
  readonly active: readonly LandmarkId[];
}

/** What a person would otherwise work out in the head. */
export interface MachiKoroAid {
  /** For each roller and each total from 1 to 12, the change of every player's coins. */
  readonly outlook: readonly (readonly (readonly number[])[])[];
}

/** The whole table. Cards are counted by id; kinds that are not there are left out. */
export interface MachiKoroView {
  /** Who looks; ``None`` for a spectator. */
  readonly seat: Seat | null;
  readonly to_move: Seat | null;
  /** What the seat to move has to decide. */
  readonly question: Question | null;
  /** This seat's possible answers; empty when another is to move. */
  readonly legal: readonly MachiKoroAction[];
  readonly result: Result | null;
  readonly cities: readonly City[];
  readonly market: Readonly<Partial<Record<CardId, number>>>;
  /** What is left to be turned up in "Come what may"; its order nobody knows (MK-M2). */
  readonly deck: Readonly<Partial<Record<CardId, number>>>;
  readonly box: Readonly<Partial<Record<CardId, number>>>;
  readonly turn: Seat;
  readonly turns: number;
  readonly phase: Phase;
  readonly dice: readonly number[];
  readonly second_turn: boolean;
  readonly second_turn_follows: boolean;
  readonly options: Readonly<Partial<Record<Variant, boolean>>>;
  readonly partner: Seat | null;
  readonly given: CardId | null;
  readonly aid?: MachiKoroAid;
}

export type MachiKoroAction =
  | { readonly do: "roll"; readonly dice: number; }
  | { readonly do: "keep"; }
  | { readonly do: "reroll"; }
  | { readonly do: "collect"; readonly from: Seat; }
  | { readonly do: "swap"; readonly with: Seat; }
  | { readonly do: "decline"; }
  | { readonly do: "give"; readonly card: "wheat-field" | "ranch" | "bakery" | "cafe" | "convenience-store" | "forest" | "cheese-factory" | "furniture-factory" | "mine" | "family-restaurant" | "apple-orchard" | "produce-market"; }
  | { readonly do: "get"; readonly card: "wheat-field" | "ranch" | "bakery" | "cafe" | "convenience-store" | "forest" | "cheese-factory" | "furniture-factory" | "mine" | "family-restaurant" | "apple-orchard" | "produce-market"; }
  | { readonly do: "build"; readonly card: CardId; }
  | { readonly do: "build"; readonly landmark: LandmarkId; }
  | { readonly do: "pass"; };

export interface MachiKoroEvents {
  /** A player's turn begins. */
  readonly turn: { readonly event: "turn"; readonly seat: Seat; };
  /** A player has another turn, thanks to his amusement park. */
  readonly "second-turn": { readonly event: "second-turn"; readonly seat: Seat; };
  /** From now on a landmark's advantage holds. */
  readonly opened: { readonly event: "opened"; readonly seat: Seat; readonly landmark: LandmarkId; };
  /** A player rolls one die or two. */
  readonly rolled: { readonly event: "rolled"; readonly seat: Seat; readonly dice: readonly number[]; readonly total: number; };
  /** A player rolls once more, thanks to his radio tower. */
  readonly rerolled: { readonly event: "rerolled"; readonly seat: Seat; readonly dice: readonly number[]; readonly total: number; };
  /** A player who may roll again keeps his roll. */
  readonly kept: { readonly event: "kept"; readonly seat: Seat; };
  /** A player pays another for a red or purple card, as far as his coins go. */
  readonly paid: { readonly event: "paid"; readonly seat: Seat; readonly to: Seat; readonly card: CardId; readonly coins: number; readonly unpaid: number; };
  /** The bank pays for all copies of a blue or green card. */
  readonly earned: { readonly event: "earned"; readonly seat: Seat; readonly card: CardId; readonly cards: number; readonly coins: number; };
  /** A roll brings nothing to anybody. */
  readonly "no-income": { readonly event: "no-income"; readonly total: number; };
  /** The business centre exchanges two cards. */
  readonly swapped: { readonly event: "swapped"; readonly seat: Seat; readonly with: Seat; readonly gave: CardId; readonly got: CardId; };
  /** A player does without the business centre's swap. */
  readonly declined: { readonly event: "declined"; readonly seat: Seat; };
  /** A player builds an establishment. */
  readonly built: { readonly event: "built"; readonly seat: Seat; readonly card: CardId; readonly coins: number; };
  /** A player builds one of his landmarks. */
  readonly "built-landmark": { readonly event: "built-landmark"; readonly seat: Seat; readonly landmark: LandmarkId; readonly coins: number; };
  /** A player builds nothing. */
  readonly passed: { readonly event: "passed"; readonly seat: Seat; };
  /** A card of the deck is turned up and laid out in the market. */
  readonly revealed: { readonly event: "revealed"; readonly card: CardId; readonly left: number; };
  /** A player has built all landmarks. */
  readonly won: { readonly event: "won"; readonly seat: Seat; };
}

export type MachiKoroEvent = MachiKoroEvents[keyof MachiKoroEvents];

export interface CardFacts {
  readonly cost: number;
  readonly rolls: readonly number[];
  readonly colour: ColourId;
  readonly symbol: SymbolId;
  readonly income: number;
  readonly per?: SymbolId;
}

export const CARD_FACTS = vocabulary.things.card as Readonly<Record<CardId, CardFacts>>;

export interface LandmarkFacts {
  readonly cost: number;
}

export const LANDMARK_FACTS = vocabulary.things.landmark as Readonly<Record<LandmarkId, LandmarkFacts>>;

/** Numbers and lists of the rules. */
export const NUMBERS = {
  starting_cards: ["wheat-field", "bakery"],
  starting_coins: 3,
  copies: {
    "wheat-field": 6,
    ranch: 6,
    bakery: 6,
    cafe: 6,
    "convenience-store": 6,
    forest: 6,
    stadium: 4,
    "tv-station": 4,
    "business-centre": 4,
    "cheese-factory": 6,
    "furniture-factory": 6,
    mine: 6,
    "family-restaurant": 6,
    "apple-orchard": 6,
    "produce-market": 6,
  },
  dice: [1, 2],
  mall_symbols: ["cup", "shop"],
  mall_bonus: 1,
  choices: ["tv-station", "business-centre"],
} as const;
