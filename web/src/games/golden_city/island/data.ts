/** An island as its file describes it; `src/kontor/games/golden_city/islands` holds the shipped ones. */

export const SECTORS = ["mountain", "meadow", "woodland", "desert"] as const;
/** The landform of a quarter of the island, in the order in which they lie round the city. */
export type Sector = (typeof SECTORS)[number];
export type Landform = Sector | "coast";
export type Kind = "coast" | "rural" | "outer" | "inner";
export type Reward = "coin-1" | "coin-2" | "landform" | "key" | "bonus" | "goods";

/** River `n` parts the sectors `n` and `n + 1`, by which it is named. */
export const RIVERS = SECTORS.map((sector, n) => `${sector}-${SECTORS[(n + 1) % 4] ?? ""}`);

export interface SiteData {
  readonly id: string;
  readonly sector: Sector;
  readonly kind?: Kind;
  readonly river?: string | null;
  readonly reward?: Reward | null;
  /** Whether the first builder in this outer part gets a coin besides. */
  readonly coin?: boolean;
  readonly x: number;
  readonly y: number;
}

export interface ScoreCardData {
  readonly id: string;
  readonly back: number;
  readonly good: string;
  readonly area: string;
}

export interface IslandData {
  readonly name: string;
  readonly title?: string;
  readonly notes?: string;
  readonly north: Sector;
  readonly direction: string;
  readonly sites: readonly SiteData[];
  readonly roads: readonly (readonly string[])[];
  readonly score_cards: readonly ScoreCardData[];
  readonly goods_cards: Readonly<Record<string, number>>;
  /** Whether positions are those of the drawing already, as on the bench; no file has this. */
  readonly pinned?: true;
}

const KINDS: Readonly<Record<string, Kind>> = { c: "coast", r: "rural", o: "outer", i: "inner" };

export function kindOf(site: string): Kind {
  return KINDS[site[0] ?? ""] ?? "rural";
}

export function inCity(site: string): boolean {
  return kindOf(site) === "outer" || kindOf(site) === "inner";
}

/** What the first and the second builder in a part of the city get, in letters. */
export const LETTERS: Readonly<Partial<Record<Kind, readonly number[]>>> = {
  outer: [5, 3],
  inner: [10, 6],
};

/** What one pays with there. */
export function landformOf({ id, sector }: SiteData): Landform {
  return kindOf(id) === "coast" ? "coast" : sector;
}

/** The sites that count for a river or a quarter. */
export function sitesIn(island: IslandData, area: string): readonly SiteData[] {
  return island.sites.filter(
    ({ id, river, sector }) => river === area || (inCity(id) && sector === area),
  );
}

/** For each site, those that a road leads to. */
export function neighbours(island: IslandData): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(island.sites.map(({ id }) => [id, []]));
  for (const [a = "", b = ""] of island.roads) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}

const files = import.meta.glob<IslandData>(
  "../../../../../src/kontor/games/golden_city/islands/*.json",
  { eager: true, import: "default" },
);
/** The islands that come with the page, by name. */
export const SHIPPED = new Map(Object.values(files).map((island) => [island.name, island]));

/** The island of a table: a shipped one by its name, or the whole description. */
export function islandOf(option: unknown): IslandData {
  if (typeof option !== "string") return option as IslandData;
  const found = SHIPPED.get(option);
  if (!found) throw new Error(`there is no island ${option}`);
  return found;
}
