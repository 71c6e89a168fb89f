import { expect, test } from "vitest";
import { shared } from "../src/lib/keep_unchanged";

const old = { a: [1, 2], b: { c: [{ d: 1 }, { d: 2 }] }, e: null };
const copy = (): typeof old => structuredClone(old);

test("the old one is kept where nothing has changed", () => {
  expect(shared(old, copy())).toBe(old);
});

test("what has changed is new, and the rest is kept", () => {
  const fresh = { ...copy(), b: { c: [{ d: 1 }, { d: 3 }] } };
  const mixed = shared(old, fresh);
  expect(mixed).toEqual(fresh);
  expect(mixed.a).toBe(old.a);
  expect(mixed.b.c[0]).toBe(old.b.c[0]);
  expect(mixed.b.c[1]).not.toBe(old.b.c[1]);
});

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, {}],
  [{}, []],
  [[], {}],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: undefined }, {}],
])("%j becomes %j", (before, after) => {
  const mixed: unknown = shared(before, after);
  expect(mixed).toEqual(after);
  expect(Array.isArray(mixed)).toBe(Array.isArray(after));
});
