/**
 * Recomputes the dice of a finished game from the secret that was revealed, in this browser.
 * The same mathematics as `kontor.core.chance.Sealed`: HMAC-SHA-256 in counter mode, with
 * rejection so that no face is favoured.
 */

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

async function hmac(key: CryptoKey, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
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
