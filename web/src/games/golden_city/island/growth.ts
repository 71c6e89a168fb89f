/** What grows on each landform, and the specks that strew it: wherever nothing else is. */
import { SECTORS, type Sector } from "../declared";
import { along, Crowd, inside, scattered, type Line, type Point } from "./geometry";
import { fromCentre, SIZE } from "./polar";
import type { Shape } from "./shape";

export interface Growth {
  readonly at: Point;
  /** Which of the landform's drawings. */
  readonly form: number;
  readonly size: number;
}

/** How far growth keeps from everything else. */
type Room = Readonly<Record<"wall" | "sites" | "roads" | "rivers" | "coast", number>>;

/** Places spread over a landform where nothing else is. */
function* open(land: Shape, count: number, room: Room): Generator<[Sector, Point]> {
  const sites = new Crowd([...land.sites.values()]);
  const roads = new Crowd(
    land.roads.flatMap((road) => Array.from({ length: 13 }, (_, n) => along(road, n / 12))),
  );
  const rivers = new Crowd([...land.rivers.values()].flat());
  const coast = new Crowd(land.coast);
  for (const at of scattered(count, SIZE)) {
    const free =
      fromCentre(at) > land.wall + room.wall &&
      sites.clear(at, room.sites) &&
      roads.clear(at, room.roads) &&
      rivers.clear(at, room.rivers) &&
      coast.clear(at, room.coast) &&
      inside(at, land.coast);
    if (!free) continue;
    const sector = SECTORS.find((one) => inside(at, land.sectors.get(one) ?? []));
    if (sector) yield [sector, at];
  }
}

function bySector<T>(): Map<Sector, T[]> {
  return new Map(SECTORS.map((sector) => [sector, []]));
}

/** Trees, peaks, tufts and dunes, the farther ones first. */
export function grown(land: Shape): ReadonlyMap<Sector, readonly Growth[]> {
  const taken = new Crowd();
  let n = 0;
  const growth = bySector<Growth>();
  const room = { wall: 24, sites: 45, roads: 21, rivers: 26, coast: 27 };
  for (const [sector, at] of open(land, 3200, room)) {
    if (!taken.clear(at, sector === "woodland" ? 20 : 24)) continue;
    taken.add(at);
    n++;
    growth.get(sector)?.push({ at, form: n % 3, size: 0.86 + ((n * 37) % 29) / 100 });
  }
  for (const some of growth.values()) some.sort((a, b) => a.at.y - b.at.y);
  return growth;
}

export function speckled(land: Shape): ReadonlyMap<Sector, Line> {
  const taken = new Crowd();
  const specks = bySector<Point>();
  const room = { wall: 14, sites: 34, roads: 11, rivers: 15, coast: 16 };
  for (const [sector, at] of open(land, 2600, room)) {
    if (!taken.clear(at, 10)) continue;
    taken.add(at);
    specks.get(sector)?.push(at);
  }
  return specks;
}
