/** The face-down deck of "Come what may" as it was before the first card was turned up (MK-M2). */
import type { Deck } from "../face";
import { ESTABLISHMENTS } from "./view";

const COPIES = 6;

export function decks(options: Readonly<Record<string, unknown>>, seats: number): readonly Deck[] {
  if (!options["come-what-may"]) return [];
  return [ESTABLISHMENTS.map(({ id, colour }) => [id, colour === "purple" ? seats : COPIES])];
}
