/** What `early.js` asked for before this program had come. Each can be taken once. */

import type { State } from "./messages";

/** A socket that has greeted as this seat, and what it has heard since. */
export interface Line {
  readonly path: string;
  readonly seat: number | null;
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent<string>[];
  /** The table as it is, which may come before the socket is open; nothing if it is refused. */
  readonly state: Promise<State | null>;
}

interface Early {
  asked: Partial<Record<string, Promise<Response>>>;
  line?: Line;
}

const early: Early = (globalThis as { early?: Early }).early ?? { asked: {} };

/** The answer of the server to this question, if it is under way. */
export function takeAnswer(path: string): Promise<Response> | undefined {
  const answer = early.asked[path];
  early.asked[path] = undefined;
  return answer;
}

/** The line to this table for this seat, which may be broken by now. One for another is hung up. */
export function takeLine(path: string, seat: number | null): Line | null {
  const { line } = early;
  delete early.line;
  if (line?.path === path && line.seat === seat) return line;
  line?.socket.close();
  return null;
}
