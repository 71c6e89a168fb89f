/** The tables this device sits at. The seat itself is in a cookie; here is only which and since when. */

export interface Mine {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** What others need to join; only who made the table has it. */
  readonly invite: string | null;
  /** The seats whose people play on this device. */
  readonly seats: readonly number[];
}

const KEY = "kontor-tables";
const MOST = 30;

function kept(): Mine[] {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
    return read.filter(({ id, seats }) => id && Array.isArray(seats));
  } catch {
    return [];
  }
}

class MyTables {
  all = $state.raw<readonly Mine[]>(kept());

  find(id: string): Mine | undefined {
    return this.all.find((table) => table.id === id);
  }

  add(table: Mine): void {
    this.write([table, ...this.all.filter(({ id }) => id !== table.id)].slice(0, MOST));
  }

  drop(id: string): void {
    if (this.find(id)) this.write(this.all.filter((table) => table.id !== id));
  }

  private write(all: readonly Mine[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage the link in the address bar is all there is.
    }
  }
}

export const mine = new MyTables();
