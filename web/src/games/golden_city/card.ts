import type { GameCard } from "../face";
import meta from "./meta.json";
import Picture from "./Picture.svelte";

export default {
  ...meta,
  Picture,
  order: 2,
} satisfies GameCard;
