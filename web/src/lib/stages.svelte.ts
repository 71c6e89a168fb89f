/** Draws a screen in parts, what must be seen first at first: each part after the one before is painted. */
export class Stages {
  /** How many parts after the first may be drawn. */
  n = $state(0);

  /** To be made while a component is. */
  constructor(last: number) {
    $effect(() => (this.n < last ? afterPaint(() => (this.n += 1)) : undefined));
  }
}

/** Calls back when all that is drawn now has been painted. Answers with how to call it off. */
export function afterPaint(then: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
