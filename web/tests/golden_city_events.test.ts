import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Stage } from "../src/games/face";
import { after } from "../src/games/golden_city/after";
import {
  type Criterion,
  type GoldenCityEvent,
  type GoldenCityView,
} from "../src/games/golden_city/declared";
import { play } from "../src/games/golden_city/motion";
import { account, standing } from "../src/games/golden_city/standing";
import { sum, unseen, type ShownView } from "../src/games/golden_city/view";
import vocabulary from "../src/games/golden_city/vocabulary.json";
import { outcomes, spentBy, verify } from "../src/lib/sealed_chance";
import { decksOf } from "./decks";
import { steps, view, views, whole, withAid } from "./golden_city";

/** A stage that writes down what is asked of it; everything is there. */
class Notes implements Stage {
  readonly root = document.createElement("div");
  readonly still = false;
  readonly lines: string[] = [];
  at(key: string): HTMLElement {
    const element = document.createElement("i");
    element.title = key;
    return element;
  }
  pause = (): Promise<void> => Promise.resolve();
  animate = (): Promise<void> => Promise.resolve();
  light = (): Promise<void> => Promise.resolve();
  sound = (): void => undefined;
  fly(what: HTMLElement | string, from: string, to: string): Promise<void> {
    this.lines.push(`${typeof what === "string" ? what : what.title} ${from} > ${to}`);
    return Promise.resolve();
  }
}

async function played(event: GoldenCityEvent): Promise<string[]> {
  const stage = new Notes();
  await play(event, stage, view("4-build"));
  return stage.lines;
}

describe("motion", () => {
  test("an expulsion carries coins to the supply and a hand home", async () => {
    const facts = { seat: 1, whom: 2, pair: 0, cards: ["coast", "coast"], coins: 2 } as const;
    expect(await played({ event: "expelled", ...facts })).toEqual([
      "a-coin coins-1 > supply",
      "a-coin coins-1 > supply",
      "a-hand-1 player-1 > pair-0",
      "a-hand-2 pair-0 > player-2",
    ]);
  });

  test("a hidden card travels with its back up", async () => {
    const seat = view("4-build").seat === 1 ? 2 : 1;
    expect(await played({ event: "drew", seat })).toEqual([`a-back draw > cards-${String(seat)}`]);
  });
});

/** What must agree when all events of a decision have been seen. */
function facts(seen: ShownView): unknown {
  const { players, businesses, supply, key_supply, goods_open, goods_deck, discards } = seen;
  const { draw_pile, score_card, start_player, round, bonus_takers, keys_used } = seen;
  const sorted = Object.fromEntries(
    Object.entries(businesses).map(([site, seats]) => [site, seats.toSorted()]),
  );
  return {
    players, supply, key_supply, goods_open, goods_deck, discards, draw_pile, score_card,
    start_player, round, bonus_takers, keys_used, businesses: sorted,
  }; // prettier-ignore
}

test.each(steps.map((step) => [step.events.map(({ event }) => event).join(" "), step] as const))(
  "after %s the view is the true one",
  (_, step) => {
    const shown = step.events.reduce<ShownView>(after, step.before);
    if (step.after.result) return;
    expect(facts(shown)).toEqual(facts(step.after));
  },
);

/** What each player has in all, as it is told at the end of the recorded game. */
const totals = view("4-over").players.map((_, seat) =>
  whole.events
    .flat()
    .reduce((sum, e) => (e.event === "total" && e.seat === seat ? e.letters : sum), 0),
);

test("the account says where every letter came from", () => {
  const lines = account(view("4-over"), whole.events.flat());
  const parts = lines.slice(0, 4).map(({ values }) => values.map(Number));
  const sums = totals.map((_, seat) => parts.reduce((sum, one) => sum + (one[seat] ?? 0), 0));
  expect(sums).toEqual(totals);
});

test("the account says which bonus card brought whom how much", () => {
  const over = { ...view("4-over"), result: null };
  const lines = account(over, whole.events.flat());
  const cards = lines.filter(({ weight }) => weight === "part");
  const bonus = lines.find(({ message }) => message === "account-bonus")?.values;
  const sums = totals.map((_, seat) =>
    cards.reduce((sum, { values }) => sum + Number(values[seat]), 0),
  );
  expect(cards.length).toBeGreaterThan(0);
  expect(sums).toEqual(bonus);
  // As the columns stand: the winner's first.
  const river = { event: "bonus-scored", bonus: "river", letters: 0, seat: 0 } as const;
  const scales = { event: "bonus-scored", bonus: "scales", letters: 6, seat: 2 } as const;
  const result = { reason: "businesses", places: [2, 3, 1, 4], points: null };
  const parts = account({ ...over, result }, [river, scales]).filter(
    ({ weight }) => weight === "part",
  );
  expect(parts.map(({ message, values }) => [message, values])).toEqual([
    ["bonus-scales", ["", "", 6, ""]],
    ["bonus-river", [0, "", "", ""]],
  ]);
});

test("the standing is what the letters announced so far come to", () => {
  expect(standing(view("4-over"), whole.events.flat())).toEqual(totals);
  expect(standing(view("4-over"), [])).toEqual([0, 0, 0, 0]);
});

test("the account marks what the rules say decided the game, and nothing else", () => {
  const marked = (decided_by: Criterion | null) =>
    account(withAid(view("4-over"), { decided_by }), [])
      .filter(({ weight }) => weight === "tie-break")
      .map(({ message }) => message);
  expect(marked("coins")).toEqual(["account-coins"]);
  expect(marked("built")).toEqual(["account-built"]);
  expect(marked("in-city")).toEqual(["account-in-city"]);
  for (const other of ["letters", "not-blocked", null] as const) expect(marked(other)).toEqual([]);
});

test("the account says who is blocked", () => {
  const over = view("4-over");
  const ranked = (blocked: boolean) => ({
    ...over,
    players: over.players.map((player, seat) => ({ ...player, blocked: blocked && seat === 3 })),
  });
  const named = (seen: GoldenCityView) =>
    account(seen, []).find(({ message }) => message === "account-blocked");
  expect(named(ranked(true))?.values).toEqual(["–", "–", "–", "✓"]);
  expect(named(ranked(false))).toBeUndefined();
});

test("what is unseen lies in the draw pile or hidden in a hand", () => {
  for (const seen of Object.values(views)) {
    const hidden = seen.players
      .filter(({ hand }) => !hand)
      .map(({ cards, known }) => cards - Object.values(known).reduce((sum, n) => sum + n, 0));
    const left = Object.values(unseen(seen)).reduce((sum, n) => sum + n, 0);
    expect(left).toBe(seen.draw_pile + hidden.reduce((sum, n) => sum + n, 0));
  }
});

test("every card of a whole game is recomputed, shuffled discards too", async () => {
  const record = readFileSync(`../tests/records/golden-city/${whole.record}.jsonl`, "utf8");
  const { opening, moves } = outcomes(record);
  const all = whole.events.map((events, n) => ({
    seat: moves[n]?.seat ?? 0,
    do: moves[n]?.do ?? "",
    cards: events.flatMap((event) => spentBy(event, vocabulary.spends)),
  }));
  // That another is choosing how to pay is not told.
  const put = all.filter((told, n) => told.do !== "build" || all[n + 1]?.do !== "pay");
  expect(put.length).toBeLessThan(all.length);
  const start = decksOf(`golden-city/${whole.record}.jsonl`);
  expect(whole.events.flat().some(({ event }) => event === "reshuffled")).toBe(true);
  expect(await verify(record, start, put)).toEqual({
    promised: true,
    checked: [...opening, ...moves.flatMap(({ chance }) => chance ?? [])].length,
    wrong: null,
  });
  expect((await verify(record, start)).wrong).not.toBeNull();
});

describe("a scoring", () => {
  const begun = view("4-build");
  const events: readonly GoldenCityEvent[] = [
    { event: "scored-goods", seat: 1, good: "wine", count: 1, letters: 2, extra: 0 },
    { event: "scored-area", seat: 1, area: "desert", count: 2, letters: 4, extra: 2 },
    { event: "bonus-scored", seat: 1, bonus: "river", letters: 6 },
  ];

  test("is added up player by player, until the next round", () => {
    const counted = events.reduce<ShownView>(after, begun);
    expect(counted.tally?.[1] && sum(counted.tally[1])).toBe(12);
    expect(counted.tally?.[0] && sum(counted.tally[0])).toBe(0);
    expect(after(counted, { event: "round", round: 9, seat: 0 }).tally).toBeUndefined();
  });

  test("turns up the bonus cards of others, one after the other", () => {
    const players = begun.players.map((one) => ({ ...one, bonus: null, bonus_cards: 2 }));
    const shown = events.reduce<ShownView>(after, { ...begun, players });
    expect(shown.players[1]?.bonus).toEqual(["river"]);
    expect(shown.players[2]?.bonus).toBeNull();
  });
});
