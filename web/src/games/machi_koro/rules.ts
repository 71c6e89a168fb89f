/** Which rule of the catalogue is behind each event. The sentences are `law-…` messages. */
import type { GameEvent } from "../face";

export const RULES = [
  "MK-T1", "MK-T3", "MK-T4", "MK-T5", "MK-I1", "MK-I2", "MK-I3", "MK-I4", "MK-I5", "MK-I6",
  "MK-I7", "MK-I8", "MK-I9", "MK-I10", "MK-B1", "MK-B3", "MK-B4", "MK-M2", "MK-M3",
] as const; // prettier-ignore

const BEHIND: Readonly<Record<string, (typeof RULES)[number]>> = {
  rolled: "MK-T1",
  rerolled: "MK-T3",
  kept: "MK-T3",
  "second-turn": "MK-T4",
  passed: "MK-T5",
  built: "MK-T5",
  "built-landmark": "MK-T5",
  earned: "MK-I4",
  "no-income": "MK-I1",
  swapped: "MK-I10",
  declined: "MK-I10",
  opened: "MK-B3",
  won: "MK-B4",
  revealed: "MK-M2",
};

const PAID: Readonly<Record<string, (typeof RULES)[number]>> = {
  stadium: "MK-I8",
  "tv-station": "MK-I9",
};

export function rule(event: GameEvent): string | null {
  if (event.event !== "paid") return BEHIND[event.event] ?? null;
  if (event["unpaid"]) return "MK-I3";
  return PAID[String(event["card"])] ?? "MK-I2";
}
