/**
 * The course of the chances as a chart needs it: a share of the height for each seat at every
 * moment, and the moments worth a mark. A moment is the position before the decision of that
 * number; the last is the end.
 */
import { same } from "../games/answers";
import type { Action, Review, ReviewedDecision, Weighed } from "../lib/messages";

/** For each moment the chance of each seat. */
export function course({ opening, decisions }: Review): readonly (readonly number[])[] {
  return [opening, ...decisions.map(({ after }) => after)];
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export function across(moment: number, moments: number, { width }: Box): number {
  return (moment / Math.max(1, moments - 1)) * width;
}

/** The moment nearest to a place, from 0 at the left edge to 1 at the right one. */
export function momentAt(share: number, moments: number): number {
  return Math.min(moments - 1, Math.max(0, Math.round(share * (moments - 1))));
}

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** The area of a seat, between those of the seats before and after it. */
export function area(chances: readonly (readonly number[])[], seat: number, box: Box): string {
  const edge = (upTo: number) =>
    chances.map((row, moment) => {
      const below = row.slice(0, upTo).reduce((sum, chance) => sum + chance, 0);
      const x = rounded(across(moment, chances.length, box));
      return `${x} ${rounded(Math.min(1, below) * box.height)}`;
    });
  return `M${edge(seat).join("L")}L${edge(seat + 1)
    .reverse()
    .join("L")}Z`;
}

/** Where in the height the middle of a seat's area lies, from 0 to 1. */
export function middle(row: readonly number[], seat: number): number {
  const below = row.slice(0, seat).reduce((sum, chance) => sum + chance, 0);
  return below + (row[seat] ?? 0) / 2;
}

export type MarkKind = "mistake" | "blunder" | "good-luck" | "bad-luck";

export interface Mark {
  /** The decision. */
  readonly number: number;
  readonly seat: number;
  /** Where it stands: a decision before what it led to, luck after it. */
  readonly moment: number;
  readonly kind: MarkKind;
}

/** Strokes of luck that a seat has marked at most. */
const STROKES = 3;

/** Mistakes and blunders, and the greatest strokes of luck of each seat. */
export function marks(review: Review): Mark[] {
  const least = review.limits["blunder"] ?? 0.1;
  const strokes = review.seats.flatMap((_, seat) =>
    review.decisions
      .map((decision) => ({ decision, luck: decision.luck[seat] ?? 0 }))
      .filter(({ luck }) => Math.abs(luck) >= least)
      .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
      .slice(0, STROKES)
      .map(({ decision: { number }, luck }): Mark => {
        return { number, seat, moment: number + 1, kind: luck > 0 ? "good-luck" : "bad-luck" };
      }),
  );
  const lapses = review.decisions.flatMap(({ number, seat, verdict }): Mark[] =>
    verdict === "mistake" || verdict === "blunder"
      ? [{ number, seat, moment: number, kind: verdict }]
      : [],
  );
  return [...strokes, ...lapses].sort((a, b) => a.number - b.number || a.seat - b.seat);
}

/** In points of winning chance, with a sign: +12, −8, 0. */
export function points(change: number): string {
  const whole = Math.round(100 * change);
  return whole > 0 ? `+${String(whole)}` : whole < 0 ? `−${String(-whole)}` : "0";
}

/** A chance in whole percent; what is not certain is never called so. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(100 * chance);
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Whether an answer loses so little that it counts as found. */
export function isGoodEnough(compared: readonly Weighed[], limit: number, answer: Action) {
  const loss = compared.find(({ action }) => same(action, answer))?.loss;
  return loss !== undefined && loss < limit;
}

/** Questions that one has the patience for. */
const LAPSES = 8;

/** The worst decisions of some seats, in the order of the game: what is worth another thought. */
export function lapses(review: Review, seats: readonly number[]): ReviewedDecision[] {
  const least = review.limits["inaccuracy"] ?? 0;
  return review.decisions
    .filter(({ seat, best, loss }) => seats.includes(seat) && best !== null && loss >= least)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, LAPSES)
    .sort((a, b) => a.number - b.number);
}
