/**
 * An island as it is printed, as the text of three drawings, one upon the other: the ground, what grows
 * on it, the places. What shines is drawn below the places, what is built above them. Colours are those
 * of `paint.css`.
 */
import { RIVERS, SECTORS, type SiteEntry, type SiteId } from "../declared";
import { inCity, kindOf, type IslandData } from "./data";
import { path, roadPath, TURN, xy, type Point } from "./geometry";
import { angleOf, CENTRE, polar, ROSE, SIZE, wedge } from "./polar";
import { shapeOf, type Shape } from "./shape";

export const LAYERS = ["ground", "growth", "places"] as const;
export type Layer = (typeof LAYERS)[number];
export type Print = Readonly<Record<Layer, string>>;

export function printed(island: IslandData): Print {
  const shape = shapeOf(island);
  return {
    ground: [sea(island, shape), land(shape), city(shape)].join(""),
    growth: growth(shape),
    places: [ways(shape), ...island.sites.map((site) => place(site, shape))].join(""),
  };
}

const degrees = (angle: number) => ((angle * 360) / TURN).toFixed(1);
const num = (length: number) => String(Math.round(length * 10) / 10);

function use(id: string, at: Point, more = ""): string {
  return `<use href="#gc-${id}" transform="translate(${xy(at)})${more}"/>`;
}

function area(d: string, colour: string, more = ""): string {
  return `<path d="${d}" fill="var(--gc-${colour})" ${more}/>`;
}

function line(d: string, colour: string, width: number, more = ""): string {
  const stroke = `stroke="var(--gc-${colour})" stroke-width="${String(width)}"`;
  return `<path d="${d}" fill="none" ${stroke} ${more}/>`;
}

function disc(at: Point, radius: number, colour: string, more = ""): string {
  return `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(radius)}" fill="var(--gc-${colour})" ${more}/>`;
}

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
const INKED = 'stroke="var(--gc-ink)" stroke-width="2"';

// --- the ground

const NORTH = "M-8 0v-18h5l8.500 11v-11H10v18H5.500L-3.500-11.500V0z";

function ripple({ x, y }: Point): string {
  return `M${xy({ x: x - 15, y })}q3.750-5 7.5 0t7.5 0 7.5 0 7.5 0`;
}

function sea(island: IslandData, shape: Shape): string {
  const jetties = island.sites
    .filter(({ id }) => kindOf(id) === "coast")
    .map(({ id }) => shape.sites.get(id) ?? CENTRE)
    .map((at) => use("jetty", at, ` rotate(${degrees(angleOf(at))}) translate(28 0)`));
  return [
    `<path d="M${num(-SIZE)} ${num(-SIZE)}h${num(3 * SIZE)}v${num(3 * SIZE)}h${num(-3 * SIZE)}z" fill="var(--gc-sea-0)"/>`,
    ...shape.depths.map((depth, n) => area(path(depth, true), `sea-${String(n + 1)}`)),
    line(shape.waves.map(ripple).join(""), "crest", 2, ROUND),
    ...jetties,
    use("ship", { x: 84, y: 812 }, " scale(.8)"),
    use("whale", { x: 84, y: 118 }),
    use("rose", ROSE, " scale(.92)"),
    area(NORTH, "card", `transform="translate(${xy({ x: ROSE.x - 1, y: ROSE.y - 50 })})"`),
  ].join("");
}

/** What strews the ground of each landform: how a speck is drawn, and how thick. */
const SPECKS = {
  mountain: ["l4-5 4 5", 2],
  meadow: ["v-4", 2],
  woodland: ["h0", 3.6],
  desert: ["h0", 2],
} as const;

function land(shape: Shape): string {
  const coast = path(shape.coast, true);
  const ground = SECTORS.map((sector) => {
    const [mark, width] = SPECKS[sector];
    const specks = (shape.specks.get(sector) ?? []).map((at) => `M${xy(at)}${mark}`).join("");
    return (
      area(path(shape.sectors.get(sector) ?? [], true), sector) +
      line(specks, `${sector}-deep`, width, `${ROUND} opacity=".45"`)
    );
  });
  const rivers = RIVERS.map((river) => water(path(shape.rivers.get(river) ?? [])));
  return [
    `<clipPath id="land"><path d="${coast}"/></clipPath><g clip-path="url(#land)">`,
    ...ground,
    line(coast, "beach", 24),
    line(coast, "road", 9),
    ...rivers,
    "</g>",
    line(coast, "ink", 2, ROUND),
  ].join("");
}

function growth({ growth }: Shape): string {
  return SECTORS.flatMap((sector) =>
    (growth.get(sector) ?? []).map(({ at, form, size }) =>
      use(`strewn-${sector}-${String(form)}`, at, ` scale(${size.toFixed(2)})`),
    ),
  ).join("");
}

function water(river: string): string {
  return (
    line(river, "ink", 20, ROUND) +
    line(river, "water", 16, ROUND) +
    line(river, "sea-4", 2, `${ROUND} stroke-dasharray="16 22"`)
  );
}

function city({ wall, innerWall, quarters }: Shape): string {
  const merlons = Math.round((wall * TURN) / 23);
  const crown = Array.from({ length: merlons }, (_, n) => merlon(wall, (n * TURN) / merlons));
  const parts = [...quarters].map(([quarter, [from, to]]) => {
    const fill = `color-mix(in srgb, var(--gc-${quarter}) 62%, var(--gc-gold-pale))`;
    const gilt = 'stroke="var(--gc-gold-deep)" stroke-width="2"';
    return `<path d="${wedge(innerWall, wall - 9, from, to)}" fill="${fill}" ${gilt}/>`;
  });
  return [
    area(crown.join(""), "gold-deep", `${INKED} ${ROUND}`),
    disc(CENTRE, wall, "gold-deep", INKED),
    disc(CENTRE, wall - 9, "gold-pale", INKED),
    ...parts,
    disc(CENTRE, innerWall, "gold-deep", INKED),
    disc(CENTRE, innerWall - 6, "gold", INKED),
  ].join("");
}

function merlon(wall: number, angle: number): string {
  const half = 7 / wall;
  const corner = (far: number, side: number) => xy(polar(wall + far, angle + side * half));
  return `M${corner(-3, -1)}L${corner(7, -1)} ${corner(7, 1)} ${corner(-3, 1)}z`;
}

// --- the places upon it

function ways({ roads, bridges, quarters, gates, wall }: Shape): string {
  const all = roads.map(roadPath).join("");
  return [
    line(all, "ink", 11, ROUND),
    line(all, "road", 7, ROUND),
    ...bridges.map(({ at, turn }) => use("bridge", at, ` rotate(${turn.toFixed(1)})`)),
    ...[...quarters.values()].map(([from]) => use("tower", polar(wall - 4, from))),
    ...gates.map((angle) =>
      use("gate", polar(wall - 4, angle), ` rotate(${degrees(angle + TURN / 4)})`),
    ),
    use("sun", CENTRE),
  ].join("");
}

/** The plate of a location; a part of the city has room for what changes there. */
function place(site: SiteEntry, shape: Shape): string {
  const at = shape.sites.get(site.id) ?? CENTRE;
  const kind = kindOf(site.id);
  const radius = shape.radius[kind];
  const tone = `${kind === "coast" ? "coast" : site.sector}-deep`;
  if (inCity(site.id))
    return [
      disc(at, radius, kind === "inner" ? "gold-pale" : "card", INKED),
      `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(radius - 3.5)}" fill="none" stroke="var(--gc-${tone})" stroke-width="4"/>`,
      use(site.sector, { x: at.x, y: at.y - radius * 0.66 }, " scale(.5)"),
    ].join("");
  return [
    disc(at, radius, tone, INKED),
    line(riverside(site.id, at, radius, shape), "sea-2", 5),
    disc(at, radius - 5, "card"),
    site.reward ? use(site.reward, at, ` scale(${(radius / 28).toFixed(2)})`) : "",
  ].join("");
}

/** The half of the rim that the river washes. */
function riverside(id: SiteId, at: Point, radius: number, shape: Shape): string {
  const water = shape.waterside.get(id);
  if (water === undefined) return "";
  const r = radius - 2.5;
  const [a, b] = [-1.25, 1.25].map((side) =>
    xy({ x: at.x + r * Math.cos(water + side), y: at.y + r * Math.sin(water + side) }),
  );
  return `M${a ?? ""}A${num(r)} ${num(r)} 0 0 1 ${b ?? ""}`;
}
