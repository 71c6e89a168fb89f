/** Which rule of a game's catalogue is behind an event; the sentences are `law-…` messages. */
import type { GameEvent } from "./face";

/** A rule's number, or which fact of the event decides, with the rule for each of its values. */
export type Rule =
  | string
  | {
      readonly fact: string;
      readonly rules: Readonly<Record<string, Rule>>;
      readonly otherwise: Rule;
    };

/** The number of the rule behind an event, out of a game's `RULES`; null where there is none. */
export function ruleBehind(
  rules: Readonly<Record<string, Rule | undefined>>,
  event: GameEvent,
): string | null {
  let rule = rules[event.event] ?? null;
  while (rule && typeof rule !== "string")
    rule = rule.rules[String(event[rule.fact])] ?? rule.otherwise;
  return rule;
}
