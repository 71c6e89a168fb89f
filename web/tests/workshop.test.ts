import { describe, expect, it } from "vitest";
import { islandOf, siteOf } from "../src/games/golden_city/island/data";
import { grouped, roadEnds } from "../src/games/golden_city/workshop/checking.svelte";
import * as edit from "../src/games/golden_city/workshop/edit";
import { drawable, fileName, parsed, written } from "../src/games/golden_city/workshop/file";
import { begun, did, redone, undone } from "../src/games/golden_city/workshop/history";
import { router } from "../src/lib/router.svelte";

const ours = islandOf("kontor");
const bench = edit.laidOut(ours);
const site = (island: typeof ours, id: string) => {
  const found = siteOf(island, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe("an island on the bench", () => {
  it("keeps every other site where it is when one is moved far out", () => {
    const moved = edit.moved(bench, "c1", { x: 5000, y: 500 });
    expect(site(moved, "c1").x).toBeLessThan(940);
    expect(moved.sites.filter(({ id }) => id !== "c1")).toEqual(
      bench.sites.filter(({ id }) => id !== "c1"),
    );
  });

  it("lets a site belong to the sector it comes to, unless it lies on a river", () => {
    const inland = bench.sites.find(({ id, river }) => id.startsWith("r") && !river);
    const riverside = bench.sites.find(({ river }) => river);
    for (const [one, follows] of [
      [inland, true],
      [riverside, false],
    ] as const) {
      if (!one) throw new Error("there is no such site");
      const moved = edit.moved(bench, one.id, { x: 1000 - one.x, y: 1000 - one.y });
      expect(site(moved, one.id).sector !== one.sector).toBe(follows);
    }
  });

  it("moves by arrow keys in steps and strides", () => {
    const { x, y } = site(bench, "r5");
    expect(site(edit.nudged(bench, "r5", "ArrowLeft", false), "r5")).toMatchObject({ x: x - 4, y });
    expect(site(edit.nudged(bench, "r5", "ArrowDown", true), "r5")).toMatchObject({ x, y: y + 24 });
    expect(edit.nudged(bench, "r5", "Home", false)).toBe(bench);
  });

  it("loses a site with its roads, and gets it back bare", () => {
    const without = edit.withoutSite(bench, "r7");
    expect(without.roads.some((road) => road.includes("r7"))).toBe(false);
    expect(edit.missing(without, "rural")).toEqual(["r7"]);
    const back = site(edit.withSite(without, "r7", edit.usualPlace("r7")), "r7");
    expect(back.reward).toBeUndefined();
    expect(back.sector).toBe(site(ours, "r7").sector);
  });

  it("draws a road and takes it away by the same two sites, in any order", () => {
    const one = edit.toggledRoad(bench, "c1", "c9");
    expect(edit.isRoad(one, "c9", "c1")).toBe(true);
    expect(edit.toggledRoad(one, "c9", "c1").roads).toEqual(bench.roads);
    expect(edit.toggledRoad(bench, "c1", "c1")).toBe(bench);
  });

  it("says something else of a site, or nothing any more", () => {
    expect(site(edit.described(bench, "c1", { reward: "key" }), "c1").reward).toBe("key");
    expect("coin" in site(edit.described(bench, "o1", { coin: false }), "o1")).toBe(false);
  });

  it("gives equal score cards ids of their own", () => {
    const same = { good: "pottery", area: "mountain-meadow" } as const;
    const twice = edit.withScoreCard(edit.withScoreCard(bench, 0, same), 1, same);
    const ids = twice.score_cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(16);
    expect(ids[1]).toBe(`${ids[0] ?? ""}-2`);
  });

  it("can begin with nothing but land", () => {
    const bare = edit.empty();
    expect(edit.missing(bare, "coast")).toHaveLength(16);
    const placed = edit.withSite(bare, "c1", { x: 500, y: 80 });
    expect(site(placed, "c1").sector).toBe("mountain");
  });
});

describe("undoing", () => {
  it("goes back and forth, and forgets the future after another step", () => {
    const one = did(did(begun("a"), "b"), "c");
    expect(undone(one).now).toBe("b");
    expect(redone(undone(one)).now).toBe("c");
    expect(redone(did(undone(one), "d")).now).toBe("d");
    expect(undone(begun("a")).now).toBe("a");
    expect(redone(begun("a")).now).toBe("a");
  });

  it("takes back several small steps about the same at once", () => {
    const moved = did(did(did(begun(1), 2, "move r1"), 3, "move r1"), 4, "move r2");
    expect(undone(moved).now).toBe(3);
    expect(undone(undone(moved)).now).toBe(1);
  });
});

describe("an island's file", () => {
  it("says what the island said, without what is only for the drawing", () => {
    const text = written(edit.described(bench, "c1", { reward: "key" }));
    const read = parsed(text);
    expect(drawable(read)).toBe(true);
    expect(text).not.toContain("pinned");
    expect(text.match(/\n {4}\{"id":"r/g)).toHaveLength(30);
    expect(read).toMatchObject({ name: "kontor", roads: ours.roads });
  });

  it("is called after the island", () => {
    expect(fileName({ ...ours, title: "Größe & Łódź 2" })).toBe("gro-e-o-dz-2.json");
    expect(fileName({ ...ours, title: "???" })).toBe("island.json");
  });

  it("is laid on the bench only if it can be drawn", () => {
    const broken = [
      undefined,
      [],
      { ...ours, sites: null },
      { ...ours, sites: [...ours.sites, ours.sites[0]] },
      { ...ours, sites: [{ id: "r1", sector: "desert", x: "far", y: 1 }] },
      { ...ours, roads: [["r1", "r31"]] },
      { ...ours, goods_cards: { "pottery-wine": "two" } },
    ];
    expect(broken.filter(drawable)).toEqual([]);
    expect(parsed("{")).toBeUndefined();
    expect(drawable({ ...ours, roads: [] })).toBe(true);
  });
});

describe("findings", () => {
  const finding = (code: string, place: string) => ({
    code,
    places: [place],
    facts: {},
    rule: "",
    fault: true,
  });

  it("that say the same of several places are told once", () => {
    const groups = grouped(
      [finding("no-road", "c1"), finding("no-reward", "c1"), finding("no-road", "c2")],
      ({ code }) => code,
    );
    expect(groups.map(({ places }) => places)).toEqual([[["c1"], ["c2"]], [["c1"]]]);
  });

  it("name a road by its ends", () => {
    expect(roadEnds("r1–o3")).toEqual(["r1", "o3"]);
    expect(roadEnds("r1")).toBeNull();
    expect(roadEnds("mountain-meadow")).toBeNull();
  });
});

describe("leaving with something unsaved", () => {
  it("is held until somebody says so", () => {
    history.replaceState(null, "", "/workshop/golden-city#1");
    router.start();
    let goOn: () => void = () => undefined;
    router.guard = (go) => (goOn = go);
    router.go("/");
    expect(location.pathname).toBe("/workshop/golden-city");
    goOn();
    expect(location.pathname).toBe("/");
    expect(router.guard).toBeNull();
  });
});
