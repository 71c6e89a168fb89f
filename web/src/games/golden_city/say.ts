/** Sentences about the island's sites, put together from the game's catalogue. */
import type { Words } from "../../lib/words";
import { NUMBERS, type SiteEntry, type SiteId } from "./declared";
import { areaOf, extraOf, isRewarded, kindOf, landformOf, lettersOf } from "./island/data";
import type { ShownView } from "./view";

type Built = Pick<ShownView, "businesses">;

export function costOf(site: SiteEntry, words: Words): string {
  const { cards, keys } = NUMBERS.costs[kindOf(site.id)];
  return words.say("cost", { cards: { [landformOf(site)]: cards }, keys });
}

/** What the next to build there gets; empty where nobody can. */
export function rewardOf(site: SiteEntry, builders: number, words: Words): string {
  const letters = lettersOf(kindOf(site.id));
  const rewarded = isRewarded(builders);
  if (!letters) return rewarded && site.reward ? words.say(`reward-${site.reward}`) : "";
  const facts = { letters: letters[builders] ?? 0 };
  const extra = rewarded ? extraOf(kindOf(site.id), site.coin) : null;
  return words.say(extra ? `letters-and-${extra}` : "brief-letters", facts);
}

export function builtBy(site: SiteId, { businesses }: Built, words: Words): string {
  const seats = businesses[site] ?? [];
  const names = words.listed(seats.map((seat) => words.say("by-seat", { seat })));
  return words.say("about-builders", { count: seats.length, names });
}

/** All there is to know about a site, in a few sentences. */
export function about(site: SiteEntry, built: Built, words: Words): string[] {
  const { id, sector } = site;
  const told = rewardOf(site, built.businesses[id]?.length ?? 0, words);
  const area = areaOf(site);
  const cost = costOf(site, words);
  return [
    words.say("about-site", { site: id, kind: kindOf(id), landform: sector, cost }),
    ...(told ? [words.say("about-reward", { told })] : []),
    ...(area ? [words.say("about-site-area", { area })] : []),
    builtBy(id, built, words),
  ];
}
