import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rule, RULES } from "../src/games/machi_koro/rules";
import vocabulary from "../src/games/machi_koro/vocabulary.json";

const catalogue = readFileSync("../docs/rules/machi-koro.md", "utf8");
const page = readFileSync("../src/kontor/locales/en/machi-koro-page.ftl", "utf8");

test.each(RULES)("%s is a rule of the catalogue and has its sentence", (number) => {
  expect(catalogue).toContain(`- ${number} `);
  expect(page).toContain(`\nlaw-${number} = `);
});

test("every event but the change of turn has a rule behind it", () => {
  const without = Object.keys(vocabulary.events).filter((event) => rule({ event }) === null);
  expect(without).toEqual(["turn"]);
});
