/** Points and lines on a map; y grows downwards. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Line = readonly Point[];

export const TURN = 2 * Math.PI;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The place at this share of the way. */
export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The same angle, between -π and π. */
export function wrapped(angle: number): number {
  return angle - TURN * Math.round(angle / TURN);
}

/** The angle halfway on the shorter way from one to the other. */
export function halfway(first: number, second: number): number {
  return first + wrapped(second - first) / 2;
}

/** Whether a place lies within a closed line. */
export function inside(at: Point, outline: Line): boolean {
  let odd = false;
  let a = outline.at(-1);
  for (const b of outline) {
    if (a && a.y > at.y !== b.y > at.y)
      if (at.x < ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
    a = b;
  }
  return odd;
}

export function clear(at: Point, others: Line, room: number): boolean {
  return others.every(
    ({ x, y }) => Math.abs(x - at.x) > room || Math.hypot(x - at.x, y - at.y) > room,
  );
}

/** Many places, sorted into squares: whether one has room among them is found at once. */
export class Crowd {
  private static readonly SQUARE = 64;
  private readonly squares = new Map<number, Point[]>();

  constructor(places: Line = []) {
    for (const at of places) this.add(at);
  }

  add(at: Point): void {
    const key = Crowd.key(Crowd.column(at.x), Crowd.column(at.y));
    const square = this.squares.get(key);
    if (square) square.push(at);
    else this.squares.set(key, [at]);
  }

  /** As `clear`, for at most the length of a square. */
  clear(at: Point, room: number): boolean {
    const [x, y] = [Crowd.column(at.x), Crowd.column(at.y)];
    for (let column = x - 1; column <= x + 1; column++)
      for (let row = y - 1; row <= y + 1; row++)
        if (!clear(at, this.squares.get(Crowd.key(column, row)) ?? [], room)) return false;
    return true;
  }

  private static column(length: number): number {
    return Math.floor(length / Crowd.SQUARE);
  }

  private static key(column: number, row: number): number {
    return column * 4096 + row;
  }
}

/** Where two straight lines cross, if they do. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (!across) return null;
  const s = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const t = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? between(a, b, s) : null;
}

/** A point of a road that is bent by its middle point. */
export function along([start, bend, end]: Road, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y };
}
/** Start, the point that bends it, end. */
export type Road = readonly [Point, Point, Point];

/** The same road, so far beside itself. */
export function offset([start, bend, end]: Road, by: number): Road {
  const length = distance(start, end) || 1;
  const [x, y] = [(-(end.y - start.y) / length) * by, ((end.x - start.x) / length) * by];
  const moved = (at: Point) => ({ x: at.x + x, y: at.y + y });
  return [moved(start), moved(bend), moved(end)];
}

/** The same road without so much of it at its start and at its end. */
export function shortened(road: Road, start: number, end: number): Road {
  const length = distance(road[0], road[2]) || 1;
  const [from, to] = [start / length, 1 - end / length];
  if (from >= to) return road;
  const [a, c] = [along(road, from), along(road, to)];
  const bend = between(between(road[0], road[1], from), between(road[1], road[2], from), to);
  return [a, bend, c];
}

/** Points spread evenly over a square but not in rows (Halton's sequence). */
export function* scattered(count: number, size: number): Generator<Point> {
  for (let n = 1; n <= count; n++) yield { x: size * mirrored(n, 2), y: size * mirrored(n, 3) };
}

function mirrored(n: number, base: number): number {
  let [value, share] = [0, 1];
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    value += (rest % base) * share;
  }
  return value;
}

const FINE = 8;

/** A line through all the points without corners (Catmull and Rom's spline). */
export function smooth(knots: Line, closed = false): Line {
  const count = knots.length;
  const at = (n: number): Point =>
    knots[closed ? (n + count) % count : Math.min(count - 1, Math.max(0, n))] ?? { x: 0, y: 0 };
  const points: Point[] = [];
  for (let n = 0; n < (closed ? count : count - 1); n++)
    for (let step = 0; step < FINE; step++)
      points.push(spline(at(n - 1), at(n), at(n + 1), at(n + 2), step / FINE));
  return closed ? points : [...points, at(count - 1)];
}

function spline(before: Point, start: Point, end: Point, after: Point, t: number): Point {
  const value = (a: number, b: number, c: number, d: number) =>
    b + ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2;
  return {
    x: value(before.x, start.x, end.x, after.x),
    y: value(before.y, start.y, end.y, after.y),
  };
}

/** For the `d` of a path. */
export function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function path(line: Line, closed = false): string {
  return `M${line.map(xy).join("L")}${closed ? "Z" : ""}`;
}

/** A path all of whose commands are relative, in another size. Arcs keep their angle and flags. */
export function sized(d: string, scale: number): string {
  return d.replace(/([a-z])([^a-z]*)/g, (_, command: string, given: string) => {
    const numbers = given.match(/-?\d*\.?\d+/g) ?? [];
    const kept = (n: number) => command === "a" && [2, 3, 4].includes(n % 7);
    const resized = numbers.map((value, n) =>
      kept(n) ? value : (Number(value) * scale).toFixed(2),
    );
    return command + resized.join(" ");
  });
}

export function roadPath([start, bend, end]: Road): string {
  return `M${xy(start)}Q${xy(bend)} ${xy(end)}`;
}
