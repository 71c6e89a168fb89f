/** The islands that this device keeps, the latest first. */
import type { IslandData } from "../island/data";
import { drawable } from "./file";

export interface Kept {
  readonly key: string;
  readonly at: number;
  readonly island: IslandData;
}

const KEY = "kontor-islands";
const MOST = 60;

function kept(): readonly Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return all.filter(({ island }) => drawable(island));
  } catch {
    return [];
  }
}

class Shelf {
  all = $state.raw(kept());

  find(key: string | null): Kept | undefined {
    return this.all.find((one) => one.key === key);
  }

  /** Whether it could be kept: a browser may have no room, or keep nothing. */
  put(key: string, island: IslandData): boolean {
    const rest = this.all.filter((one) => one.key !== key);
    return this.write([{ key, at: Date.now(), island }, ...rest].slice(0, MOST));
  }

  drop(key: string): boolean {
    return this.write(this.all.filter((one) => one.key !== key));
  }

  private write(all: readonly Kept[]): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      return false;
    }
    this.all = all;
    return true;
  }
}

export const shelf = new Shelf();

export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("");
}
