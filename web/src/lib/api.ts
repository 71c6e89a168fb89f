/** What the page asks of the server over HTTP. A refusal is thrown as it came. */
import { takeAnswer } from "./early";
import { request } from "./server";
import type {
  Ack,
  Chatted,
  Check,
  Command,
  Create,
  Draft,
  Finding,
  GameInfo,
  GameWords,
  Hint,
  KnockAt,
  TextSection,
  Lobby,
  Moment,
  Opened,
  OpenRecord,
  PlayOn,
  PuzzleAsked,
  PuzzleInfo,
  Refused,
  Reviewed,
  SameDeal,
  Seated,
  Sit,
  State,
  Try,
} from "./messages";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message);
  }
}

/** Stands for every failure to reach the server at all. */
export class Away extends Error {}

const posted = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? undefined : posted(body);
  let answer: Response;
  try {
    answer = await ((body === undefined && takeAnswer(path)) || request(path, init));
  } catch {
    throw new Away();
  }
  if (answer.ok) return (await answer.json()) as T;
  return refuse(answer);
}

async function refuse(answer: Response): Promise<never> {
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  if (!refused || typeof refused.code !== "string") throw new Away();
  throw new Refusal(refused);
}

/** An answer that comes line by line, until it is complete or `signal` ends it. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await request(path, { ...posted(body), signal }).catch(() => {
    throw new Away();
  });
  if (!answer.ok || !answer.body) return refuse(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (begun + value).split("\n");
    begun = parts.pop() ?? "";
    for (const line of parts) if (line) yield JSON.parse(line) as T;
  }
}

const asSeat = (seat: number | null) => (seat === null ? "" : `seat=${String(seat)}`);

/** The games do not change while a page is open: one question is enough, unless it fails. */
let known: Promise<readonly GameInfo[]> | null = null;
function forget(fault: unknown): never {
  known = null;
  throw fault;
}

export const api = {
  games: () => (known ??= ask<readonly GameInfo[]>("/games").catch(forget)),
  /** The folder of a game's drawing in this page; empty if the game is shown as text. */
  faceOf: async (game: string) => (await api.games()).find(({ id }) => id === game)?.face ?? "",
  /** What a game says that the page was not built with. */
  words: (game: string, language: string) =>
    ask<GameWords>(`/games/${game}/words?language=${language}`),
  /** What a game has to say about data for one of its options. */
  check: (game: string, option: string, value: unknown) =>
    ask<readonly Finding[]>(`/games/${game}/options/${option}/check`, { value } satisfies Check),
  /** What games between bots show of such data, as they go. */
  trial: <T>(game: string, option: string, wish: Try, signal: AbortSignal) =>
    lines<T>(`/games/${game}/options/${option}/trial`, wish, signal),
  /** Such data, made by chance. */
  draft: (game: string, option: string, seed: number) =>
    ask<Draft>(`/games/${game}/options/${option}/draft?seed=${String(seed)}`),
  puzzles: (game: string) => ask<readonly PuzzleInfo[]>(`/puzzles/${game}`),
  puzzle: (game: string, number: number) => ask<PuzzleAsked>(`/puzzles/${game}/${String(number)}`),
  lobby: () => ask<Lobby>("/tables"),
  create: (wish: Create) => ask<Seated>("/tables", wish),
  table: (id: string, seat: number | null) => ask<State>(`/tables/${id}?${asSeat(seat)}`),
  sit: (id: string, wish: Sit) => ask<Seated>(`/tables/${id}/seats`, wish),
  /** Asks the host of a table that one has no invitation to. */
  knock: (id: string, name: string) =>
    ask<Seated>(`/tables/${id}/knock`, { name } satisfies KnockAt),
  enter: (id: string, token: string) => ask<Seated>(`/tables/${id}/enter`, { token }),
  rematch: (id: string) => ask<Seated>(`/tables/${id}/rematch`, {}),
  /** A new table that goes on from a moment of a finished game, against bots. */
  playOn: (id: string, seat: number | null, wish: PlayOn) =>
    ask<Seated>(`/tables/${id}/play-on?${asSeat(seat)}`, wish),
  /** A new table with the dice and cards of a finished game. */
  sameDeal: (id: string, seat: number | null, wish: SameDeal) =>
    ask<Seated>(`/tables/${id}/same-deal?${asSeat(seat)}`, wish),
  /** A table at which a saved game is shown. */
  openRecord: (record: string, language: string) =>
    ask<Opened>(`/records?language=${language}`, { record } satisfies OpenRecord),
  command: (id: string, seat: number, command: Command) =>
    ask<Ack>(`/tables/${id}/commands?${asSeat(seat)}`, command),
  /** What a bot would do. */
  hint: (id: string, seat: number) => ask<Hint>(`/tables/${id}/hint?${asSeat(seat)}`),
  /** What was last said before the entry `before`. */
  talk: (id: string, seat: number | null, before: number) =>
    ask<readonly Chatted[]>(`/tables/${id}/talk?before=${String(before)}&${asSeat(seat)}`),
  /** The table in words, as the seat reads it; `names` are those of all seats. */
  text: (id: string, seat: number | null, language: string, names: readonly string[]) => {
    const asked = new URLSearchParams([["language", language], ...names.map((n) => ["name", n])]);
    return ask<readonly TextSection[]>(`/tables/${id}/text?${asked.toString()}&${asSeat(seat)}`);
  },
  /** What was to be seen after each entry from `from` on that changed the position. */
  past: (id: string, seat: number | null, from: number, eyes: number | null = null) =>
    ask<readonly Moment[]>(
      `/tables/${id}/past?from=${String(from)}&${asSeat(seat)}${eyes === null ? "" : `&eyes=${String(eyes)}`}`,
    ),
  /** Why a finished game was won and lost, as far as it has been found out. */
  review: (id: string, seat: number | null) =>
    ask<Reviewed>(`/tables/${id}/review?${asSeat(seat)}`),
};

/** The game as a file. */
export async function record(id: string, seat: number | null): Promise<string> {
  const answer = await request(`/tables/${id}/record?${asSeat(seat)}`);
  return answer.ok ? answer.text() : refuse(answer);
}

export const recordAddress = (id: string, seat: number | null) =>
  `/api/tables/${id}/record?${asSeat(seat)}`;
