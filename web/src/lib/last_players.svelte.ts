/** Whom a person plays with on this device: the last company at each game, and wins in a row. */
import type { Create, GameInfo } from "./messages";

/** A seat: a bot by its level or character, or a person if there is none. */
export interface Place {
  readonly name: string;
  readonly bot: string;
}

export interface Company {
  /** All seats; in a game against bots the first is one's own. */
  readonly places: readonly Place[];
  readonly options: NonNullable<Create["options"]>;
  readonly first: number | null;
}

type Way = "bots" | "device";

interface Kept {
  readonly last: Readonly<Record<string, Company>>;
  /** Wins in a row against the level that is played now, by game. */
  readonly wins: Readonly<Record<string, { readonly level: string; readonly count: number }>>;
  /** Tables whose end was counted. */
  readonly counted: readonly string[];
}

const KEY = "kontor-company";
const COUNTED = 30;
const ENOUGH = 2;
const EMPTY: Kept = { last: {}, wins: {}, counted: [] };

function kept(): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return EMPTY;
  }
}

/** A level that lets a newcomer win now and then. */
export const middling = (levels: readonly string[]): string =>
  levels[Math.floor((levels.length - 1) / 3)] ?? "";

class Companies {
  private all = $state.raw<Kept>(kept());

  /** The company of last time, if the game still has it; else as many as usual, of a middle level. */
  of(game: GameInfo, way: Way): Company {
    const last = this.all.last[`${game.id} ${way}`];
    return last && fits(last, game) ? last : usual(game, way);
  }

  keep(game: string, way: Way, company: Company): void {
    this.write({ ...this.all, last: { ...this.all.last, [`${game} ${way}`]: company } });
  }

  /** A game is over: how it went against so strong bots, once for each table. */
  count(table: string, game: string, level: string, won: boolean): void {
    if (this.all.counted.includes(table)) return;
    const before = this.all.wins[game];
    const count = won ? 1 + (before?.level === level ? before.count : 0) : 0;
    this.write({
      ...this.all,
      wins: { ...this.all.wins, [game]: { level, count } },
      counted: [table, ...this.all.counted].slice(0, COUNTED),
    });
  }

  /** The next level, after two wins in a row against this one. */
  next(game: GameInfo): string | null {
    const wins = this.all.wins[game.id];
    if (!wins || wins.count < ENOUGH) return null;
    const level = game.levels[game.levels.indexOf(wins.level) + 1];
    const playing = this.of(game, "bots").places.slice(1);
    return level && playing.every(({ bot }) => bot === wins.level) ? level : null;
  }

  private write(all: Kept): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function usual(game: GameInfo, way: Way): Company {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
  const bot = way === "bots" ? middling(game.levels) : "";
  const others = Array.from({ length: seats - 1 }, () => ({ name: "", bot }));
  return { places: [{ name: "", bot: "" }, ...others], options: {}, first: null };
}

function fits({ places }: Company, game: GameInfo): boolean {
  const known = ["", ...game.levels, ...game.characters];
  return (
    Array.isArray(places) &&
    game.seats.includes(places.length) &&
    places.every(({ name, bot }) => typeof name === "string" && known.includes(bot))
  );
}

export const companies = new Companies();
