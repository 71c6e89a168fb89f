/** Machi Koro's face. */
import type { GameFace } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import { decks } from "./decks";
import { play } from "./motion";
import Purse from "./Purse.svelte";
import { rule } from "./rules";
import { account, standing } from "./standing";
import type { MachiKoroView } from "./view";

const face: GameFace<MachiKoroView> = {
  id: "machi-koro",
  Board,
  Beside: Purse,
  play,
  after,
  standing,
  standingMessage: "standing-worth",
  account,
  rule,
  decks,
  secrets: false,
};

export default face;
