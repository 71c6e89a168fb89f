import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, GameFace, View } from "../src/games/face";
import { BACKLOG, PATIENCE, Playback } from "../src/lib/playback.svelte";

interface Counted extends View {
  readonly count: number;
}

const view = (count: number): Counted => ({
  seat: 0,
  to_move: 0,
  question: null,
  legal: [],
  result: null,
  count,
});
const event = (name: string): GameEvent => ({ event: name });
/** Time enough to paint. */
const FRAME = 20;

function playback(play?: GameFace["play"], pace = 1): Playback {
  const face = {
    after: (shown: Counted) => ({ ...shown, count: shown.count + 1 }),
    ...(play ? { play } : {}),
  } as unknown as GameFace;
  return new Playback(face, {
    root: () => document.body,
    pace: () => pace,
    sound: () => undefined,
  });
}

const count = (shown: Playback) => (shown.view as Counted | null)?.count;

beforeEach(() => {
  vi.useFakeTimers();
});

test("the first view is shown at once", () => {
  const shown = playback();
  shown.add({ n: 3, events: [event("a")], view: view(7) });
  expect(count(shown)).toBe(7);
  expect(shown.n).toBe(3);
});

test("events are shown one after the other, and the truth follows the last", async () => {
  const seen: string[] = [];
  const shown = playback((what) => {
    seen.push(`${what.event}${String(count(shown))}`);
    return Promise.resolve();
  });
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a"), event("b")], view: view(10) });
  await vi.runAllTimersAsync();
  expect(seen).toEqual(["a0", "b1"]);
  expect(count(shown)).toBe(10);
  expect(shown.playing).toBe(false);
});

test("nothing is told before it is seen", async () => {
  let go: () => void = () => undefined;
  const shown = playback(() => new Promise((done) => (go = done)));
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a"), event("b")], view: view(10) });
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(shown.told).toEqual([]);
  go();
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(shown.told).toEqual([event("a")]);
  await vi.advanceTimersByTimeAsync(FRAME);
  go();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.told).toEqual([event("a")]);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(shown.told).toEqual([event("a"), event("b")]);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(shown.told).toEqual([]);
  expect(shown.n).toBe(2);
});

test("what an event has changed is painted before it is told and the next one begins", async () => {
  const begun: string[] = [];
  const shown = playback((what) => {
    begun.push(what.event);
    return Promise.resolve();
  });
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a"), event("b")], view: view(10) });
  expect(begun).toEqual([]);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(begun).toEqual(["a"]);
  expect(count(shown)).toBe(1);
  expect(shown.latest).toBeNull();
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(begun).toEqual(["a"]);
  expect(shown.latest).toEqual(event("a"));
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(begun).toEqual(["a", "b"]);
});

test("nothing waits for a frame where none is painted", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const shown = playback(() => Promise.resolve());
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a"), event("b")], view: view(10) });
  hidden.mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  await vi.advanceTimersByTimeAsync(100);
  vi.unstubAllGlobals();
  hidden.mockRestore();
  expect(count(shown)).toBe(10);
  expect(shown.playing).toBe(false);
});

test("an animation that hangs is left behind by the watchdog", async () => {
  const shown = playback(() => new Promise(() => undefined));
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a")], view: view(10) });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(shown.playing).toBe(true);
  await vi.advanceTimersByTimeAsync(FRAME);
  expect(count(shown)).toBe(10);
});

test("an animation that fails costs nothing but itself", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shown = playback(() => Promise.reject(new Error("no")));
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a")], view: view(10) });
  await vi.runAllTimersAsync();
  expect(count(shown)).toBe(10);
  expect(warn).toHaveBeenCalledOnce();
});

test("skipping cuts the pauses of what is under way", async () => {
  const shown = playback((_, stage) => stage.pause(3000));
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a")], view: view(10) });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.playing).toBe(true);
  shown.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(count(shown)).toBe(10);
});

test("with reduced motion nothing waits", async () => {
  const shown = playback((_, stage) => stage.pause(3000), 0);
  shown.jump(view(0), 1);
  shown.add({ n: 2, events: [event("a")], view: view(10) });
  await vi.advanceTimersByTimeAsync(0);
  expect(count(shown)).toBe(10);
});

test("who was away is shown the present, not a film", () => {
  const shown = playback(() => new Promise(() => undefined));
  shown.jump(view(0), 1);
  for (let n = 2; n <= BACKLOG + 3; n++) shown.add({ n, events: [event("a")], view: view(n) });
  expect(count(shown)).toBe(BACKLOG + 2);
});
