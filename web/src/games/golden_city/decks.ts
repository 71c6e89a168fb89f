/** The face-down decks as they were at the start (GC-C3 … GC-C5, GC-S2 … GC-S4). */
import type { Deck, GameEvent } from "../face";
import { islandOf } from "./island/data";
import { COPIES, LANDFORMS, spread, type Counted } from "./view";
import vocabulary from "./vocabulary.json";

const BACKS = [1, 2, 3];
const GOODS_CARDS = Object.keys(vocabulary.things.goods).filter((kind) => kind !== "deck");

export function decks(options: Readonly<Record<string, unknown>>, seats: number): readonly Deck[] {
  const island = islandOf(options["island"] ?? "kontor");
  return [
    LANDFORMS.map((kind) => [kind, kind === "coast" ? COPIES - seats : COPIES]),
    GOODS_CARDS.map((kind) => [kind, island.goods_cards[kind] ?? 0]),
    ...BACKS.map((back): Deck =>
      island.score_cards.filter((card) => card.back === back).map(({ id }) => [id, 1]),
    ),
  ];
}

/** Cards that are played or discarded are shuffled in when the draw pile is used up (GC-P3). */
export function spent({ event, cards, card }: GameEvent): readonly string[] {
  if (event === "built") return spread(cards as Counted);
  return event === "discarded" ? [String(card)] : [];
}
