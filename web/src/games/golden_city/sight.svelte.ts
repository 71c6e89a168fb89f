/** What the first sight can do without comes frames later, so that the first sight is there sooner. */
export class Sight {
  /** How many frames have begun since; during the first, nothing has been painted yet. */
  frames = $state(0);

  constructor(wanted: () => number) {
    $effect(() => {
      if (this.frames >= wanted()) return;
      const next = requestAnimationFrame(() => (this.frames += 1));
      return () => {
        cancelAnimationFrame(next);
      };
    });
  }

  /** Whether something has been painted. */
  get past(): boolean {
    return this.frames > 1;
  }
}
