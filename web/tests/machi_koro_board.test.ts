import { afterEach, describe, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { next } from "../src/ui/roving";
import { LANGUAGES } from "../src/lib/messages";
import { Shown, view, views } from "./machi_koro";

// A whole table is a lot to lay out on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shown: Shown | null = null;

afterEach(async () => {
  await shown?.close();
  shown = null;
});

describe("every question has its answers", () => {
  test("the dice are rolled by a button", () => {
    shown = new Shown(view("2-roll"));
    shown.press(shown.button("Roll one die"));
    expect(shown.acted).toEqual([{ do: "roll", dice: 1 }]);
  });

  test("the radio tower asks whether to roll again", () => {
    shown = new Shown(view("3-reroll"));
    shown.press(shown.button("Roll again"));
    shown.press(shown.button("Keep the roll"));
    expect(shown.acted).toEqual([{ do: "reroll" }, { do: "keep" }]);
  });

  test("the TV station asks for one of the others, with what each has", () => {
    const seen = view("3-collect");
    shown = new Shown(seen);
    const answers = shown.all(".answers button");
    expect(answers).toHaveLength(seen.legal.length);
    for (const answer of answers) shown.press(answer);
    expect(shown.acted).toEqual(seen.legal);
  });

  test.each(["4-swap", "4-give", "4-get"])("the business centre asks step by step: %s", (name) => {
    const seen = view(name);
    shown = new Shown(seen);
    const answers = shown.all(".tray .answers button, .tray .tiles button");
    for (const answer of answers) shown.press(answer);
    expect(shown.acted).toEqual(expect.arrayContaining([...seen.legal]));
    expect(shown.acted).toHaveLength(seen.legal.length);
  });

  test("nothing can be answered while another decides", () => {
    shown = new Shown(view("4-build"), "en", false);
    expect(shown.all(".answers button")).toEqual([]);
    expect(shown.all(".card.open, .card.closed")).toEqual([]);
  });
});

describe("building", () => {
  test("exactly the cards that can be built stand out", () => {
    const seen = view("4-build");
    shown = new Shown(seen);
    const open = shown.all(".card.open").map((card) => card.dataset["at"]);
    const legal = seen.legal.flatMap((one) => ("card" in one ? `market-${one.card}` : []));
    expect(open.toSorted()).toEqual(legal.toSorted());
  });

  test("a card is looked at first, then built", () => {
    const seen = view("4-build");
    shown = new Shown(seen);
    const [card = ""] = seen.legal.flatMap((one) => ("card" in one ? one.card : []));
    shown.press(shown.at(`market-${card}`));
    expect(shown.acted).toEqual([]);
    shown.press(shown.button("Build for"));
    expect(shown.acted).toEqual([{ do: "build", card }]);
  });

  test("a card that cannot be built says why not", async () => {
    shown = new Shown(view("4-build"));
    const closed = shown.all(".card.closed")[0];
    if (!closed) throw new Error("everything can be built");
    shown.press(closed);
    await Promise.resolve();
    flushSync();
    expect(shown.text).toContain("not {");
    expect(shown.all(".answers .call")).toEqual([]);
  });
});

describe("the table", () => {
  test("shows the open piles and what is left in the deck in Come what may", () => {
    const seen = view("2-deck-build");
    shown = new Shown(seen);
    expect(Object.keys(seen.market)).not.toEqual([]);
    expect(shown.all(".card")).toHaveLength(Object.keys(seen.market).length);
    const left = Object.values(seen.deck).reduce((sum, n) => sum + n, 0);
    expect(shown.at("deck").textContent).toContain(String(left));
    expect(shown.all(".deck .tile")).toHaveLength(Object.keys(seen.deck).length);
  });

  test("shows what each number would bring, on request", () => {
    const seen = view("2-roll");
    shown = new Shown(seen);
    expect(shown.all("table")).toEqual([]);
    shown.press(shown.button("What does each roll bring?"));
    expect(shown.all("tbody tr")).toHaveLength(seen.cities.length);
    const first = shown.all("tbody tr:first-child td").map((cell) => cell.textContent?.trim());
    const own = seen.aid?.outlook[seen.turn]?.map((changes) => changes[0] ?? 0) ?? [];
    expect(first.map((text) => (text === "·" ? 0 : Number(text?.replace("−", "-"))))).toEqual(own);
  });

  test("names every control", () => {
    shown = new Shown(view("4-build"));
    for (const button of shown.all("button"))
      expect(button.getAttribute("aria-label") ?? button.textContent?.trim()).toBeTruthy();
  });

  test.each(Object.keys(views))("speaks three languages without a gap: %s", async (name) => {
    for (const language of LANGUAGES) {
      const board = new Shown(view(name), language);
      expect(board.text).not.toMatch(/[{}]|undefined|null|NaN/);
      await board.close();
    }
  });
});

describe("one tab stop for each group", () => {
  test("and arrow keys move within it", () => {
    shown = new Shown(view("4-build"));
    const cards = shown.all(".piles button");
    expect(cards.filter((card) => card.tabIndex === 0)).toEqual([cards[0]]);
    cards[0]?.focus();
    cards[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(cards[1]);
    expect(cards[1]?.tabIndex).toBe(0);
    expect(cards[0]?.tabIndex).toBe(-1);
  });

  test("up and down go to the nearest in the next row", () => {
    const made = (n: number) => {
      const button = document.createElement("button");
      const box = new DOMRect((n % 3) * 100, Math.floor(n / 3) * 100, 80, 80);
      button.getBoundingClientRect = () => box;
      return button;
    };
    const grid = [made(0), made(1), made(2), made(3), made(4)] as const;
    const to = (from: number, key: string) =>
      grid.indexOf(next([...grid], grid[from] ?? grid[0], key) as HTMLButtonElement);
    expect([to(1, "ArrowDown"), to(2, "ArrowDown")]).toEqual([4, 4]);
    expect([to(3, "ArrowUp"), to(0, "ArrowUp")]).toEqual([0, 0]);
    expect([to(0, "End"), to(4, "Home"), to(4, "ArrowRight")]).toEqual([4, 0, 4]);
  });
});
