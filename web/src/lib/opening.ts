/** From a wish to a table: made, seats taken, everybody of this device ready. */
import { api } from "./api";
import { companies, type Company } from "./last_players.svelte";
import { mine } from "./my_tables.svelte";
import type { Create, GameInfo } from "./messages";
import { hex } from "./sealed_chance";

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
  // What the host copies from the address bar lets friends in.
  return invite && !start ? `/table/${table}#invite=${invite}` : `/table/${table}`;
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

/** The wish for a table of this company; who has no name is called as `called` says. */
export function together(
  game: string,
  { places, options, first }: Company,
  called: (seat: number) => string,
): Create {
  const bots = places.flatMap(({ bot }, seat) => (bot ? [{ seat, level: bot }] : []));
  const people = places.flatMap(({ name, bot }, seat) =>
    bot ? [] : [name.trim() || called(seat)],
  );
  return { game, seats: places.length, bots, people, options, first };
}

/** One click: a person against the bots of last time. */
export function againstBots(
  game: GameInfo,
  name: string,
  options: Create["options"] = {},
): Promise<string> {
  const company = companies.of(game, "bots");
  const wish = together(
    game.id,
    { ...company, options: { ...company.options, ...options } },
    () => name,
  );
  return open(wish, true);
}
