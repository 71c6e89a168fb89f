/** Which rule of a game's catalogue is behind an event; the sentences are `law-…` messages. */
import type { GameEvent, GameWords } from "./messages";

/** The number of the rule behind an event, as the game's vocabulary has it; null without one. */
export function ruleBehind(rules: GameWords["behind"], event: GameEvent): string | null {
  let rule = rules[event.event] ?? null;
  while (rule && typeof rule !== "string")
    rule = rule.rules[String(event[rule.fact])] ?? rule.otherwise;
  return rule;
}
