import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import vocabulary from "../src/games/machi_koro/vocabulary.json";
import type { GameEvent } from "../src/games/face";
import { LANGUAGES, type Language } from "../src/lib/messages";
import { bundle, Words, type Facts } from "../src/lib/words";
import cases from "./words.json";

interface Case {
  readonly language: Language;
  readonly viewer: number | null;
  readonly event?: GameEvent;
  readonly message?: string;
  readonly facts?: Facts;
  readonly says: string;
}

function words(language: Language): Words {
  const text = (name: string) =>
    readFileSync(`../src/kontor/locales/${language}/${name}.ftl`, "utf8");
  const texts = ["table", "page", "machi-koro", "machi-koro-page"].map(
    (name) => new FluentResource(text(name)),
  );
  return new Words(language, bundle(language, texts), vocabulary);
}

const spoken = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]));

describe("page and terminal say the same", () => {
  test.each(cases as readonly Case[])("$language $viewer: $says", (told) => {
    const speaker = spoken[told.language]?.at(["Ada", "Bruno", "Celia"], told.viewer);
    const said = told.event
      ? speaker?.event(told.event)
      : speaker?.say(told.message ?? "", told.facts);
    expect(said).toBe(told.says);
  });
});

test("a message that is not there is a fault, not silence", () => {
  expect(() => spoken["en"]?.say("no-such-message")).toThrow("no-such-message");
});
