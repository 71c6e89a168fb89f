/** What a seat sees of Machi Koro, and what is printed on the cards; both come from the rules. */
import type { Facts } from "../../lib/words";
import type { Action, View } from "../face";
import vocabulary from "./vocabulary.json";

export interface City {
  readonly coins: number;
  readonly cards: Counted;
  readonly built: readonly string[];
  /** Landmarks whose advantage holds already. */
  readonly active: readonly string[];
}

/** How many there are of each card. */
export type Counted = Readonly<Record<string, number>>;

export interface MachiKoroView extends View {
  readonly cities: readonly City[];
  readonly market: Counted;
  readonly deck: Counted;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly dice: readonly number[];
  readonly second_turn: boolean;
  readonly second_turn_follows: boolean;
  readonly come_what_may: boolean;
  readonly first_games: boolean;
  readonly partner: number | null;
  readonly given: string | null;
  /** For each roller and each total from 1 to 12, the change of every player's coins. */
  readonly aid?: { readonly outlook: Outlook };
}

export type Outlook = readonly (readonly (readonly number[])[])[];

export type Colour = "blue" | "green" | "red" | "purple";

export interface Establishment {
  readonly id: string;
  readonly cost: number;
  readonly rolls: readonly number[];
  readonly colour: Colour;
  readonly symbol: string;
  readonly income: number;
  /** The symbol that multiplies the income. */
  readonly per?: string;
}

export interface Landmark {
  readonly id: string;
  readonly cost: number;
}

/** Something that can be built. */
export interface Thing {
  readonly kind: "card" | "landmark";
  readonly id: string;
}

function printed<T>(things: Readonly<Record<string, object>>): readonly T[] {
  return Object.entries(things).map(([id, facts]) => ({ id, ...facts }) as T);
}

export const ESTABLISHMENTS = printed<Establishment>(vocabulary.things.card);
export const LANDMARKS = printed<Landmark>(vocabulary.things.landmark);

const BY_ID = new Map(ESTABLISHMENTS.map((card) => [card.id, card]));

export function establishment(id: string): Establishment {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}

/** The cards that are there, in the order of their numbers. */
export function sorted(cards: Counted): { card: Establishment; count: number }[] {
  return ESTABLISHMENTS.flatMap((card) => {
    const count = cards[card.id] ?? 0;
    return count > 0 ? [{ card, count }] : [];
  });
}

export function rolls(card: Establishment): string {
  return card.rolls.join("–");
}

/** The message that says what a card earns, in a word or two, with its facts. */
export function incomeOf(card: Establishment): [string, Facts] {
  const facts = { coins: card.income };
  if (card.colour === "purple") return [`income-${card.id}`, facts];
  if (card.per) return ["income-per", { ...facts, symbol: card.per }];
  return [card.colour === "red" ? "income-roller" : "income-bank", facts];
}

/** The message that says what a card does, in a sentence, with its facts. */
export function effectOf(card: Establishment): [string, Facts] {
  const facts = { coins: card.income, rolls: rolls(card) };
  if (card.colour === "purple") return [`does-${card.id}`, facts];
  if (card.per) return ["does-green-per", { ...facts, symbol: card.per }];
  return [`does-${card.colour}`, facts];
}

export function buildOf({ kind, id }: Thing): Action {
  return { do: "build", [kind]: id };
}
