import { expect, test } from "vitest";
import { parse } from "../src/lib/router.svelte";
import { preferredLanguage, usable } from "../src/lib/settings.svelte";

const at = (path: string) => parse(new URL(path, "http://kontor.example"));

test("every screen has an address", () => {
  expect(at("/")).toEqual({ screen: "start" });
  expect(at("/design")).toEqual({ screen: "design" });
  expect(at("/new/machi-koro/device")).toMatchObject({ screen: "new", how: "device" });
  expect(at("/learn/machi-koro")).toEqual({ screen: "learn", game: "machi-koro" });
  expect(at("/text/abc")).toMatchObject({ screen: "table", id: "abc", plain: true });
  expect(at("/rules/machi-koro#MK-T1")).toMatchObject({ screen: "rules", rule: "MK-T1" });
});

test("a table's link carries its invitation in the fragment, which no server sees", () => {
  expect(at("/table/abc#invite=secret")).toMatchObject({
    screen: "table",
    id: "abc",
    invite: "secret",
  });
});

test("a moment has an address, with the seat that sees it", () => {
  expect(at("/table/abc/17?seat=2")).toMatchObject({ move: 17, viewer: 2 });
  expect(at("/table/abc/x1")).toMatchObject({ move: null });
});

test("after the game there are a review, at any decision, and one's own mistakes", () => {
  expect(at("/table/abc/review")).toMatchObject({ id: "abc", after: "review", decision: null });
  expect(at("/table/abc/review/17")).toMatchObject({ after: "review", decision: 17, move: null });
  expect(at("/table/abc/learn")).toMatchObject({ after: "learn" });
  expect(at("/table/abc/17/3")).toEqual({ screen: "wrong" });
});

test("what leads nowhere says so", () => {
  expect(at("/new/machi-koro/alone")).toEqual({ screen: "wrong" });
  expect(at("/a/b/c/d/e")).toEqual({ screen: "wrong" });
});

test("the first language of the browser that we speak is spoken", () => {
  expect(preferredLanguage(["fr-FR", "pl-PL", "de"])).toBe("pl");
  expect(preferredLanguage(["fr"])).toBe("en");
});

test("settings that make no sense are left out", () => {
  const kept = {
    speed: "warp",
    theme: "dark",
    sound: "yes",
    language: "tlh",
    name: "Ola",
    dice: 6,
  };
  expect(usable(kept)).toEqual({ theme: "dark", name: "Ola" });
  expect([null, 7, "x", []].map(usable)).toEqual([{}, {}, {}, {}]);
});
