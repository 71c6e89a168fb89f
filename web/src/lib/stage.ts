/** Where events become motion: finds things by `data-at`, moves copies of them, can be cut short. */
import type { Sound, Stage } from "../games/face";

/** How many milliseconds lie between two things that fly one after the other. */
const APART = 70;

export class BoardStage implements Stage {
  constructor(
    readonly root: HTMLElement,
    /** How long a normal millisecond takes; 0 shows everything at once. */
    private readonly pace: number,
    private readonly signal: AbortSignal,
    readonly sound: (sound: Sound) => void,
  ) {}

  get still(): boolean {
    return this.pace === 0 || this.signal.aborted;
  }

  at(key: string): HTMLElement | null {
    const table = this.root.closest("[data-stage]") ?? this.root;
    const all = [...table.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(key)}"]`)];
    // Where a thing is only asked for if it matters: the browser has to lay the table out to know.
    return (all.length > 1 && all.find(inSight)) || (all[0] ?? null);
  }

  pause(ms: number): Promise<void> {
    if (this.still) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms * this.pace);
      this.onSkip(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  async animate(
    element: Element,
    keyframes: Keyframe[],
    timing: number | KeyframeAnimationOptions,
  ): Promise<void> {
    if (this.still || typeof element.animate !== "function") return;
    const options = typeof timing === "number" ? { duration: timing } : timing;
    const duration = Number(options.duration ?? 0) * this.pace;
    const motion = element.animate(keyframes, { easing: "ease-in-out", ...options, duration });
    this.onSkip(() => {
      motion.cancel();
    });
    await motion.finished.catch(() => undefined);
  }

  async fly(
    what: HTMLElement | string,
    from: string,
    to: string,
    ms = 380,
    count = 1,
  ): Promise<void> {
    const [start, goal] = [this.at(from), this.at(to)];
    if (this.still || !start || !goal) return;
    const a = start.getBoundingClientRect();
    const b = goal.getBoundingClientRect();
    const flyers = Array.from({ length: count }, () => copyOf(what));
    const layer = this.root.closest<HTMLElement>("[data-stage]") ?? document.body;
    // Whatever flies at the same time has measured too before this one disturbs the layout.
    await Promise.resolve();
    layer.append(...flyers);
    const place = (box: DOMRect) =>
      `translate(${String(box.left + box.width / 2)}px, ${String(box.top + box.height / 2)}px) translate(-50%, -50%)`;
    const rise = Math.min(60, Math.hypot(a.left - b.left, a.top - b.top) / 5);
    const middle = new DOMRect(
      (a.left + b.left) / 2,
      (a.top + b.top) / 2 - rise,
      (a.width + b.width) / 2,
      (a.height + b.height) / 2,
    );
    const path = [
      { transform: `${place(a)} scale(0.8)` },
      { transform: `${place(middle)} scale(1.12)`, offset: 0.5 },
      { transform: `${place(b)} scale(0.9)` },
    ];
    await Promise.all(
      flyers.map(async (flyer, n) => {
        const delay = n * APART * this.pace;
        const timing = { duration: ms, delay, easing: "cubic-bezier(0.45, 0.05, 0.35, 1)" };
        try {
          await this.animate(flyer, path, { ...timing, fill: "backwards" });
        } finally {
          flyer.remove();
        }
      }),
    );
  }

  async light(key: string, ms = 420): Promise<void> {
    const element = this.at(key);
    if (this.still || !element) return;
    element.classList.add("lit");
    await this.pause(ms);
    element.classList.remove("lit");
  }

  private onSkip(cut: () => void): void {
    this.signal.addEventListener("abort", cut, { once: true });
  }
}

function inSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

function copyOf(what: HTMLElement | string): HTMLElement {
  const flyer = document.createElement("div");
  flyer.setAttribute("aria-hidden", "true");
  Object.assign(flyer.style, {
    position: "fixed",
    left: "0",
    top: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  if (typeof what === "string") flyer.className = what;
  else {
    const copy = what.cloneNode(true) as HTMLElement;
    for (const marked of [copy, ...copy.querySelectorAll("[data-at], [id]")]) {
      marked.removeAttribute("data-at");
      marked.removeAttribute("id");
    }
    const { width, height } = what.getBoundingClientRect();
    Object.assign(copy.style, {
      width: `${String(width)}px`,
      height: `${String(height)}px`,
      margin: "0",
      display: getComputedStyle(what).display,
    });
    flyer.append(copy);
  }
  return flyer;
}
