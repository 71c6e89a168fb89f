/** Which rule of the catalogue is behind each event. The sentences are `law-…` messages. */
import type { GameEvent } from "../face";

const BEHIND: Readonly<Record<string, string>> = {
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

const PAID: Readonly<Record<string, string>> = {
  stadium: "MK-I8",
  "tv-station": "MK-I9",
};

export function rule(event: GameEvent): string | null {
  if (event.event !== "paid") return BEHIND[event.event] ?? null;
  if (event["unpaid"]) return "MK-I3";
  return PAID[String(event["card"])] ?? "MK-I2";
}
