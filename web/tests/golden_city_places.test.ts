/** A site is named by where it lies on the island of the table and by what it gives there. */
import { expect, test } from "vitest";
import { USUAL, islandOf } from "../src/games/golden_city/island/data";
import { placesOf } from "../src/games/golden_city/places";
import type { Language } from "../src/lib/messages";
import { speak } from "./golden_city";

const kontor = islandOf("kontor");
const said = (site: string, language: Language = "en", island: Parameters<typeof placesOf>[0]) =>
  speak(language, 0).at([], 0, placesOf(island)).action({ do: "build", site });

test.each([
  ["c2", "Build by the coin on the north coast (c2)"],
  ["r7", "Build by the coin on the mountain–meadow river (r7)"],
  ["r5", "Build by the key in the mountains (r5)"],
  ["o1", "Build in the outer part by the mountains (o1)"],
  ["i3", "Build in the inner part by the woodland (i3)"],
])("%s is told as it is seen", (site, sentence) => {
  expect(said(site, "en", "kontor")).toBe(sentence);
});

test("other languages and islands have names of their own", () => {
  expect(said("r5", "de", "kontor")).toBe("Bauen: beim Schlüssel im Gebirge (r5)");
  expect(said("r5", "pl", "kontor")).toBe("Zbuduj stragan przy kluczu w górach (r5)");
  const turned = {
    ...kontor,
    name: "own",
    sites: kontor.sites.map((site) => ({ ...site, x: 1000 - site.x })),
  };
  expect(said("c4", "en", "kontor")).toContain("north-east");
  expect(said("c4", "en", turned)).toContain("north-west");
  expect(USUAL.name).not.toBe("kontor");
});

test("where nothing is known of the island, the number says it", () => {
  expect(speak("en", 0).action({ do: "build", site: "r5" })).toBe("Build on rural location r5");
});
