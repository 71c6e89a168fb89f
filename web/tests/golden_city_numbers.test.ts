/**
 * What the page says of the rules' numbers is what the rules declare. `tests/page` runs this once
 * more with other numbers: one that is written down in the page fails then.
 */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Bidding from "../src/games/golden_city/Bidding.svelte";
import {
  BONUS_FACTS,
  BONUS_IDS,
  KIND_IDS,
  LANDFORM_IDS,
  NUMBERS,
  type KindId,
} from "../src/games/golden_city/declared";
import { islandOf, kindOf } from "../src/games/golden_city/island/data";
import { costOf, rewardOf } from "../src/games/golden_city/say";
import { jokers, unseen, type ShownView } from "../src/games/golden_city/view";
import { Shown, speak, view } from "./golden_city";

vi.setConfig({ testTimeout: 30_000 });
const words = speak("en", null);
const island = islandOf("kontor");

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});

const show = (seen: ShownView) => (shown = new Shown(seen));
const text = (table: Shown, selector: string) =>
  table.all(selector).map((element) => element.textContent.trim());

test("a hand is too large from the hand limit on", () => {
  const seen = view("4-discard");
  const cards = NUMBERS.hand_limit + 2;
  const players = seen.players.map((one, seat) =>
    seat === seen.seat ? { ...one, cards, hand: { woodland: cards } } : one,
  );
  const table = show({ ...seen, players });
  expect(text(table, ".tray .title")[0]).toMatch(/^2 cards too many/);
  expect(text(table, ".tray .middle .soft")[0]).toContain(` ${String(NUMBERS.hand_limit)} `);
});

test.each([0, 1, 2])("after %i expulsions the next one has its price", (expulsions) => {
  const seen = view("4-bid");
  const pairs = seen.pairs.map((pair) => ({ ...pair, holder: null }));
  const [first, ...others] = pairs;
  if (!first) throw new Error("there is no pair");
  const holder = seen.seat === 0 ? 1 : 0;
  const table = show({ ...seen, expulsions, pairs: [{ ...first, holder }, ...others] });
  const price = String(NUMBERS.expulsion_prices[expulsions]);
  expect(table.all(".pair")[0]?.getAttribute("aria-label")).toContain(` ${price} coin`);
  expect(text(table, ".pair .caption")[0]).toBe(price);
});

test("the rule book's example of bidding has the same prices", () => {
  const target = document.createElement("div");
  const example = mount(Bidding, { target, props: { words } });
  flushSync();
  const prices = [...target.querySelectorAll(".price")].map((price) => Number(price.textContent));
  expect(prices).toEqual(NUMBERS.expulsion_prices.slice(0, prices.length));
  expect(prices.length).toBeGreaterThan(1);
  void unmount(example);
});

test("the supply has what nobody has taken", () => {
  const table = show({ ...view("4-build"), bonus_takers: [0, 1] });
  expect(text(table, ".piles [data-at=bonus] dd")).toEqual([String(NUMBERS.bonus_cards - 2)]);
});

test("there is a round for each score card", () => {
  expect(text(show(view("4-build")), ".round .title")[0]).toMatch(
    new RegExp(` of ${String(NUMBERS.score_cards)}$`),
  );
});

const siteOf = (kind: KindId) => {
  const found = island.sites.find(({ id, coin }) => kindOf(id) === kind && !coin);
  if (!found) throw new Error(`there is no ${kind} location`);
  return found;
};

test.each(KIND_IDS)("a location of the kind %s costs so many cards and keys", (kind) => {
  const { cards, keys } = NUMBERS.costs[kind];
  const cost = costOf(siteOf(kind), words);
  expect(cost).toContain(String(cards));
  expect(cost.includes("key")).toBe(keys > 0);
});

describe.each(["outer", "inner"] as const)("an %s part of the city", (kind) => {
  const letters = NUMBERS.letters[kind];

  test("brings each builder his letters, and who comes too late nothing", () => {
    const told = [...letters.keys(), letters.length].map((builders) =>
      rewardOf(siteOf(kind), builders, words),
    );
    expect(told.map((reward) => parseInt(reward))).toEqual([...letters, NaN]);
  });

  test("shows these letters on the island", () => {
    const drawn = text(show({ ...view("4-build"), businesses: {} }), `text.letters.${kind}`);
    expect(new Set(drawn)).toEqual(new Set([letters.join("")]));
  });
});

test("enough cards of another landform stand for one of the own", () => {
  const payment = { desert: NUMBERS.joker, meadow: 2 * NUMBERS.joker, woodland: 1 };
  expect(jokers(payment, "woodland")).toEqual([
    { card: "meadow", count: 2 * NUMBERS.joker, stands: 2 },
    { card: "desert", count: NUMBERS.joker, stands: 1 },
  ]);
});

test("all copies of a landform card that nobody has seen are still to come", () => {
  const seen = view("4-build");
  const players = seen.players.map((one) => ({ ...one, known: {}, hand: null }));
  const all = LANDFORM_IDS.map((kind) => [kind, NUMBERS.landform_copies]);
  expect(unseen({ ...seen, players, discards: {}, pairs: [] })).toEqual(Object.fromEntries(all));
});

test("a bonus card says how many letters it brings for each thing", () => {
  const seen = view("4-build");
  const players = seen.players.map((one, seat) =>
    seat === seen.seat ? { ...one, bonus_cards: BONUS_IDS.length, bonus: BONUS_IDS } : one,
  );
  const worth = text(show({ ...seen, players }), `[data-at="bonus-${String(seen.seat)}"] .card b`);
  expect(worth).toEqual(BONUS_IDS.map((id) => String(BONUS_FACTS[id].letters)));
});
