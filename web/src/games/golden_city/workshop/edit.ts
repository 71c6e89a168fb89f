/** What can be done to an island on the bench. Every function gives a new island and knows no rules. */
import {
  SITE_IDS,
  type KindId,
  type RewardId,
  type River,
  type ScoreCardEntry,
  type Sector,
  type SiteEntry,
  type SiteId,
} from "../declared";
import { inCity, USUAL, kindOf, siteOf, type IslandData } from "../island/data";
import { distance, TURN, type Point } from "../island/geometry";
import { angleOf, CENTRE, polar } from "../island/polar";
import { shapeOf } from "../island/shape";

/** No site lies farther from the middle of the drawing. */
const EDGE = 432;
const STEP = 4;
const STRIDE = 24;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The island with the drawing's own lengths, so that nothing shifts while a site is moved. */
export function laidOut(island: IslandData): IslandData {
  const { sites } = shapeOf(island);
  return {
    ...island,
    pinned: true,
    sites: island.sites.map((site) => ({ ...site, ...rounded(sites.get(site.id) ?? CENTRE) })),
  };
}

/** The island as its file has it. */
export function plain({ pinned: _, ...island }: IslandData): IslandData {
  const order = (site: SiteEntry) => SITE_IDS.indexOf(site.id);
  return {
    ...island,
    sites: island.sites
      .toSorted((a, b) => order(a) - order(b))
      .map(({ x, y, ...site }) => ({ ...site, kind: kindOf(site.id), x, y })),
  };
}

/** Nothing but sea, land and four rivers; the cards are those of our island. */
export function empty(): IslandData {
  return { ...USUAL, pinned: true, sites: [], roads: [] };
}

/** The ids of a kind that are not on the island yet. */
export function missing(island: IslandData, kind: KindId): readonly SiteId[] {
  return SITE_IDS.filter((id) => kindOf(id) === kind && !siteOf(island, id));
}

/** In which sector a place of the drawing lies. */
export function sectorAt(island: IslandData, at: Point): SiteEntry["sector"] {
  const angle = angleOf(at);
  const sectors = [...shapeOf(island).quarters];
  const turn = (from: number, to: number) => (to - from + TURN) % TURN;
  const [found] = sectors.find(([, [from, to]]) => turn(from, angle) < turn(from, to)) ?? [];
  return found ?? island.north;
}

/** Where a site lies on our island: a place to start from for those who have no pointer. */
export function usualPlace(id: SiteId): Point {
  return shapeOf(USUAL).sites.get(id) ?? CENTRE;
}

export function withSite(island: IslandData, id: SiteId, at: Point): IslandData {
  const place = rounded(held(at));
  const site = { id, sector: sectorAt(island, place), ...place };
  return { ...island, sites: [...island.sites.filter((other) => other.id !== id), site] };
}

export function withoutSite(island: IslandData, id: SiteId): IslandData {
  return {
    ...island,
    sites: island.sites.filter((site) => site.id !== id),
    roads: island.roads.filter((road) => !road.includes(id)),
  };
}

/** Moved there. A site that belonged to the sector around it belongs to the one it comes to. */
export function moved(island: IslandData, id: SiteId, to: Point): IslandData {
  const place = rounded(held(to));
  return changed(island, id, (site) => {
    const follows = !inCity(id) && !site.river && site.sector === sectorAt(island, site);
    return { ...site, ...place, ...(follows ? { sector: sectorAt(island, place) } : {}) };
  });
}

/** Moved by an arrow key, a step or a stride. */
export function nudged(island: IslandData, id: SiteId, key: string, far: boolean): IslandData {
  const [way, site] = [WAYS[key], siteOf(island, id)];
  if (!way || !site) return island;
  const by = far ? STRIDE : STEP;
  return moved(island, id, { x: site.x + way.x * by, y: site.y + way.y * by });
}

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** What can be said of a site; null takes it away. */
export interface Said {
  readonly sector?: Sector;
  readonly reward?: RewardId;
  readonly river?: River | null;
  readonly coin?: boolean;
}

export function described(island: IslandData, id: SiteId, said: Said): IslandData {
  return changed(island, id, (site) => {
    const { river, coin, ...rest } = { ...site, ...said };
    return { ...rest, ...(river && { river }), ...(coin && { coin }) };
  });
}

export function isRoad(island: IslandData, a: SiteId, b: SiteId): boolean {
  return island.roads.some((road) => road.includes(a) && road.includes(b));
}

/** With a road between the two, or without the one there was. */
export function toggledRoad(island: IslandData, a: SiteId, b: SiteId): IslandData {
  if (a === b) return island;
  const roads: IslandData["roads"] = isRoad(island, a, b)
    ? island.roads.filter((road) => !(road.includes(a) && road.includes(b)))
    : [...island.roads, [a, b]];
  return { ...island, roads };
}

/** The score card at a place of the list says something else; ids follow what the cards say. */
export function withScoreCard(
  island: IslandData,
  place: number,
  change: Partial<Pick<ScoreCardEntry, "good" | "area">>,
): IslandData {
  const taken = new Set<string>();
  const cards = island.score_cards.map((card, n) => {
    const { back, good, area } = n === place ? { ...card, ...change } : card;
    let id = `${String(back)}-${area}-${good}`;
    for (let copy = 2; taken.has(id); copy++)
      id = `${String(back)}-${area}-${good}-${String(copy)}`;
    taken.add(id);
    return { id, back, good, area };
  });
  return { ...island, score_cards: cards };
}

function changed(
  island: IslandData,
  id: SiteId,
  change: (site: SiteEntry) => SiteEntry,
): IslandData {
  return {
    ...island,
    sites: island.sites.map((site) => (site.id === id ? change(site) : site)),
  };
}

/** No farther out than the drawing reaches. */
function held(at: Point): Point {
  return distance(CENTRE, at) > EDGE ? polar(EDGE, angleOf(at)) : at;
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
