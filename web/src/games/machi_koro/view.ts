/** What the page adds to the views of Machi Koro and to what is printed on its cards. */
import type { Words } from "../../lib/words";
import {
  CARD_FACTS,
  CARD_IDS,
  LANDMARK_FACTS,
  LANDMARK_IDS,
  type CardFacts,
  type CardId,
  type LandmarkFacts,
  type LandmarkId,
  type MachiKoroAction,
  type MachiKoroView,
  type Phase,
} from "./declared";

/** A view, or what is shown between two: after a roll, while it pays out. */
export interface ShownView extends Omit<MachiKoroView, "phase"> {
  readonly phase: Phase | "income";
}

/** How many there are of each card. */
export type Counted = Readonly<Partial<Record<CardId, number>>>;

export interface Establishment extends CardFacts {
  readonly id: CardId;
}

export interface Landmark extends LandmarkFacts {
  readonly id: LandmarkId;
}

/** Something that can be built. */
export type Thing =
  | { readonly kind: "card"; readonly id: CardId }
  | { readonly kind: "landmark"; readonly id: LandmarkId };

export const ESTABLISHMENTS: readonly Establishment[] = CARD_IDS.map(establishment);
export const LANDMARKS: readonly Landmark[] = LANDMARK_IDS.map((id) => ({
  id,
  ...LANDMARK_FACTS[id],
}));

export function establishment(id: CardId): Establishment {
  return { id, ...CARD_FACTS[id] };
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

/** What a card earns, in a word or two. */
export function incomeOf(card: Establishment, words: Words): string {
  const facts = { coins: card.income };
  if (card.per) return words.say("income-per", { ...facts, symbol: card.per });
  const own = `income-${card.id}`;
  return words.say(words.has(own) ? own : `income-${card.colour}`, facts);
}

/** What a card does, in a sentence. */
export function effectOf(card: Establishment, words: Words): string {
  const facts = { coins: card.income, rolls: rolls(card) };
  if (card.per) return words.say("does-green-per", { ...facts, symbol: card.per });
  const own = `does-${card.id}`;
  return words.say(words.has(own) ? own : `does-${card.colour}`, facts);
}

export function costOf({ kind, id }: Thing): number {
  return kind === "card" ? CARD_FACTS[id].cost : LANDMARK_FACTS[id].cost;
}

export function buildOf({ kind, id }: Thing): MachiKoroAction {
  return kind === "card" ? { do: "build", card: id } : { do: "build", landmark: id };
}
