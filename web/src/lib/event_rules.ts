/** Which rule of a game's catalogue is behind an event; the sentences are `law-…` messages. */
import type { GameEvent } from "./messages";

/** A rule's number, or which fact of the event decides, with the rule for each of its values. */
export type Rule =
  | string
  | {
      readonly fact: string;
      readonly rules: Readonly<Record<string, Rule>>;
      readonly otherwise: Rule;
    };

/** The number of the rule behind an event, as the game's vocabulary has it; null without one. */
export function ruleBehind(rules: Readonly<Record<string, Rule>>, event: GameEvent): string | null {
  let rule = rules[event.event] ?? null;
  while (rule && typeof rule !== "string")
    rule = rule.rules[String(event[rule.fact])] ?? rule.otherwise;
  return rule;
}
