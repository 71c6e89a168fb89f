/** The view with an event already visible in it, so that figures change as things arrive. */
import type { Seat } from "../../lib/messages";
import type { BonusId, GoldenCityEvent, GoldenCityEvents, PlayerView } from "./declared";
import { counted, minus, plus, total, type Counted, type ShownView, type Won } from "./view";

type Change<E> = (view: ShownView, event: E) => ShownView;
/** What the events change; those that are missing change nothing that is shown. */
type Changes = { readonly [E in keyof GoldenCityEvents]?: Change<GoldenCityEvents[E]> };

function player(
  view: ShownView,
  seat: Seat,
  change: (one: PlayerView) => Partial<PlayerView>,
): ShownView {
  const players = view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

/** Known cards are the first to be played: never fewer than none. */
function fewer(cards: Counted, less: Counted): Counted {
  const most = Object.entries(less).map(([card, n]) => [card, Math.min(n, cards[card] ?? 0)]);
  return minus(cards, Object.fromEntries(most));
}

function puts(view: ShownView, seat: Seat, cards: Counted): ShownView {
  const less = player(view, seat, (one) => ({
    cards: one.cards - total(cards),
    known: fewer(one.known, cards),
    hand: one.hand && minus(one.hand, cards),
  }));
  return { ...less, discards: plus(view.discards, cards) };
}

function letters(view: ShownView, { seat, letters: won }: { seat: Seat; letters: number }) {
  return player(view, seat, ({ letters }) => ({
    letters: letters === null ? null : letters + won,
  }));
}

const NOTHING: Won = { goods: 0, area: 0, bonus: [] };

/** A scoring is shown from its first line on, and stays in sight until the next round. */
function scoring(view: ShownView): ShownView {
  return { ...view, tally: view.tally ?? view.players.map(() => NOTHING) };
}

/** Letters of a scoring, in the line of who gets them. */
function scored<E extends { seat: Seat; letters: number }>(
  gain: (event: E, won: Won) => Partial<Won>,
): Change<E> {
  return (view, event) => {
    const shown = scoring(letters(view, event));
    const tally = shown.tally?.map((won, seat) =>
      seat === event.seat ? { ...won, ...gain(event, won) } : won,
    );
    return { ...shown, ...(tally && { tally }) };
  };
}

const bonusScored = scored<GoldenCityEvents["bonus-scored"]>(({ bonus, letters }, won) => ({
  bonus: [...won.bonus, { card: bonus, letters }],
}));

/** A bonus card is turned up: others see it now. */
function turnedUp(view: ShownView, seat: Seat, card: BonusId): ShownView {
  return player(view, seat, ({ bonus, bonus_cards }) => ({
    bonus: bonus?.length === bonus_cards ? bonus : [...(bonus ?? []), card],
  }));
}

function held(view: ShownView, pair: number, holder: Seat): ShownView["pairs"] {
  return view.pairs.map((one, at) => (at === pair ? { ...one, holder } : one));
}

/** The game ends with this round. */
function lastRound(view: ShownView): ShownView {
  return { ...view, ...(view.aid && { aid: { ...view.aid, last_round: true } }) };
}

const CHANGES: Changes = {
  round: ({ tally: _, ...view }, { round, seat }) => ({
    ...view,
    round,
    start_player: seat,
    turn: seat,
    to_move: seat,
    phase: "bid",
    score_card: null,
    pairs: [],
    expulsions: 0,
  }),
  "score-card": (view, { good, area }) => {
    const found = view.score_deck.find(
      (card) => card.back === view.next_back && card.good === good && card.area === area,
    );
    return {
      ...view,
      score_card: found ?? null,
      score_deck: view.score_deck.filter((card) => card !== found),
    };
  },
  reshuffled: (view, { count }) => ({ ...view, draw_pile: count, discards: {} }),
  dealt: (view, { cards }) => ({
    ...view,
    pairs: [...view.pairs, { cards, holder: null }],
    draw_pile: Math.max(0, view.draw_pile - cards.length),
  }),
  placed: (view, { pair, seat }) => ({ ...view, pairs: held(view, pair, seat) }),
  expelled: (view, { pair, seat, coins }) => ({
    ...player(view, seat, (one) => ({ coins: one.coins - coins })),
    pairs: held(view, pair, seat),
    supply: view.supply + coins,
    expulsions: view.expulsions + 1,
  }),
  "took-pair": (view, { seat, cards: taken }) => {
    const cards = counted(taken);
    const richer = player(view, seat, (one) => ({
      cards: one.cards + taken.length,
      known: plus(one.known, cards),
      hand: one.hand && plus(one.hand, cards),
    }));
    const pairs = view.pairs.map((pair) =>
      pair.holder === seat ? { ...pair, taken: true } : pair,
    );
    return { ...richer, pairs };
  },
  turn: (view, { seat }) => ({
    ...view,
    turn: seat,
    to_move: seat,
    phase: "build",
    pairs: [],
    builds: 0,
    expulsions: 0,
  }),
  built: (view, { seat, site, cards, keys }) => ({
    ...player(puts(view, seat, cards), seat, (one) => ({
      unbuilt: one.unbuilt - 1,
      keys: one.keys - keys,
    })),
    keys_used: view.keys_used + keys,
    businesses: { ...view.businesses, [site]: [...(view.businesses[site] ?? []), seat] },
  }),
  coins: (view, { seat, coins }) => ({
    ...player(view, seat, (one) => ({ coins: one.coins + coins })),
    supply: view.supply - coins,
  }),
  drew: (view, { seat, card }) => ({
    ...player(view, seat, ({ cards, hand }) => ({
      cards: cards + 1,
      hand: hand && card ? plus(hand, counted([card])) : hand,
    })),
    draw_pile: Math.max(0, view.draw_pile - 1),
  }),
  key: (view, { seat }) => ({
    ...player(view, seat, ({ keys }) => ({ keys: keys + 1 })),
    key_supply: view.key_supply - 1,
  }),
  bonus: (view, { seat, bonus: card }) => ({
    ...player(view, seat, ({ bonus, bonus_cards }) => ({
      bonus_cards: bonus_cards + 1,
      bonus: bonus && card ? [...bonus, card] : bonus,
    })),
    bonus_takers: [...view.bonus_takers, seat],
  }),
  "goods-taken": (view, { seat, goods: card }) => ({
    ...player(view, seat, ({ goods }) => ({ goods: plus(goods, counted([card])) })),
    goods_open: minus(view.goods_open, counted([card])),
  }),
  "goods-drawn": (view, { seat, goods: card }) => ({
    ...player(view, seat, ({ goods }) => ({ goods: plus(goods, counted([card])) })),
    goods_deck: minus(view.goods_deck, counted([card])),
  }),
  "goods-shown": (view, { goods }) => ({
    ...view,
    goods_deck: minus(view.goods_deck, counted([goods])),
    goods_open: plus(view.goods_open, counted([goods])),
  }),
  "gave-up": (view, { seat, goods: card }) => ({
    ...player(view, seat, ({ goods }) => ({ goods: minus(goods, counted([card])) })),
    goods_gone: plus(view.goods_gone, counted([card])),
  }),
  discarded: (view, { seat, card }) => puts(view, seat, counted([card])),
  "built-all": lastRound,
  blocked: (view, { seat }) => lastRound(player(view, seat, () => ({ blocked: true }))),
  "city-letters": letters,
  "scored-goods": scored(({ letters: goods }) => ({ goods })),
  "scored-goods-nobody": scoring,
  "scored-area": scored(({ letters: area }) => ({ area })),
  "scored-area-nobody": scoring,
  "bonus-scored": (view, event) => turnedUp(bonusScored(view, event), event.seat, event.bonus),
  total: (view, { seat, letters }) => player(view, seat, () => ({ letters })),
};

function changed<E extends keyof GoldenCityEvents>(
  view: ShownView,
  name: E,
  event: GoldenCityEvents[E],
): ShownView {
  return CHANGES[name]?.(view, event) ?? view;
}

export function after(view: ShownView, event: GoldenCityEvent): ShownView {
  return changed(view, event.event, event);
}
