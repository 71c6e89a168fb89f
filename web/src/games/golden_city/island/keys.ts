/** Where a key leads on the island: along a road that way, else to the next site that way. */
import type { SiteId } from "../declared";
import { neighbours, type IslandData } from "./data";
import { distance, wrapped, TURN, type Point } from "./geometry";
import { CENTRE } from "./polar";
import { shapeOf } from "./shape";

const WAYS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: TURN / 4,
  ArrowLeft: TURN / 2,
  ArrowUp: -TURN / 4,
};

/** The site that the key leads to; undefined if it leads nowhere. */
export function onward(
  island: IslandData,
  from: SiteId,
  key: string,
  open: readonly SiteId[],
): SiteId | undefined {
  if (key === "PageDown" || key === "PageUp") return another(island, from, key, open);
  if (key === "Home") return open[0] ?? island.sites[0]?.id;
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const { sites } = shapeOf(island);
  const here = sites.get(from) ?? CENTRE;
  const roads = neighbours(island).get(from) ?? [];
  return best(sites, here, way, roads, 0.2) ?? best(sites, here, way, [...sites.keys()], 0.15);
}

/** The next site that can be chosen, round and round. */
function another(
  island: IslandData,
  from: SiteId,
  key: string,
  open: readonly SiteId[],
): SiteId | undefined {
  const ids = open.length ? open : island.sites.map(({ id }) => id);
  const at = ids.indexOf(from);
  return ids.at((at + (key === "PageDown" ? 1 : at < 0 ? 0 : -1)) % ids.length);
}

/** Of these sites the one that lies nearest in a direction, at most `turn` of a circle off it. */
function best(
  sites: ReadonlyMap<SiteId, Point>,
  here: Point,
  way: number,
  ids: readonly SiteId[],
  turn: number,
): SiteId | undefined {
  const reachable = ids.flatMap((id) => {
    const at = sites.get(id);
    if (!at || at === here) return [];
    const off = Math.abs(wrapped(Math.atan2(at.y - here.y, at.x - here.x) - way));
    return off < turn * TURN ? [{ id, cost: distance(here, at) * (1 + off) }] : [];
  });
  return reachable.sort((a, b) => a.cost - b.cost)[0]?.id;
}
