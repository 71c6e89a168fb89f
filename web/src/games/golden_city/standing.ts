/** How far each player has come, and where every letter came from. */
import type { Account, GameEvent } from "../face";
import type { GoldenCityView } from "./view";

/** Which events bring letters, under which heading of the account. */
const SOURCES: Readonly<Record<string, string>> = {
  "account-city": "city-letters",
  "account-goods": "scored-goods",
  "account-areas": "scored-area",
  "account-bonus": "bonus-scored",
};
const GAINS = Object.values(SOURCES);

/** What these events have brought each seat: every gain is announced, only the totals are secret. */
function gained(seats: number, events: readonly GameEvent[]): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    events
      .filter(({ seat: whose }) => whose === seat)
      .reduce((letters, event) => letters + Number(event["letters"]), 0),
  );
}

/** How the letters came in. */
export function standing({ players }: GoldenCityView, events: readonly GameEvent[]): number[] {
  return gained(
    players.length,
    events.filter(({ event }) => GAINS.includes(event)),
  );
}

/** Each bonus card with its owner's letters, owner by owner as the columns stand. */
function bonusCards({ players, result }: GoldenCityView, events: readonly GameEvent[]): Account[] {
  const place = ({ seat }: GameEvent) => result?.places[Number(seat)] ?? 0;
  return events
    .filter(({ event }) => event === SOURCES["account-bonus"])
    .toSorted((a, b) => place(a) - place(b))
    .map(({ bonus, letters, seat: owner }) => ({
      message: `bonus-${String(bonus)}`,
      about: `bonus-${String(bonus)}.each`,
      values: players.map((_, seat) => (seat === owner ? Number(letters) : "")),
      weight: "part",
    }));
}

export function account(view: GoldenCityView, events: readonly GameEvent[]): Account[] {
  const { players, businesses, options, result } = view;
  const built = (wanted: (site: string) => boolean) =>
    players.map(
      (_, seat) =>
        Object.entries(businesses).filter(([id, at]) => wanted(id) && at.includes(seat)).length,
    );
  const letters = {
    message: "account-letters",
    values: players.map(({ letters }) => letters ?? "?"),
    weight: "sum" as const,
  };
  const inCity = { message: "account-in-city", values: built((id) => /^[io]/.test(id)) };
  const inAll = { message: "account-built", values: built(() => true) };
  const coins = { message: "account-coins", values: players.map(({ coins }) => coins) };
  // Whoever is blocked comes behind all others, whatever he has.
  const blocked = players.some((one) => one.blocked)
    ? [{ message: "account-blocked", values: players.map((one) => (one.blocked ? "✓" : "–")) }]
    : [];
  const ranked = [...blocked, letters, options["tie-all-businesses"] ? inAll : inCity, coins];
  const [first, second] = [1, 2].map((place) => result?.places.indexOf(place) ?? -1) as [
    number,
    number,
  ];
  const decided = ranked.find(({ values }) => values[first] !== values[second]);
  const marked = (line: Account): Account =>
    line === decided ? { ...line, weight: "tie-break" } : line;
  return [
    ...blocked,
    ...Object.entries(SOURCES).map(([message, name]) => ({
      message,
      values: gained(
        players.length,
        events.filter(({ event }) => event === name),
      ),
    })),
    ...bonusCards(view, events),
    letters,
    ...[inCity, inAll, coins].map(marked),
  ];
}
