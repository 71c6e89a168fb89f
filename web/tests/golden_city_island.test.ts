/** The island's outlines: whatever island it is, everything lies where its name says. */
import { describe, expect, it } from "vitest";
import {
  inCity,
  islandOf,
  kindOf,
  neighbours,
  sitesIn,
  type IslandData,
} from "../src/games/golden_city/island/data";
import { RIVERS, type SiteId } from "../src/games/golden_city/declared";
import { onward } from "../src/games/golden_city/island/keys";
import { distance, inside, type Point } from "../src/games/golden_city/island/geometry";
import { pictures } from "../src/games/golden_city/island/picture";
import { CENTRE } from "../src/games/golden_city/island/polar";
import { shapeOf } from "../src/games/golden_city/island/shape";

const shipped = islandOf("kontor");
/** The same island in a mirror, ten times as large and far away: as good as any other. */
const mirrored: IslandData = {
  ...shipped,
  direction: "counter-clockwise",
  sites: shipped.sites.map((site) => ({ ...site, x: 9000 - 10 * site.x, y: 10 * site.y - 4000 })),
};

describe.each([
  ["the shipped island", shipped],
  ["a mirrored one", mirrored],
])("%s", (_, island) => {
  const shape = shapeOf(island);
  const at = (id: SiteId): Point => shape.sites.get(id) ?? CENTRE;

  it("has every site on land, in its own sector or quarter", () => {
    for (const { id, sector } of island.sites) {
      expect(inside(at(id), shape.coast), id).toBe(true);
      if (!inCity(id)) expect(inside(at(id), shape.sectors.get(sector) ?? []), id).toBe(true);
      expect(distance(at(id), CENTRE) < shape.wall, id).toBe(inCity(id));
    }
  });

  it("has no two sites that overlap", () => {
    const sites = island.sites.map(({ id }) => id);
    for (const a of sites)
      for (const b of sites.slice(sites.indexOf(a) + 1))
        expect(distance(at(a), at(b)), `${a} ${b}`).toBeGreaterThan(
          shape.radius[kindOf(a)] + shape.radius[kindOf(b)] - 4,
        );
  });

  it("has water beside the sites on a river, and three of them on each", () => {
    for (const river of RIVERS) {
      const line = shape.rivers.get(river) ?? [];
      expect(sitesIn(island, river)).toHaveLength(3);
      for (const { id } of sitesIn(island, river))
        expect(Math.min(...line.map((point) => distance(point, at(id))))).toBeLessThan(50);
    }
  });

  it("has trees and peaks only where nothing else is", () => {
    for (const some of shape.growth.values()) {
      expect(some.length).toBeGreaterThan(15);
      for (const { at: tree } of some)
        for (const { id } of island.sites) expect(distance(tree, at(id))).toBeGreaterThan(40);
    }
  });

  it.each(["light", "dark"] as const)("is printed without style or other file: %s", (light) => {
    for (const picture of Object.values(pictures(island, light))) {
      const drawing = new DOMParser().parseFromString(picture, "image/svg+xml");
      expect(drawing.querySelector("parsererror")).toBeNull();
      expect(picture).not.toMatch(/var\(|class=|style=|NaN|undefined/);
      for (const use of drawing.querySelectorAll("use"))
        expect(drawing.querySelector(use.getAttribute("href") ?? ""), use.outerHTML).not.toBeNull();
    }
  });

  it("lets the arrow keys reach every site", () => {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    const seen = new Set<SiteId>(["c1"]);
    for (const from of seen)
      for (const key of keys) {
        const to = onward(island, from, key, []);
        if (to) seen.add(to);
      }
    expect(seen.size).toBe(58);
  });
});

it("follows a road where one leads that way", () => {
  expect(neighbours(shipped).get("r4")).toContain("c3");
  expect(onward(shipped, "r4", "ArrowUp", [])).toBe("c3");
});

it("goes round the sites that can be chosen", () => {
  expect(onward(shipped, "c1", "PageDown", ["c1", "r4"])).toBe("r4");
  expect(onward(shipped, "r4", "PageDown", ["c1", "r4"])).toBe("c1");
  expect(onward(shipped, "c1", "PageUp", ["c1", "r4"])).toBe("r4");
  expect(onward(shipped, "o1", "Home", ["c1", "r4"])).toBe("c1");
});

it("has a shape while it is still being drawn", () => {
  for (const sites of [[], shipped.sites.slice(0, 1), shipped.sites.slice(20, 50)])
    expect(shapeOf({ ...shipped, sites, roads: [["c1", "r9"]] }).coast.length).toBeGreaterThan(9);
});
