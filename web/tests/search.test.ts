import { expect, test } from "vitest";
import { cut, holds, wordsOf } from "../src/rules/search";

test("words are found without regard to case, accents and order", () => {
  expect(holds("Großprojekt wirkt ab dem nächsten Zug", wordsOf("Nachsten großprojekt"))).toBe(
    true,
  );
  expect(holds("Żadna łódka", wordsOf("lodka zadna"))).toBe(true);
  expect(holds("Café", wordsOf("cafe bakery"))).toBe(false);
});

test("hits are cut out where they stand", () => {
  expect(cut("Cafés zahlen: café", wordsOf("cafe"))).toEqual([
    { text: "Café", hit: true },
    { text: "s zahlen: ", hit: false },
    { text: "café", hit: true },
  ]);
  expect(cut("ababab", ["aba"])).toEqual([
    { text: "ababa", hit: true },
    { text: "b", hit: false },
  ]);
  expect(cut("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
});
