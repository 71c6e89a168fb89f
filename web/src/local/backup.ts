/** All that this browser keeps, as one file, and such a file taken in. */
import { type KeptTable, Shelf } from "./database";

const KIND = "kontor-browser";
const OURS = /^kontor(-[\w-]+)?$/;
const SEATS = "kontor-seats";
const ID = /^[a-z0-9]{1,32}$/;

interface Backup {
  readonly kind: typeof KIND;
  readonly made: string;
  /** What stands in the local storage, by key. */
  readonly kept: Readonly<Record<string, string>>;
  readonly tables: readonly KeptTable[];
}

/** The file is none of ours, or damaged. */
export class NoBackup extends Error {}

function read(): Record<string, string> {
  const keys = Object.keys(localStorage).filter((key) => OURS.test(key));
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ""]));
}

/** The file. It holds the seats of this browser's tables; those on a server stay in their cookies. */
export async function backup(): Promise<File> {
  const kept = read();
  const seats = parsed<Record<string, string>>(kept[SEATS], {});
  const here = parsed<{ id: string }[]>(kept["kontor-tables"], []).filter(({ id }) => id in seats);
  kept["kontor-tables"] = JSON.stringify(here);
  const tables = await new Shelf().tables();
  const made = new Date().toISOString();
  const all: Backup = { kind: KIND, made, kept, tables };
  const name = `kontor-${made.slice(0, 10)}.json`;
  return new File([JSON.stringify(all)], name, { type: "application/json" });
}

/** Takes a file in: nothing that is here is lost. How many games came. Throws `NoBackup`. */
export async function takeIn(text: string): Promise<number> {
  const { kept, tables } = checked(text);
  const taken = await new Shelf().takeIn(tables);
  for (const [key, brought] of Object.entries(kept))
    localStorage.setItem(key, joined(key, localStorage.getItem(key), brought));
  return taken;
}

function checked(text: string): Backup {
  try {
    const all = JSON.parse(text) as Backup;
    const kept = Object.entries(all.kept).every(
      ([key, value]) => OURS.test(key) && typeof value === "string" && isJson(value),
    );
    if (all.kind === KIND && kept && all.tables.every(isTable)) return all;
  } catch {
    // Then it is none.
  }
  throw new NoBackup();
}

function isJson(text: string): boolean {
  JSON.parse(text);
  return true;
}

function isTable({ card, entries }: KeptTable): boolean {
  const { id, n } = JSON.parse(card) as { id: string; n: number };
  return ID.test(id) && n === entries.length && entries.every(isJson);
}

function parsed<T>(text: string | null | undefined, otherwise: T): T {
  try {
    return (JSON.parse(text ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

interface Dated {
  readonly at: number;
}

/** What is kept after both; of the same thing, the later or the better one. */
export function joined(key: string, here: string | null, brought: string): string {
  if (here === null) return brought;
  if (key === "kontor-islands") return JSON.stringify(both("key", here, brought));
  if (key === "kontor-tables") return JSON.stringify(both("id", here, brought));
  if (key === SEATS) return JSON.stringify({ ...parsed(brought, {}), ...parsed(here, {}) });
  if (key.startsWith("kontor-lesson-")) return String(Math.max(Number(here), Number(brought)));
  if (key.startsWith("kontor-puzzles-")) return JSON.stringify(solved(here, brought));
  return brought;
}

function both(name: string, here: string, brought: string): Dated[] {
  const all = [...parsed<Dated[]>(here, []), ...parsed<Dated[]>(brought, [])];
  const id = (one: Dated) => (one as unknown as Record<string, unknown>)[name];
  all.sort((a, b) => b.at - a.at);
  return all.filter((one, i) => all.findIndex((other) => id(other) === id(one)) === i);
}

function solved(here: string, brought: string): Record<string, string> {
  const all = { ...parsed<Record<string, string>>(brought, {}) };
  for (const [number, how] of Object.entries(parsed<Record<string, string>>(here, {})))
    if (all[number] !== "found") all[number] = how;
  return all;
}
