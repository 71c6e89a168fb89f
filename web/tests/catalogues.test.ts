/** Where a game's words come from follows from what the server says of the game. */
import { afterEach, expect, test, vi } from "vitest";
import { loadTitles, loadWords } from "../src/lib/catalogues.svelte";
import { loadFace } from "../src/games";

const GAMES = [
  { id: "machi-koro", face: "machi_koro" },
  { id: "bots", face: "" },
];
const SERVED = {
  catalogues: ["game-title = Robots"],
  things: {},
  nouns: {},
  events: {},
  opens: [],
};

function server(path: string): Promise<Response> {
  const answer = path === "/api/games" ? GAMES : SERVED;
  return Promise.resolve(new Response(JSON.stringify(answer)));
}

const asked = vi.fn(server);
vi.stubGlobal("fetch", asked);
afterEach(() => asked.mockClear());

test("a game that is not drawn speaks from the server, whatever it is called", async () => {
  expect((await loadTitles("en", "bots")).say("game-title")).toBe("Robots");
  expect((await loadWords("en", "bots")).say("game-title")).toBe("Robots");
  expect((await loadFace("bots")).id).toBe("bots");
});

test("a game that is drawn speaks from the page", async () => {
  expect((await loadTitles("en", "machi-koro")).say("game-title")).toBe("Machi Koro");
  expect((await loadFace("machi-koro")).id).toBe("machi-koro");
  expect(asked.mock.calls.map(([path]) => path)).not.toContain("/api/games/machi-koro/words");
});
