/** The roads of an island, the bridges on their way, and the gates where they enter the city. */
import type { SiteId } from "../declared";
import { inCity } from "./data";
import {
  along,
  between,
  crossing,
  distance,
  TURN,
  type Line,
  type Point,
  type Road,
} from "./geometry";
import { angleOf, CENTRE, fromCentre } from "./polar";

/** How much roads bend, as a share of their length. */
const BOW = 0.035;

export interface Bridge {
  readonly at: Point;
  readonly turn: number;
}

export function roadOf(sites: ReadonlyMap<SiteId, Point>, a: SiteId, b: SiteId, n: number): Road {
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

export function gateOf(road: Road, wall: number): number[] {
  const passing = pieces(road, 40).find(
    ([a, b]) => (fromCentre(a) - wall) * (fromCentre(b) - wall) < 0,
  );
  return passing ? [angleOf(between(...passing))] : [];
}

export function bridgesOf(roads: readonly Road[], rivers: ReadonlyMap<string, Line>): Bridge[] {
  const found: Bridge[] = [];
  for (const [a, b] of roads.flatMap((road) => pieces(road, 10)))
    for (const river of rivers.values())
      for (let n = 1; n < river.length; n++) {
        const at = crossing(a, b, river[n - 1] ?? CENTRE, river[n] ?? CENTRE);
        if (at) found.push({ at, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 360) / TURN });
      }
  return found;
}
