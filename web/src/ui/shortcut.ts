/** Keys that act by themselves: not while somebody types, and letters and signs only if they are wanted. */
import { settings } from "../lib/settings.svelte";

/** The key, if it is meant as a shortcut of ours. */
export function shortcutOf(press: KeyboardEvent): string | null {
  const { key, target } = press;
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (target instanceof Element && target.matches("input, textarea, select")) return null;
  return key.length === 1 && !settings.letterKeys ? null : key;
}
