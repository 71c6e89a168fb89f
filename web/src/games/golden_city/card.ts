import type { GameCard } from "../face";
import Picture from "./Picture.svelte";

export default {
  id: "golden-city",
  designer: "Michael Schacht",
  Picture,
  order: 2,
} satisfies GameCard;
