/** Prints as pictures that stand by themselves, in one light: no style, no other file is needed. */
import paint from "../paint.css?raw";
import symbols from "../symbols.svg?raw";
import type { IslandData } from "./data";
import { LAYERS, printed, type Layer, type Print } from "./print";
import { SIZE } from "./polar";

export type Light = "light" | "dark";

/** How far a layer reaches beyond the island's square: the sea goes on where a screen is not square. */
export const MARGIN: Readonly<Record<Layer, number>> = { ground: SIZE / 4, growth: 0, places: 0 };

export function pictures(island: IslandData, light: Light): Print {
  const print = printed(island);
  return byLayer((layer) => whole(print[layer], layer, light));
}

export function byLayer(make: (layer: Layer) => string): Print {
  return Object.fromEntries(LAYERS.map((layer) => [layer, make(layer)])) as Print;
}

/** The name of the file; what is for `later` is not fetched before the page asks for it. */
export function nameOf({ name }: IslandData, layer: Layer, light: Light): string {
  return `${name}-${layer}${layer === "growth" ? "-later" : ""}-${light}`;
}

type Attributes = Readonly<Record<string, string>>;

const rules = new Map(
  [...paint.matchAll(/([^{}*/]+)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => [
    selector.trim(),
    declared(body),
  ]),
);

function declared(body: string): Attributes {
  const found = body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value.trim()]));
}

/** Classes, styles and named colours as attributes. */
function plain(markup: string, light: Light): string {
  const day = rules.get(":root") ?? {};
  const colours = light === "dark" ? { ...day, ...rules.get(':root[data-theme="dark"]') } : day;
  return markup
    .replace(/<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g, (_, tag: string, all: string, end) => {
      const given = all.matchAll(/([\w:-]+)="([^"]*)"/g);
      const named = Object.fromEntries(
        [...given].map(([, name = "", value = ""]) => [name, value]),
      );
      const { class: kind, style = "", ...own } = named;
      const merged = { ...own, ...(kind ? rules.get(`.${kind}`) : {}), ...declared(style) };
      const text = Object.entries(merged).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${text.join("")}${String(end)}>`;
    })
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colours[name] ?? "none");
}

/** The symbols that a drawing refers to, and those that these refer to. */
function needed(markup: string, known = new Set<string>()): string {
  const fresh = [...markup.matchAll(/href="#([\w-]+)"/g)].map(([, id = ""]) => id);
  return fresh
    .map((id) => {
      if (known.has(id)) return "";
      known.add(id);
      const symbol = new RegExp(`<g id="${id}".*</g>`).exec(symbols)?.[0] ?? "";
      return needed(symbol, known) + symbol;
    })
    .join("");
}

function whole(markup: string, layer: Layer, light: Light): string {
  const margin = MARGIN[layer];
  const box = [-margin, -margin, SIZE + 2 * margin, SIZE + 2 * margin].join(" ");
  const text = plain(`<defs>${needed(markup)}</defs>${markup}`, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${text}</svg>`;
}
