/** The water of an island: where its rivers run, its coast, and the sea around it. */
import { NUMBERS, RIVERS, SECTORS, type Sector, type SiteId } from "../declared";
import { kindOf, type IslandData } from "./data";
import {
  between,
  clear,
  Crowd,
  distance,
  halfway,
  inside,
  scattered,
  smooth,
  TURN,
  wrapped,
  type Line,
  type Point,
} from "./geometry";
import { angleOf, aside, CENTRE, fromCentre, polar, REACH, ROSE, SIZE } from "./polar";
import type { Shape } from "./shape";

/** How much land lies between a coastal site and the sea. */
const SHORE = 40;
/** From the middle of a site on a river to the middle of the water. */
const BANK = 35;
/** How far from the shore the sea grows deeper. */
const DEPTHS = [150, 104, 66, 36, 14];

/** At which angle each river leaves the city: between its two quarters. */
export function riverAngles(
  island: IslandData,
  sites: ReadonlyMap<SiteId, Point>,
): Map<string, number> {
  const quarter = TURN / SECTORS.length;
  const step = island.direction === "counter-clockwise" ? -quarter : quarter;
  const heading = (sector: Sector) => {
    const parts = island.sites.filter(
      ({ id, sector: s }) => kindOf(id) === "outer" && s === sector,
    );
    const angles = parts.map(({ id }) => angleOf(sites.get(id) ?? CENTRE));
    const [first, second] = angles;
    if (first !== undefined) return second === undefined ? first : halfway(first, second);
    return -TURN / 4 + (SECTORS.indexOf(sector) - SECTORS.indexOf(island.north)) * step;
  };
  return new Map(
    RIVERS.map((river) => {
      const [before, behind] = NUMBERS.rivers[river];
      return [river, halfway(heading(before), heading(behind))];
    }),
  );
}

export function riverLine(
  island: IslandData,
  { sites, borders, wall }: Shape,
  river: string,
): Line {
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

/** What is to be seen of a river: from the city's wall to the sea. */
export function course({ rivers, wall, coast }: Shape, river: string): Line {
  const line = rivers.get(river) ?? [];
  const mouth = line.findLastIndex((at) => inside(at, coast));
  return line.slice(0, mouth + 1).filter((at) => fromCentre(at) > wall + 9);
}

/** Beside a site, towards the border of its sector. */
function waterAt(site: Point, border: number): Point {
  return aside(site, BANK * Math.sign(wrapped(border - angleOf(site)) || 1));
}

export function watersides(island: IslandData, { sites, rivers }: Shape): Map<SiteId, number> {
  const found = new Map<SiteId, number>();
  for (const { id, river } of island.sites) {
    const at = sites.get(id) ?? CENTRE;
    const [first, ...line] = rivers.get(river ?? "") ?? [];
    if (!first) continue;
    const near = line.reduce((a, b) => (distance(at, b) < distance(at, a) ? b : a), first);
    found.set(id, Math.atan2(near.y - at.y, near.x - at.x));
  }
  return found;
}

export function coastOf(sites: ReadonlyMap<SiteId, Point>): Line {
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

/** The edge of each step down in the sea, the farthest first. */
export function depthsOf(coast: Line): Line[] {
  return DEPTHS.map((depth) => depthLine(coast, depth));
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

export function wavesOf(coast: Line): Line {
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
