/** The page's side of the worker: requests and sockets that look like the browser's own. */
import { troubleOf } from "./database";
import { loading } from "./loading.svelte";
import type { FromWorker, ToWorker } from "./messages";
import { release } from "./release.svelte";

/** The tokens of seats, which a server would keep in cookies, by table. */
const KEY = "kontor-seats";

/** What `Socket` uses of a `WebSocket`. */
export type Line = Pick<
  WebSocket,
  "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose"
>;

type Hear = (message: FromWorker) => void;

let worker: Worker | null = null;
let last = 0;
const hearing = new Map<number, Hear>();

function tokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

function cookie(target: string): string {
  const table = /^\/api\/tables\/(\w+)/.exec(target)?.[1];
  const token = table && tokens()[table];
  return token ? `kontor_seat=${token}` : "";
}

function keep(headers: Headers): void {
  const [, token, table] =
    /kontor_seat=([^;]+).*Path=\/api\/tables\/(\w+)/i.exec(headers.get("x-cookie") ?? "") ?? [];
  if (!token || !table) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...tokens(), [table]: token }));
  } catch (fault) {
    loading.trouble = troubleOf(fault);
  }
  // What the browser may clear away by itself is no place for games.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Fetches and starts Python, if that has not begun. */
export function warm(): Worker {
  if (worker) return worker;
  loading.share = 0;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "loading") loading.share = Math.min(1, data.done / data.of);
    else if (data.kind === "ready") {
      loading.share = null;
      void release.keep();
    } else if (data.kind === "unkept") loading.trouble = data.trouble;
    else if (data.kind === "broken") {
      console.error(data.why);
      broke();
    } else hearing.get(data.id)?.(data);
  };
  worker.onerror = broke;
  return worker;
}

/** Python did not come: whoever waits is told so, and may try again. */
function broke(): void {
  worker?.terminate();
  worker = null;
  loading.share = null;
  for (const [id, hear] of [...hearing]) hear({ kind: "closed", id, code: 1006, reason: "" });
}

const post = (message: ToWorker) => {
  warm().postMessage(message);
};

/** As `fetch` does. */
export function request(target: string, init: RequestInit = {}): Promise<Response> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    let sink: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sink = controller;
      },
    });
    const encoder = new TextEncoder();
    hearing.set(id, (message) => {
      if (message.kind === "head") {
        const headers = new Headers();
        for (const line of message.headers.split("\n").filter(Boolean)) {
          const [name = "", value = ""] = line.split(/: (.*)/);
          headers.set(name.replace("set-cookie", "x-cookie"), value);
        }
        keep(headers);
        const body = message.status === 204 ? null : stream;
        resolve(new Response(body, { status: message.status, headers }));
      } else if (message.kind === "part") sink.enqueue(encoder.encode(message.text));
      else {
        hearing.delete(id);
        if (message.kind === "end") return sink.close();
        const gone = new TypeError("no answer");
        reject(gone);
        sink.error(gone); // the rest of an answer that had begun
      }
    });
    init.signal?.addEventListener("abort", () => {
      hearing.delete(id);
      post({ kind: "cancel", id });
      reject(new DOMException("", "AbortError"));
    });
    const body = typeof init.body === "string" ? init.body : "";
    post({ kind: "ask", id, method: init.method ?? "GET", target, cookie: cookie(target), body });
  });
}

/** As a `WebSocket` does. */
export class LocalSocket implements Line {
  readyState: Line["readyState"] = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly id = ++last;
  /** What a listener of a `WebSocket` is bound to; nobody here looks at it. */
  private readonly self = this as unknown as WebSocket;

  constructor(target: string) {
    hearing.set(this.id, (message) => this.hear(message));
    post({ kind: "call", id: this.id, target, cookie: cookie(target) });
  }

  send(text: string): void {
    post({ kind: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    hearing.delete(this.id);
    post({ kind: "hang-up", id: this.id });
  }

  private hear(message: FromWorker): void {
    if (message.kind === "opened") {
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this.self, new Event("open"));
    } else if (message.kind === "said") {
      this.onmessage?.call(this.self, new MessageEvent("message", { data: message.text }));
    } else if (message.kind === "closed") {
      this.readyState = WebSocket.CLOSED;
      hearing.delete(this.id);
      this.onclose?.call(this.self, new CloseEvent("close", { code: message.code }));
    }
  }
}
