import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import goldenCityBook from "../src/games/golden_city/book";
import goldenCity from "../src/games/golden_city/vocabulary.json";
import machiKoroBook from "../src/games/machi_koro/book";
import machiKoro from "../src/games/machi_koro/vocabulary.json";
import { ruleBehind } from "../src/lib/event_rules";
import { LANGUAGES } from "../src/lib/messages";

const GAMES = [
  { game: "machi-koro", book: machiKoroBook, vocabulary: machiKoro },
  { game: "golden-city", book: goldenCityBook, vocabulary: goldenCity },
];

const numbers = (text: string) => new Set(text.match(/\b(?:MK|GC)-[A-Z]\d+\b/g));

describe.each(GAMES)("the rule book of $game", ({ game, book, vocabulary }) => {
  const laws = book.parts.flatMap((part) => part.laws);
  const rule = (event: string) => ruleBehind(vocabulary.behind, { event });
  const catalogue = numbers(readFileSync(`../docs/rules/${game}.md`, "utf8"));

  test("holds every number of the catalogue once, and no other", () => {
    expect([...laws].sort()).toEqual([...catalogue].sort());
  });

  test.each(LANGUAGES)("has a paragraph for each in %s", (language) => {
    const text = readFileSync(`../src/kontor/locales/${language}/${game}-rules.ftl`, "utf8");
    const written = [...text.matchAll(/^law-(\S+) = \S/gm)].map((found) => found[1]);
    expect(written.sort()).toEqual([...catalogue].sort());
    const parts = [...text.matchAll(/^part-(\S+) = \S/gm)].map((found) => found[1]);
    expect(parts).toEqual(book.parts.map(({ part }) => part));
  });

  test("explains every event but the change of turn", () => {
    const without = Object.keys(vocabulary.events).filter((event) => rule(event) === null);
    expect(without).toEqual(["turn"]);
  });

  test("is what the log points to", () => {
    const known = new Set(laws);
    for (const event of Object.keys(vocabulary.events))
      expect(rule(event) ?? laws[0]).toSatisfy((number: string) => known.has(number));
  });
});
