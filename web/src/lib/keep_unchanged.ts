/**
 * What the server tells comes as a whole each time. Part by part, the old one is kept where the
 * new one says the same, so that only what has changed is worked out and drawn anew.
 */
export function shared<T>(old: unknown, fresh: T): T {
  if (!hasParts(old) || !hasParts(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh;
  const keys = Object.keys(fresh);
  const mixed: Parts = Array.isArray(fresh) ? ([] as unknown as Parts) : {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    mixed[key] = shared(old[key], fresh[key]);
    same &&= mixed[key] === old[key];
  }
  return (same ? old : mixed) as T;
}

type Parts = Record<string, unknown>;

function hasParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}
