/** The table of The Golden City: every question has its answers, and nothing else is offered. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { after } from "../src/games/golden_city/after";
import { NUMBERS } from "../src/games/golden_city/declared";
import type { ShownView, Won } from "../src/games/golden_city/view";
import { LANGUAGES, type Language } from "../src/lib/messages";
import { Shown, view, views } from "./golden_city";

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});
// A whole island is a lot to lay out on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const show = (name: string, language: Language = "en", mayAct = true) =>
  (shown = new Shown(view(name), language, mayAct));

describe("every question has its answers", () => {
  test("a bid is one tap on a pair", () => {
    const table = show("4-bid");
    expect(table.all(".pair.open")).toHaveLength(view("4-bid").legal.length);
    table.click(".pair.open");
    expect(table.acted).toEqual([view("4-bid").legal[0]]);
  });

  test("exactly the sites that can be built on glow, and two taps build", () => {
    const table = show("3-build");
    const legal = view("3-build").legal.filter((action) => action.do === "build");
    expect(table.all(".site.open").map((site) => site.dataset["site"])).toEqual(
      legal.map(({ site }) => site),
    );
    table.click(".site.open");
    table.click(".answers .call");
    expect(table.acted).toEqual([legal[0]]);
  });

  test("a pair that cannot be had says why not", async () => {
    const begun = view("3-bid");
    const table = (shown = new Shown({ ...begun, legal: begun.legal.slice(1) }));
    table.click(".pair:not(.open)");
    expect(table.acted).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(table.root.querySelector(".tray a")?.getAttribute("href")).toBe("#GC-D3");
  });

  test("a site that cannot be built on says why not", async () => {
    const table = show("3-build");
    table.click(".site:not(.open)");
    expect(table.all(".answers .call")).toHaveLength(0);
    await Promise.resolve();
    await Promise.resolve();
    const rule = table.root.querySelector<HTMLAnchorElement>(".closer a");
    expect(rule?.getAttribute("href")).toBe("#GC-D3");
    expect(rule?.parentElement?.textContent).toContain("because");
  });

  test("the cheapest payment is picked, and another by tapping cards", () => {
    const table = show("3-pay");
    const [least = 0] = view("3-pay")
      .legal.flatMap((action) => (action.do === "pay" ? [Object.values(action.cards)] : []))
      .map((counts) => counts.reduce((sum, count) => sum + count, 0))
      .toSorted((a, b) => a - b);
    expect(table.all(".hand [aria-pressed=true]")).toHaveLength(least);
    table.click(".answers .call");
    expect(view("3-pay").legal).toContainEqual(table.acted[0]);
    table.click(".hand [aria-pressed=true]");
    expect(table.all(".answers .call:disabled")).toHaveLength(1);
  });

  test.each(["3-choose", "3-take", "3-give-up"])("%s has a tile for every answer", (name) => {
    const table = show(name);
    expect(table.all(".tile")).toHaveLength(view(name).legal.length);
    table.click(".tile:last-child");
    expect(table.acted).toEqual([view(name).legal.at(-1)]);
  });

  test("as many cards as are too many are picked, then discarded", () => {
    const table = show("4-discard");
    const surplus =
      (view("4-discard").players[view("4-discard").seat ?? 0]?.cards ?? 0) - NUMBERS.hand_limit;
    for (let n = 0; n < surplus; n++) {
      expect(table.all(".answers .call:disabled")).toHaveLength(1);
      table.click(".hand [aria-pressed=false]");
    }
    table.click(".hand [aria-pressed=false]");
    expect(table.all(".hand [aria-pressed=true]")).toHaveLength(surplus);
    table.click(".answers .call");
    expect(view("4-discard").legal).toContainEqual(table.acted[0]);
  });

  test("what is within reach is marked, and says so", () => {
    const shown = view("3-build");
    const table = show("3-build");
    const open = new Set(shown.legal.flatMap((one) => (one.do === "build" ? [one.site] : [])));
    const near = shown.aid?.reach.filter((site) => !open.has(site));
    const marked = table.all(".site:has(.near)");
    expect(marked.map((site) => site.dataset["site"])).toEqual(near);
    for (const site of marked)
      expect(site.ariaLabel ?? site.getAttribute("aria-label")).toContain("reach");
  });
});

test("the island as lists offers the same sites", () => {
  const table = show("3-build");
  const drawn = table.all(".site.open").length;
  table.click(".buttons button");
  expect(table.all(".lists button")).toHaveLength(58);
  expect(table.all(".lists .open")).toHaveLength(drawn);
});

test.each(["drawn", "as lists"])("with the island %s, every small drawing is there", (how) => {
  const table = show("3-build");
  if (how === "as lists") table.click(".buttons button");
  const wanted = new Set(table.all("use").map((use) => use.getAttribute("href")));
  const missing = [...wanted].filter((href) => !href || document.querySelector(href) === null);
  expect(wanted.size).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});

test("the tray says whether a round is scored or bonus cards are turned up one by one", () => {
  const none: Won = { goods: 2, area: 0, bonus: [] };
  const tally = view("3-build").players.map(() => none);
  const titled = (won: typeof tally) => {
    const table = new Shown({ ...view("3-build"), tally: won }, "en", false);
    const title = table.all(".tray .title")[0]?.textContent;
    table.close();
    return title;
  };
  expect(titled(tally)).toBe("The round is scored.");
  const turned: Won = { ...none, bonus: [{ card: "city", letters: 3 }] };
  expect(titled([turned, ...tally.slice(1)])).toBe("The bonus cards are turned up.");
});

test("in the last scoring bonus cards lie face down until they are turned up", () => {
  const begun = view("3-build");
  const won: Won = { goods: 1, area: 0, bonus: [{ card: "river", letters: 4 }] };
  const tally = begun.players.map((_, seat) => (seat === 0 ? won : { ...won, bonus: [] }));
  const counted = (view: ShownView) => {
    const players = view.players.map((one) => ({ ...one, bonus_cards: 3 }));
    const table = new Shown({ ...view, tally, players }, "en", false);
    const faces = [".scoring .turned", ".scoring .card.back"].map((what) => table.all(what).length);
    table.close();
    return faces;
  };
  expect(counted(begun)).toEqual([1, 0]);
  for (const event of ["built-all", "blocked"] as const)
    expect(counted(after(begun, { event, seat: 0 }))).toEqual([1, 3 * begun.players.length - 1]);
});

test("whoever only watches is offered nothing", () => {
  const table = show("3-build", "en", false);
  expect(table.all(".site.open, .pair.open, .answers button")).toHaveLength(0);
});

test("hands of others are backs, with what everybody knows of them", () => {
  const seen = view("4-build");
  const table = show("4-build");
  seen.players.forEach(({ cards, known, hand }, seat) => {
    if (hand) return;
    const fan = `[data-at="cards-${String(seat)}"]`;
    const open = Object.values(known).reduce((sum, count) => sum + count, 0);
    expect(table.all(`${fan} .card`)).toHaveLength(cards);
    expect(table.all(`${fan} .back`)).toHaveLength(cards - open);
  });
});

describe.each(Object.keys(views).filter((name) => name.startsWith("4")))("%s", (name) => {
  test.each(LANGUAGES)("speaks without a gap, and names every control: %s", (language) => {
    const table = show(name, language);
    for (const control of table.all("button, [role=button]"))
      expect((control.getAttribute("aria-label") ?? control.textContent).trim()).not.toBe("");
    expect(table.root.textContent).not.toMatch(/\{|undefined|NaN/);
  });
});
