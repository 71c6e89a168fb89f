/** Which rule of the catalogue is behind each event. The sentences are `law-…` messages. */
import type { GameEvent } from "../face";

const BEHIND: Readonly<Record<string, string>> = {
  round: "GC-E6",
  "score-card": "GC-P1",
  reshuffled: "GC-P3",
  dealt: "GC-P2",
  placed: "GC-A1",
  expelled: "GC-A4",
  "took-pair": "GC-A6",
  "built-all": "GC-F1",
  coins: "GC-R1",
  drew: "GC-R2",
  key: "GC-R3",
  looks: "GC-R4",
  bonus: "GC-R4",
  "goods-taken": "GC-R5",
  "goods-drawn": "GC-R5",
  "goods-shown": "GC-R5",
  "gave-up": "GC-R6",
  blocked: "GC-F3",
  discarded: "GC-D10",
  ended: "GC-D1",
  "scored-goods": "GC-E1",
  "scored-goods-nobody": "GC-E1",
  "scored-area": "GC-E3",
  "scored-area-nobody": "GC-E2",
  total: "GC-F6",
  won: "GC-F4",
  "won-together": "GC-F4",
};

/** Where the rule depends on a fact of the event: which fact, and what each value means. */
const BY_FACT: Readonly<Record<string, (event: GameEvent) => string>> = {
  built: ({ site }) => ({ c: "GC-D2", i: "GC-D4" })[String(site)[0] ?? ""] ?? "GC-D3",
  "city-letters": ({ letters }) =>
    letters === 0 ? "GC-D6" : Number(letters) > 5 ? "GC-R8" : "GC-R7",
  "nothing-left": ({ reward }) =>
    ({ key: "GC-R3", bonus: "GC-R4", goods: "GC-R5" })[String(reward)] ?? "GC-R1",
  "bonus-scored": ({ bonus }) =>
    ({ scales: "GC-B1", coin: "GC-B2", city: "GC-B3", river: "GC-B4" })[String(bonus)] ?? "GC-B5",
};

export function rule(event: GameEvent): string | null {
  return BY_FACT[event.event]?.(event) ?? BEHIND[event.event] ?? null;
}
