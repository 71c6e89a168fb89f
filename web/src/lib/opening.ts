/** From a wish to a table: made, seats taken, everybody of this device ready. */
import { api } from "./api";
import { mine } from "./mine.svelte";
import type { Create, GameInfo } from "./messages";
import { hex } from "./seal";

const random = (bytes: number) => hex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Says of a seat that its player is ready, and adds this device's randomness to the dice. */
export function readyUp(table: string, seat: number): Promise<unknown> {
  return api.command(table, seat, { type: "ready", id: random(8), entropy: random(16) });
}

/** Tables of this device that are about to start. */
const starting = new Map<string, Promise<unknown>>();

/** Whether the table starts by itself, because everybody of this device is ready. */
export async function begins(table: string): Promise<boolean> {
  const ready = starting.get(table);
  starting.delete(table);
  return (await ready?.catch(() => null)) != null;
}

/** Makes a table and sits down: the address to go to. One can go there before it has started. */
export async function open(wish: Create, start: boolean): Promise<string> {
  const { table, seats, invite = null } = await api.create(wish);
  mine.add({ id: table, game: wish.game, at: Date.now(), invite, seats });
  // The dice are mixed when the server's secret is fixed: this is a request of its own.
  if (start) starting.set(table, Promise.all(seats.map((seat) => readyUp(table, seat))));
  return `/table/${table}`;
}

/** Takes a free seat at somebody's table. Guests are ready as soon as they sit. */
export async function join(
  table: string,
  game: string,
  name: string,
  invite: string | null,
): Promise<readonly number[]> {
  const { seats } = await api.sit(table, { name, invite });
  mine.add({ id: table, game, at: Date.now(), invite, seats });
  for (const seat of seats) await readyUp(table, seat);
  return seats;
}

/** A level that lets a newcomer win now and then. */
export const middling = (levels: readonly string[]): string =>
  levels[Math.floor((levels.length - 1) / 3)] ?? "";

/** One click: a person and two bots of middling strength, or as many as the game wants. */
export function againstBots(
  game: GameInfo,
  name: string,
  options: Create["options"] = {},
): Promise<string> {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const level = middling(game.levels);
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level }));
  return open({ game: game.id, seats, bots, options, people: [name] }, true);
}
