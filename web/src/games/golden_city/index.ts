/** The Golden City's face. */
import type { GameFace } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import type { GoldenCityEvent } from "./declared";
import { islandOf } from "./island/data";
import { play } from "./motion";
import { nameOf } from "./say";
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
  about: ({ site }, { island }, words) => {
    const found = islandOf(island).sites.find(({ id }) => id === site);
    return found ? nameOf(found, words) : "";
  },
};

export default face;
