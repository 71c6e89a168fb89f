import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longest } from "../src/games/machi_koro/fit";
import { ESTABLISHMENTS, LANDMARKS } from "../src/games/machi_koro/view";

const art = import.meta.glob<string>("../src/games/machi_koro/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folder = "src/games/machi_koro";
const paint = readFileSync(`${folder}/paint.css`, "utf8");
const symbols = readFileSync(`${folder}/symbols.svg`, "utf8");

test("every card and landmark has a picture, and no picture is left over", () => {
  const drawn = Object.keys(art).map((path) => path.replace(/^.*\/|\.svg$/g, ""));
  const wanted = [...ESTABLISHMENTS, ...LANDMARKS].map(({ id }) => id);
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

test.each(Object.entries(art))("%s is small and painted from the palette", (_, svg) => {
  expect(svg.length).toBeLessThan(2048);
  expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb|<text/i);
  for (const [, colour] of svg.matchAll(/var\((--mk-[a-z]+)\)/g))
    expect(paint).toContain(`${String(colour)}:`);
});

test("every symbol of a card has a sign, every class a shape", () => {
  for (const { symbol, colour } of ESTABLISHMENTS) {
    expect(symbols).toContain(`id="mk-symbol-${symbol}"`);
    expect(symbols).toContain(`id="mk-shape-${colour}"`);
  }
});

test("the longest word decides how large a name is written", () => {
  expect(longest("Fruit and Vegetable Market")).toBe("Vegetable".length);
  expect(longest("Familien-Restaurant")).toBe("Restaurant".length);
});
