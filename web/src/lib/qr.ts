/** A small QR encoder: bytes, error correction M, versions 1 to 10 (up to 213 bytes). Own code. */

/** For each version: codewords in all, correction codewords a block, blocks. */
const LAYOUT = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;

const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// --- arithmetic in the field of 256 elements

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The factors of the generator polynomial of this degree, the leading one left out. */
function generator(degree: number): number[] {
  const factors: number[] = new Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      factors[j] = times(factors[j] ?? 0, root) ^ (factors[j + 1] ?? 0);
    root = times(root, 2);
  }
  return factors;
}

function correction(data: readonly number[], factors: readonly number[]): number[] {
  const rest: number[] = factors.map(() => 0);
  for (const byte of data) {
    const lead = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    factors.forEach((factor, i) => (rest[i] = (rest[i] ?? 0) ^ times(factor, lead)));
  }
  return rest;
}

// --- bytes

function versionFor(length: number): number {
  const version = LAYOUT.findIndex(([all, each, blocks], i) => {
    const header = i + 1 < 10 ? 12 : 20;
    return (all - each * blocks) * 8 >= header + length * 8;
  });
  if (version < 0) throw new Error("too long for a QR code");
  return version + 1;
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, each, blocks] = LAYOUT[version - 1] ?? LAYOUT[0];
  const room = all - each * blocks;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(bits.slice(i, i + 8).reduce((value, bit) => value * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(data, each, blocks);
}

function interleaved(data: readonly number[], each: number, blocks: number): number[] {
  const factors = generator(each);
  const short = Math.floor(data.length / blocks);
  const longFrom = blocks - (data.length % blocks);
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= longFrom ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, factors));
  const column = (rows: number[][], i: number) =>
    rows.flatMap((row) => (i < row.length ? [row[i] ?? 0] : []));
  const result: number[] = [];
  for (let i = 0; i <= short; i++) result.push(...column(parts, i));
  for (let i = 0; i < each; i++) result.push(...column(checks, i));
  return result;
}

// --- the square

type Square = (boolean | null)[][];

function set(square: Square, x: number, y: number, dark: boolean): void {
  const row = square[y];
  if (row && x >= 0 && x < square.length) row[x] = dark;
}

function patterns(version: number): Square {
  const size = version * 4 + 17;
  const square: Square = Array.from({ length: size }, () =>
    new Array<boolean | null>(size).fill(null),
  );
  for (let i = 0; i < size; i++) {
    set(square, 6, i, i % 2 === 0);
    set(square, i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(square, cx, cy, 4, (far) => far !== 2 && far !== 4);
  const places = ALIGNMENT[version - 1] ?? [];
  const last = places.length - 1;
  places.forEach((cx, i) =>
    places.forEach((cy, j) => {
      const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!corner) rings(square, cx, cy, 2, (far) => far !== 1);
    }),
  );
  return square;
}

function rings(
  square: Square,
  cx: number,
  cy: number,
  reach: number,
  dark: (far: number) => boolean,
): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(square, cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** A number with its check bits, as format and version information want it. */
function checked(value: number, polynomial: number, bits: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

function information(square: Square, version: number, mask: number): void {
  const size = square.length;
  const format = checked(mask, 0x537, 10) ^ 0x5412; // correction M is 00
  const bit = (i: number) => ((format >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(square, 8, i, bit(i));
  set(square, 8, 7, bit(6));
  set(square, 8, 8, bit(7));
  set(square, 7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(square, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(square, size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(square, 8, size - 15 + i, bit(i));
  set(square, 8, size - 8, true);
  if (version < 7) return;
  const told = checked(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((told >> i) & 1) === 1;
    const far = size - 11 + (i % 3);
    const near = Math.floor(i / 3);
    set(square, far, near, dark);
    set(square, near, far, dark);
  }
}

function filled(base: Square, words: readonly number[], mask: number): Square {
  const square = base.map((row) => [...row]);
  const size = square.length;
  const covers = MASKS[mask] ?? (() => false);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (square[y]?.[x] !== null) continue;
        const dark = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        set(square, x, y, dark !== covers(x, y));
        at++;
      }
    }
  }
  return square;
}

/** How hard a square is to read: long runs, blocks, look-alikes of the corners, imbalance. */
function penalty(square: Square): number {
  const size = square.length;
  const columns = square.map((_, x) => square.map((row) => row[x] ?? null));
  let sum = 0;
  for (const line of [...square, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const corner of ["10111010000", "00001011101"])
      for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const dark = square[y]?.[x];
      if (
        dark === square[y]?.[x + 1] &&
        dark === square[y + 1]?.[x] &&
        dark === square[y + 1]?.[x + 1]
      )
        sum += 3;
    }
  const share = square.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

/** The dark and light modules of the code, row by row, under each of the eight masks. */
export function masked(text: string): boolean[][][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  return MASKS.map((_, mask) => {
    const base = patterns(version);
    information(base, version, mask);
    return filled(base, words, mask).map((row) => row.map(Boolean));
  });
}

/** The code under the mask that is easiest to read. */
export function qr(text: string): boolean[][] {
  const ranked = masked(text).map((square) => ({ square, harm: penalty(square) }));
  return ranked.reduce((best, other) => (other.harm < best.harm ? other : best)).square;
}

/** The code as the path of an SVG, one unit a module. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : "")))
    .join("");
}
