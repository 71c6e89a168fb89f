/** The view with an event already visible in it, so that figures change as things arrive. */
import type { GameEvent } from "../face";
import {
  counted,
  minus,
  plus,
  total,
  type Counted,
  type GoldenCityView,
  type PlayerView,
  type Won,
} from "./view";

type Change = (view: GoldenCityView, facts: GameEvent) => GoldenCityView;

function player(
  view: GoldenCityView,
  facts: GameEvent,
  change: (one: PlayerView) => Partial<PlayerView>,
): GoldenCityView {
  const seat = Number(facts["seat"]);
  const players = view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one));
  return { ...view, players };
}

/** Known cards are the first to be played: never fewer than none. */
function fewer(cards: Counted, less: Counted): Counted {
  const most = Object.entries(less).map(([card, n]) => [card, Math.min(n, cards[card] ?? 0)]);
  return minus(cards, Object.fromEntries(most) as Counted);
}

function takesUp(one: PlayerView, cards: Counted, seen: boolean): Partial<PlayerView> {
  return {
    cards: one.cards + total(cards),
    known: seen ? plus(one.known, cards) : one.known,
    hand: one.hand && plus(one.hand, cards),
  };
}

function puts(view: GoldenCityView, facts: GameEvent, cards: Counted): GoldenCityView {
  const less = player(view, facts, (one) => ({
    cards: one.cards - total(cards),
    known: fewer(one.known, cards),
    hand: one.hand && minus(one.hand, cards),
  }));
  return { ...less, discards: plus(view.discards, cards) };
}

function letters(view: GoldenCityView, facts: GameEvent): GoldenCityView {
  const won = Number(facts["letters"]);
  return player(view, facts, (one) => ({
    letters: one.letters === null ? null : one.letters + won,
  }));
}

const NOTHING: Won = { goods: 0, area: 0, bonus: [] };

/** Letters of a scoring stay in sight until the next round. */
function scored(gain: (won: Won, facts: GameEvent) => Partial<Won>): Change {
  return (view, facts) => {
    const before = view.tally ?? view.players.map(() => NOTHING);
    const tally = before.map((won, seat) =>
      seat === facts["seat"] ? { ...won, ...gain(won, facts) } : won,
    );
    return { ...("letters" in facts ? letters(view, facts) : view), tally };
  };
}

/** A bonus card is turned up: others see it now. */
const turnedUp: Change = (view, facts) =>
  player(view, facts, ({ bonus, bonus_cards }) => ({
    bonus: bonus?.length === bonus_cards ? bonus : [...(bonus ?? []), String(facts["bonus"])],
  }));

const bonusScored = scored(({ bonus }, facts) => ({
  bonus: [...bonus, { card: String(facts["bonus"]), letters: Number(facts["letters"]) }],
}));

const one = (card: unknown): Counted => counted([String(card)]);

const CHANGES: Readonly<Record<string, Change>> = {
  round: ({ tally: _, ...view }, { round, seat }) => ({
    ...view,
    round: Number(round),
    start_player: Number(seat),
    turn: Number(seat),
    to_move: Number(seat),
    phase: "bid",
    score_card: null,
    pairs: [],
    expulsions: 0,
  }),
  "score-card": (view, { good, area }) => {
    const found = view.score_deck
      .filter((card) => card.good === good && card.area === area)
      .sort((a, b) => a.back - b.back)[0];
    const left = view.score_deck.filter((card) => card !== found);
    const next = Math.min(...left.map(({ back }) => back));
    return {
      ...view,
      score_card: found ?? null,
      score_deck: left,
      next_back: left.length ? next : 0,
    };
  },
  reshuffled: (view, { count }) => ({ ...view, draw_pile: Number(count), discards: {} }),
  dealt: (view, { cards }) => ({
    ...view,
    pairs: [...view.pairs, { cards: cards as string[], holder: null }],
    draw_pile: Math.max(0, view.draw_pile - 2),
  }),
  placed: (view, { pair, seat }) => ({ ...view, pairs: held(view, pair, seat) }),
  expelled: (view, facts) => {
    const coins = Number(facts["coins"]);
    const paid = player(view, facts, (one) => ({ coins: one.coins - coins }));
    return {
      ...paid,
      pairs: held(view, facts["pair"], facts["seat"]),
      supply: view.supply + coins,
      expulsions: view.expulsions + 1,
    };
  },
  "took-pair": (view, facts) => {
    const cards = counted(facts["cards"] as string[]);
    const richer = player(view, facts, (one) => takesUp(one, cards, true));
    const pairs = view.pairs.map((pair) =>
      pair.holder === facts["seat"] ? { ...pair, taken: true } : pair,
    );
    return { ...richer, pairs };
  },
  turn: (view, { seat }) => ({
    ...view,
    turn: Number(seat),
    to_move: Number(seat),
    phase: "build",
    pairs: [],
    builds: 0,
    expulsions: 0,
  }),
  built: (view, facts) => {
    const site = String(facts["site"]);
    const keys = Number(facts["keys"]);
    const paid = player(puts(view, facts, facts["cards"] as Counted), facts, (one) => ({
      unbuilt: one.unbuilt - 1,
      keys: one.keys - keys,
    }));
    const there = [...(view.businesses[site] ?? []), Number(facts["seat"])];
    return {
      ...paid,
      keys_used: view.keys_used + keys,
      businesses: { ...view.businesses, [site]: there },
    };
  },
  coins: (view, facts) => {
    const coins = Number(facts["coins"]);
    const richer = player(view, facts, (one) => ({ coins: one.coins + coins }));
    return { ...richer, supply: view.supply - coins };
  },
  drew: (view, facts) => ({
    ...player(view, facts, (own) => ({
      cards: own.cards + 1,
      hand: own.hand && "card" in facts ? plus(own.hand, one(facts["card"])) : own.hand,
    })),
    draw_pile: Math.max(0, view.draw_pile - 1),
  }),
  key: (view, facts) => ({
    ...player(view, facts, ({ keys }) => ({ keys: keys + 1 })),
    key_supply: view.key_supply - 1,
  }),
  bonus: (view, facts) => ({
    ...player(view, facts, (own) => ({
      bonus_cards: own.bonus_cards + 1,
      bonus: own.bonus && "bonus" in facts ? [...own.bonus, String(facts["bonus"])] : own.bonus,
    })),
    bonus_takers: [...view.bonus_takers, Number(facts["seat"])],
  }),
  "goods-taken": (view, facts) => ({
    ...player(view, facts, ({ goods }) => ({ goods: plus(goods, one(facts["goods"])) })),
    goods_open: minus(view.goods_open, one(facts["goods"])),
  }),
  "goods-drawn": (view, facts) => ({
    ...player(view, facts, ({ goods }) => ({ goods: plus(goods, one(facts["goods"])) })),
    goods_deck: minus(view.goods_deck, one(facts["goods"])),
  }),
  "goods-shown": (view, { goods }) => ({
    ...view,
    goods_deck: minus(view.goods_deck, one(goods)),
    goods_open: plus(view.goods_open, one(goods)),
  }),
  "gave-up": (view, facts) => ({
    ...player(view, facts, ({ goods }) => ({ goods: minus(goods, one(facts["goods"])) })),
    goods_gone: plus(view.goods_gone, one(facts["goods"])),
  }),
  discarded: (view, facts) => puts(view, facts, one(facts["card"])),
  blocked: (view, facts) => player(view, facts, () => ({ blocked: true })),
  "city-letters": letters,
  "scored-goods": scored((_, facts) => ({ goods: Number(facts["letters"]) })),
  "scored-goods-nobody": scored(() => ({})),
  "scored-area": scored((_, facts) => ({ area: Number(facts["letters"]) })),
  "scored-area-nobody": scored(() => ({})),
  "bonus-scored": (view, facts) => turnedUp(bonusScored(view, facts), facts),
  total: (view, facts) => player(view, facts, () => ({ letters: Number(facts["letters"]) })),
};

function held(view: GoldenCityView, pair: unknown, seat: unknown): GoldenCityView["pairs"] {
  return view.pairs.map((one, at) => (at === pair ? { ...one, holder: Number(seat) } : one));
}

export function after(view: GoldenCityView, event: GameEvent): GoldenCityView {
  return CHANGES[event.event]?.(view, event) ?? view;
}
