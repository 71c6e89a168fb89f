/** Runs the server's application in Python, for this page alone. */
/// <reference lib="webworker" />
import type { FromWorker, ToWorker } from "./messages";
import { Shelf } from "./database";
import { start as startThinker, THINKER, think } from "./thinker";

/** What `tools/pack_browser.py` has written: where Python is, our modules, and how large all is. */
interface Needed {
  readonly runtime: string;
  readonly archive: string;
  /** What NumPy would do elsewhere. */
  readonly loops: string;
  readonly sizes: Readonly<Record<string, number>>;
}

interface Request {
  cancel(): void;
}
interface Socket {
  say(text: string): void;
  hang_up(): void;
}
interface Door {
  ask(method: string, target: string, cookie: string, body: string, asker: unknown): Request;
  call(target: string, cookie: string, caller: unknown): Socket;
}
export interface Python {
  _module: { memory: WebAssembly.Memory };
  registerJsModule(name: string, module: object): void;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
const FOLDER = new URL(/* @vite-ignore */ "../python/", import.meta.url).href;
const HERE = "/kontor";

const tell = (message: FromWorker) => scope.postMessage(message);

/** Counts what comes, whoever fetches it. */
function counted(sizes: Needed["sizes"]): typeof fetch {
  const of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const usual = fetch.bind(scope);
  return async (...wanted) => {
    const answer = await usual(...wanted);
    if (!answer.body) return answer;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, sink) {
        tell({ kind: "loading", done: (done += part.length), of });
        sink.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), answer);
  };
}

async function loaded(): Promise<Python> {
  const answer = await fetch(`${FOLDER}sizes.json`, { cache: "no-cache" });
  const { runtime, archive, loops, sizes } = (await answer.json()) as Needed;
  const indexURL = FOLDER + runtime;
  scope.fetch = counted(sizes);
  const [modules, kernel] = [archive, loops].map((name) =>
    scope.fetch(FOLDER + name).then((came) => came.arrayBuffer()),
  ) as [Promise<ArrayBuffer>, Promise<ArrayBuffer>];
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL });
  python.unpackArchive(await modules, "zip", { extractDir: HERE });
  const env = { memory: python._module.memory };
  const { instance } = await WebAssembly.instantiate(await kernel, { env });
  python.registerJsModule("kontor_kernel", instance.exports);
  python.runPython(`import sys; sys.path.insert(0, "${HERE}")`);
  return python;
}

async function start(): Promise<Door> {
  const opened = (await loaded()).runPython(
    `from kontor.browser.application import opened
opened`,
  ) as (shelf: Shelf, channel: unknown, start: unknown) => Promise<Door>;
  const channel = new BroadcastChannel("kontor");
  const ends = {
    post: (text: string) => channel.postMessage(text),
    listen: (hear: ((text: string) => void) & { copy(): (text: string) => void }) => {
      const kept = hear.copy(); // Python would take its function back when the call is over
      channel.onmessage = ({ data }) => kept(String(data));
    },
    close: () => channel.close(),
  };
  return opened(new Shelf((trouble) => tell({ kind: "unkept", trouble })), ends, startThinker);
}

const requests = new Map<number, Request>();
const sockets = new Map<number, Socket>();

const asker = (id: number) => ({
  head: (status: number, headers: string) => tell({ kind: "head", id, status, headers }),
  part: (text: string) => tell({ kind: "part", id, text }),
  end: () => {
    requests.delete(id);
    tell({ kind: "end", id });
  },
});

const caller = (id: number) => ({
  opened: () => tell({ kind: "opened", id }),
  said: (text: string) => tell({ kind: "said", id, text }),
  closed: (code: number, reason: string) => {
    sockets.delete(id);
    tell({ kind: "closed", id, code, reason });
  },
});

function heed(door: Door, message: ToWorker): void {
  const { id } = message;
  if (message.kind === "ask") {
    const { method, target, cookie, body } = message;
    requests.set(id, door.ask(method, target, cookie, body, asker(id)));
  } else if (message.kind === "cancel") {
    requests.get(id)?.cancel();
    requests.delete(id);
  } else if (message.kind === "call") {
    sockets.set(id, door.call(message.target, message.cookie, caller(id)));
  } else if (message.kind === "say") sockets.get(id)?.say(message.text);
  else {
    sockets.get(id)?.hang_up();
    sockets.delete(id);
  }
}

function serve(): void {
  const door = start();
  door.then(
    () => tell({ kind: "ready" }),
    (fault: unknown) => tell({ kind: "broken", why: String(fault) }),
  );
  scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    door.then(
      (open) => heed(open, data),
      () => undefined,
    );
  };
}

if (scope.name === THINKER) think(scope, loaded());
else serve();
