/** How far each city has come: for the chart of a game and its final account. */
import type { Account } from "../face";
import { establishment, LANDMARKS, sorted, type City, type MachiKoroView } from "./view";

/** What everything that stands in the city cost. */
function builtFor(city: City): number {
  const cards = Object.entries(city.cards).reduce(
    (sum, [id, count]) => sum + establishment(id).cost * count,
    0,
  );
  return LANDMARKS.filter(({ id }) => city.built.includes(id)).reduce(
    (sum, { cost }) => sum + cost,
    cards,
  );
}

function establishments(city: City): number {
  return sorted(city.cards).reduce((sum, { count }) => sum + count, 0);
}

export function standing({ cities }: MachiKoroView): number[] {
  return cities.map((city) => city.coins + builtFor(city));
}

export function account({ cities }: MachiKoroView): Account[] {
  return [
    {
      message: "account-landmarks",
      values: cities.map(({ built }) => `${String(built.length)}/${String(LANDMARKS.length)}`),
    },
    { message: "account-cards", values: cities.map(establishments) },
    { message: "account-worth", values: cities.map(builtFor) },
    { message: "account-coins", values: cities.map(({ coins }) => coins) },
  ];
}
