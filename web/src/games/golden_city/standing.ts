/** How far each player has come, and where every letter came from. */
import type { Account } from "../face";
import {
  CRITERIONS,
  SITE_IDS,
  type Criterion,
  type GoldenCityEvent,
  type SiteId,
} from "./declared";
import { inCity } from "./island/data";
import type { ShownView } from "./view";

type Scored = Extract<
  GoldenCityEvent,
  { event: "city-letters" | "scored-goods" | "scored-area" | "bonus-scored" }
>;

/** Which events bring letters, under which heading of the account. */
const SOURCES: Readonly<Record<Scored["event"], string>> = {
  "city-letters": "account-city",
  "scored-goods": "account-goods",
  "scored-area": "account-areas",
  "bonus-scored": "account-bonus",
};

function brings(event: GoldenCityEvent): event is Scored {
  return event.event in SOURCES;
}

/** What these events have brought each seat: every gain is announced, only the totals are secret. */
function gained(seats: number, gains: readonly Scored[]): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    gains
      .filter(({ seat: whose }) => whose === seat)
      .reduce((sum, { letters }) => sum + letters, 0),
  );
}

/** How the letters came in. */
export function standing({ players }: ShownView, events: readonly GoldenCityEvent[]): number[] {
  return gained(players.length, events.filter(brings));
}

/** Each bonus card with its owner's letters, owner by owner as the columns stand. */
function bonusCards({ players, result }: ShownView, gains: readonly Scored[]): Account[] {
  return gains
    .filter((gain) => gain.event === "bonus-scored")
    .toSorted((a, b) => (result?.places[a.seat] ?? 0) - (result?.places[b.seat] ?? 0))
    .map(({ bonus, letters, seat: owner }) => ({
      message: `bonus-${bonus}`,
      about: `bonus-${bonus}.each`,
      values: players.map((_, seat) => (seat === owner ? letters : "")),
      weight: "part",
    }));
}

/** What sets players apart, in the order in which it counts; the letters with all that brought them. */
export function account(view: ShownView, events: readonly GoldenCityEvent[]): Account[] {
  const { players, businesses, aid } = view;
  const gains = events.filter(brings);
  const built = (wanted: (site: SiteId) => boolean) =>
    players.map(
      (_, seat) => SITE_IDS.filter((id) => wanted(id) && businesses[id]?.includes(seat)).length,
    );
  const line = (criterion: Criterion, values: readonly number[]): Account => ({
    message: `account-${criterion}`,
    values,
    weight: aid?.decided_by === criterion ? "tie-break" : undefined,
  });
  const compared: Readonly<Record<Criterion, readonly Account[]>> = {
    "not-blocked": players.some((one) => one.blocked)
      ? [{ message: "account-blocked", values: players.map((one) => (one.blocked ? "✓" : "–")) }]
      : [],
    letters: [
      ...Object.entries(SOURCES).map(([name, message]) => ({
        message,
        values: gained(
          players.length,
          gains.filter(({ event }) => event === name),
        ),
      })),
      ...bonusCards(view, gains),
      {
        message: "account-letters",
        values: players.map(({ letters }) => letters ?? "?"),
        weight: "sum",
      },
    ],
    "in-city": [line("in-city", built(inCity))],
    built: [
      line(
        "built",
        built(() => true),
      ),
    ],
    coins: [
      line(
        "coins",
        players.map(({ coins }) => coins),
      ),
    ],
  };
  return CRITERIONS.flatMap((criterion) => compared[criterion]);
}
