/** What a decision was and what came of it, in words. */
import type { GameEvent } from "../games/face";
import type { Advised, AnyHappened, ReviewedDecision } from "../lib/messages";
import type { Words } from "../lib/words";

/** Most sentences that are worth reading about one decision. */
const SENTENCES = 4;

export function eventsOf(
  entries: readonly AnyHappened[],
  moments: readonly number[],
  number: number,
): readonly GameEvent[] {
  const n = moments[number + 1];
  const entry = entries.find((one) => one.n === n);
  return entry?.type === "moved" ? entry.events : [];
}

export function sentences(events: readonly GameEvent[], words: Words): string {
  return events
    .slice(0, SENTENCES)
    .map((event) => words.event(event))
    .join(" ");
}

/** What speaks for an answer. */
export function reasons(best: Advised, words: Words): string {
  return best.reasons.map(({ message, facts }) => words.say(message, facts)).join(" ");
}

/** What was chosen, and what the dice showed. */
export function deed({ action, outcomes }: ReviewedDecision, words: Words): string {
  const dice = outcomes.filter((outcome) => typeof outcome === "number");
  const said = words.action(action);
  return dice.length ? `${said}: ${dice.join(" + ")}` : said;
}

/** When a decision was: the turn, or what the game counts instead, from 1. */
export function when({ turn }: ReviewedDecision, words: Words): string {
  const message = words.has("turn-number") ? "turn-number" : "review-turn";
  return words.say(message, { turn });
}
