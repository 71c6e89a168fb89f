/** Where the application is: on a server, or in a worker of this page. */
import type { Line } from "../local/client";
import { site } from "../local/site";

let local: typeof import("../local/client") | null = null;

/** To be awaited before anything is asked: on a site without a server, the way to the worker. */
export async function findServer(): Promise<void> {
  if (!site.alone) return;
  const found = (local = await import("../local/client"));
  // Whoever touches the page will probably play: what a table needs comes while he chooses.
  for (const sign of ["pointerdown", "keydown"])
    addEventListener(sign, () => void found.warm(), { once: true, capture: true });
}

/** Asks the application; `path` is that of the API. Rejects if it cannot be reached. */
export function request(path: string, init?: RequestInit): Promise<Response> {
  if (local && path === "/games") return fetch("games.json"); // Python is not needed to read these
  return local ? local.request(`/api${path}`, init) : fetch(`/api${path}`, init);
}

/** A socket to the application. */
export function connect(path: string): Line {
  if (local) return new local.LocalSocket(`/api${path}`);
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/api${path}`);
}
