/** Events into motion: what a person at the table would see happen, in that order. */
import type { Seat } from "../../lib/messages";
import type { Stage } from "../face";
import type { GoldenCityEvent, GoldenCityEvents } from "./declared";
import { spread, type ShownView } from "./view";

type Motion<E> = (event: E, stage: Stage, view: ShownView) => Promise<unknown>;
/** What the events show; those that are missing show nothing by themselves. */
type Motions = { readonly [E in keyof GoldenCityEvents]?: Motion<GoldenCityEvents[E]> };
/** Letters come to a player. */
interface Gain {
  readonly seat: Seat;
  readonly letters: number;
}

const str = String;

/** Lets one of the things in the mint travel. */
function fly(stage: Stage, what: string, from: string, to: string, ms?: number): Promise<void> {
  const thing = stage.at(`a-${what}`);
  return thing ? stage.fly(thing, from, to, ms) : Promise.resolve();
}

/** Where a player's hand is: one's own cards lie in the tray. */
function handOf(seat: Seat | "", stage: Stage, card = ""): string {
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
async function letters(from: string, { seat, letters: won }: Gain, stage: Stage): Promise<void> {
  if (!won) return;
  const to = `letters-${str(seat)}`;
  stage.sound("coin");
  await several(Math.min(4, won), stage, () => fly(stage, "letter", from, to, 480));
  await nod(to, stage, 1.25);
}

/** The sites that pay in the area, those of this player. */
async function shine({ seat }: Gain, stage: Stage, view: ShownView): Promise<void> {
  const inArea = sitesOf(seat, view).filter(
    (site) => stage.at(`site-${site}`)?.dataset["lit"] !== undefined,
  );
  await Promise.all(inArea.map((site) => stage.light(`site-${site}`, 620)));
}

/** Where a player has built. */
function sitesOf(seat: Seat, { businesses }: ShownView): string[] {
  return Object.entries(businesses).flatMap(([site, seats]) =>
    seats.includes(seat) ? [site] : [],
  );
}

const MOTIONS: Motions = {
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
  dealt: async ({ pair, cards }, stage) => {
    stage.sound("card");
    const to = `pair-${str(pair)}`;
    await several(cards.length, stage, () => fly(stage, "back", "draw", to, 260));
  },
  placed: async ({ seat, pair }, stage) => {
    stage.sound("card");
    await fly(stage, `hand-${str(seat)}`, `player-${str(seat)}`, `pair-${str(pair)}`, 420);
  },
  expelled: async ({ seat, whom, pair, coins }, stage) => {
    stage.sound("pay");
    const there = `pair-${str(pair)}`;
    await several(coins, stage, () => fly(stage, "coin", `coins-${str(seat)}`, "supply", 420));
    await Promise.all([
      fly(stage, `hand-${str(seat)}`, `player-${str(seat)}`, there, 440),
      fly(stage, `hand-${str(whom)}`, there, `player-${str(whom)}`, 440),
    ]);
  },
  "took-pair": async ({ seat, cards }, stage, view) => {
    const from = `pair-${str(view.pairs.findIndex(({ holder }) => holder === seat))}`;
    stage.sound("card");
    await Promise.all(
      cards.map((card) =>
        fly(stage, card, from, handOf(view.seat === seat ? "" : seat, stage, card), 380),
      ),
    );
  },
  turn: ({ seat }, stage) => nod(`player-${str(seat)}`, stage, 1.02),
  built: async ({ seat, site, cards }, stage, view) => {
    const from = handOf(view.seat === seat ? "" : seat, stage);
    await Promise.all([
      ...spread(cards).map((card) => fly(stage, card, from, "discard", 360)),
      fly(stage, `house-${str(seat)}`, `houses-${str(seat)}`, `site-${site}`, 520),
    ]);
    stage.sound("build");
    await stage.light(`site-${site}`, 260);
  },
  "built-all": ({ seat }, stage) => stage.light(`player-${str(seat)}`, 700),
  coins: async ({ seat, coins }, stage) => {
    stage.sound("coin");
    const to = `coins-${str(seat)}`;
    await several(coins, stage, () => fly(stage, "coin", "supply", to));
    await nod(to, stage);
  },
  drew: async ({ seat, card }, stage, view) => {
    stage.sound("card");
    const to = handOf(view.seat === seat ? "" : seat, stage, card);
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
    await fly(stage, goods, `open-${goods}`, `goods-${str(seat)}`, 460);
  },
  "goods-drawn": async ({ seat, goods }, stage) => {
    stage.sound("card");
    await fly(stage, goods, "goods-deck", `goods-${str(seat)}`, 460);
  },
  "goods-shown": (_, stage) => nod("goods-deck", stage),
  "gave-up": ({ seat, goods }, stage) => fly(stage, goods, `goods-${str(seat)}`, "goods-deck", 420),
  "nothing-left": (_, stage) => {
    stage.sound("nothing");
    return stage.pause(300);
  },
  "city-letters": (event, stage, view) => {
    const site = sitesOf(event.seat, view).at(-1) ?? "";
    return letters(`site-${site}`, event, stage);
  },
  blocked: ({ seat }, stage) => stage.light(`player-${str(seat)}`, 700),
  discarded: async ({ seat, card }, stage, view) => {
    stage.sound("card");
    const from = handOf(view.seat === seat ? "" : seat, stage, card);
    await fly(stage, card, from, "discard", 340);
  },
  ended: (_, stage) => stage.pause(160),
  "scored-goods": async (event, stage) => {
    await Promise.all([
      stage.light(`player-${str(event.seat)}`, 520),
      letters("score", event, stage),
    ]);
  },
  "scored-goods-nobody": (_, stage) => stage.pause(350),
  "scored-area": async (event, stage, view) => {
    await shine(event, stage, view);
    await letters("score", event, stage);
  },
  "scored-area-nobody": (_, stage) => stage.pause(350),
  "bonus-scored": async (event, stage) => {
    const seat = str(event.seat);
    await stage.pause(350);
    stage.sound("card");
    await Promise.all([
      stage.light(`player-${seat}`, 520),
      fly(stage, "bonus", `bonus-${seat}`, `tally-${seat}`, 460),
      letters(`bonus-${seat}`, event, stage),
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

function motion<E extends keyof GoldenCityEvents>(
  name: E,
  event: GoldenCityEvents[E],
  stage: Stage,
  view: ShownView,
): Promise<unknown> | undefined {
  return MOTIONS[name]?.(event, stage, view);
}

export async function play(event: GoldenCityEvent, stage: Stage, view: ShownView): Promise<void> {
  if (!stage.still) await motion(event.event, event, stage, view);
}
