/** Machi Koro on the start page. */
import type { GameCard } from "../face";
import meta from "./meta.json";
import Picture from "./Picture.svelte";

const card: GameCard = {
  ...meta,
  Picture,
  order: 1,
};

export default card;
