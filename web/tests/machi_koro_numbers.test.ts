/**
 * What the page says of the rules' numbers is what the rules declare. `tests/page` runs this once
 * more with other numbers: one that is written down in the page fails then.
 */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { NUMBERS, type City } from "../src/games/machi_koro/declared";
import Gallery from "../src/games/machi_koro/Gallery.svelte";
import Plate from "../src/games/machi_koro/Plate.svelte";
import { standing } from "../src/games/machi_koro/standing";
import {
  buildOf,
  establishment,
  ESTABLISHMENTS,
  LANDMARKS,
  rolls,
  type Thing,
} from "../src/games/machi_koro/view";
import { commitment, Sealed, verify } from "../src/lib/sealed_chance";
import { FACES } from "../src/lib/messages";
import { Shown, speak, view } from "./machi_koro";

vi.setConfig({ testTimeout: 30_000 });
const words = speak("en", null);

let shown: Shown | null = null;
let part: object | undefined;
afterEach(async () => {
  await shown?.close();
  shown = null;
  if (part) await unmount(part);
  part = undefined;
});

/** A part of the page by itself. */
function drawn<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement("div");
  part = mount(component, { target, props });
  flushSync();
  return target;
}

const seen = view("4-build");
const own = seen.seat ?? 0;
/** The table with other cities. */
const withCities = (city: City) => ({ ...seen, cities: seen.cities.map(() => city) });
const nothing: City = { coins: 0, cards: {}, built: [], active: [] };

function said(root: Element | null | undefined, part: string): string | undefined {
  return root?.querySelector(part)?.textContent?.replace(/\s+/g, " ").trim();
}

test("a card says what it costs, when it acts and what it earns", () => {
  shown = new Shown(seen);
  for (const card of ESTABLISHMENTS) {
    const drawn = shown.at(`market-${card.id}`);
    expect(said(drawn, ".cost")).toBe(String(card.cost));
    expect(said(drawn, ".roll")).toBe(rolls(card));
    if (card.income) expect(said(drawn, ".earns")).toContain(String(card.income));
  }
});

test("a landmark says what it costs", () => {
  shown = new Shown(withCities(nothing));
  for (const { id, cost } of LANDMARKS)
    expect(said(shown.at(`landmark-${String(own)}-${id}`), ".foot")).toBe(String(cost));
});

test("the button that builds names the price", () => {
  const things: readonly Thing[] = [
    ...ESTABLISHMENTS.map(({ id }) => ({ kind: "card", id }) as const),
    ...LANDMARKS.map(({ id }) => ({ kind: "landmark", id }) as const),
  ];
  const costs = [...ESTABLISHMENTS, ...LANDMARKS].map(({ cost }) => cost);
  shown = new Shown({ ...withCities(nothing), legal: things.map(buildOf) });
  for (const [n, { kind, id }] of things.entries()) {
    shown.press(shown.at(kind === "card" ? `market-${id}` : `landmark-${String(own)}-${id}`));
    expect(shown.button("Build for").textContent).toMatch(new RegExp(` ${String(costs[n])}$`));
  }
});

test("a closer look tells of the shopping mall where it raises the income", () => {
  shown = new Shown(seen);
  for (const { id, symbol } of ESTABLISHMENTS) {
    shown.press(shown.at(`market-${id}`));
    const raised = NUMBERS.mall_symbols.some((one) => one === symbol);
    const said = words.say("raised-by-mall", { coins: NUMBERS.mall_bonus });
    expect(said).toContain(` ${String(NUMBERS.mall_bonus)} `);
    expect(shown.text.includes(said)).toBe(raised);
  }
});

describe("the outlook", () => {
  test.each(NUMBERS.choices)("marks the totals at which the owner of a %s chooses", (id) => {
    const city = { ...nothing, cards: { [id]: 1 } };
    shown = new Shown({ ...withCities(city), aid: { outlook: outlook() } });
    shown.press(shown.button("What does each roll bring?"));
    const row = shown.all("tbody tr").find((one) => one.querySelector(".more"));
    const cells = [...(row?.querySelectorAll("td") ?? [])];
    const marked = cells.flatMap((cell, n) => (cell.querySelector(".more") ? [n + 1] : []));
    expect(marked).toEqual([...establishment(id).rolls]);
  });

  function outlook() {
    const totals = Array.from({ length: 12 }, () => seen.cities.map(() => 0));
    return seen.cities.map(() => totals);
  }
});

test("the rule book's picture of the start shows what each player gets", () => {
  const plate = drawn(Plate, { part: "setup", words });
  const cards = [...plate.querySelectorAll(".small-card .name")].map((name) => name.textContent);
  expect(cards).toEqual(NUMBERS.starting_cards.map((id) => words.thing("card", id)));
  expect(said(plate, ".start > .coins")).toBe(String(NUMBERS.starting_coins));
});

test("the rule book says of each card and landmark what it costs", () => {
  const cards = [...drawn(Plate, { part: "cards", words }).querySelectorAll("li")];
  expect(cards.map((card) => said(card, ".cost"))).toEqual(
    ESTABLISHMENTS.map(({ cost }) => String(cost)),
  );
  const landmarks = [...drawn(Plate, { part: "landmarks", words }).querySelectorAll("li")];
  expect(landmarks.map((landmark) => said(landmark, ".coins"))).toEqual(
    LANDMARKS.map(({ cost }) => String(cost)),
  );
});

test("the design page shows each pile as it can be", () => {
  const gallery = drawn(Gallery, { words });
  for (const card of gallery.querySelectorAll(".large [data-at]")) {
    const found = ESTABLISHMENTS.find(({ id }) => card.getAttribute("data-at") === `market-${id}`);
    expect(said(card, ".left")).toBe(`×${String(found && NUMBERS.copies[found.id])}`);
  }
  expect(gallery.querySelectorAll(".large [data-at]").length).toBeGreaterThan(3);
});

test("as many dice lie there as can be rolled", () => {
  shown = new Shown(seen);
  expect(shown.all(".die")).toHaveLength(Math.max(...NUMBERS.dice));
});

test("a city is worth what everything in it cost", () => {
  const cards = Object.fromEntries(ESTABLISHMENTS.map(({ id }) => [id, 2]));
  const built = LANDMARKS.map(({ id }) => id);
  const sum = (costs: readonly { cost: number }[]) =>
    costs.reduce((all, { cost }) => all + cost, 0);
  const [worth] = standing(withCities({ coins: 7, cards, built, active: [] }));
  expect(worth).toBe(7 + 2 * sum(ESTABLISHMENTS) + sum(LANDMARKS));
});

test("a die is recomputed with as many faces as it has", async () => {
  const secret = "5a".repeat(32);
  const sealed = await Sealed.of(secret, []);
  const faces: number[] = [];
  for (let n = 0; n < 40; n++) faces.push((await sealed.below(FACES)) + 1);
  const seal = { secret, entropy: [], commitment: await commitment(secret) };
  const record = JSON.stringify({ ...seal, options: {}, first: 0, seats: [{}], opening: faces });
  expect(await verify(record, [])).toEqual({ promised: true, checked: 40, wrong: null });
});
