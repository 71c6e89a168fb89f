/** Events into motion: what a person at the table would see happen, in that order. */
import type { GameEvent, Stage } from "../face";
import type { Counted, GoldenCityView } from "./view";
import { spread } from "./view";

type Motion = (facts: GameEvent, stage: Stage, view: GoldenCityView) => Promise<unknown>;

const str = String;

/** Lets one of the things in the mint travel. */
function fly(stage: Stage, what: string, from: string, to: string, ms?: number): Promise<void> {
  const thing = stage.at(`a-${what}`);
  return thing ? stage.fly(thing, from, to, ms) : Promise.resolve();
}

/** Where a player's hand is: one's own cards lie in the tray. */
function handOf(seat: unknown, stage: Stage, card = ""): string {
  const keys = [`cards-${str(seat)}`, `hand-${card}`, "hand-none", `player-${str(seat)}`];
  return keys.find((key) => stage.at(key)) ?? "";
}

async function nod(key: string, stage: Stage, size = 1.14): Promise<void> {
  const element = stage.at(key);
  if (!element) return;
  const scaled = [1, size, 1].map((scale) => ({ transform: `scale(${str(scale)})` }));
  await stage.animate(element, scaled, { duration: 200, easing: "ease-out" });
}

async function several(count: number, stage: Stage, once: () => Promise<void>): Promise<void> {
  const flights: Promise<void>[] = [];
  for (let n = 0; n < count && !stage.still; n++) {
    flights.push(once());
    await stage.pause(80);
  }
  await Promise.all(flights);
}

/** Letters from what earned them to whoever gets them. */
async function letters(from: string, facts: GameEvent, stage: Stage): Promise<void> {
  const { seat, letters: won } = facts;
  if (!Number(won)) return;
  const to = `letters-${str(seat)}`;
  stage.sound("coin");
  await several(Math.min(4, Number(won)), stage, () => fly(stage, "letter", from, to, 480));
  await nod(to, stage, 1.25);
}

/** The sites that pay in the area, those of this player. */
async function shine(facts: GameEvent, stage: Stage, view: GoldenCityView): Promise<void> {
  const own = Object.entries(view.businesses).filter(([, seats]) =>
    seats.includes(Number(facts["seat"])),
  );
  const inArea = own.filter(([site]) => stage.at(`site-${site}`)?.dataset["lit"] !== undefined);
  await Promise.all(inArea.map(([site]) => stage.light(`site-${site}`, 620)));
}

const MOTIONS: Readonly<Record<string, Motion>> = {
  round: async ({ seat }, stage, view) => {
    if (view.tally) await stage.pause(1400);
    await fly(stage, "start", "start", `player-${str(seat)}`, 420);
  },
  "score-card": async (_, stage) => {
    stage.sound("card");
    const card = stage.at("score");
    if (!card) return;
    const turned = ["rotateY(0)", "rotateY(90deg)", "rotateY(0)"];
    await stage.animate(
      card,
      turned.map((transform) => ({ transform })),
      { duration: 420 },
    );
  },
  reshuffled: (_, stage) => fly(stage, "back", "discard", "draw", 420),
  dealt: async ({ pair }, stage) => {
    stage.sound("card");
    const to = `pair-${str(pair)}`;
    await several(2, stage, () => fly(stage, "back", "draw", to, 260));
  },
  placed: async ({ seat, pair }, stage) => {
    stage.sound("card");
    await fly(stage, `hand-${str(seat)}`, `player-${str(seat)}`, `pair-${str(pair)}`, 420);
  },
  expelled: async ({ seat, whom, pair, coins }, stage) => {
    stage.sound("pay");
    const there = `pair-${str(pair)}`;
    await several(Number(coins), stage, () =>
      fly(stage, "coin", `coins-${str(seat)}`, "supply", 420),
    );
    await Promise.all([
      fly(stage, `hand-${str(seat)}`, `player-${str(seat)}`, there, 440),
      fly(stage, `hand-${str(whom)}`, there, `player-${str(whom)}`, 440),
    ]);
  },
  "took-pair": async ({ seat, cards }, stage, view) => {
    const from = `pair-${str(view.pairs.findIndex(({ holder }) => holder === seat))}`;
    stage.sound("card");
    await Promise.all(
      (cards as string[]).map((card) =>
        fly(stage, card, from, handOf(view.seat === seat ? "" : seat, stage, card), 380),
      ),
    );
  },
  turn: ({ seat }, stage) => nod(`player-${str(seat)}`, stage, 1.02),
  built: async ({ seat, site, cards }, stage, view) => {
    const from = handOf(view.seat === seat ? "" : seat, stage);
    const paid = spread(cards as Counted);
    await Promise.all([
      ...paid.map((card) => fly(stage, card, from, "discard", 360)),
      fly(stage, `house-${str(seat)}`, `houses-${str(seat)}`, `site-${str(site)}`, 520),
    ]);
    stage.sound("build");
    await stage.light(`site-${str(site)}`, 260);
  },
  "built-all": ({ seat }, stage) => stage.light(`player-${str(seat)}`, 700),
  coins: async ({ seat, coins }, stage) => {
    stage.sound("coin");
    const to = `coins-${str(seat)}`;
    await several(Number(coins), stage, () => fly(stage, "coin", "supply", to));
    await nod(to, stage);
  },
  drew: async ({ seat, card }, stage, view) => {
    stage.sound("card");
    const to = handOf(view.seat === seat ? "" : seat, stage, str(card ?? ""));
    await fly(stage, "back", "draw", to);
  },
  key: async ({ seat }, stage) => {
    stage.sound("card");
    await fly(stage, "key", "keys", `keys-${str(seat)}`, 460);
    await nod(`keys-${str(seat)}`, stage);
  },
  looks: (_, stage) => stage.light("bonus", 420),
  bonus: async ({ seat }, stage) => {
    stage.sound("card");
    await fly(stage, "bonus", "bonus", `bonus-${str(seat)}`, 460);
  },
  "goods-taken": async ({ seat, goods }, stage) => {
    stage.sound("card");
    await fly(stage, str(goods), `open-${str(goods)}`, `goods-${str(seat)}`, 460);
  },
  "goods-drawn": async ({ seat, goods }, stage) => {
    stage.sound("card");
    await fly(stage, str(goods), "goods-deck", `goods-${str(seat)}`, 460);
  },
  "goods-shown": (_, stage) => nod("goods-deck", stage),
  "gave-up": ({ seat, goods }, stage) =>
    fly(stage, str(goods), `goods-${str(seat)}`, "goods-deck", 420),
  "nothing-left": (_, stage) => {
    stage.sound("nothing");
    return stage.pause(300);
  },
  "city-letters": (facts, stage, view) => {
    const own = Object.entries(view.businesses).filter(([, seats]) =>
      seats.includes(Number(facts["seat"])),
    );
    return letters(`site-${own.at(-1)?.[0] ?? ""}`, facts, stage);
  },
  blocked: ({ seat }, stage) => stage.light(`player-${str(seat)}`, 700),
  discarded: async ({ seat, card }, stage, view) => {
    stage.sound("card");
    const from = handOf(view.seat === seat ? "" : seat, stage, str(card));
    await fly(stage, str(card), from, "discard", 340);
  },
  ended: (_, stage) => stage.pause(160),
  "scored-goods": async (facts, stage) => {
    await Promise.all([
      stage.light(`player-${str(facts["seat"])}`, 520),
      letters("score", facts, stage),
    ]);
  },
  "scored-goods-nobody": (_, stage) => stage.pause(350),
  "scored-area": async (facts, stage, view) => {
    await shine(facts, stage, view);
    await letters("score", facts, stage);
  },
  "scored-area-nobody": (_, stage) => stage.pause(350),
  "bonus-scored": async (facts, stage) => {
    const seat = str(facts["seat"]);
    await stage.pause(350);
    stage.sound("card");
    await Promise.all([
      stage.light(`player-${seat}`, 520),
      fly(stage, "bonus", `bonus-${seat}`, `tally-${seat}`, 460),
      letters(`bonus-${seat}`, facts, stage),
    ]);
  },
  total: async ({ seat }, stage) => {
    await stage.pause(400);
    await nod(`letters-${str(seat)}`, stage, 1.3);
  },
  won: async ({ seat }, stage) => {
    stage.sound("win");
    await stage.light(`player-${str(seat)}`, 900);
  },
  "won-together": ({ seat }, stage) => stage.light(`player-${str(seat)}`, 700),
};

/** The events that have a motion; a test holds it against all there are. */
export const SHOWN = Object.keys(MOTIONS);

export async function play(event: GameEvent, stage: Stage, view: GoldenCityView): Promise<void> {
  if (!stage.still) await MOTIONS[event.event]?.(event, stage, view);
}
