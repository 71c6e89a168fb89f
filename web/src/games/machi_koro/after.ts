/** The view with an event already visible in it, so that figures change as things arrive. */
import type { CardId, City, MachiKoroEvent } from "./declared";
import type { Counted, ShownView } from "./view";

function city(view: ShownView, seat: number, change: (city: City) => City): ShownView {
  const cities = view.cities.map((one, at) => (at === seat ? change(one) : one));
  return { ...view, cities };
}

function purse(view: ShownView, seat: number, coins: number): ShownView {
  return city(view, seat, (one) => ({ ...one, coins: one.coins + coins }));
}

function counted(cards: Counted, card: CardId, change: number): Counted {
  return { ...cards, [card]: (cards[card] ?? 0) + change };
}

function cards(view: ShownView, seat: number, card: CardId, change: number): ShownView {
  return city(view, seat, (one) => ({ ...one, cards: counted(one.cards, card, change) }));
}

export function after(view: ShownView, event: MachiKoroEvent): ShownView {
  switch (event.event) {
    case "turn":
    case "second-turn":
      return {
        ...view,
        turn: event.seat,
        to_move: event.seat,
        phase: "roll",
        dice: [],
        second_turn_follows: false,
      };
    case "opened":
      return city(view, event.seat, (one) => ({
        ...one,
        active: [...one.active, event.landmark],
      }));
    case "rolled":
    case "rerolled":
      return { ...view, dice: event.dice, phase: "income" };
    case "paid":
      return purse(purse(view, event.seat, -event.coins), event.to, event.coins);
    case "earned":
      return purse(view, event.seat, event.coins);
    case "swapped": {
      const { seat, with: partner, gave, got } = event;
      const given = cards(cards(view, seat, gave, -1), partner, gave, 1);
      return cards(cards(given, partner, got, -1), seat, got, 1);
    }
    case "built": {
      const bought = cards(purse(view, event.seat, -event.coins), event.seat, event.card, 1);
      return { ...bought, market: counted(bought.market, event.card, -1) };
    }
    case "built-landmark":
      return city(purse(view, event.seat, -event.coins), event.seat, (one) => ({
        ...one,
        built: [...one.built, event.landmark],
      }));
    case "revealed":
      return {
        ...view,
        market: counted(view.market, event.card, 1),
        deck: counted(view.deck, event.card, -1),
      };
    default:
      return view;
  }
}
