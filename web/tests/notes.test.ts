/** What is said is said to its end: nothing is overwritten, nothing is lost. */
import { beforeEach, expect, test, vi } from "vitest";
import { notes } from "../src/lib/notes.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

test("what comes while something is said is said after it, together", () => {
  notes.speak("Bruno rolls 4.");
  notes.speak("Bruno earns 3 coins.");
  notes.speak("Your turn.");
  expect(notes.spoken.text).toBe("Bruno rolls 4.");
  vi.advanceTimersByTime(500);
  expect(notes.spoken.text).toBe("Bruno rolls 4.");
  vi.advanceTimersByTime(1000);
  expect(notes.spoken.text).toBe("Bruno earns 3 coins. Your turn.");
});

test("the same said again is something new", () => {
  notes.speak("Your turn.");
  const before = notes.spoken;
  vi.advanceTimersByTime(5000);
  notes.speak("Your turn.");
  expect(notes.spoken).not.toBe(before);
});
