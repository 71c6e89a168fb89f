// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commitment, outcomes, verify } from "../src/lib/sealed_chance";
import { decksOf } from "./decks";

const FOLDER = "../tests/records/machi-koro";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".jsonl"));

describe("the dice of whole games", () => {
  test.each(files)("%s is recomputed, every outcome", async (name) => {
    const record = readFileSync(`${FOLDER}/${name}`, "utf8");
    const { opening, moves } = outcomes(record);
    const verdict = await verify(record, decksOf(`machi-koro/${name}`));
    expect(verdict).toEqual({
      promised: true,
      checked: [...opening, ...moves.flatMap(({ chance }) => chance ?? [])].length,
      wrong: null,
    });
  });
});

test("a die that was changed is found", async () => {
  const record = readFileSync(`${FOLDER}/${files[0] ?? ""}`, "utf8");
  const forged = record.replace(
    /"chance": \[(\d)/,
    (_, face: string) => `"chance": [${String((Number(face) % 6) + 1)}`,
  );
  expect((await verify(forged, [])).wrong).toBe(1);
});

test("another secret is not the promised one", async () => {
  const record = readFileSync(`${FOLDER}/${files[0] ?? ""}`, "utf8");
  const { header } = outcomes(record);
  expect(await commitment(`00${(header.secret ?? "").slice(2)}`)).not.toBe(header.commitment);
});
