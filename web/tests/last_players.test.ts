import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../src/lib/messages";

const GAME = {
  id: "machi-koro",
  seats: [2, 3, 4],
  levels: ["easy", "normal", "hard"],
  characters: ["baker"],
} as unknown as GameInfo;

async function fresh() {
  vi.resetModules();
  return (await import("../src/lib/last_players.svelte")).companies;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("a company is remembered, and forgotten when the game has not its bots any more", async () => {
  const usual = (await fresh()).of(GAME, "bots");
  expect(usual.places.map(({ bot }) => bot)).toEqual(["", "easy", "easy"]);
  const places = [
    { name: "", bot: "" },
    { name: "", bot: "baker" },
  ];
  (await fresh()).keep(GAME.id, "bots", { places, options: {}, first: 0 });
  expect((await fresh()).of(GAME, "bots").places).toEqual(places);
  expect((await fresh()).of({ ...GAME, characters: [] }, "bots").places).toHaveLength(3);
});

test("two wins in a row offer the next level, each table counts once", async () => {
  const companies = await fresh();
  companies.count("a", GAME.id, "easy", true);
  companies.count("a", GAME.id, "easy", true);
  expect(companies.next(GAME)).toBeNull();
  companies.count("b", GAME.id, "easy", true);
  expect(companies.next(GAME)).toBe("normal");
  companies.count("c", GAME.id, "easy", false);
  expect(companies.next(GAME)).toBeNull();
  for (const table of ["d", "e"]) companies.count(table, GAME.id, "hard", true);
  expect(companies.next(GAME)).toBeNull();
});
