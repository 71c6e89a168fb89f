/** Finds the games by their folders: a card each for the start page, a face each for the table. */
import type { Component } from "svelte";
import { api } from "../lib/api";
import { NOTHING, type Vocabulary, type Words } from "../lib/words";
import type {
  GameCard,
  GameFace,
  Lesson,
  PickProps,
  RuleBook,
  Shortcut,
  WorkshopProps,
} from "./face";

const cards = import.meta.glob<{ default: GameCard }>("./*/card.ts", { eager: true });
const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");
const books = import.meta.glob<{ default: RuleBook }>("./*/book.ts");
const lessons = import.meta.glob<{ default: Lesson }>("./*/lesson.json");
const keys = import.meta.glob<{ default: readonly Shortcut[] }>([
  "./*/keys.ts",
  "./*/workshop/keys.ts",
]);
const galleries = import.meta.glob<{ default: Component<{ words: Words }> }>("./*/Gallery.svelte");
const workshops = import.meta.glob<{ default: Component<WorkshopProps> }>(
  "./*/workshop/Workshop.svelte",
);
const picks = import.meta.glob<{ default: Component<PickProps> }>("./*/workshop/Pick.svelte");
const vocabularies = import.meta.glob<{ default: Vocabulary }>("./*/vocabulary.json");

/** The folder of each game, by the id on its card. */
const folders = new Map(
  Object.entries(cards).map(([path, { default: card }]) => [card.id, path.replace("/card.ts", "")]),
);
const folder = (game: string) => folders.get(game) ?? "";

/** Every game that is drawn or will be, in the order of the start page. */
export const CARDS: readonly GameCard[] = Object.values(cards)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/**
 * How a game is drawn, or that it is shown as text. A face knows its own game's views and events;
 * from here on the table hands it no others.
 */
export async function loadFace(game: string): Promise<GameFace> {
  const named = await api.faceOf(game).catch(() => null);
  const drawn = await faces[`${named === null ? folder(game) : `./${named}`}/index.ts`]?.();
  return drawn?.default ?? (await import("../text/face")).textFace(game);
}

/** Whether the game's rules are to be read on the page. */
export function hasBook(game: string): boolean {
  return `${folder(game)}/book.ts` in books;
}

export async function loadBook(game: string): Promise<RuleBook | null> {
  return (await books[`${folder(game)}/book.ts`]?.())?.default ?? null;
}

/** The games that have a first game to learn by. */
export function teaches(game: string): boolean {
  return `${folder(game)}/lesson.json` in lessons;
}

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await lessons[`${folder(game)}/lesson.json`]?.())?.default ?? null;
}

/** The keys of a game's board, or of its workshop. */
export async function loadKeys(game: string, where = ""): Promise<readonly Shortcut[]> {
  return (await keys[`${folder(game)}${where}/keys.ts`]?.())?.default ?? [];
}

export async function loadVocabulary(game: string): Promise<Vocabulary> {
  return (await vocabularies[`${folder(game)}/vocabulary.json`]?.())?.default ?? NOTHING;
}

/** The games for which a player can make something himself, such as an island. */
export function hasWorkshop(game: string): boolean {
  return `${folder(game)}/workshop/Workshop.svelte` in workshops;
}

export async function loadWorkshop(game: string): Promise<Component<WorkshopProps> | null> {
  return (await workshops[`${folder(game)}/workshop/Workshop.svelte`]?.())?.default ?? null;
}

/** Lets one choose among what one has made. */
export async function loadPick(game: string): Promise<Component<PickProps> | null> {
  return (await picks[`${folder(game)}/workshop/Pick.svelte`]?.())?.default ?? null;
}

/** What a game shows of itself on the design page, if anything. */
export async function loadGallery(game: string): Promise<Component<{ words: Words }> | null> {
  return (await galleries[`${folder(game)}/Gallery.svelte`]?.())?.default ?? null;
}
