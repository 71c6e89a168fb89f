/** A rule book as it is read: the words of a language in the order of its parts. */
import type { RuleBook } from "../games/face";
import type { Words } from "../lib/words";
import { holds } from "./search";

export interface Paragraph {
  readonly number: string;
  readonly text: string;
  readonly example: string;
  readonly ruling: string;
}

export interface Chapter {
  readonly part: string;
  readonly title: string;
  readonly about: string;
  readonly laws: readonly Paragraph[];
}

export function written(book: RuleBook, words: Words): readonly Chapter[] {
  const said = (message: string) => (words.has(message) ? words.say(message) : "");
  return book.parts.map(({ part, laws }) => ({
    part,
    title: words.say(`part-${part}`),
    about: said(`part-${part}.about`),
    laws: laws.map((number) => ({
      number,
      text: words.say(`law-${number}`),
      example: said(`law-${number}.example`),
      ruling: said(`law-${number}.ruling`),
    })),
  }));
}

/** What is left of the book where all the words must be in a paragraph or an introduction. */
export function found(book: readonly Chapter[], wanted: readonly string[]): readonly Chapter[] {
  return book.flatMap((chapter) => {
    const laws = chapter.laws.filter((law) => holds(Object.values(law).join(" "), wanted));
    const about = holds(`${chapter.title} ${chapter.about}`, wanted);
    return laws.length || about ? [{ ...chapter, laws }] : [];
  });
}
