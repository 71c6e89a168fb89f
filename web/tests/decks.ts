/** What the decks of the recorded games held at the start, as the server tells it of games that are over. */
import type { Deck } from "../src/lib/sealed_chance";
import decks from "./decks.json";

const of = decks as unknown as Readonly<Record<string, readonly Deck[]>>;

export function decksOf(record: string): readonly Deck[] {
  const found = of[record];
  if (!found) throw new Error(`there is no record ${record}`);
  return found;
}
