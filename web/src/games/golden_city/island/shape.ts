/**
 * The island's outlines, derived from where its sites lie: coast, depths, rivers, city, roads.
 * Everything is in a square of `SIZE`, whatever scale the island's file uses. An island that is
 * still being drawn, with sites missing, has a shape too.
 */
import { inCity, kindOf, RIVERS, SECTORS, type IslandData, type Kind, type Sector } from "./data";
import {
  along,
  between,
  clear,
  crossing,
  Crowd,
  distance,
  halfway,
  inside,
  scattered,
  smooth,
  TURN,
  wrapped,
  xy,
  type Line,
  type Point,
  type Road,
} from "./plane";

export const SIZE = 1000;
export const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };
/** From the centre to the farthest site. */
const REACH = 418;
/** How much land lies between a coastal site and the sea. */
const SHORE = 40;
/** From the middle of a site on a river to the middle of the water. */
const BANK = 35;
/** How much roads bend, as a share of their length. */
const BOW = 0.035;
/** How far from the shore the sea grows deeper. */
const DEPTHS = [150, 104, 66, 36, 14];
/** Where the wind rose stands: no island reaches there. */
export const ROSE: Point = { x: 908, y: 96 };

export interface Growth {
  readonly at: Point;
  /** Which of the landform's drawings. */
  readonly form: number;
  readonly size: number;
}

export interface Bridge {
  readonly at: Point;
  readonly turn: number;
}

export interface Shape {
  readonly sites: ReadonlyMap<string, Point>;
  /** The radius of a site of this kind. */
  readonly radius: Readonly<Record<Kind, number>>;
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
  readonly waterside: ReadonlyMap<string, number>;
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

export function polar(radius: number, angle: number): Point {
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

export function angleOf(at: Point): number {
  return Math.atan2(at.y - CENTRE.y, at.x - CENTRE.x);
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
  const ring = (kind: Kind, fallback: number) => {
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
    depths: () => DEPTHS.map((depth) => depthLine(shape.coast, depth)),
    rivers: () => new Map(RIVERS.map((river) => [river, riverLine(island, shape, river)])),
    sectors: () => grounds(shape.rivers),
    waterside: () => watersides(island, shape),
    roads: () => island.roads.map(([a = "", b = ""], n) => roadOf(shape.sites, a, b, n)),
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

/** Part of a ring round the city's middle. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  const arc = (r: number, sweep: number) => `A${String(r)} ${String(r)} 0 0 ${String(sweep)} `;
  return `M${xy(a)}L${xy(b)}${arc(outer, 1)}${xy(c)}L${xy(d)}${arc(inner, 0)}${xy(a)}Z`;
}

/** What is to be seen of a river: from the city's wall to the sea. */
export function course({ rivers, wall, coast }: Shape, river: string): Line {
  const line = rivers.get(river) ?? [];
  const mouth = line.findLastIndex((at) => inside(at, coast));
  return line.slice(0, mouth + 1).filter((at) => fromCentre(at) > wall + 9);
}

/** The middle of the sector that this place lies in, or of the city. */
export function sectorMiddle(island: IslandData, at: Point): Point {
  const { quarters, sectors, wall } = shapeOf(island);
  if (fromCentre(at) < wall) return CENTRE;
  const sector = SECTORS.find((one) => inside(at, sectors.get(one) ?? []));
  const [from, to] = (sector && quarters.get(sector)) ?? [angleOf(at), angleOf(at)];
  return polar((wall + REACH) / 2, halfway(from, to));
}

function fromCentre(at: Point): number {
  return distance(CENTRE, at);
}

function placed({ sites, pinned }: IslandData): Map<string, Point> {
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
function radii(sites: ReadonlyMap<string, Point>): Record<Kind, number> {
  const of = (wanted: (id: string) => boolean) =>
    [...sites].filter(([id]) => wanted(id)).map(([, at]) => at);
  const closest = (some: Line) =>
    Math.min(SIZE, ...some.flatMap((a, n) => some.slice(n + 1).map((other) => distance(a, other))));
  const land = Math.min(28, Math.max(15, closest(of((id) => !inCity(id))) / 2 - 1));
  const inner = Math.min(38, Math.max(18, closest(of((id) => kindOf(id) === "inner")) / 2 - 3));
  const outer = Math.min(42, Math.max(18, closest(of((id) => kindOf(id) === "outer")) / 2 - 6));
  return { coast: land, rural: land, outer, inner };
}

// --- water

/** At which angle each river leaves the city: between its two quarters. */
function riverAngles(island: IslandData, sites: ReadonlyMap<string, Point>): Map<string, number> {
  const step = island.direction === "counter-clockwise" ? -TURN / 4 : TURN / 4;
  const heading = SECTORS.map((sector, n) => {
    const parts = island.sites.filter(
      ({ id, sector: s }) => kindOf(id) === "outer" && s === sector,
    );
    const angles = parts.map(({ id }) => angleOf(sites.get(id) ?? CENTRE));
    const [first, second] = angles;
    if (first !== undefined) return second === undefined ? first : halfway(first, second);
    return -TURN / 4 + (n - SECTORS.indexOf(island.north)) * step;
  });
  return new Map(
    RIVERS.map((river, n) => [river, halfway(heading[n] ?? 0, heading[(n + 1) % 4] ?? 0)]),
  );
}

function riverLine(island: IslandData, { sites, borders, wall }: Shape, river: string): Line {
  const border = borders.get(river) ?? 0;
  const banks = island.sites
    .filter((site) => site.river === river)
    .map(({ id }) => waterAt(sites.get(id) ?? CENTRE, border))
    .sort((a, b) => fromCentre(a) - fromCentre(b));
  const last = banks.at(-1);
  const mouth = last ? halfway(border, angleOf(last)) : border;
  const knots = [polar(wall + 2, border), ...banks, polar(REACH + SHORE + 40, mouth)];
  const bends = knots.flatMap((knot, n) => {
    const next = knots[n + 1];
    return next ? [knot, aside(between(knot, next), n % 2 ? 9 : -9)] : [knot];
  });
  return [CENTRE, ...smooth(bends)];
}

/** Beside a site, towards the border of its sector. */
function waterAt(site: Point, border: number): Point {
  return aside(site, BANK * Math.sign(wrapped(border - angleOf(site)) || 1));
}

/** A step round the centre: clockwise on the circle through a point, or back. */
function aside(at: Point, length: number): Point {
  const across = angleOf(at) + TURN / 4;
  return { x: at.x + length * Math.cos(across), y: at.y + length * Math.sin(across) };
}

function watersides(island: IslandData, { sites, rivers }: Shape): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, river } of island.sites) {
    const at = sites.get(id) ?? CENTRE;
    const [first, ...line] = rivers.get(river ?? "") ?? [];
    if (!first) continue;
    const near = line.reduce((a, b) => (distance(at, b) < distance(at, a) ? b : a), first);
    found.set(id, Math.atan2(near.y - at.y, near.x - at.x));
  }
  return found;
}

function coastOf(sites: ReadonlyMap<string, Point>): Line {
  const capes = [...sites]
    .filter(([id]) => kindOf(id) === "coast")
    .map(([, at]) => ({ angle: angleOf(at), far: fromCentre(at) + SHORE }))
    .sort((a, b) => a.angle - b.angle);
  if (capes.length < 3)
    return smooth(
      ringOf(24, () => REACH + SHORE),
      true,
    );
  const knots = capes.flatMap(({ angle, far }, n) => {
    const next = capes[(n + 1) % capes.length] ?? { angle, far };
    const gap = (next.angle - angle + TURN) % TURN;
    const bay = (far + next.far) / 2 - 16 - 9 * Math.sin(2.4 * n);
    const wide = gap > 0.28;
    return [
      polar(far, angle),
      ...(wide ? [polar((far + bay) / 2 + 3, angle + gap * 0.24)] : []),
      polar(bay, angle + gap * 0.47),
      ...(wide ? [polar((next.far + bay) / 2 - 4, angle + gap * 0.72)] : []),
    ];
  });
  return smooth(knots, true);
}

function ringOf(count: number, radius: (angle: number) => number): Point[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = (n * TURN) / count;
    return polar(radius(angle), angle);
  });
}

/** The farther out, the less the sea's floor follows the shore. */
function depthLine(coast: Line, depth: number): Line {
  const every = coast.filter((_, n) => n % 4 === 0);
  const calm = Math.min(0.75, depth / 200);
  const mean = coast.reduce((sum, at) => sum + fromCentre(at), 0) / coast.length;
  const line = every.map((at) => {
    const angle = angleOf(at);
    const swell = Math.sin(3 * angle + depth) + Math.sin(5 * angle - depth / 3);
    const far = fromCentre(at) * (1 - calm) + Math.max(mean, fromCentre(at) * 0.96) * calm;
    return polar(far + depth * (1 + 0.13 * swell), angle);
  });
  return smooth(line, true);
}

function wavesOf(coast: Line): Line {
  const free: Point[] = [];
  const [shore, taken] = [new Crowd(coast), new Crowd()];
  for (const spot of scattered(900, SIZE * 1.5)) {
    const at = { x: spot.x - SIZE / 4, y: spot.y - SIZE / 4 };
    const room = clear(at, [ROSE], 84) && shore.clear(at, 60) && taken.clear(at, 62);
    if (!room || inside(at, coast)) continue;
    taken.add(at);
    free.push(at);
  }
  return free;
}

// --- land

function quartersOf(
  borders: ReadonlyMap<string, number>,
): ReadonlyMap<Sector, readonly [number, number]> {
  return new Map(
    SECTORS.map((quarter, n) => {
      const before = borders.get(RIVERS[(n + 3) % 4] ?? "") ?? 0;
      const behind = borders.get(RIVERS[n] ?? "") ?? 0;
      return [quarter, wrapped(behind - before) > 0 ? [before, behind] : [behind, before]];
    }),
  );
}

function grounds(rivers: ReadonlyMap<string, Line>): ReadonlyMap<Sector, Line> {
  return new Map(
    SECTORS.map((sector, n) => {
      const before = rivers.get(RIVERS[(n + 3) % 4] ?? "") ?? [CENTRE];
      const behind = rivers.get(RIVERS[n] ?? "") ?? [CENTRE];
      const start = angleOf(before.at(-1) ?? CENTRE);
      const turn = wrapped(angleOf(behind.at(-1) ?? CENTRE) - start);
      const far = [0, 1, 2, 3, 4].map((share) => polar(SIZE, start + (turn * share) / 4));
      return [sector, [...before, ...far, ...behind.toReversed()]];
    }),
  );
}

function roadOf(sites: ReadonlyMap<string, Point>, a: string, b: string, n: number): Road {
  const [start, end] = [sites.get(a) ?? CENTRE, sites.get(b) ?? CENTRE];
  const length = distance(start, end) || 1;
  const straight = inCity(a) && inCity(b);
  const bend = straight ? 0 : (((n * 7) % 5) - 2) * BOW * length;
  const middle = between(start, end);
  const across = { x: -(end.y - start.y) / length, y: (end.x - start.x) / length };
  return [start, { x: middle.x + across.x * bend, y: middle.y + across.y * bend }, end];
}

/** A road as straight pieces. */
function pieces(road: Road, count: number): [Point, Point][] {
  return Array.from({ length: count }, (_, n) => [
    along(road, n / count),
    along(road, (n + 1) / count),
  ]);
}

function gateOf(road: Road, wall: number): number[] {
  const passing = pieces(road, 40).find(
    ([a, b]) => (fromCentre(a) - wall) * (fromCentre(b) - wall) < 0,
  );
  return passing ? [angleOf(between(...passing))] : [];
}

function bridgesOf(roads: readonly Road[], rivers: ReadonlyMap<string, Line>): Bridge[] {
  const found: Bridge[] = [];
  for (const [a, b] of roads.flatMap((road) => pieces(road, 10)))
    for (const river of rivers.values())
      for (let n = 1; n < river.length; n++) {
        const at = crossing(a, b, river[n - 1] ?? CENTRE, river[n] ?? CENTRE);
        if (at) found.push({ at, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 360) / TURN });
      }
  return found;
}

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

type Room = Readonly<Record<"wall" | "sites" | "roads" | "rivers" | "coast", number>>;

function bySector<T>(): Map<Sector, T[]> {
  return new Map(SECTORS.map((sector) => [sector, []]));
}

/** Trees, peaks, tufts and dunes, the farther ones first. */
function grown(land: Shape): ReadonlyMap<Sector, readonly Growth[]> {
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

function speckled(land: Shape): ReadonlyMap<Sector, Line> {
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
