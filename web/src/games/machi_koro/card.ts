/** Machi Koro on the start page. */
import type { GameCard } from "../face";
import Picture from "./Picture.svelte";

const card: GameCard = {
  id: "machi-koro",
  designer: "Masao Suganuma",
  Picture,
  order: 1,
};

export default card;
