/** Answers compared: which of the legal ones a thing on the board stands for. */
import type { Action, View } from "./face";

export function same(a: Action, b: Action | null): boolean {
  return b !== null && JSON.stringify(a) === JSON.stringify(b);
}

export function allows(view: View, action: Action): boolean {
  return view.legal.some((legal) => same(legal, action));
}
