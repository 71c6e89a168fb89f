/** How a die lies when a number is up, and how it gets there. */

/** The turn (about x, about y) that brings each face to the front. */
const TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

/** The face that shows while a die lies idle. */
export function resting(die: number): number {
  return die === 0 ? 5 : 3;
}

/** The CSS transform of a die that shows this face, after so many whole tumbles. */
export function orientation(face: number, tumbles = 0): string {
  const [x, y] = TURNS[face - 1] ?? [0, 0];
  return `translateZ(calc(var(--die) / -2)) rotateX(${String(x + 360 * tumbles)}deg) rotateY(${String(y + 360 * tumbles)}deg)`;
}
