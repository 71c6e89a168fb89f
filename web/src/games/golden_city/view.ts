/** The view between two views of the rules, while events are shown, and how its cards are counted. */
import {
  LANDFORM_IDS,
  NUMBERS,
  type BonusId,
  type GoldenCityView,
  type LandformId,
  type Pair,
} from "./declared";

/** A view as it is shown: one of the rules, or a step between two of them. */
export interface ShownView extends Omit<GoldenCityView, "pairs"> {
  readonly pairs: readonly ShownPair[];
  /** What each player has won in the scoring that is being shown. */
  readonly tally?: readonly Won[];
}

export interface ShownPair extends Omit<Pair, "cards"> {
  readonly cards: readonly LandformId[];
  /** Gone to its holder. */
  readonly taken?: boolean;
}

/** Letters of one scoring, by where they came from. */
export interface Won {
  readonly goods: number;
  readonly area: number;
  readonly bonus: readonly { readonly card: BonusId; readonly letters: number }[];
}

/** How many there are of each card. */
export type Counted = Readonly<Record<string, number>>;

/** The cards one by one, in the order of the landforms. */
export function spread(cards: Counted): LandformId[] {
  return LANDFORM_IDS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, () => kind));
}

export function total(cards: Counted): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

export function plus(cards: Counted, more: Counted): Counted {
  const sum: Record<string, number> = { ...cards };
  for (const [card, count] of Object.entries(more)) sum[card] = (sum[card] ?? 0) + count;
  return Object.fromEntries(Object.entries(sum).filter(([, count]) => count > 0));
}

export function minus(cards: Counted, less: Counted): Counted {
  return plus(cards, Object.fromEntries(Object.entries(less).map(([card, n]) => [card, -n])));
}

export function counted(cards: readonly string[]): Counted {
  return cards.reduce<Counted>((sum, card) => plus(sum, { [card]: 1 }), {});
}

/** What the viewer has seen of no landform card: it is in the draw pile or hidden in a hand. */
export function unseen(view: ShownView): Counted {
  const seen = [
    view.discards,
    ...view.players.map(({ hand, known }) => hand ?? known),
    ...view.pairs.filter(({ taken }) => !taken).map(({ cards }) => counted(cards)),
  ];
  const all = Object.fromEntries(LANDFORM_IDS.map((kind) => [kind, NUMBERS.landform_copies]));
  return seen.reduce(minus, all);
}

export function sum({ goods, area, bonus }: Won): number {
  return bonus.reduce((all, { letters }) => all + letters, goods + area);
}

/** The cards of a payment that stand for cards of this landform, and for how many. */
export function jokers(
  payment: Counted,
  landform: LandformId,
): { card: LandformId; count: number; stands: number }[] {
  return LANDFORM_IDS.flatMap((card) => {
    const count = card === landform ? 0 : (payment[card] ?? 0);
    return count ? [{ card, count, stands: count / NUMBERS.joker }] : [];
  });
}
