/** How seats are called. Bots have names of people, the same in every language. */
import type { Player } from "../games/face";
import { COLOURS, type SeatInfo } from "./messages";

const BOTS = ["Ada", "Bruno", "Celia", "Dario", "Edda", "Falko", "Greta", "Hugo"];

function seatName(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name;
  return seat.who === "nobody" ? "…" : (BOTS[number % BOTS.length] ?? "");
}

/** People who sit at no table: in a puzzle, for example. */
export function strangers(seats: number): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: BOTS[seat % BOTS.length] ?? "",
    colour: COLOURS[seat % COLOURS.length] ?? "grey",
    bot: null,
  }));
}

export function playersOf(seats: readonly SeatInfo[]): Player[] {
  return seats.map((info, seat) => ({
    seat,
    name: seatName(info, seat),
    colour: COLOURS.find((colour) => colour === info.colour) ?? "grey",
    bot: info.level,
  }));
}
