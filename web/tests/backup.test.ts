import { describe, expect, it } from "vitest";
import { joined, NoBackup, takeIn } from "../src/local/backup";

const read = (text: string): unknown => JSON.parse(text);

describe("what two browsers have kept", () => {
  it("has the things of both, and the later one of the same", () => {
    const here = JSON.stringify([
      { key: "a", at: 5, island: "here" },
      { key: "b", at: 1, island: "here" },
    ]);
    const brought = JSON.stringify([
      { key: "b", at: 3, island: "brought" },
      { key: "c", at: 9, island: "brought" },
    ]);
    expect(read(joined("kontor-islands", here, brought))).toEqual([
      { key: "c", at: 9, island: "brought" },
      { key: "a", at: 5, island: "here" },
      { key: "b", at: 3, island: "brought" },
    ]);
  });

  it("keeps every seat, and those of this browser as they are", () => {
    const both = joined("kontor-seats", '{"x":"1","y":"2"}', '{"y":"3","z":"4"}');
    expect(read(both)).toEqual({ x: "1", y: "2", z: "4" });
  });

  it("forgets no step of a first game and no puzzle that was found", () => {
    expect(joined("kontor-lesson-machi-koro", "7", "4")).toBe("7");
    const both = joined(
      "kontor-puzzles-pig",
      '{"1":"shown","2":"found"}',
      '{"1":"found","2":"shown"}',
    );
    expect(read(both)).toEqual({ 1: "found", 2: "found" });
  });

  it("has the settings that were brought", () => {
    expect(joined("kontor", '{"theme":"dark"}', '{"theme":"light"}')).toBe('{"theme":"light"}');
  });
});

describe("a file that is none of ours", () => {
  const file = (change: object) =>
    JSON.stringify({ kind: "kontor-browser", made: "", kept: {}, tables: [], ...change });

  it.each([
    ["is no JSON", "{"],
    ["is of another kind", file({ kind: "chess" })],
    ["wants to write what is not ours", file({ kept: { password: '""' } })],
    ["has half a table", file({ tables: [{ card: '{"id":"a","n":2}', entries: ["{}"] }] })],
    [
      "has a table with a strange name",
      file({ tables: [{ card: '{"id":"../a","n":0}', entries: [] }] }),
    ],
  ])("%s: nothing of it is taken", async (_, text) => {
    localStorage.clear();
    await expect(takeIn(text)).rejects.toBeInstanceOf(NoBackup);
    expect(localStorage.length).toBe(0);
  });
});
