/** What the page and the worker say to one another: requests and sockets, by number. */
import type { StorageTrouble } from "./database";

export type ToWorker =
  | { kind: "ask"; id: number; method: string; target: string; cookie: string; body: string }
  | { kind: "cancel"; id: number }
  | { kind: "call"; id: number; target: string; cookie: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "hang-up"; id: number };

export type FromWorker =
  /** How many bytes of how many have come of what Python needs. */
  | { kind: "loading"; done: number; of: number }
  | { kind: "ready" }
  | { kind: "broken"; why: string }
  /** The browser does not keep what it should. */
  | { kind: "unkept"; trouble: StorageTrouble }
  | { kind: "head"; id: number; status: number; headers: string }
  | { kind: "part"; id: number; text: string }
  | { kind: "end"; id: number }
  | { kind: "opened"; id: number }
  | { kind: "said"; id: number; text: string }
  | { kind: "closed"; id: number; code: number; reason: string };
