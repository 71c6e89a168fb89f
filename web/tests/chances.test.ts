import { expect, test } from "vitest";
import type { Review, ReviewedDecision } from "../src/lib/messages";
import {
  area,
  course,
  isGoodEnough,
  lapses,
  marks,
  middle,
  momentAt,
  percent,
  points,
} from "../src/review/chances";

const BOX = { width: 100, height: 50 };

function decision(
  number: number,
  seat: number,
  verdict: ReviewedDecision["verdict"],
  loss = 0,
  luck: readonly number[] = [0, 0],
  after: readonly number[] = [0.5, 0.5],
): ReviewedDecision {
  const best = loss ? { action: { do: "pass" }, chance: 0.5, reasons: [] } : null;
  const before = [0.5, 0.5];
  const rest = { turn: 1, action: { do: "roll" }, decided: before, outcomes: [], options: 2 };
  return {
    number,
    seat,
    before,
    after,
    luck,
    verdict,
    loss,
    margin: 0,
    best,
    compared: [],
    ...rest,
  };
}

function game(decisions: readonly ReviewedDecision[]): Review {
  const parts = { start: 0.5, luck: 0, hidden: 0, skill: 0, others: 0, result: 0 };
  const seat = { ...parts, luckier: 0.5, said: { message: "any", facts: {} } };
  return {
    game: "any",
    seats: [
      { ...seat, verdicts: {} },
      { ...seat, verdicts: {} },
    ],
    decisions,
    opening: [0.6, 0.4],
    turning_points: [],
    closing: [],
    rolls: [],
    limits: { inaccuracy: 0.025, mistake: 0.05, blunder: 0.1 },
    refined: false,
  };
}

test("the course begins with the opening and has a moment after each decision", () => {
  const one = decision(0, 0, "best", 0, [0, 0], [0.7, 0.3]);
  expect(course(game([one]))).toEqual([
    [0.6, 0.4],
    [0.7, 0.3],
  ]);
});

test("areas lie upon one another and fill the box", () => {
  const chances = [
    [0.5, 0.5],
    [0.2, 0.8],
    [0, 1],
  ];
  expect(area(chances, 0, BOX)).toBe("M0 0L50 0L100 0L100 0L50 10L0 25Z");
  expect(area(chances, 1, BOX)).toBe("M0 25L50 10L100 0L100 50L50 50L0 50Z");
  expect(middle([0.2, 0.8], 1)).toBeCloseTo(0.6);
});

test("the nearest moment is picked, and none beyond the edges", () => {
  expect([-0.3, 0, 0.24, 0.26, 0.99, 2].map((share) => momentAt(share, 3))).toEqual([
    0, 0, 0, 1, 2, 2,
  ]);
  expect(momentAt(0.7, 1)).toBe(0);
});

test("mistakes are marked before what they led to, strokes of luck after it", () => {
  const found = marks(
    game([
      decision(0, 0, "inaccuracy", 0.03),
      decision(1, 1, "blunder", 0.2, [0.15, -0.15]),
      decision(2, 0, "mistake", 0.06, [0.09, -0.09]),
    ]),
  );
  expect(found.map(({ number, seat, moment, kind }) => [number, seat, moment, kind])).toEqual([
    [1, 0, 2, "good-luck"],
    [1, 1, 2, "bad-luck"],
    [1, 1, 1, "blunder"],
    [2, 0, 2, "mistake"],
  ]);
});

test("of much luck only the greatest strokes of each seat are marked", () => {
  const strokes = [0.12, 0.4, 0.2, 0.3, 0.11].map((luck, n) =>
    decision(n, 0, "best", 0, [luck, -luck]),
  );
  const whose = marks(game(strokes)).filter(({ seat }) => seat === 0);
  expect(whose.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("the worst decisions of one's own come in the order of the game", () => {
  const losses = [0.03, 0.2, 0.01, 0.5, 0.1];
  const own = losses.map((loss, n) => decision(n, n === 3 ? 1 : 0, "mistake", loss));
  expect(lapses(game(own), [0]).map(({ number }) => number)).toEqual([0, 1, 4]);
  expect(lapses(game(own), [])).toEqual([]);
});

test("at most eight of them, and those are the worst", () => {
  const many = Array.from({ length: 12 }, (_, n) => decision(n, 0, "mistake", 0.03 + n / 100));
  expect(lapses(game(many), [0]).map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});

test("an answer counts as found if it loses less than an inaccuracy does", () => {
  const answers = [0, 0.02, 0.025].map((loss, card) => ({ action: { do: "build", card }, loss }));
  const question = { ...decision(0, 0, "mistake", 0.06), compared: answers };
  const found = [0, 1, 2, 3].map((card) =>
    isGoodEnough(question.compared, game([question]).limits.inaccuracy ?? 0, { do: "build", card }),
  );
  expect(found).toEqual([true, true, false, false]);
});

test("points have a sign, and nothing is certain before the end", () => {
  expect([0.123, -0.456, 0.001, -0.001].map(points)).toEqual(["+12", "−46", "0", "0"]);
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
