/** An island as it is written down; `src/kontor/games/golden_city/islands` holds the shipped ones. */
import {
  NUMBERS,
  RIVERS,
  SITE_FACTS,
  SITE_IDS,
  type AreaId,
  type IslandFile,
  type KindId,
  type LandformId,
  type RewardId,
  type River,
  type Sector,
  type SiteEntry,
  type SiteId,
} from "../declared";

export interface IslandData extends IslandFile {
  /** Whether positions are those of the drawing already, as on the bench; no file has this. */
  readonly pinned?: true;
}

export function isSite(id: unknown): id is SiteId {
  return SITE_IDS.some((site) => site === id);
}

export function isRiver(area: string): area is River {
  return RIVERS.some((river) => river === area);
}

/** The rivers at the two ends of a sector, in the order in which the sectors follow one another. */
export function riversBeside(sector: Sector): readonly [River, River] {
  const river = (side: 0 | 1) => RIVERS.find((one) => NUMBERS.rivers[one][side] === sector);
  return [river(1) ?? RIVERS[0], river(0) ?? RIVERS[0]];
}

export function kindOf(site: SiteId): KindId {
  return SITE_FACTS[site].kind;
}

const LETTERS: Readonly<Partial<Record<KindId, readonly number[]>>> = NUMBERS.letters;
const FIRST_GETS: Readonly<Partial<Record<KindId, RewardId>>> = NUMBERS.first_gets;
const PAYS_WITH: Readonly<Partial<Record<KindId, LandformId>>> = NUMBERS.pays_with;

/** What the first, second … builder in a part of the city gets, in letters; null elsewhere. */
export function lettersOf(kind: KindId): readonly number[] | null {
  return LETTERS[kind] ?? null;
}

/** Whether the next to build is among the first, who get the reward. */
export function isRewarded(builders: number): boolean {
  return builders < NUMBERS.rewarded;
}

/** What else the first builder in a part of the city gets, as a sign. */
export function extraOf(kind: KindId, coin = false): string | null {
  return FIRST_GETS[kind] ?? (coin ? "coin" : null);
}

export function inCity(site: SiteId): boolean {
  return lettersOf(kindOf(site)) !== null;
}

/** What one pays with there. */
export function landformOf({ id, sector }: SiteEntry): LandformId {
  return PAYS_WITH[kindOf(id)] ?? sector;
}

export function siteOf(island: IslandData, id: string | null): SiteEntry | undefined {
  return island.sites.find((site) => site.id === id);
}

/** The river or quarter that a site counts for. */
export function areaOf({ id, river, sector }: SiteEntry): AreaId | null {
  return river ?? (NUMBERS.quarters.some((kind) => kind === kindOf(id)) ? sector : null);
}

export function sitesIn(island: IslandData, area: string): readonly SiteEntry[] {
  return island.sites.filter((site) => areaOf(site) === area);
}

/** For each site, those that a road leads to. */
export function neighbours(island: IslandData): ReadonlyMap<SiteId, readonly SiteId[]> {
  const found = new Map<SiteId, SiteId[]>(island.sites.map(({ id }) => [id, []]));
  for (const [a, b] of island.roads) {
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
export function islandOf(option: string | IslandFile): IslandData {
  if (typeof option !== "string") return option;
  const found = SHIPPED.get(option);
  if (!found) throw new Error(`there is no island ${option}`);
  return found;
}

/** The island that one plays on without a wish of one's own. */
export const USUAL = islandOf(NUMBERS.island);
