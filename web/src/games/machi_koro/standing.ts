/** How far each city has come: for the chart of a game and its final account. */
import type { Account } from "../face";
import type { City } from "./declared";
import { LANDMARKS, sorted, type ShownView } from "./view";

/** What everything that stands in the city cost. */
function builtFor(city: City): number {
  const cards = sorted(city.cards).reduce((sum, { card, count }) => sum + card.cost * count, 0);
  return LANDMARKS.filter(({ id }) => city.built.includes(id)).reduce(
    (sum, { cost }) => sum + cost,
    cards,
  );
}

function establishments(city: City): number {
  return sorted(city.cards).reduce((sum, { count }) => sum + count, 0);
}

export function standing({ cities }: ShownView): number[] {
  return cities.map((city) => city.coins + builtFor(city));
}

export function account({ cities }: ShownView): Account[] {
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
