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

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(CARDS);
    request.result.createObjectStore(ENTRIES);
  };
  return done(request);
}

const all = (table: string, since: number) =>
  IDBKeyRange.bound([table, since], [table, Infinity], true);

export class Shelf {
  private readonly database = open();

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
    const was = await work(transaction.objectStore(CARDS), transaction.objectStore(ENTRIES));
    await written;
    return was;
  }
}
