/** A table of The Golden City for tests: words, players, and moments of recorded games. */
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import type { Action } from "../src/games/face";
import Board from "../src/games/golden_city/Board.svelte";
import type {
  GoldenCityAid,
  GoldenCityEvent,
  GoldenCityView,
} from "../src/games/golden_city/declared";
import type { ShownView } from "../src/games/golden_city/view";
import vocabulary from "../src/games/golden_city/vocabulary.json";
import type { Colour, Language } from "../src/lib/messages";
import { bundle, Words } from "../src/lib/words";
import moments from "./golden_city.json";

const texts = import.meta.glob<string>(
  "../../src/kontor/locales/*/{table,page,golden-city,golden-city-{page,findings,workshop}}.ftl",
  { query: "?raw", import: "default", eager: true },
);

// The window on the island measures itself; here nothing has a size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nothing is painted here, so nothing waits for it.
vi.mock("../src/lib/stages.svelte", () => ({
  Stages: class {
    n = Infinity;
  },
}));

const NAMES = ["Ola", "Anna", "Bert", "Zofia"];
const COLOURS: readonly Colour[] = ["teal", "red", "yellow", "purple"];

export interface Step {
  readonly before: GoldenCityView;
  readonly events: readonly GoldenCityEvent[];
  readonly after: GoldenCityView;
}

export const steps = moments.steps as unknown as readonly Step[];
export const views = moments.views as unknown as Readonly<Record<string, GoldenCityView>>;
export const whole = moments.whole as { record: string; events: GoldenCityEvent[][] };

export function view(name: string): GoldenCityView {
  const found = views[name];
  if (!found) throw new Error(`there is no view ${name}`);
  return found;
}

/** The view with something else in what the rules count for it. */
export function withAid(seen: GoldenCityView, aid: Partial<GoldenCityAid>): GoldenCityView {
  if (!seen.aid) throw new Error("the rules count nothing for this view");
  return { ...seen, aid: { ...seen.aid, ...aid } };
}

export function speak(language: Language, viewer: number | null): Words {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
  const spoken = bundle(
    language,
    own.map(([, text]) => new FluentResource(text)),
  );
  return new Words(language, spoken, vocabulary, NAMES, viewer);
}

export class Shown {
  readonly acted: Action[] = [];
  readonly root = document.createElement("div");
  private readonly board: object;

  constructor(view: ShownView, language: Language = "en", mayAct = true) {
    const players = view.players.map((_, seat) => ({
      seat,
      name: NAMES[seat] ?? "",
      colour: COLOURS[seat] ?? "grey",
      bot: null,
    }));
    document.body.append(this.root);
    this.board = mount(Board, {
      target: this.root,
      props: {
        view,
        players,
        words: speak(language, view.seat),
        act: mayAct ? (action: Action) => this.acted.push(action) : null,
        whyNot: () => Promise.resolve({ text: "because", link: { href: "#GC-D3", text: "GC-D3" } }),
        hint: null,
      },
    });
    flushSync();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  click(selector: string): void {
    const target = this.root.querySelector(selector);
    if (!target) throw new Error(`there is no ${selector}`);
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  }

  close(): void {
    void unmount(this.board);
    this.root.remove();
  }
}
