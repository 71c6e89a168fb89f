/** Loads the catalogues of a language, and speaks from them. */
import { api } from "./api";
import type { Language } from "./messages";
import { bundle, NOTHING, Words, type Catalogue, type Facts, type Vocabulary } from "./words";

/** Read while the page was built; `vite.config.ts` says which come together in a file. */
const catalogues = import.meta.glob<Catalogue["body"]>(
  ["../../../src/kontor/locales/*/*.ftl", "!../../../src/kontor/locales/*/terminal.ftl"],
  { import: "default" },
);

async function load(language: Language, name: string): Promise<Catalogue> {
  const body = await catalogues[`../../../src/kontor/locales/${language}/${name}.ftl`]?.();
  return { body: body ?? [] };
}

/**
 * Whether the page was built with a game's words, as with its drawing; otherwise the server has
 * them. Where the server does not answer, the page speaks with what it has.
 */
const isBuiltIn = (game: string): Promise<boolean> =>
  api.faceOf(game).then(
    (face) => face !== "",
    () => true,
  );

const COMMON = ["table", "page"];

/** Words for the page alone, or for the page and a game. */
export async function loadWords(
  language: Language,
  game: string | null = null,
  vocabulary: Vocabulary | Promise<Vocabulary> = NOTHING,
  more: readonly string[] = [],
): Promise<Words> {
  if (game && !(await isBuiltIn(game))) return loadServedWords(language, game, more);
  const names = game ? [...COMMON, game, `${game}-page`, `${game}-rules`, ...more] : COMMON;
  const loaded = await Promise.all(names.map((name) => load(language, name)));
  return new Words(language, bundle(language, loaded), await vocabulary);
}

async function loadServedWords(
  language: Language,
  game: string,
  more: readonly string[] = [],
): Promise<Words> {
  const { servedWords } = await import("../text/words");
  const [served, ...common] = await Promise.all([
    servedWords(language, game),
    ...[...COMMON, ...more].map((name) => load(language, name)),
  ]);
  const every = bundle(language, [...served.catalogues, ...common]);
  return new Words(language, every, served.vocabulary);
}

/** Words for the start page: what each game is called and about. */
export async function loadTitles(language: Language, game: string): Promise<Words> {
  if (!(await isBuiltIn(game))) return loadServedWords(language, game);
  return new Words(language, bundle(language, [await load(language, `${game}-page`)]));
}

class Speech {
  /** The page's own words, in the chosen language. */
  words = $state.raw<Words | null>(null);

  async speak(language: Language): Promise<void> {
    const words = await loadWords(language);
    this.words = words;
  }
}

export const speech = new Speech();

/** The page's own words, for every component that is drawn after they have come. */
export function say(message: string, facts?: Facts): string {
  return speech.words ? speech.words.say(message, facts) : "";
}

/** Whether the page has such a message of its own. */
export const has = (message: string): boolean => speech.words?.has(message) ?? false;
