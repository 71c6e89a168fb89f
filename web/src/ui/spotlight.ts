/** Where the things lie that are meant, and whether they can be seen there. */

export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  readonly seen: boolean;
}

const AIR = 3;

/** The things meant: once an answer is chosen, the button that gives it; else all there are. */
export function meant(within: ParentNode, marks: readonly string[]): Element[] {
  const found = marks.flatMap((mark) => [...within.querySelectorAll(mark)]);
  const answer = found.filter((thing) => thing.matches(".answers .hinted"));
  return answer.length ? answer : found;
}

export function glows(within: ParentNode, marks: readonly string[]): Glow[] {
  return meant(within, marks).map(glow);
}

function glow(thing: Element): Glow {
  const body = thing.querySelector(".touch") ?? thing;
  const { left, top, width, height } = body.getBoundingClientRect();
  const box = { x: left - AIR, y: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
  const rounded = Object.fromEntries(
    Object.entries(box).map(([side, length]) => [side, Math.round(length)]),
  ) as typeof box;
  return { ...rounded, round: thing instanceof SVGElement, seen: inSight(thing, body) };
}

/** Whether its middle is on the screen, and nothing lies over it. */
function inSight(thing: Element, body: Element): boolean {
  const { left, top, width, height } = body.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (thing.contains(there) || there.contains(thing));
}

/** Brings the first of them into sight if none can be seen. */
export function reveal(within: ParentNode, marks: readonly string[]): void {
  const things = meant(within, marks);
  if (!things.some((thing) => glow(thing).seen)) bring(things[0]);
}

/** Brings the first of them into sight, and the keyboard to it. */
export function lead(within: ParentNode, marks: readonly string[]): void {
  const [thing] = meant(within, marks);
  bring(thing);
  if (thing instanceof HTMLElement || thing instanceof SVGElement)
    thing.focus({ preventScroll: true });
}

function bring(thing: Element | undefined): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  thing?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}
