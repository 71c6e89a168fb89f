/** Sentences about the island's sites, put together from the game's catalogue. */
import type { Words } from "../../lib/words";
import { inCity, kindOf, landformOf, LETTERS, type SiteData } from "./island/data";
import type { GoldenCityView } from "./view";

type Built = Pick<GoldenCityView, "businesses">;

export function costOf(site: SiteData, words: Words): string {
  const kind = kindOf(site.id);
  const cards = { [landformOf(site)]: kind === "coast" ? 1 : 2 };
  return words.say("cost", { cards, keys: kind === "inner" ? 1 : 0 });
}

/** What the next to build there gets; empty where nobody can. */
export function rewardOf(site: SiteData, builders: number, words: Words): string {
  const letters = LETTERS[kindOf(site.id)];
  if (!letters) return builders || !site.reward ? "" : words.say(`reward-${site.reward}`);
  const facts = { letters: letters[builders] ?? 0 };
  if (builders) return words.say("brief-letters", facts);
  if (kindOf(site.id) === "inner") return words.say("letters-and-card", facts);
  return words.say(site.coin ? "letters-and-coin" : "brief-letters", facts);
}

export function builtBy(site: string, { businesses }: Built, words: Words): string {
  const seats = businesses[site] ?? [];
  const names = words.listed(seats.map((seat) => words.say("seat-label", { seat })));
  return words.say("about-builders", { count: seats.length, names });
}

/** All there is to know about a site, in a few sentences. */
export function about(site: SiteData, built: Built, words: Words): string[] {
  const { id, sector, river } = site;
  const told = rewardOf(site, built.businesses[id]?.length ?? 0, words);
  const area = river ?? (inCity(id) ? sector : null);
  const cost = costOf(site, words);
  return [
    words.say("about-site", { site: id, kind: kindOf(id), landform: sector, cost }),
    ...(told ? [words.say("about-reward", { told })] : []),
    ...(area ? [words.say("about-site-area", { area })] : []),
    builtBy(id, built, words),
  ];
}
