/** Where the learner of a first game left off, by game; kept on this device. */
export const progress = {
  key: (game: string) => `kontor-lesson-${game}`,
  read(game: string): number {
    try {
      return Math.max(0, Math.trunc(Number(localStorage.getItem(this.key(game)))) || 0);
    } catch {
      return 0;
    }
  },
  write(game: string, step: number): void {
    try {
      localStorage.setItem(this.key(game), String(step));
    } catch {
      // Without storage one begins anew.
    }
  },
  /** Whether somebody here has learnt the game in some way, or begun to. */
  knows(game: string): boolean {
    try {
      return localStorage.getItem(this.key(game)) !== null;
    } catch {
      return false;
    }
  },
  know(game: string): void {
    if (!this.knows(game)) this.write(game, 0);
  },
};
