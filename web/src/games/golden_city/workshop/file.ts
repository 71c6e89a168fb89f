/** An island as a file: written as `kontor` reads it, and read with care. */
import { isSite, type IslandData } from "../island/data";
import { plain } from "./edit";

/** JSON with a line for each site, road and card. */
export function written(island: IslandData): string {
  const parts = Object.entries(plain(island)).map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = value.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
    return `  ${JSON.stringify(key)}: [\n${lines}\n  ]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/** What a file is called after what it holds. */
export function fileName({ title, name }: IslandData): string {
  const word = (title ?? name)
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `${word.replaceAll(/^-+|-+$/g, "").slice(0, 40) || "island"}.json`;
}

export function fileOf(island: IslandData): File {
  return new File([written(island)], fileName(island), { type: "application/json" });
}

/** The value in a text, or undefined if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether this is enough of an island to be laid on the bench; what is wrong in it can be mended there. */
export function drawable(value: unknown): value is IslandData {
  if (!isRecord(value)) return false;
  const { name, sites, roads, score_cards: cards, goods_cards: goods } = value;
  return (
    typeof name === "string" &&
    Array.isArray(sites) &&
    sites.every(isPlaced) &&
    new Set(sites.map(({ id }) => id)).size === sites.length &&
    Array.isArray(roads) &&
    roads.every(isRoad) &&
    Array.isArray(cards) &&
    cards.every(isRecord) &&
    isRecord(goods) &&
    Object.values(goods).every((count) => typeof count === "number")
  );
}

/** An object of any kind: what a file holds is known only once each part has been looked at. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlaced(value: unknown): value is { id: string } {
  return (
    isRecord(value) &&
    isSite(value["id"]) &&
    Number.isFinite(value["x"]) &&
    Number.isFinite(value["y"])
  );
}

function isRoad(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isSite);
}
