/**
 * The result as a picture. Shapes are an SVG; the words are written over it with the page's own
 * fonts, which an SVG that is used as an image cannot reach.
 */
import type { Player } from "../games/face";
import type { Review } from "../lib/messages";
import { SHAPES } from "../ui/SeatMark.svelte";
import { area, course, points } from "./chances";

export const SIZE = { width: 1200, height: 675 };
const EDGE = 60;
const RIGHT = SIZE.width - EDGE;
const CHART = { width: SIZE.width - 2 * EDGE, height: 220 };
const GAP = 40;
const LINES = 2;

const TEXT = '400 25px "Alegreya Sans"';
const BOLD = '700 25px "Alegreya Sans"';
const TITLE = '400 52px "Young Serif"';
const GAME = '400 27px "Young Serif"';

/** What stands in the picture, in words. */
export interface Told {
  readonly game: string;
  readonly result: string;
  readonly closing: string;
  readonly luck: string;
  readonly skill: string;
  /** For each seat. */
  readonly places: readonly string[];
}

/** A line of words: at its left edge, or at its right one. */
interface Line {
  readonly words: string;
  readonly font: string;
  readonly x: number;
  readonly y: number;
  readonly soft?: boolean;
  readonly right?: boolean;
  /** It is cut where there is no room for more. */
  readonly room?: number;
}

/** The picture as a PNG. */
export async function picture(
  review: Review,
  players: readonly Player[],
  told: Told,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  const every = [...Object.values(told).flat(), ...players.map(({ name }) => name)].join(" ");
  await Promise.all([TEXT, BOLD, TITLE, GAME].map((font) => document.fonts.load(font, every)));
  const columns = players.map((player, i) => column(review, player, i, players.length));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn(review, players, columns))}`;
  await image.decode();
  pen.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  const lines = [
    { words: told.result, font: TITLE, x: EDGE, y: 108, room: CHART.width - 320 },
    { words: told.game, font: GAME, x: RIGHT, y: 104, soft: true, right: true },
    ...wrapped(pen, told.closing, CHART.width).map((words, i) => {
      return { words, font: TEXT, x: EDGE, y: 158 + 34 * i };
    }),
    ...columns.flatMap((one) => linesOf(one, told)),
  ];
  for (const line of lines) write(pen, line);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("this browser makes no PNG"));
    }, "image/png");
  });
}

const n = (value: number) => String(Math.round(value * 10) / 10);

/** As on this page: by daylight, or by lamplight. */
const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Where a player stands, and what luck and skill brought him. */
interface Column {
  readonly player: Player;
  readonly luck: number;
  readonly skill: number;
  readonly x: number;
  readonly width: number;
}

function column(review: Review, player: Player, place: number, count: number): Column {
  const width = (CHART.width - GAP * (count - 1)) / count;
  const { luck = 0, skill = 0 } = review.seats[player.seat] ?? {};
  return { player, luck, skill, x: EDGE + place * (width + GAP), width };
}

const KINDS = ["luck", "skill"] as const;
const TOP = 530;
const STEP = 42;
/** What the words beside a bar take, and its figure. */
const BESIDE = { words: 138, figure: 76 };

function linesOf({ player, luck, skill, x, width }: Column, told: Told): Line[] {
  const right = x + width;
  const place = told.places[player.seat] ?? "";
  return [
    { words: player.name, font: BOLD, x: x + 34, y: 502, room: width - 150 },
    { words: place, font: TEXT, x: right, y: 502, soft: true, right: true },
    ...KINDS.flatMap((kind, i): Line[] => {
      const y = TOP + STEP * i + 20;
      const value = points(kind === "luck" ? luck : skill);
      return [
        { words: told[kind], font: TEXT, x, y, room: BESIDE.words - 8 },
        { words: value, font: BOLD, x: right, y, right: true },
      ];
    }),
  ];
}

function drawn(review: Review, players: readonly Player[], columns: readonly Column[]): string {
  const { width, height } = SIZE;
  const chances = course(review);
  const line = colour("sheet");
  const areas = players.map(
    ({ seat, colour: own }) =>
      `<path d="${area(chances, seat, CHART)}" fill="${colour(`seat-${own}`)}" stroke="${line}" stroke-width="1.5"/>`,
  );
  const longest = Math.max(
    0.1,
    ...columns.flatMap((one) => KINDS.map((kind) => Math.abs(one[kind]))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}">
<rect width="${n(width)}" height="${n(height)}" fill="${colour("paper")}"/>
<rect x="24" y="24" width="${n(width - 48)}" height="${n(height - 48)}" rx="20" fill="${line}" stroke="${colour("line")}" stroke-width="2"/>
<g transform="translate(${n(EDGE)} 236)">${areas.join("")}<path d="M0 ${n(CHART.height / 2)}H${n(CHART.width)}" stroke="${line}" stroke-width="1.5" stroke-dasharray="4 7" opacity="0.7"/></g>
${columns.map((one) => mark(one) + KINDS.map((kind, i) => bar(one, kind, i, longest)).join("")).join("")}
</svg>`;
}

function mark({ player, x }: Column): string {
  return `<path d="${SHAPES[player.colour] ?? ""}" transform="translate(${n(x)} 482)" fill="${colour(`seat-${player.colour}`)}" stroke="${colour("ink")}" stroke-width="1.5"/>`;
}

function bar(one: Column, kind: (typeof KINDS)[number], row: number, longest: number): string {
  const half = (one.width - BESIDE.words - BESIDE.figure) / 2;
  const left = one.x + BESIDE.words;
  const middle = left + half;
  const length = (half * Math.abs(one[kind])) / longest;
  const y = TOP + STEP * row;
  const tone = colour(kind === "luck" ? "tone-gold" : "tone-blue");
  return `<rect x="${n(left)}" y="${n(y + 1)}" width="${n(2 * half)}" height="22" rx="4" fill="${colour("sunk")}"/>
<rect x="${n(one[kind] < 0 ? middle - length : middle)}" y="${n(y + 4)}" width="${n(length)}" height="16" rx="3" fill="${tone}"/>
<path d="M${n(middle)} ${n(y + 1)}v22" stroke="${colour("line-strong")}" stroke-width="2"/>`;
}

function write(pen: CanvasRenderingContext2D, line: Line): void {
  pen.font = line.font;
  pen.fillStyle = colour(line.soft ? "ink-soft" : "ink");
  pen.textAlign = line.right ? "right" : "left";
  const { room = Infinity } = line;
  let { words } = line;
  while (words.length > 1 && pen.measureText(words).width > room) words = `${words.slice(0, -2)}…`;
  pen.fillText(words, line.x, line.y);
}

/** As many whole words in each line as there is room for. */
function wrapped(pen: CanvasRenderingContext2D, words: string, room: number): string[] {
  pen.font = TEXT;
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, LINES);
}
