/** Loops over numbers in Python's own memory, for `kontor.browser.arrays`. Compiled to WebAssembly.
 *
 * All numbers are doubles. A shape lies in memory as 32-bit whole numbers: the sizes of `depth`
 * dimensions, then for each operand how many numbers lie between neighbours in each of them.
 */

const enum One {
  Copy,
  Floor,
}
const enum Two {
  Add,
  Subtract,
  Multiply,
  Divide,
  Least,
  Most,
  Equal,
  NotEqual,
  Less,
  LessOrEqual,
}

function at(shape: usize, place: i32): i32 {
  return load<i32>(shape + ((<usize>place) << 2));
}

/** How far along an operand the n-th number of a shape lies, without the last dimension. */
function along(shape: usize, depth: i32, operand: i32, n: i32): usize {
  let far = 0;
  for (let dimension = depth - 2; dimension >= 0; dimension--) {
    const size = at(shape, dimension);
    far += (n % size) * at(shape, depth * (operand + 1) + dimension);
    n /= size;
  }
  return (<usize>far) << 3;
}

function rows(shape: usize, depth: i32): i32 {
  let count = 1;
  for (let dimension = 0; dimension < depth - 1; dimension++) count *= at(shape, dimension);
  return count;
}

function step(shape: usize, depth: i32, operand: i32): usize {
  return (<usize>at(shape, depth * (operand + 2) - 1)) << 3;
}

/** out = op(a), number by number. */
export function one(op: i32, depth: i32, shape: usize, a: usize, out: usize): void {
  const size = at(shape, depth - 1);
  const byA = step(shape, depth, 0);
  const byOut = step(shape, depth, 1);
  const count = rows(shape, depth);
  for (let row = 0; row < count; row++) {
    let fromA = a + along(shape, depth, 0, row);
    let to = out + along(shape, depth, 1, row);
    for (let i = 0; i < size; i++) {
      const x = load<f64>(fromA);
      store<f64>(to, op == One.Floor ? Math.floor(x) : x);
      fromA += byA;
      to += byOut;
    }
  }
}

function answer(op: i32, x: f64, y: f64): f64 {
  switch (op) {
    case Two.Add:
      return x + y;
    case Two.Subtract:
      return x - y;
    case Two.Multiply:
      return x * y;
    case Two.Divide:
      return x / y;
    case Two.Least:
      return min(x, y);
    case Two.Most:
      return max(x, y);
    case Two.Equal:
      return x == y ? 1 : 0;
    case Two.NotEqual:
      return x != y ? 1 : 0;
    case Two.Less:
      return x < y ? 1 : 0;
    default:
      return x <= y ? 1 : 0;
  }
}

/** out = a op b, number by number; out lies without gaps. */
export function two(op: i32, depth: i32, shape: usize, a: usize, b: usize, out: usize): void {
  const size = at(shape, depth - 1);
  const byA = step(shape, depth, 0);
  const byB = step(shape, depth, 1);
  const count = rows(shape, depth);
  for (let row = 0; row < count; row++) {
    let fromA = a + along(shape, depth, 0, row);
    let fromB = b + along(shape, depth, 1, row);
    for (let i = 0; i < size; i++) {
      store<f64>(out, answer(op, load<f64>(fromA), load<f64>(fromB)));
      fromA += byA;
      fromB += byB;
      out += 8;
    }
  }
}

/** out = a where the mask is not 0, and b elsewhere; out lies without gaps. */
export function choose(
  depth: i32,
  shape: usize,
  mask: usize,
  a: usize,
  b: usize,
  out: usize,
): void {
  const size = at(shape, depth - 1);
  const byMask = step(shape, depth, 0);
  const byA = step(shape, depth, 1);
  const byB = step(shape, depth, 2);
  const count = rows(shape, depth);
  for (let row = 0; row < count; row++) {
    let fromMask = mask + along(shape, depth, 0, row);
    let fromA = a + along(shape, depth, 1, row);
    let fromB = b + along(shape, depth, 2, row);
    for (let i = 0; i < size; i++) {
      store<f64>(out, load<f64>(fromMask) != 0 ? load<f64>(fromA) : load<f64>(fromB));
      fromMask += byMask;
      fromA += byA;
      fromB += byB;
      out += 8;
    }
  }
}

/** The sum, or the most, along the middle one of three dimensions; nothing has gaps. */
export function fold(op: i32, outer: i32, size: i32, inner: i32, a: usize, out: usize): void {
  for (let before = 0; before < outer; before++) {
    for (let after = 0; after < inner; after++) {
      let from = a + ((<usize>(before * size * inner + after)) << 3);
      let found = load<f64>(from);
      for (let i = 1; i < size; i++) {
        from += (<usize>inner) << 3;
        found = op == Two.Add ? found + load<f64>(from) : max(found, load<f64>(from));
      }
      store<f64>(out, found);
      out += 8;
    }
  }
}

/** Adds the product of [rows, inner] and [inner, columns] to out; nothing has gaps.
 *
 * Most of what layers hear of is 0, and is passed by. */
export function multiply(
  a: usize,
  b: usize,
  out: usize,
  rows: i32,
  inner: i32,
  columns: i32,
): void {
  const wide = (<usize>columns) << 3;
  const pairs = columns & ~1;
  for (let k = 0; k < inner; k++) {
    const from = b + <usize>k * wide;
    for (let row = 0; row < rows; row++) {
      const x = load<f64>(a + ((<usize>(row * inner + k)) << 3));
      if (x == 0) continue;
      const to = out + <usize>row * wide;
      const both = f64x2.splat(x);
      let i: usize = 0;
      for (const end = (<usize>pairs) << 3; i < end; i += 16) {
        const product = f64x2.mul(both, v128.load(from + i));
        v128.store(to + i, f64x2.add(v128.load(to + i), product));
      }
      if (i < wide) store<f64>(to + i, load<f64>(to + i) + x * load<f64>(from + i));
    }
  }
}
