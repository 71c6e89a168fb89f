/** Which puzzles of a game were solved on this device, and which is the one of the day. */

export type Solved = Readonly<Record<string, "found" | "shown">>;

const key = (game: string) => `kontor-puzzles-${game}`;

export const solved = {
  read(game: string): Solved {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? "{}");
      if (typeof kept !== "object" || kept === null) return {};
      return Object.fromEntries(
        Object.entries(kept).filter(([, how]) => how === "found" || how === "shown"),
      ) as Solved;
    } catch {
      return {};
    }
  },

  /** What was found once stays found. */
  keep(game: string, number: number, found: boolean): Solved {
    const before = this.read(game);
    const how = found || before[number] === "found" ? "found" : "shown";
    const all: Solved = { ...before, [number]: how };
    try {
      localStorage.setItem(key(game), JSON.stringify(all));
    } catch {
      // Without storage they are forgotten with the page.
    }
    return all;
  },
};

const DAY = 86_400_000;
/** Shares no factor with any number of puzzles below it, so that a round has every one of them. */
const STRIDE = 7919;

/** The puzzle of a day of the calendar, the same for everybody. */
export function ofTheDay(date: Date, count: number): number {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
  return (day * STRIDE) % count;
}
