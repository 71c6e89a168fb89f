/** The square that an island is drawn in, and its places as seen from the city in the middle. */
import { distance, TURN, xy, type Point } from "./geometry";

export const SIZE = 1000;
export const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };
/** From the centre to the farthest site. */
export const REACH = 418;
/** Where the wind rose stands: no island reaches there. */
export const ROSE: Point = { x: 908, y: 96 };

export function polar(radius: number, angle: number): Point {
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

export function angleOf(at: Point): number {
  return Math.atan2(at.y - CENTRE.y, at.x - CENTRE.x);
}

export function fromCentre(at: Point): number {
  return distance(CENTRE, at);
}

/** A step round the centre: clockwise on the circle through a point, or back. */
export function aside(at: Point, length: number): Point {
  const across = angleOf(at) + TURN / 4;
  return { x: at.x + length * Math.cos(across), y: at.y + length * Math.sin(across) };
}

/** Part of a ring round the city's middle. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  const arc = (r: number, sweep: number) => `A${String(r)} ${String(r)} 0 0 ${String(sweep)} `;
  return `M${xy(a)}L${xy(b)}${arc(outer, 1)}${xy(c)}L${xy(d)}${arc(inner, 0)}${xy(a)}Z`;
}
