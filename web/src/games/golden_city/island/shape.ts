/**
 * The island's outlines, derived from where its sites lie: coast, depths, rivers, city, roads.
 * Everything is in a square of `SIZE`, whatever scale the island's file uses. An island that is
 * still being drawn, with sites missing, has a shape too.
 */
import { RIVERS, SECTORS, type KindId, type Sector, type SiteId } from "../declared";
import { inCity, kindOf, riversBeside, type IslandData } from "./data";
import { grown, speckled, type Growth } from "./growth";
import {
  clear,
  distance,
  halfway,
  inside,
  wrapped,
  type Line,
  type Point,
  type Road,
} from "./geometry";
import { angleOf, CENTRE, fromCentre, polar, REACH, SIZE } from "./polar";
import { bridgesOf, gateOf, roadOf, type Bridge } from "./roads";
import { coastOf, depthsOf, riverAngles, riverLine, watersides, wavesOf } from "./water";

export interface Shape {
  readonly sites: ReadonlyMap<SiteId, Point>;
  /** The radius of a site of this kind. */
  readonly radius: Readonly<Record<KindId, number>>;
  readonly wall: number;
  readonly innerWall: number;
  /** At which angle each river leaves the city. */
  readonly borders: ReadonlyMap<string, number>;
  /** Between which angles, clockwise on the map, each quarter lies. */
  readonly quarters: ReadonlyMap<Sector, readonly [number, number]>;
  readonly coast: Line;
  /** The edge of each step down in the sea, the farthest first. */
  readonly depths: readonly Line[];
  readonly rivers: ReadonlyMap<string, Line>;
  /** The ground of each landform; it reaches out to sea, so clip it at the coast. */
  readonly sectors: ReadonlyMap<Sector, Line>;
  /** In which direction a site on a river has the water, as an angle. */
  readonly waterside: ReadonlyMap<SiteId, number>;
  readonly roads: readonly Road[];
  readonly bridges: readonly Bridge[];
  /** The angles at which roads pass through the city's wall. */
  readonly gates: readonly number[];
  readonly growth: ReadonlyMap<Sector, readonly Growth[]>;
  /** Where each landform has room for a speck. */
  readonly specks: ReadonlyMap<Sector, Line>;
  readonly waves: Line;
}

const known = new WeakMap<IslandData, Shape>();

export function shapeOf(island: IslandData): Shape {
  const shape = known.get(island) ?? outlined(island);
  known.set(island, shape);
  return shape;
}

/** Each part is made when it is first looked at, and then kept. */
function lazily<T extends object>(parts: { readonly [K in keyof T]: () => T[K] }): T {
  const whole = {} as T;
  for (const name of Object.keys(parts) as (keyof T)[])
    Object.defineProperty(whole, name, {
      configurable: true,
      get: () => {
        const value = parts[name]();
        Object.defineProperty(whole, name, { value });
        return value;
      },
    });
  return whole;
}

function outlined(island: IslandData): Shape {
  const ring = (kind: KindId, fallback: number) => {
    const far = [...shape.sites].filter(([id]) => kindOf(id) === kind);
    return far.length
      ? far.reduce((sum, [, at]) => sum + fromCentre(at), 0) / far.length
      : fallback;
  };
  const rings = { outer: () => ring("outer", 138), inner: () => ring("inner", 58) };
  const shape: Shape = lazily<Shape>({
    sites: () => placed(island),
    radius: () => radii(shape.sites),
    wall: () => rings.outer() + shape.radius.outer + 8,
    innerWall: () => {
      const [outer, inner] = [rings.outer(), rings.inner()];
      return Math.max(inner + shape.radius.inner * 0.62, (outer + inner) / 2);
    },
    borders: () => riverAngles(island, shape.sites),
    quarters: () => quartersOf(shape.borders),
    coast: () => coastOf(shape.sites),
    depths: () => depthsOf(shape.coast),
    rivers: () => new Map(RIVERS.map((river) => [river, riverLine(island, shape, river)])),
    sectors: () => grounds(shape.rivers),
    waterside: () => watersides(island, shape),
    roads: () => island.roads.map(([a, b], n) => roadOf(shape.sites, a, b, n)),
    bridges: () =>
      bridgesOf(shape.roads, shape.rivers).filter(
        ({ at }) =>
          fromCentre(at) > shape.wall + 14 &&
          clear(at, [...shape.sites.values()], shape.radius.rural + 10),
      ),
    gates: () => shape.roads.flatMap((road) => gateOf(road, shape.wall)),
    growth: () => grown(shape),
    specks: () => speckled(shape),
    waves: () => wavesOf(shape.coast),
  });
  return shape;
}

/** The middle of the sector that this place lies in, or of the city. */
export function sectorMiddle(island: IslandData, at: Point): Point {
  const { quarters, sectors, wall } = shapeOf(island);
  if (fromCentre(at) < wall) return CENTRE;
  const sector = SECTORS.find((one) => inside(at, sectors.get(one) ?? []));
  const [from, to] = (sector && quarters.get(sector)) ?? [angleOf(at), angleOf(at)];
  return polar((wall + REACH) / 2, halfway(from, to));
}

function placed({ sites, pinned }: IslandData): Map<SiteId, Point> {
  if (pinned) return new Map(sites.map(({ id, x, y }) => [id, { x, y }]));
  const parts = sites.filter(({ id }) => inCity(id));
  const middle = (parts.length ? parts : sites).reduce(
    (sum, { x, y }, _, all) => ({ x: sum.x + x / all.length, y: sum.y + y / all.length }),
    { x: 0, y: 0 },
  );
  const reach = Math.max(1, ...sites.map((site) => distance(middle, site)));
  const scale = REACH / reach;
  return new Map(
    sites.map(({ id, x, y }) => [
      id,
      { x: CENTRE.x + (x - middle.x) * scale, y: CENTRE.y + (y - middle.y) * scale },
    ]),
  );
}

/** As large as there is room for. */
function radii(sites: ReadonlyMap<SiteId, Point>): Record<KindId, number> {
  const of = (wanted: (id: SiteId) => boolean) =>
    [...sites].filter(([id]) => wanted(id)).map(([, at]) => at);
  const closest = (some: Line) =>
    Math.min(SIZE, ...some.flatMap((a, n) => some.slice(n + 1).map((other) => distance(a, other))));
  const land = Math.min(28, Math.max(15, closest(of((id) => !inCity(id))) / 2 - 1));
  const inner = Math.min(38, Math.max(18, closest(of((id) => kindOf(id) === "inner")) / 2 - 3));
  const outer = Math.min(42, Math.max(18, closest(of((id) => kindOf(id) === "outer")) / 2 - 6));
  return { coast: land, rural: land, outer, inner };
}

function quartersOf(
  borders: ReadonlyMap<string, number>,
): ReadonlyMap<Sector, readonly [number, number]> {
  return new Map(
    SECTORS.map((quarter) => {
      const [before = 0, behind = 0] = riversBeside(quarter).map((river) => borders.get(river));
      return [quarter, wrapped(behind - before) > 0 ? [before, behind] : [behind, before]];
    }),
  );
}

function grounds(rivers: ReadonlyMap<string, Line>): ReadonlyMap<Sector, Line> {
  return new Map(
    SECTORS.map((sector) => {
      const [before = [CENTRE], behind = [CENTRE]] = riversBeside(sector).map((river) =>
        rivers.get(river),
      );
      const start = angleOf(before.at(-1) ?? CENTRE);
      const turn = wrapped(angleOf(behind.at(-1) ?? CENTRE) - start);
      const far = [0, 1, 2, 3, 4].map((share) => polar(SIZE, start + (turn * share) / 4));
      return [sector, [...before, ...far, ...behind.toReversed()]];
    }),
  );
}
