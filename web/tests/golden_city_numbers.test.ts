/**
 * What the page says of the rules' numbers is what the rules declare. `tests/page` runs this once
 * more with other numbers: one that is written down in the page fails then.
 */
// The first, since it says what the parts of the page are to do without.
import { Shown, speak, view, withAid } from "./golden_city";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import Bidding from "../src/games/golden_city/Bidding.svelte";
import {
  BONUS_FACTS,
  BONUS_IDS,
  GOOD_IDS,
  GOODS_IDS,
  KIND_IDS,
  LANDFORM_IDS,
  NUMBERS,
  REWARD_IDS,
  RIVERS,
  SECTORS,
  SITE_IDS,
  type KindId,
} from "../src/games/golden_city/declared";
import Gallery from "../src/games/golden_city/Gallery.svelte";
import Goodscard from "../src/games/golden_city/Goodscard.svelte";
import {
  areaOf,
  extraOf,
  islandOf,
  kindOf,
  landformOf,
} from "../src/games/golden_city/island/data";
import Site from "../src/games/golden_city/island/Site.svelte";
import Plate from "../src/games/golden_city/Plate.svelte";
import { costOf, rewardOf } from "../src/games/golden_city/say";
import { jokers, unseen, type ShownView } from "../src/games/golden_city/view";
import Cards from "../src/games/golden_city/workshop/Cards.svelte";
import { missing } from "../src/games/golden_city/workshop/edit";
import SitePanel from "../src/games/golden_city/workshop/SitePanel.svelte";

vi.setConfig({ testTimeout: 30_000 });
const words = speak("en", null);
const island = islandOf("kontor");

let shown: Shown | undefined;
let part: object | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
  if (part) void unmount(part);
  part = undefined;
});

/** A part of the page by itself. */
function drawn<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement("div");
  part = mount(component, { target, props });
  flushSync();
  return target;
}

/** The signs that are drawn there, one after the other. */
const signs = (root: ParentNode) =>
  [...root.querySelectorAll("use")].map((use) => use.getAttribute("href")?.replace("#gc-", ""));

const nothing = () => undefined;

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

function held(next_expulsion: number | null): Shown {
  const seen = withAid(view("4-bid"), { next_expulsion });
  const pairs = seen.pairs.map((pair) => ({ ...pair, holder: null }));
  const [first, ...others] = pairs;
  if (!first) throw new Error("there is no pair");
  const holder = seen.seat === 0 ? 1 : 0;
  return show({ ...seen, pairs: [{ ...first, holder }, ...others] });
}

test.each([1, 2, 3])("an expulsion costs what the rules say: %i", (price) => {
  const table = held(price);
  expect(table.all(".pair")[0]?.getAttribute("aria-label")).toContain(` ${String(price)} coin`);
  expect(text(table, ".pair .caption")[0]).toBe(String(price));
  expect(text(table, ".tray .middle .soft")[0]).toContain(` ${String(price)} coin`);
});

test("where the rules allow no more expulsions, none has a price", () => {
  const table = held(null);
  expect(table.all(".pair")[0]?.getAttribute("aria-label")).not.toContain("coin");
  expect(text(table, ".pair .caption")[0]).not.toMatch(/\d/);
  expect(text(table, ".tray .middle .soft")[0]).toBe(words.say("no-expulsion"));
});

test("the rule book's example of bidding has the same prices", () => {
  const example = drawn(Bidding, { words });
  const prices = [...example.querySelectorAll(".price")].map((price) => Number(price.textContent));
  expect(prices).toEqual(NUMBERS.expulsion_prices.slice(0, prices.length));
  expect(prices.length).toBeGreaterThan(1);
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

test("each way to pay in the rule book is worth what a business costs", () => {
  const ways = [...drawn(Plate, { part: "building", words }).querySelectorAll("li")].map(signs);
  for (const way of ways) {
    const own = way.filter((sign) => sign === "woodland").length;
    expect(own + (way.length - own) / NUMBERS.joker).toBe(NUMBERS.costs.rural.cards);
  }
  expect(new Set(ways.map(({ length }) => length)).size).toBe(3);
});

test.each([
  ["components", [...LANDFORM_IDS, ...GOOD_IDS]],
  ["rewards", REWARD_IDS],
  ["bonus", BONUS_IDS],
])("the rule book draws all there is of the %s", (part, ids) => {
  expect(signs(drawn(Plate, { part, words }))).toEqual([...ids]);
});

test("a goods card shows its goods", () => {
  for (const goods of GOODS_IDS)
    expect(signs(drawn(Goodscard, { goods, words }))).toEqual([...NUMBERS.goods[goods]]);
});

describe.each(KIND_IDS)("a location of the kind %s", (kind) => {
  const site = (builders: number, coin = false) => ({
    ...{ id: siteOf(kind).id, kind, at: { x: 0, y: 0 }, radius: 20, label: "", stop: false },
    ...{ open: false, near: false, chosen: false, hinted: false, lit: false, coin },
    houses: Array.from({ length: builders }, (_, slot) => ({ slot, colour: "teal" })),
  });
  const letters: readonly number[] | undefined = Object.entries(NUMBERS.letters).find(
    ([id]) => id === kind,
  )?.[1];

  test("shows the letters that are left for the next builders", () => {
    for (const builders of [0, ...(letters ?? []).keys(), letters?.length ?? 0]) {
      const said = drawn(Site, { site: site(builders) }).querySelector(".letters")?.textContent;
      expect(said?.trim() ?? "").toBe((letters ?? []).slice(builders).join(""));
    }
  });

  test.runIf(letters)("shows the key it takes, and what the first builder gets besides", () => {
    const lock = NUMBERS.costs[kind].keys ? ["lock"] : [];
    for (const coin of [false, true]) {
      const extra = extraOf(kind, coin);
      expect(signs(drawn(Site, { site: site(0, coin) }))).toEqual([
        ...lock,
        ...(extra ? [extra] : []),
      ]);
    }
    expect(signs(drawn(Site, { site: site(NUMBERS.rewarded, true) }))).toEqual(lock);
  });

  test("has as many ids as there are such locations", () => {
    const all = SITE_IDS.filter((id) => kindOf(id) === kind).length;
    const there = island.sites.filter(({ id }) => kindOf(id) === kind).length;
    expect(missing(island, kind)).toHaveLength(all - there);
  });
});

test.each(island.sites)("location $id counts and costs by its kind", (site) => {
  const kind = kindOf(site.id);
  const quarter = NUMBERS.quarters.some((one) => one === kind) ? site.sector : null;
  expect(areaOf(site)).toBe(site.river ?? quarter);
  const own = Object.entries(NUMBERS.pays_with).find(([one]) => one === kind)?.[1];
  expect(landformOf(site)).toBe(own ?? site.sector);
});

test("the workshop counts goods cards, and allows no more than there are", () => {
  const cards = drawn(Cards, { words, island, wanted: "goods_cards", onchange: nothing });
  for (const input of cards.querySelectorAll<HTMLInputElement>("input[type=number]"))
    expect(input.max).toBe(String(NUMBERS.goods_cards));
  const about = cards.querySelector("[data-part=goods_cards] .small")?.textContent;
  expect(about).toContain(`of ${String(NUMBERS.goods_cards)} `);
});

test.each(SECTORS)("the workshop offers the rivers beside the %s, and no others", (sector) => {
  const site = { ...siteOf("rural"), sector, river: null };
  const panel = drawn(SitePanel, {
    ...{ words, island, site, findings: [], drawing: false },
    ...{ onchange: nothing, ondraw: nothing, onchoose: nothing },
  });
  const names = [...panel.querySelectorAll(".river option")].slice(1).map((one) => one.textContent);
  const beside = RIVERS.filter((river) => NUMBERS.rivers[river].some((side) => side === sector));
  expect(names).toEqual(beside.map((river) => words.thing("area", river)));
  expect(beside).toHaveLength(2);
});

test.each(KIND_IDS)("the workshop asks of the kind %s what it can have", (kind) => {
  const panel = drawn(SitePanel, {
    ...{ words, island, site: siteOf(kind), findings: [], drawing: false },
    ...{ onchange: nothing, ondraw: nothing, onchoose: nothing },
  });
  const parts = { reward: ".rewards", river: ".river", coin: "[type=checkbox]" } as const;
  for (const what of ["reward", "river", "coin"] as const) {
    const can = NUMBERS.can_have[what].some((one) => one === kind);
    expect(panel.querySelector(parts[what]) !== null).toBe(can);
  }
});

test("the design page shows every sign", () => {
  const row = drawn(Gallery, { words }).querySelector(".signs");
  expect(row && signs(row)).toEqual(
    expect.arrayContaining([...LANDFORM_IDS, ...REWARD_IDS, ...GOOD_IDS, ...BONUS_IDS]),
  );
});
