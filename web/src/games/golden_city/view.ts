/** What a seat sees of The Golden City; it comes from the rules. */
import type { View } from "../face";
import {
  landformOf,
  type IslandData,
  type Landform,
  type Reward,
  type SiteData,
} from "./island/data";
import vocabulary from "./vocabulary.json";

/** How many there are of each card. */
export type Counted = Readonly<Record<string, number>>;

export interface PlayerView {
  readonly coins: number;
  readonly keys: number;
  readonly goods: Counted;
  readonly unbuilt: number;
  readonly blocked: boolean;
  /** How many landform cards he holds, and those of them that everybody knows of. */
  readonly cards: number;
  readonly known: Counted;
  readonly hand: Counted | null;
  readonly bonus_cards: number;
  readonly bonus: readonly string[] | null;
  readonly letters: number | null;
}

export interface Pair {
  readonly cards: readonly string[];
  readonly holder: number | null;
  /** Gone to its holder, between two views. */
  readonly taken?: boolean;
}

export interface ScoreCard {
  readonly id: string;
  readonly back: number;
  readonly good: string;
  readonly area: string;
}

/** What the rules count for the viewer. */
export interface Aid {
  /** What the score card would bring each player now, for its good and for its area. */
  readonly goods: readonly number[];
  readonly area: readonly number[];
  /** What each bonus card would bring the viewer now. */
  readonly bonus: Counted;
  /** Where the viewer may build if he has the cards. */
  readonly reach: readonly string[];
}

/** Letters of one scoring, by where they came from. */
export interface Won {
  readonly goods: number;
  readonly area: number;
  readonly bonus: readonly { readonly card: string; readonly letters: number }[];
}

export interface GoldenCityView extends View {
  readonly island: unknown;
  readonly options: Readonly<Record<string, boolean>>;
  readonly players: readonly PlayerView[];
  /** For each location that is built on, whose businesses are there. */
  readonly businesses: Readonly<Record<string, readonly number[]>>;
  readonly round: number;
  readonly start_player: number;
  readonly turn: number;
  readonly turns: number;
  readonly phase: string;
  readonly score_card: ScoreCard | null;
  readonly score_deck: readonly ScoreCard[];
  readonly next_back: number;
  readonly pairs: readonly Pair[];
  readonly expulsions: number;
  readonly builds: number;
  readonly paying_for: string | null;
  readonly draw_pile: number;
  readonly discards: Counted;
  readonly supply: number;
  readonly key_supply: number;
  readonly keys_used: number;
  readonly goods_open: Counted;
  readonly goods_deck: Counted;
  readonly goods_gone: Counted;
  readonly bonus_takers: readonly number[];
  readonly bonus_left: readonly string[] | null;
  readonly aid?: Aid;
  /** What each player has won in the scoring that is being shown, between two views. */
  readonly tally?: readonly Won[];
}

export const LANDFORMS = Object.keys(vocabulary.things.landform) as Landform[];
export const GOODS = Object.keys(vocabulary.things.good);
/** How many landform cards there are of each kind. */
export const COPIES = 10;
export const HAND_LIMIT = 5;

/** The cards one by one, in the order of the landforms. */
export function spread(cards: Counted): Landform[] {
  return LANDFORMS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, () => kind));
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
export function unseen(view: GoldenCityView): Counted {
  const seen = [
    view.discards,
    ...view.players.map(({ hand, known }) => hand ?? known),
    ...view.pairs.filter(({ taken }) => !taken).map(({ cards }) => counted(cards)),
  ];
  const all = Object.fromEntries(LANDFORMS.map((kind) => [kind, COPIES]));
  return seen.reduce(minus, all);
}

export function sum({ goods, area, bonus }: Won): number {
  return bonus.reduce((all, { letters }) => all + letters, goods + area);
}

/** The goods on a goods card. */
export function goodsOn(card: string): string[] {
  return card.split("-");
}

/** On how many of a player's goods cards a good is shown. */
export function cardsWith(goods: Counted, good: string): number {
  return Object.entries(goods).reduce(
    (sum, [card, n]) => sum + (goodsOn(card).includes(good) ? n : 0),
    0,
  );
}

/** Cards of another landform that stand for one of this landform, two by two. */
export function jokers(payment: Counted, site: SiteData): { pair: Landform; stands: number }[] {
  const own = landformOf(site);
  return LANDFORMS.filter((kind) => kind !== own && (payment[kind] ?? 0) > 1).map((kind) => ({
    pair: kind,
    stands: Math.floor((payment[kind] ?? 0) / 2),
  }));
}

export function siteOf(island: IslandData, id: string | null): SiteData | undefined {
  return island.sites.find((site) => site.id === id);
}

export type { Landform, Reward, SiteData };
