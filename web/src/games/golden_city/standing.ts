/** How far each player has come, and where every letter came from. */
import type { Account, GameEvent } from "../face";
import type { GoldenCityView } from "./view";

const BUSINESSES: Readonly<Record<number, number>> = { 3: 18, 4: 16 };

/** Letters are secret while the game lasts; what stands on the island is not. */
export function standing({ players }: GoldenCityView): number[] {
  const all = BUSINESSES[players.length] ?? 0;
  return players.map(({ unbuilt }) => all - unbuilt);
}

/** Which events bring letters, under which heading of the account. */
const SOURCES: Readonly<Record<string, string>> = {
  "account-city": "city-letters",
  "account-goods": "scored-goods",
  "account-areas": "scored-area",
  "account-bonus": "bonus-scored",
};

export function account(view: GoldenCityView, events: readonly GameEvent[]): Account[] {
  const { players, businesses } = view;
  const seats = players.map((_, seat) => seat);
  const sum = (name: string) =>
    seats.map((seat) =>
      events
        .filter(({ event, seat: whose }) => event === name && whose === seat)
        .reduce((letters, event) => letters + Number(event["letters"]), 0),
    );
  const built = (wanted: (site: string) => boolean) =>
    seats.map(
      (seat) =>
        Object.entries(businesses).filter(([id, at]) => wanted(id) && at.includes(seat)).length,
    );
  return [
    ...Object.entries(SOURCES).map(([message, name]) => ({ message, values: sum(name) })),
    { message: "account-letters", values: players.map(({ letters }) => letters ?? "?") },
    { message: "account-in-city", values: built((id) => /^[io]/.test(id)) },
    { message: "account-built", values: built(() => true) },
    { message: "account-coins", values: players.map(({ coins }) => coins) },
  ];
}
