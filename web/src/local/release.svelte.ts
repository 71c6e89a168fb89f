/** The service worker keeps one version of the page on this device. A newer one is offered. */
import { site } from "./site";

const HOUR = 3_600_000;

type Wish = { kind: "activate" | "keep" | "kept" } | { kind: "has"; path: string };

function ask(worker: ServiceWorker, wish: Wish): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage(wish, [port2]);
  });
}

class Release {
  /** A newer version is there. Nobody is taken out of a game for it: it waits until it is wanted. */
  offered = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private wanted = false;
  private looked = Date.now();

  async start(): Promise<void> {
    const { serviceWorker } = navigator;
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (controlled && serviceWorker.controller) void this.changed(serviceWorker.controller);
      controlled = true;
    });
    const registration = await serviceWorker.register(site.alone ? "sw.js" : "/sw.js");
    this.registration = registration;
    if (registration.waiting) void this.came(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && registration.active) void this.came(coming);
      });
    });
    document.addEventListener("visibilitychange", () => void this.look());
  }

  /** Whether Python and all else that a game without the net needs is on this device. */
  async kept(): Promise<boolean> {
    const active = this.registration?.active;
    return active ? ask(active, { kind: "kept" }) : false;
  }

  /** Keeps it; whether that was possible. */
  async keep(): Promise<boolean> {
    if (!("serviceWorker" in navigator)) return false;
    const { active } = await navigator.serviceWorker.ready;
    return active ? ask(active, { kind: "keep" }) : false;
  }

  use(): void {
    this.wanted = true;
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage({ kind: "activate" } satisfies Wish);
    else location.reload();
  }

  /** Another version is installed and waits. If this page is of that version already, it may act. */
  private async came(waiting: ServiceWorker): Promise<void> {
    if (await this.isOf(waiting)) waiting.postMessage({ kind: "activate" } satisfies Wish);
    else this.offered = true;
  }

  /** Another version acts now, because this tab or another one wanted it. */
  private async changed(active: ServiceWorker): Promise<void> {
    if (this.wanted) location.reload();
    else this.offered = !(await this.isOf(active));
  }

  private isOf(worker: ServiceWorker): Promise<boolean> {
    const path = import.meta.url.slice(this.registration?.scope.length ?? 0);
    return ask(worker, { kind: "has", path });
  }

  /** Who leaves a page open for days is told too. */
  private async look(): Promise<void> {
    if (document.hidden || Date.now() - this.looked < HOUR) return;
    this.looked = Date.now();
    await this.registration?.update().catch(() => undefined);
  }
}

export const release = new Release();
