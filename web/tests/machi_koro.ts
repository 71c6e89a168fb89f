/** A table of Machi Koro for tests: words, players, and moments of real games between bots. */
import { FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import type { Action, Player } from "../src/games/face";
import Board from "../src/games/machi_koro/Board.svelte";
import type { MachiKoroEvent, MachiKoroView } from "../src/games/machi_koro/declared";
import vocabulary from "../src/games/machi_koro/vocabulary.json";
import type { Colour, Language } from "../src/lib/messages";
import { bundle, Words } from "../src/lib/words";
import moments from "./machi_koro.json";

// Nothing is painted here, so nothing waits for it.
vi.mock("../src/lib/stages.svelte", () => ({
  Stages: class {
    n = Infinity;
  },
  afterPaint: (then: () => void) => {
    then();
  },
}));

const texts = import.meta.glob<string>("../../src/kontor/locales/*/{table,page,machi-koro*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const NAMES = ["Ola", "Anna", "Bert", "Zofia"];
const COLOURS: readonly Colour[] = ["teal", "red", "yellow", "purple"];

export interface Step {
  readonly before: MachiKoroView;
  readonly events: readonly MachiKoroEvent[];
  readonly after: MachiKoroView;
}

export const steps = moments.steps as unknown as readonly Step[];
export const views = moments.views as unknown as Readonly<Record<string, MachiKoroView>>;

export function view(name: string): MachiKoroView {
  const found = views[name];
  if (!found) throw new Error(`there is no view ${name}`);
  return found;
}

export function speak(language: Language, viewer: number | null): Words {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`));
  return new Words(
    language,
    bundle(
      language,
      own.map(([, text]) => new FluentResource(text)),
    ),
    vocabulary,
    NAMES,
    viewer,
  );
}

export class Shown {
  readonly acted: Action[] = [];
  readonly root = document.createElement("div");
  private readonly board: object;

  constructor(view: MachiKoroView, language: Language = "en", mayAct = true) {
    const players: Player[] = view.cities.map((_, seat) => ({
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
        whyNot: (action: Action) =>
          Promise.resolve({ text: `not ${JSON.stringify(action)}`, link: null }),
        hint: null,
      },
    });
    flushSync();
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  at(key: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(`[data-at="${key}"]`);
    if (!found) throw new Error(`nothing is at ${key}`);
    return found;
  }

  /** The button with this text or label. */
  button(text: string): HTMLElement {
    const said = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
    const found = this.all("button").find((button) =>
      (button.getAttribute("aria-label") ?? said(button) ?? "").replace(/\s+/g, " ").includes(text),
    );
    if (!found) throw new Error(`there is no button ${text}`);
    return found;
  }

  press(element: HTMLElement): void {
    element.click();
    flushSync();
  }

  get text(): string {
    return (this.root.textContent ?? "").replace(/\s+/g, " ");
  }

  async close(): Promise<void> {
    await unmount(this.board);
    this.root.remove();
  }
}
