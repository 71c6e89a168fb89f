/** The Golden City's face. */
import type { GameFace } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import { decks, spent } from "./decks";
import { play } from "./motion";
import { rule } from "./rules";
import { account, standing } from "./standing";
import type { GoldenCityView } from "./view";

const face: GameFace<GoldenCityView> = {
  id: "golden-city",
  Board,
  play,
  after,
  standing,
  standingMessage: "standing-letters",
  account,
  rule,
  decks,
  spent,
  secrets: true,
};

export default face;
