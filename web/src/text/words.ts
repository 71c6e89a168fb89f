/** Words of a game that the page was not built with: the server has them. */
import { FluentResource } from "@fluent/bundle";
import { api } from "../lib/api";
import type { Language } from "../lib/messages";
import type { Catalogue, Vocabulary } from "../lib/words";

export interface ServedWords {
  readonly catalogues: readonly Catalogue[];
  readonly vocabulary: Vocabulary;
}

export async function servedWords(language: Language, game: string): Promise<ServedWords> {
  const { catalogues, ...vocabulary } = await api.words(game, language);
  return { catalogues: catalogues.map((text) => new FluentResource(text)), vocabulary };
}
