/** The view with an event already visible in it, so that figures change as things arrive. */
import type { GameEvent } from "../face";
import type { City, Counted, MachiKoroView } from "./view";

function city(view: MachiKoroView, seat: number, change: (city: City) => City): MachiKoroView {
  const cities = view.cities.map((one, at) => (at === seat ? change(one) : one));
  return { ...view, cities };
}

function purse(view: MachiKoroView, seat: number, coins: number): MachiKoroView {
  return city(view, seat, (one) => ({ ...one, coins: one.coins + coins }));
}

function counted(cards: Counted, card: string, change: number): Counted {
  return { ...cards, [card]: (cards[card] ?? 0) + change };
}

function cards(view: MachiKoroView, seat: number, card: string, change: number): MachiKoroView {
  return city(view, seat, (one) => ({ ...one, cards: counted(one.cards, card, change) }));
}

export function after(view: MachiKoroView, facts: GameEvent): MachiKoroView {
  const seat = Number(facts["seat"]);
  const coins = Number(facts["coins"]);
  const card = String(facts["card"]);
  const landmark = String(facts["landmark"]);
  switch (facts.event) {
    case "turn":
    case "second-turn":
      return {
        ...view,
        turn: seat,
        to_move: seat,
        phase: "roll",
        dice: [],
        second_turn_follows: false,
      };
    case "opened":
      return city(view, seat, (one) => ({ ...one, active: [...one.active, landmark] }));
    case "rolled":
    case "rerolled":
      return { ...view, dice: facts["dice"] as number[], phase: "income" };
    case "paid":
      return purse(purse(view, seat, -coins), Number(facts["to"]), coins);
    case "earned":
      return purse(view, seat, coins);
    case "swapped": {
      const [partner, gave, got] = [
        Number(facts["with"]),
        String(facts["gave"]),
        String(facts["got"]),
      ];
      const given = cards(cards(view, seat, gave, -1), partner, gave, 1);
      return cards(cards(given, partner, got, -1), seat, got, 1);
    }
    case "built": {
      const bought = cards(purse(view, seat, -coins), seat, card, 1);
      return { ...bought, market: counted(bought.market, card, -1) };
    }
    case "built-landmark":
      return city(purse(view, seat, -coins), seat, (one) => ({
        ...one,
        built: [...one.built, landmark],
      }));
    case "revealed":
      return {
        ...view,
        market: counted(view.market, card, 1),
        deck: counted(view.deck, card, -1),
      };
    default:
      return view;
  }
}
