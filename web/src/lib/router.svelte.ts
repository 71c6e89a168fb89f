/** A tiny router: the address is the only state, every screen has one, links are plain links. */

import { site } from "../local/site";

export type Route =
  | { screen: "start" }
  | {
      screen: "new";
      game: string;
      how: "friends" | "device" | "bots";
      /** Which of one's own things to play with. */
      piece: string | null;
    }
  | {
      screen: "table";
      id: string;
      invite: string | null;
      /** The token of a seat, brought from another device. */
      token: string | null;
      move: number | null;
      /** Why the game was won or lost, instead of the table; or one's own mistakes as questions. */
      after: After | null;
      /** The decision that the review looks at. */
      decision: number | null;
      /** The seat whose view is wanted. */
      viewer: number | null;
      /** In words alone, without the drawing. */
      plain: boolean;
    }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "learn"; game: string }
  | {
      screen: "puzzles";
      game: string;
      /** Without one, all of them. */
      number: number | null;
    }
  | {
      screen: "workshop";
      game: string;
      /** Which of the things made there. */
      piece: string | null;
    }
  | { screen: "design" }
  | { screen: "wrong" };

const HOW = ["friends", "device", "bots"] as const;
const AFTER = ["review", "learn"] as const;
export type After = (typeof AFTER)[number];

export function parse(url: URL): Route {
  const [first, second, third, fourth, ...rest] = url.pathname.split("/").filter(Boolean);
  const after = first === "table" ? (AFTER.find((part) => part === third) ?? null) : null;
  if (rest.length || (fourth !== undefined && !after)) return { screen: "wrong" };
  if (first === undefined) return { screen: "start" };
  if (first === "design" && second === undefined) return { screen: "design" };
  if (first === "new" && second) {
    const how = HOW.find((way) => way === third);
    const piece = url.hash.slice(1) || null;
    return how ? { screen: "new", game: second, how, piece } : { screen: "wrong" };
  }
  if (first === "rules" && second)
    return { screen: "rules", game: second, rule: url.hash.slice(1) || null };
  if (first === "learn" && second && !third) return { screen: "learn", game: second };
  if (first === "puzzles" && second)
    return { screen: "puzzles", game: second, number: number(third) };
  if (first === "workshop" && second && !third)
    return { screen: "workshop", game: second, piece: url.hash.slice(1) || null };
  if ((first === "table" || first === "text") && second) {
    // Invitations and tokens are in the fragment, so that they are in no log.
    const secrets = new URLSearchParams(url.hash.slice(1));
    return {
      screen: "table",
      id: second,
      invite: secrets.get("invite"),
      token: secrets.get("seat"),
      move: number(third),
      after,
      decision: number(fourth),
      viewer: number(url.searchParams.get("seat")),
      plain: first === "text",
    };
  }
  return { screen: "wrong" };
}

function number(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Without a server every address but the start page's would be unknown to the host: there the
 *  address of a screen is the document's fragment. */
const here = () =>
  site.alone ? location.hash.slice(1) || "/" : location.pathname + location.search + location.hash;
const address = (path: string) => (site.alone ? `#${path}` : path);

class Router {
  route = $state.raw<Route>({ screen: "start" });
  /** Set where something would be lost: it is told how to go on, and asks first. */
  guard: ((goOn: () => void) => void) | null = null;
  private address = "";

  start(): void {
    this.read();
    addEventListener("popstate", () => this.went());
    addEventListener("hashchange", () => this.went());
    document.addEventListener("click", (click) => this.follow(click));
    if (site.alone)
      for (const before of ["pointerover", "focusin", "click"])
        document.addEventListener(before, relink, true);
  }

  go(path: string, replace = false): void {
    if (!replace && this.held(path)) return;
    if (replace) history.replaceState(null, "", address(path));
    else history.pushState(null, "", address(path));
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** The browser itself has gone somewhere, back for example. */
  private went(): void {
    const to = here();
    if (to !== this.address && this.held(to)) history.pushState(null, "", address(this.address));
    else this.read();
  }

  private held(path: string): boolean {
    this.guard?.(() => {
      this.guard = null;
      this.go(path);
    });
    return this.guard !== null;
  }

  private read(): void {
    this.address = here();
    this.route = parse(new URL(this.address, location.origin));
  }

  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** Gives a link the address that a site without a server has for it, before anybody uses it. */
function relink({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (link && href?.startsWith("/") && !link.hasAttribute("download"))
    link.setAttribute("href", address(href));
}

export const router = new Router();
