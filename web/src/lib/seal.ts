/**
 * Recomputes the dice of a finished game from the secret that was revealed, in this browser.
 * The same mathematics as `kontor.core.chance.Sealed`: HMAC-SHA-256 in counter mode, with
 * rejection so that no face is favoured.
 */
import type { Deck } from "../games/face";

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
    const label = new TextEncoder().encode("kontor sealed chance 1");
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
  /** Every outcome of chance, in order. */
  readonly all: readonly Outcome[];
}

/** Reads what chance gave from the record of a game. */
export function outcomes(record: string): Outcomes {
  const [first, ...lines] = record.trim().split("\n");
  const header = JSON.parse(first ?? "{}") as Header;
  const moves = lines.map((line) => JSON.parse(line) as { readonly chance?: readonly Outcome[] });
  return { header, all: [...header.opening, ...moves.flatMap((move) => move.chance ?? [])] };
}

export interface Verdict {
  /** Whether the secret is the one that was promised. */
  readonly promised: boolean;
  readonly checked: number;
  /** The place of the first outcome that is not what the secret gives; null if there is none. */
  readonly wrong: number | null;
}

/** Recomputes every die and every card. `decks` are as they were at the start. */
export async function verify(record: string, decks: readonly Deck[]): Promise<Verdict> {
  const { header, all } = outcomes(record);
  const { secret = "", entropy = [] } = header;
  const promised = (await commitment(secret)) === header.commitment;
  const sealed = await Sealed.of(secret, entropy);
  const seats: Deck = header.seats.map((_, seat) => [String(seat), 1]);
  const bags = (header.first === null ? [seats, ...decks] : decks).map((deck) => new Map(deck));
  for (const [place, outcome] of all.entries())
    if ((await next(sealed, outcome, bags)) !== outcome)
      return { promised, checked: place, wrong: place };
  return { promised, checked: all.length, wrong: null };
}

async function next(
  sealed: Sealed,
  outcome: Outcome,
  bags: readonly Map<string, number>[],
): Promise<Outcome | null> {
  if (typeof outcome === "number") return (await sealed.below(6)) + 1;
  const bag = bags.find((cards) => (cards.get(outcome) ?? 0) > 0);
  if (!bag) return null;
  let place = await sealed.below([...bag.values()].reduce((sum, count) => sum + count, 0));
  for (const [card, count] of bag) {
    place -= count;
    if (place >= 0) continue;
    bag.set(card, count - 1);
    return card;
  }
  return null;
}
