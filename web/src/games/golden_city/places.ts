/** Where each site of an island lies and what it gives: the facts that sentences name it by. */
import type { Things } from "../../lib/words";
import type { IslandFile, SiteEntry } from "./declared";
import { islandOf, kindOf, type IslandData } from "./island/data";
import { TURN } from "./island/geometry";
import { angleOf } from "./island/polar";
import { shapeOf } from "./island/shape";

/** Clockwise, from the right of the map. */
const SIDES = [
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
  "north",
  "north-east",
];

const known = new Map<string, Things>();

export function placesOf(island: string | IslandFile): Things {
  const key = typeof island === "string" ? island : JSON.stringify(island);
  const places = known.get(key) ?? { site: factsOf(islandOf(island)) };
  known.set(key, places);
  return places;
}

function factsOf(island: IslandData): Things[string] {
  return Object.fromEntries(
    island.sites.map((site) => [
      site.id,
      { spot: spotOf(site, island), reward: site.reward ?? "none" },
    ]),
  );
}

function spotOf({ id, river, sector }: SiteEntry, island: IslandData): string {
  const at = shapeOf(island).sites.get(id);
  if (kindOf(id) !== "coast" || !at) return river ?? sector;
  const eighth = Math.round((8 * angleOf(at)) / TURN);
  return SIDES[(eighth + 8) % 8] ?? sector;
}
