import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameFace } from "../src/games/face";
import vocabulary from "../src/games/machi_koro/vocabulary.json";
import { speech } from "../src/lib/catalogues.svelte";
import type { ClientMessage, ServerMessage } from "../src/lib/messages";
import { bundle, Words } from "../src/lib/words";
import { Play } from "../src/table/play.svelte";

vi.mock("../src/lib/stages.svelte", () => ({ painted: () => Promise.resolve() }));

/** A connection to a server that answers only what a test says. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static last: Line;
  readyState = Line.OPEN;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }
}

const texts = ["table", "page", "machi-koro", "machi-koro-page", "machi-koro-rules"].map(
  (name) => new FluentResource(readFileSync(`../src/kontor/locales/en/${name}.ftl`, "utf8")),
);
const words = new Words("en", bundle("en", texts), vocabulary);
const CAFE = { do: "build", card: "cafe" };
let play: Play;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  speech.words = words;
  play = new Play("t", 0, { id: "machi-koro" } as GameFace, () => words);
});

afterEach(() => {
  play.close();
  vi.unstubAllGlobals();
});

function asked(): string {
  const [question, ...more] = Line.last.sent;
  expect(more).toEqual([]);
  expect(question).toEqual({ type: "why", action: CAFE, id: expect.any(String) as string });
  return question?.type === "why" ? question.id : "";
}

test("the server is asked for the rule, and no move is sent", async () => {
  const reason = play.whyNot(CAFE);
  Line.last.say({ type: "ruling", id: asked(), rule: "MK-B2" });
  expect(await reason).toEqual({
    text: words.say("rule-MK-B2"),
    link: { href: "/rules/machi-koro#MK-B2", text: "MK-B2" },
  });
  expect(play.busy).toBe(false);
  asked();
});

test("a game without a rule book says the reason, and leads nowhere", async () => {
  const bare = new Words("en", bundle("en", texts.slice(0, 3)), vocabulary);
  play = new Play("t", 0, { id: "machi-koro" } as GameFace, () => bare);
  const reason = play.whyNot(CAFE);
  Line.last.say({ type: "ruling", id: asked(), rule: "MK-B2" });
  expect(await reason).toEqual({ text: words.say("rule-MK-B2"), link: null });
});

test("what is allowed after all needs no reason", async () => {
  const reason = play.whyNot(CAFE);
  Line.last.say({ type: "ruling", id: asked(), rule: null });
  expect(await reason).toEqual({ text: "", link: null });
});

test("who may not ask is told why", async () => {
  const reason = play.whyNot(CAFE);
  Line.last.say({ type: "refused", id: asked(), code: "not-your-turn", message: "no" });
  expect(await reason).toEqual({ text: words.say("refused-not-your-turn"), link: null });
});

test("a question is given up when the connection is lost", async () => {
  const reason = play.whyNot(CAFE);
  Line.last.onclose?.();
  expect(await reason).toEqual({ text: "", link: null });
});
