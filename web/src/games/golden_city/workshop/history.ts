/** What was done to something, to be undone and done again. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last step was about: steps of one kind in a row count as one. */
  readonly about: string | null;
}

const LONGEST = 200;

export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], about: null };
}

/** One step more. Several in a row about the same are undone together. */
export function did<T>(history: History<T>, now: T, about: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = about !== null && about === history.about;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-LONGEST);
  return { past, now, future: [], about };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, about: null };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: null };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, about: null };
  return { past: [...past, now], now: next, future: rest, about: null };
}
