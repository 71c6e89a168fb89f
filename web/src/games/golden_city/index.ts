/** The Golden City's face. */
import type { GameFace } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import type { GoldenCityEvent } from "./declared";
import { play } from "./motion";
import { placesOf } from "./places";
import { account, standing } from "./standing";
import type { ShownView } from "./view";

const face: GameFace<ShownView, GoldenCityEvent> = {
  id: "golden-city",
  Board,
  play,
  after,
  standing,
  standingMessage: "standing-letters",
  account,
  secrets: true,
  places: (event) => ("site" in event ? [`site-${event.site}`] : []),
  things: ({ island }) => placesOf(island),
};

export default face;
