/** Both ends of a worker that thinks for the one with the tables: see `kontor.browser.workers`. */
/// <reference lib="webworker" />
import type { Python } from "./worker";

/** The name under which the tables' worker starts its own file once more. */
export const THINKER = "thinker";

/** A kind of news, and its text. */
type News = readonly [kind: string, text: string];

/** A function of Python's, which would take it back when the call is over. */
type Hear = ((kind: string, text: string) => void) & { copy(): Hear; destroy(): void };

export function start(given: Hear): { send(text: string): void; end(): void } {
  const hear = given.copy();
  const worker = new Worker(self.location.href, { type: "module", name: THINKER });
  worker.onmessage = ({ data }: MessageEvent<News | object>) => {
    if (Array.isArray(data)) hear(...(data as unknown as [string, string]));
  };
  worker.onerror = ({ message }) => hear("died", message);
  return {
    send: (text) => worker.postMessage(text),
    end: () => {
      worker.terminate();
      hear.destroy();
    },
  };
}

/** Do what comes, one piece of work after the other. */
export function think(scope: DedicatedWorkerGlobalScope, loaded: Promise<Python>): void {
  const post = (...news: News) => scope.postMessage(news);
  const work = loaded.then(
    (python) =>
      python.runPython(
        `from kontor.browser.thinking import work
work`,
      ) as (text: string, post: (...news: News) => void) => void,
  );
  scope.onmessage = ({ data }: MessageEvent<string>) => {
    work.then(
      (does) => does(data, post),
      (fault: unknown) => post("died", String(fault)),
    );
  };
}
