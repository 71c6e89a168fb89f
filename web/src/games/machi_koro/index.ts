/** Machi Koro's face. */
import type { GameFace } from "../face";
import { after } from "./after";
import Board from "./Board.svelte";
import { play } from "./motion";
import Purse from "./Purse.svelte";
import { account, standing } from "./standing";
import type { MachiKoroEvent } from "./declared";
import type { ShownView } from "./view";

const face: GameFace<ShownView, MachiKoroEvent> = {
  id: "machi-koro",
  Board,
  Beside: Purse,
  play,
  after,
  standing,
  standingMessage: "standing-worth",
  account,
  secrets: false,
  places: (event) => [
    ...("card" in event ? [`market-${event.card}`] : []),
    ...("landmark" in event && "seat" in event
      ? [`landmark-${String(event.seat)}-${event.landmark}`]
      : []),
  ],
};

export default face;
