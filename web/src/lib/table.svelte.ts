/** A table as this device knows it: what the server last told, and the commands one can give. */
import { takeLine } from "./early";
import { hex } from "./sealed_chance";
import { shared } from "./keep_unchanged";
import { Socket } from "./socket";
import type {
  Action,
  AnyHappened,
  ClockInfo,
  Code,
  Command,
  Here,
  Refused,
  Ruling,
  ServerMessage,
  State,
  TableInfo,
  UndoOffer,
  UndoRequest,
  Update,
  View,
  Why,
  You,
} from "./messages";

/** `away`: we never got in; `lost`: we were in. Both are tried again and again. */
export type Link = "joining" | "live" | "lost" | "away";

/** What is new, for whoever draws it. */
export interface News {
  readonly n: number;
  readonly entries: readonly AnyHappened[];
  readonly view: View | null;
  /** Whether the past is already known, so that what is new can be played as motion. */
  readonly follows: boolean;
}

type Without<T> = T extends Command | Why ? Omit<T, "id"> : never;
/** Each message gets its id when it is sent. */
type Wish = Without<Command>;
/** The reply to a message of ours; null when it is done (or we were cut off). */
type Reply = Refused | Ruling | null;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ seat: null, seats: [], host: false, knock: null });
  here = $state.raw<Here>({ seats: [], spectators: 0 });
  entries = $state.raw<readonly AnyHappened[]>([]);
  /** The truth; what is shown may still be on its way to it. */
  view = $state.raw<View | null>(null);
  clock = $state.raw<(ClockInfo & { readonly heard: number }) | null>(null);
  undo = $state.raw<UndoOffer | null>(null);
  asked = $state.raw<UndoRequest | null>(null);
  link = $state<Link>("joining");
  /** Why the server does not let us in. */
  refusal = $state.raw<Code | null>(null);
  n = 0;

  /** The seat whose view we ask for; null for a spectator's. */
  private viewer: number | null;
  /** Whether the log is told from its beginning, because another seat reads it. */
  private anew = true;
  private readonly waiting = new Map<string, (reply: Reply) => void>();
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    viewer: number | null,
    private readonly news: (news: News) => void,
  ) {
    this.viewer = viewer;
    const listener = {
      opened: () => {
        if (this.info) this.link = "live";
      },
      heard: (message: ServerMessage) => {
        this.hear(message);
      },
      lost: () => {
        this.link = this.info ? "lost" : "away";
        for (const [, settle] of this.waiting) settle(null);
        this.waiting.clear();
      },
    };
    const path = `/tables/${id}/socket`;
    const line = takeLine(path, viewer);
    this.socket = new Socket(
      () => {
        const since = this.since(this.viewer);
        return `${path}?since=${String(since)}&aid=true${this.viewer === null ? "" : `&seat=${String(this.viewer)}`}`;
      },
      listener,
      line,
    );
    line?.state.then((state) => this.foresee(state)).catch(() => undefined);
  }

  close(): void {
    this.socket.close();
  }

  /** See the table from one of one's own seats; null as a spectator. */
  look(seat: number | null): void {
    this.greet(seat);
  }

  /** Has sat down: comes to the table anew, as the one who holds this seat. */
  sit(seat: number): void {
    this.viewer = seat;
    this.socket.restart();
  }

  /** Gives a command. Resolves with the refusal, or with null when it is done (or we were cut off). */
  async give(wish: Wish): Promise<Refused | null> {
    const answer = await this.send(wish);
    return answer?.type === "refused" ? answer : null;
  }

  /** Asks which rule forbids an action now, and does nothing. */
  whyNot(action: Action): Promise<Reply> {
    return this.send({ type: "why", action });
  }

  act(action: Action): Promise<Refused | null> {
    return this.give({ type: "move", expect: this.n, action });
  }

  takeBack(): Promise<Refused | null> {
    return this.give({ type: "undo", expect: this.n });
  }

  /** Adds this device's own randomness to the dice. */
  ready(): Promise<Refused | null> {
    return this.give({ type: "ready", entropy: hex(crypto.getRandomValues(new Uint8Array(16))) });
  }

  private send(wish: Wish | Without<Why>): Promise<Reply> {
    const id = hex(crypto.getRandomValues(new Uint8Array(8)));
    return new Promise((settle) => {
      this.waiting.set(id, settle);
      if (!this.socket.send({ ...wish, id } as Command | Why)) {
        this.waiting.delete(id);
        settle(null);
      }
    });
  }

  // --- what the server says

  private greet(seat: number | null): void {
    const since = this.since(seat);
    this.viewer = seat;
    this.socket.send({ type: "hello", seat, since, aid: true });
  }

  /** How far the log is known to this viewer. */
  private since(seat: number | null): number {
    this.anew = seat !== this.you.seat || this.n === 0;
    return this.anew ? 0 : this.n;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.settle(message);
        break;
      case "update":
        if (message.table) this.info = shared(this.info, message.table);
        this.take(message);
        if (message.ack) this.answered(message.ack, null);
        break;
      case "ruling":
        this.answered(message.id, message);
        break;
      case "ack":
        this.answered(message.id, null);
        break;
      case "presence":
        this.here = message.here;
        break;
      case "refused":
        if (message.id) this.answered(message.id, message);
        else if (message.code === "not-yours" && this.viewer !== null) this.greet(null);
        else this.refusal = message.code;
        break;
      default:
    }
  }

  /** Shows what was asked for before the socket had come; refusals are left to the socket. */
  private foresee(state: State | null): void {
    if (state && this.n === 0) this.settle(state);
  }

  private settle(state: State): void {
    if (this.socket.open) this.link = "live";
    else if (this.link === "away") this.link = "lost";
    this.refusal = null;
    if (this.anew) {
      this.entries = [];
      this.n = 0;
      this.anew = false;
    }
    this.you = shared(this.you, state.you);
    this.viewer = state.you.seat;
    this.info = shared(this.info, state.table);
    this.here = shared(this.here, state.here);
    this.take(state);
  }

  private take(told: State | Update): void {
    const fresh = told.entries.filter((entry) => entry.n > this.n);
    const follows = this.n > 0;
    const known = follows && told.n === this.n;
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    this.n = told.n;
    if (!known) this.view = told.view;
    this.clock = told.clock ? { ...told.clock, heard: Date.now() } : null;
    this.undo = told.undo ?? null;
    this.asked = told.asked ?? null;
    if (!known) this.news({ n: told.n, entries: fresh, view: this.view, follows });
  }

  private answered(id: string, reply: Reply): void {
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }
}
