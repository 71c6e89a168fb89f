/** How much time the players of a table have, in words. */
import { say } from "./catalogues.svelte";
import type { Pace } from "./messages";

export function paceOf({ kind = "relaxed", bank = 0, increment = 0 }: Pace): string {
  const days = Math.round(bank / 864) / 100;
  return say(`pace-${kind}`, { minutes: Math.round(bank / 6) / 10, seconds: increment, days });
}
