/** The browser's database behind `kontor.browser.indexeddb`: each call is one transaction. */

const NAME = "kontor";
const [CARDS, ENTRIES] = ["cards", "entries"] as const;

interface Card {
  id: string;
  n: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(CARDS);
    request.result.createObjectStore(ENTRIES);
  };
  return done(request);
}

/** Why nothing can be kept: there is no room, or the browser does not want it. */
export type StorageTrouble = "full" | "forbidden";

export function troubleOf(fault: unknown): StorageTrouble {
  return fault instanceof DOMException && fault.name === "QuotaExceededError"
    ? "full"
    : "forbidden";
}

/** A table as it is kept. */
export interface KeptTable {
  readonly card: string;
  readonly entries: readonly string[];
}

const all = (table: string, since: number) =>
  IDBKeyRange.bound([table, since], [table, Infinity], true);

export class Shelf {
  private readonly database = open();

  constructor(private readonly complain: (trouble: StorageTrouble) => void = () => undefined) {
    this.database.catch((fault: unknown) => this.complain(troubleOf(fault)));
  }

  async cards(): Promise<string[]> {
    return done(await this.reads(CARDS, (cards) => cards.getAll()));
  }

  async card(table: string): Promise<string | undefined> {
    return done(await this.reads(CARDS, (cards) => cards.get(table)));
  }

  async entries(table: string, since: number): Promise<string[]> {
    return done(await this.reads(ENTRIES, (entries) => entries.getAll(all(table, since))));
  }

  /** Adds entries if the table is at `before`, or new for -1; whether it was. */
  add(table: string, before: number, card: string, rows: string[]): Promise<boolean> {
    return this.writes(async (cards, entries) => {
      const kept = (await done(cards.get(table))) as string | undefined;
      if ((kept ? (JSON.parse(kept) as Card).n : -1) !== before) return false;
      cards.put(card, table);
      const first = Math.max(0, before);
      rows.forEach((row, i) => entries.add(row, [table, first + i + 1]));
      return true;
    });
  }

  /** Puts another card in the place of this one; whether it was still there. */
  change(table: string, before: string, card: string): Promise<boolean> {
    return this.writes(async (cards) => {
      if ((await done(cards.get(table))) !== before) return false;
      cards.put(card, table);
      return true;
    });
  }

  remove(table: string, n: number): Promise<boolean> {
    return this.writes(async (cards, entries) => {
      const kept = (await done(cards.get(table))) as string | undefined;
      if (!kept || (JSON.parse(kept) as Card).n !== n) return false;
      cards.delete(table);
      entries.delete(all(table, 0));
      return true;
    });
  }

  /** All there is. */
  async tables(): Promise<KeptTable[]> {
    const cards = await this.cards();
    return Promise.all(
      cards.map(async (card) => ({
        card,
        entries: await this.entries((JSON.parse(card) as Card).id, 0),
      })),
    );
  }

  /** Takes tables in unless as much of them is here; how many were taken. All or nothing. */
  async takeIn(tables: readonly KeptTable[]): Promise<number> {
    let taken = 0;
    await this.writes(async (cards, entries) => {
      for (const { card, entries: rows } of tables) {
        const { id, n } = JSON.parse(card) as Card;
        const kept = (await done(cards.get(id))) as string | undefined;
        if (kept && (JSON.parse(kept) as Card).n >= n) continue;
        entries.delete(all(id, 0));
        cards.put(card, id);
        rows.forEach((row, i) => entries.put(row, [id, i + 1]));
        taken++;
      }
      return true;
    });
    return taken;
  }

  private async reads<T>(
    store: string,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<IDBRequest<T>> {
    return ask((await this.database).transaction(store).objectStore(store));
  }

  private async writes(
    work: (cards: IDBObjectStore, entries: IDBObjectStore) => Promise<boolean>,
  ): Promise<boolean> {
    const transaction = (await this.database).transaction([CARDS, ENTRIES], "readwrite");
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("not stored"));
    });
    try {
      const was = await work(transaction.objectStore(CARDS), transaction.objectStore(ENTRIES));
      await written;
      return was;
    } catch (fault) {
      written.catch(() => undefined);
      this.complain(troubleOf(transaction.error ?? fault));
      throw fault;
    }
  }
}
