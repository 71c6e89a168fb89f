/** Findings in words, as the terminal tells them. */
import type { Finding } from "../../../lib/messages";
import type { Words } from "../../../lib/words";

export function placeName(place: string, words: Words): string {
  return words.has(`place-${place}`) ? words.say(`place-${place}`) : place;
}

export function sentence({ code, facts }: Finding, words: Words): string {
  return words.say(`finding-${code}`, facts);
}

/** With the place in front. */
export function told(finding: Finding, words: Words): string {
  const places = finding.places.map((place) => placeName(place, words)).join(", ");
  return places ? `${places}: ${sentence(finding, words)}` : sentence(finding, words);
}
