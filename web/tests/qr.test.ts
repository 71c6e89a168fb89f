import { expect, test } from "vitest";
import { masked, qr } from "../src/lib/qr";
import codes from "./qr.json";

const rows = (code: boolean[][]) =>
  code.map((row) => parseInt2(`1${row.map(Number).join("")}`).toString(16));
const parseInt2 = (digits: string) => BigInt(`0b${digits}`);

test.each(codes)("a code that another encoder made: $text", ({ text, rows: expected }) => {
  expect(masked(text).map(rows)).toContainEqual(expected);
});

test("the mask that is chosen is one of the eight", () => {
  expect(masked("kontor")).toContainEqual(qr("kontor"));
});

test("what is too long is refused", () => {
  expect(() => qr("x".repeat(300))).toThrow("too long");
});
