/** The Golden City's face. */
import type { GameFace } from "../face";
import { ruleBehind } from "../rules";
import { after } from "./after";
import Board from "./Board.svelte";
import { RULES } from "./declared";
import { play } from "./motion";
import { account, standing } from "./standing";
import type { ShownView } from "./view";

const face: GameFace<ShownView> = {
  id: "golden-city",
  Board,
  play,
  after,
  standing,
  standingMessage: "standing-letters",
  account,
  rule: (event) => ruleBehind(RULES, event),
  secrets: true,
};

export default face;
