import { describe, expect, test } from "vitest";
import type { Sound, Stage } from "../src/games/face";
import { after } from "../src/games/machi_koro/after";
import type { MachiKoroEvent } from "../src/games/machi_koro/declared";
import { orientation } from "../src/games/machi_koro/dice";
import { play } from "../src/games/machi_koro/motion";
import { account, standing } from "../src/games/machi_koro/standing";
import { LANDMARKS, type Counted, type ShownView } from "../src/games/machi_koro/view";
import { steps, view } from "./machi_koro";

/** A stage that writes down what is asked of it. */
class Notes implements Stage {
  readonly root = document.createElement("div");
  readonly still = false;
  readonly lines: string[] = [];
  at(key: string): HTMLElement | null {
    void key;
    return null;
  }
  async pause(): Promise<void> {
    await Promise.resolve();
  }
  async animate(): Promise<void> {
    await Promise.resolve();
  }
  async fly(
    what: HTMLElement | string,
    from: string,
    to: string,
    _ms?: number,
    count = 1,
  ): Promise<void> {
    const line = `${typeof what === "string" ? what : "element"} ${from} > ${to}`;
    this.lines.push(...Array.from({ length: count }, () => line));
    await Promise.resolve();
  }
  async light(key: string): Promise<void> {
    this.lines.push(`light ${key}`);
    await Promise.resolve();
  }
  sound(sound: Sound): void {
    this.lines.push(`sound ${sound}`);
  }
}

async function played(event: MachiKoroEvent): Promise<string[]> {
  const stage = new Notes();
  await play(event, stage, view("4-build"));
  return stage.lines;
}

describe("motion", () => {
  test("a payment lights the card and carries each coin from the payer to the payee", async () => {
    const event: MachiKoroEvent = {
      event: "paid",
      seat: 2,
      to: 0,
      card: "cafe",
      coins: 2,
      unpaid: 0,
    };
    const coin = "mk-flying-coin coins-2 > coins-0";
    expect(await played(event)).toEqual(["light card-0-cafe", "sound pay", coin, coin]);
  });

  test("who has nothing pays nothing", async () => {
    const event: MachiKoroEvent = {
      event: "paid",
      seat: 2,
      to: 0,
      card: "cafe",
      coins: 0,
      unpaid: 2,
    };
    expect(await played(event)).toEqual(["light card-0-cafe", "sound nothing"]);
  });

  test("income comes out of the card that earns it", async () => {
    const event: MachiKoroEvent = { event: "earned", seat: 1, card: "mine", cards: 1, coins: 5 };
    const lines = await played(event);
    expect(lines).toContain("light card-1-mine");
    expect(lines.filter((line) => line.includes("card-1-mine > coins-1"))).toHaveLength(5);
  });

  test("a building is paid before it moves", async () => {
    const lines = await played({ event: "built", seat: 1, card: "ranch", coins: 1 });
    expect(lines).toEqual([
      "mk-flying-coin coins-1 > market-ranch",
      "sound build",
      "mk-flying-card market-ranch > city-1",
    ]);
  });

  test("no event of real games fails to be shown", async () => {
    for (const { events } of steps) for (const event of events) await played(event);
  });

  test("a tumbled die comes to rest as it lies", () => {
    const degrees = (css: string) =>
      [...css.matchAll(/(-?\d+)deg/g)].map((m) => (Number(m[1]) + 3600) % 360);
    for (let face = 1; face <= 6; face++)
      expect(degrees(orientation(face, 2))).toEqual(degrees(orientation(face)));
  });
});

function there(cards: Counted): Counted {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0));
}

/** What events change, without the order in which cards and landmarks are listed. */
function table({ cities, market, deck, turn }: ShownView): unknown {
  return {
    cities: cities.map((city) => ({
      ...city,
      cards: there(city.cards),
      built: city.built.toSorted(),
      active: city.active.toSorted(),
    })),
    market: there(market),
    deck: there(deck),
    turn,
  };
}

describe("the view after an event", () => {
  test.each(steps.map((step) => [step.events.map(({ event }) => event).join(", "), step] as const))(
    "leads to the true one: %s",
    (_, step) => {
      const reached = step.events.reduce<ShownView>(after, step.before);
      expect(table(reached)).toEqual(table(step.after));
    },
  );
});

describe("the end", () => {
  test("the winner has all four landmarks in the account", () => {
    const seen = view("3-over");
    const winner = seen.result?.places.indexOf(1) ?? -1;
    const landmarks = account(seen).find(({ message }) => message === "account-landmarks");
    const all = String(LANDMARKS.length);
    expect(landmarks?.values[winner]).toBe(`${all}/${all}`);
    const spent = LANDMARKS.reduce((sum, { cost }) => sum + cost, 0);
    expect(standing(seen)[winner]).toBeGreaterThanOrEqual(spent);
  });
});
