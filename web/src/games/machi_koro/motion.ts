/** Events into motion: what a person at the table would see happen, in that order. */
import type { Stage } from "../face";
import type { MachiKoroEvents } from "./declared";
import { orientation, resting } from "./dice";
import type { ShownView } from "./view";

/** More coins than this travel as one handful. */
const HANDFUL = 6;
const COIN = "mk-flying-coin";
const CARD = "mk-flying-card";

/** What is shown of each kind of event; those that are missing show nothing by themselves. */
type Motions = {
  readonly [E in keyof MachiKoroEvents]?: (
    event: MachiKoroEvents[E],
    stage: Stage,
    view: ShownView,
  ) => Promise<void>;
};

const MOTIONS: Motions = {
  turn: newTurn,
  "second-turn": newTurn,
  opened: ({ seat, landmark }, stage) => stage.light(`landmark-${String(seat)}-${landmark}`, 450),
  rolled: roll,
  rerolled: roll,
  kept: (_, stage) => nod("dice", stage),
  paid,
  earned: async ({ seat, card, coins }, stage) => {
    const [from, to] = [`card-${String(seat)}-${card}`, `coins-${String(seat)}`];
    stage.sound("coin");
    await Promise.all([stage.light(from, 520), pour(coins, from, to, stage)]);
    await nod(to, stage);
  },
  "no-income": async (_, stage) => {
    stage.sound("nothing");
    await shake("dice", stage);
  },
  swapped: async ({ seat, with: partner, gave, got }, stage) => {
    stage.sound("card");
    const mine = `card-${String(seat)}-${gave}`;
    const his = `card-${String(partner)}-${got}`;
    await Promise.all([
      stage.fly(stage.at(mine) ?? CARD, mine, `city-${String(partner)}`, 520),
      stage.fly(stage.at(his) ?? CARD, his, `city-${String(seat)}`, 520),
    ]);
  },
  declined: (_, stage) => stage.pause(200),
  built: async ({ seat, card, coins }, stage) => {
    const pile = `market-${card}`;
    await pour(coins, `coins-${String(seat)}`, pile, stage);
    stage.sound("build");
    const there = `card-${String(seat)}-${card}`;
    const goal = stage.at(there) ? there : `city-${String(seat)}`;
    const picture = stage.at(pile)?.querySelector<HTMLElement>(".art");
    await stage.fly(picture ?? CARD, pile, goal, 420);
  },
  "built-landmark": async ({ seat, landmark, coins }, stage) => {
    const place = `landmark-${String(seat)}-${landmark}`;
    await pour(coins, `coins-${String(seat)}`, place, stage);
    stage.sound("landmark");
    await stage.light(place, 700);
  },
  passed: (_, stage) => stage.pause(200),
  revealed: async ({ card }, stage) => {
    stage.sound("card");
    const pile = `market-${card}`;
    await stage.fly(CARD, "deck", stage.at(pile) ? pile : "deck", 320);
    await nod(pile, stage);
  },
  won: async ({ seat }, stage) => {
    stage.sound("win");
    await stage.light(`city-${String(seat)}`, 900);
  },
};

export async function play<E extends keyof MachiKoroEvents>(
  event: MachiKoroEvents[E] & { readonly event: E },
  stage: Stage,
  view: ShownView,
): Promise<void> {
  await MOTIONS[event.event]?.(event, stage, view);
}

async function newTurn(
  { seat }: MachiKoroEvents["turn" | "second-turn"],
  stage: Stage,
): Promise<void> {
  stage.sound("turn");
  await nod(`city-${String(seat)}`, stage, 1.012);
}

async function paid(
  { seat, to, card, coins }: MachiKoroEvents["paid"],
  stage: Stage,
): Promise<void> {
  const [purse, goal] = [`coins-${String(seat)}`, `coins-${String(to)}`];
  const lit = stage.light(`card-${String(to)}-${card}`, 620);
  if (coins === 0) {
    stage.sound("nothing");
    await Promise.all([lit, shake(purse, stage)]);
    return;
  }
  stage.sound("pay");
  await Promise.all([lit, pour(coins, purse, goal, stage, 520)]);
  await nod(goal, stage);
}

/** Coins one after the other, from here to there. */
function pour(coins: number, from: string, to: string, stage: Stage, ms = 400): Promise<void> {
  return stage.fly(COIN, from, to, ms, Math.min(coins, HANDFUL));
}

/** The dice leave the hand, tumble, and come to rest on their faces. */
async function roll(
  { dice }: MachiKoroEvents["rolled" | "rerolled"],
  stage: Stage,
  view: ShownView,
): Promise<void> {
  stage.sound("dice");
  const thrown = dice.map((_, n) => stage.at(`die-${String(n)}`));
  for (const die of thrown) die?.style.setProperty("opacity", "1");
  await Promise.all(dice.map((face, n) => tumble(face, n, stage, view.dice[n] ?? resting(n))));
  await stage.pause(220);
  for (const die of thrown) die?.style.removeProperty("opacity");
}

async function tumble(face: number, n: number, stage: Stage, from: number): Promise<void> {
  const die = stage.at(`die-${String(n)}`);
  const cube = die?.firstElementChild;
  if (!die || !(cube instanceof HTMLElement) || stage.still) return;
  const ms = 760 + 130 * n;
  const turned = stage.animate(
    cube,
    [{ transform: orientation(from) }, { transform: orientation(face, n ? -2 : 2) }],
    { duration: ms, easing: "cubic-bezier(0.15, 0.6, 0.3, 1)" },
  );
  const thrown = stage.animate(
    die,
    [
      { transform: "translate(70px, -8px) scale(1.1)" },
      { transform: "translate(30px, -46px) scale(1.25)", offset: 0.3 },
      { transform: "translate(-6px, 0) scale(1)", offset: 0.62 },
      { transform: "translate(-3px, -12px) scale(1.04)", offset: 0.76 },
      { transform: "none", offset: 0.9 },
      { transform: "none" },
    ],
    { duration: ms, easing: "linear" },
  );
  await Promise.all([turned, thrown]);
  // The view that follows shows the same face; until it comes, the die must not fall back.
  cube.style.transform = orientation(face);
}

async function nod(key: string, stage: Stage, size = 1.14): Promise<void> {
  const element = stage.at(key);
  if (!element) return;
  await stage.animate(
    element,
    [{ transform: "scale(1)" }, { transform: `scale(${String(size)})` }, { transform: "scale(1)" }],
    { duration: 180, easing: "ease-out" },
  );
}

async function shake(key: string, stage: Stage): Promise<void> {
  const element = stage.at(key);
  if (!element) return;
  const sideways = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${String(x)}px)` }));
  await stage.animate(element, sideways, { duration: 280 });
}
