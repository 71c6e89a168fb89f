/**
 * Recomputes the dice of a finished game from the secret that was revealed, in this browser.
 * The same mathematics as `kontor.core.chance.Sealed`: HMAC-SHA-256 in counter mode, with
 * rejection so that no face is favoured.
 */
import { FACES, SEAL, type GameEvent } from "./messages";

/** The kinds of card in a deck, with how many there are of each. */
export type Deck = readonly (readonly [card: string, count: number])[];

export function unhex(digits: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** What was published before the first move. */
export async function commitment(secret: string): Promise<string> {
  return hex(await sha256(unhex(secret)));
}

const hmacKey = (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

async function hmac(
  key: CryptoKey,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

export class Sealed {
  private constructor(
    private readonly key: CryptoKey,
    private drawn: number,
  ) {}

  static async of(secret: string, entropy: readonly string[]): Promise<Sealed> {
    const label = new TextEncoder().encode(SEAL);
    const added = await Promise.all(entropy.map((part) => sha256(unhex(part))));
    const mixed = new Uint8Array(label.length + 32 * added.length);
    mixed.set(label);
    added.forEach((digest, i) => {
      mixed.set(digest, label.length + 32 * i);
    });
    const derived = await hmac(await hmacKey(unhex(secret)), mixed);
    return new Sealed(await hmacKey(derived), 0);
  }

  /** The next outcome: a number from 0 to n - 1. */
  async below(n: number): Promise<number> {
    const count = BigInt(n);
    const wide = 1n << 64n;
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(this.drawn++));
    for (let attempt = 0n; ; attempt++) {
      message.setBigUint64(8, attempt);
      const digest = await hmac(this.key, new Uint8Array(message.buffer));
      const value = new DataView(digest.buffer).getBigUint64(0);
      if (value < wide - (wide % count)) return Number(value % count);
    }
  }
}

// --- a whole record

interface Header {
  readonly options: Readonly<Record<string, unknown>>;
  readonly first: number | null;
  readonly seats: readonly unknown[];
  readonly commitment?: string;
  readonly entropy?: readonly string[];
  readonly secret?: string;
  readonly opening: readonly Outcome[];
}

type Outcome = number | string;

export interface Outcomes {
  readonly header: Header;
  /** What chance gave during the set-up. */
  readonly opening: readonly Outcome[];
  readonly moves: readonly Move[];
}

/** A decision of the record, and what chance gave with it. */
interface Move {
  readonly seat?: number;
  readonly do?: string;
  readonly chance?: readonly Outcome[];
}

/** A decision as this seat heard of it, and the cards that it put away. */
export interface Spent {
  readonly seat: number;
  readonly do: string;
  readonly cards: readonly string[];
}

/** The cards that an event puts away, if it does; `spends` says in which fact they are. */
export function spentBy(event: GameEvent, spends: Readonly<Record<string, string>>): string[] {
  const cards = event[spends[event.event] ?? ""];
  if (typeof cards === "string") return [cards];
  return Object.entries(cards ?? {}).flatMap(([card, count]) =>
    Array.from({ length: Number(count) }, () => card),
  );
}

/** Reads what chance gave from the record of a game. */
export function outcomes(record: string): Outcomes {
  const [first, ...lines] = record.trim().split("\n");
  const header = JSON.parse(first ?? "{}") as Header;
  const moves = lines.map((line) => JSON.parse(line) as Move);
  return { header, opening: header.opening, moves };
}

export interface Verdict {
  /** Whether the secret is the one that was promised. */
  readonly promised: boolean;
  readonly checked: number;
  /** The place of the first outcome that is not what the secret gives; null if there is none. */
  readonly wrong: number | null;
}

/**
 * Recomputes every die and every card. `decks` are as they were at the start; `spent` is what the
 * decisions put away, out of which a deck that is used up is made anew. Decisions that put nothing
 * away may be missing there: a seat does not hear of all.
 */
export async function verify(
  record: string,
  decks: readonly Deck[],
  spent: readonly Spent[] = [],
): Promise<Verdict> {
  const { header, opening, moves } = outcomes(record);
  const { secret = "", entropy = [] } = header;
  const promised = (await commitment(secret)) === header.commitment;
  const sealed = await Sealed.of(secret, entropy);
  const seats: Deck = header.seats.map((_, seat) => [String(seat), 1]);
  const bags = (header.first === null ? [seats, ...decks] : decks).map((deck) => new Bag(deck));
  let checked = 0;
  let heard = 0;
  const all: readonly Move[] = [{ chance: opening }, ...moves];
  for (const move of all) {
    const told = spent[heard];
    if (told && told.seat === move.seat && told.do === move.do) {
      for (const card of told.cards) bags.find((bag) => bag.knows(card))?.spend(card);
      heard++;
    }
    for (const outcome of move.chance ?? []) {
      if ((await next(sealed, outcome, bags)) !== outcome)
        return { promised, checked, wrong: checked };
      checked++;
    }
  }
  return { promised, checked, wrong: null };
}

/** What is left in a face-down deck, and what lies beside it to be shuffled in again. */
class Bag {
  private left: Map<string, number>;
  private readonly spent = new Map<string, number>();

  constructor(deck: Deck) {
    this.left = new Map(deck);
  }

  knows(card: Outcome): boolean {
    return typeof card === "string" && this.left.has(card);
  }

  spend(card: string): void {
    this.spent.set(card, (this.spent.get(card) ?? 0) + 1);
  }

  get size(): number {
    return [...this.left.values()].reduce((sum, count) => sum + count, 0);
  }

  refill(): void {
    this.left = new Map([...this.left.keys()].map((card) => [card, this.spent.get(card) ?? 0]));
    this.spent.clear();
  }

  /** The card at a place, all cards laid out in order. */
  take(place: number): string | null {
    let before = 0;
    for (const [card, count] of this.left) {
      before += count;
      if (place >= before) continue;
      this.left.set(card, count - 1);
      return card;
    }
    return null;
  }
}

async function next(
  sealed: Sealed,
  outcome: Outcome,
  bags: readonly Bag[],
): Promise<Outcome | null> {
  if (typeof outcome === "number") return (await sealed.below(FACES)) + 1;
  const bag = bags.find((cards) => cards.knows(outcome));
  if (bag?.size === 0) bag.refill();
  return bag?.size ? bag.take(await sealed.below(bag.size)) : null;
}
