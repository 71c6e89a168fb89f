/** Draws a screen in parts, what must be seen first at first: each part after the one before is painted. */
export class Stages {
  /** How many parts after the first may be drawn. */
  n = $state(0);

  /** To be made while a component is. */
  constructor(last: number) {
    $effect(() => (this.n < last ? afterPaint(() => (this.n += 1)) : undefined));
  }
}

/** So many milliseconds are enough for a frame; a page out of sight paints none. */
const LONGEST = 100;

/**
 * Calls back when all that is drawn now has been painted and nothing more urgent waits, such as
 * somebody's tap. Answers with how to call it off.
 */
export function afterPaint(then: () => void): () => void {
  let called = 0;
  const frame = requestAnimationFrame(() => {
    called = idles ? requestIdleCallback(then, { timeout: LONGEST }) : window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    if (idles) cancelIdleCallback(called);
    else clearTimeout(called);
  };
}

/** Not every browser tells when it has nothing to do. */
const idles = "requestIdleCallback" in globalThis;

/** When all that is drawn now has been painted. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });
}
