import { beforeEach, expect, test } from "vitest";
import { ofTheDay, solved } from "../src/puzzles/solved";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage;
});

test("the puzzle of a day is the same all day, and each comes once in a round", () => {
  const count = 150;
  expect(ofTheDay(new Date(2026, 4, 3, 0, 1), count)).toBe(
    ofTheDay(new Date(2026, 4, 3, 23, 59), count),
  );
  const round = Array.from({ length: count }, (_, i) => ofTheDay(new Date(2026, 0, 1 + i), count));
  expect(new Set(round).size).toBe(count);
});

test("what was found stays found, and other hands break nothing", () => {
  solved.keep("pig", 3, true);
  solved.keep("pig", 4, false);
  expect(solved.keep("pig", 3, false)).toEqual({ 3: "found", 4: "shown" });
  expect(solved.read("pig")).toEqual({ 3: "found", 4: "shown" });
  expect(solved.read("other")).toEqual({});
  kept.set("kontor-puzzles-pig", '{"3":"perhaps","5":"found"}');
  expect(solved.read("pig")).toEqual({ 5: "found" });
  kept.set("kontor-puzzles-pig", "[");
  expect(solved.read("pig")).toEqual({});
});
