/** A socket that comes back by itself: it waits a little longer each time, and not while offline. */
import type { Line } from "./early";
import type { Line as Wire } from "../local/client";
import type { ClientMessage, ServerMessage } from "./messages";
import { connect } from "./server";
import { painted } from "./stages.svelte";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** Silence after which we ask whether the server is still there. */
const SILENCE = 20_000;

export interface Listener {
  opened?(): void;
  heard(message: ServerMessage): void;
  lost(): void;
}

export class Socket {
  private socket: Wire | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pulse = 0;
  private heard = 0;
  /** What has come and was not read yet. */
  private readonly inbox: MessageEvent[] = [];
  private reading = false;
  private ended = false;
  private readonly awake = () => {
    if (!this.open) this.connect();
  };
  /** The net is gone, though nobody has told the socket. A server on this very device may answer. */
  private readonly cut = () => {
    this.drop();
    this.again();
  };

  constructor(
    /** Where to connect now: who we are and what we know is part of the address. */
    private readonly path: () => string,
    private readonly listener: Listener,
    line: Line | null = null,
  ) {
    addEventListener("online", this.awake);
    addEventListener("offline", this.cut);
    addEventListener("pageshow", this.awake);
    if (line && line.socket.readyState <= WebSocket.OPEN) this.adopt(line);
    else this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): boolean {
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Connects anew: the server learns who we are when a socket opens. */
  restart(): void {
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.awake);
    removeEventListener("offline", this.cut);
    removeEventListener("pageshow", this.awake);
    this.drop();
  }

  private connect(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.drop();
    this.use(connect(this.path()));
  }

  /** Goes on with a socket that was opened before us. */
  private adopt({ socket, heard }: Line): void {
    this.use(socket);
    if (!this.open) return;
    this.watch(socket);
    queueMicrotask(() => {
      if (this.socket !== socket) return;
      this.inbox.push(...heard);
      void this.read();
    });
  }

  private use(socket: Wire): void {
    this.socket = socket;
    socket.onopen = () => {
      this.watch(socket);
      this.listener.opened?.();
    };
    socket.onmessage = (message) => {
      this.inbox.push(message);
      void this.read();
    };
    socket.onclose = () => {
      this.again();
    };
  }

  /** Quick bots say several things in one frame; each is read in a frame of its own. */
  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      for (let next = this.inbox.shift(); next; next = this.inbox.shift()) {
        this.hear(next);
        if (!document.hidden) await painted();
      }
    } finally {
      this.reading = false;
    }
  }

  private hear({ data }: MessageEvent): void {
    this.heard = Date.now();
    this.wait = FIRST_WAIT;
    this.listener.heard(JSON.parse(String(data)) as ServerMessage);
  }

  /** Asks after a silence whether the server is still there. */
  private watch(socket: Wire): void {
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = window.setInterval(() => {
      const silence = Date.now() - this.heard;
      if (silence > 2 * SILENCE) socket.close();
      else if (silence > SILENCE) this.send({ type: "ping", id: "pulse" });
    }, SILENCE / 2);
  }

  private drop(): void {
    clearInterval(this.pulse);
    this.inbox.length = 0;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    // A socket that is closed while it opens makes the browser complain.
    if (socket.readyState === WebSocket.CONNECTING) {
      socket.onopen = () => {
        socket.close();
      };
    } else socket.close();
  }

  private again(): void {
    if (this.ended) return;
    this.listener.lost();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(
      () => {
        this.connect();
      },
      this.wait * (0.7 + Math.random() * 0.6),
    );
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
