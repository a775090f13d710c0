import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { overlap } from "../../../kit/map/geometry";
import { hexChoices, explainQueries, meant, nextOf, offeredBy, wayOf } from "./choices";
import { brief, groundText, knownOf, pileText } from "./describe";
import { pieces } from "./drawing";
import { between, ground } from "./ground";
import { centre, chains, corner, directionTo, distance, hexAt, neighbour, neighbours, outlines, RADIUS, side, step, WIDTH } from "./grid";
import { travels } from "./travels";
import { badgeRooms, counterRoom, labels, names, roomOf, stepOf, STEPS } from "./labels";
import { FACTIONS, factionKey, GROUND, SIZES, sizeKey, TYPES, typeKey } from "./legend";
import { arrivalMarks, cutOff, forts, parting, placed, reachMarks, strands, thrusts } from "./shapes";
import type { HexAction, HexBattle, HexObservation, StaticData, HexUnit, UnitFacts } from "../types";
import { faceOf, faces, piles, spreadAt, spreadOf } from "../units/units";
import { levelOf, VIEW } from "./view";

const HERE = import.meta.dirname;
const fixture = JSON.parse(readFileSync(join(HERE, "../fixture/fixture.json"), "utf8")) as {
  data: StaticData;
  observations: { start: HexObservation; crowd: HexObservation };
};
const { data } = fixture;
const { start, crowd } = fixture.observations;
const LANGUAGES = ["en", "es", "fr", "pl"];
const catalogue = (language: string): FluentBundle => {
  const folder = join(HERE, "../../../../../src/dosespanas/locale", language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["page-gce-map.ftl", "page-gce.ftl"]) bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  return bundle;
};
const t = (key: string): string => key;

function unit(changes: Partial<HexUnit> & { id: string }): HexUnit {
  return {
    side: "nationalist", where: "map", hex: "2712", face: 0, steps: 1, attack: 1, defence: 2, move: 4,
    moved: false, fought: false, used: false, strategic: false, supplied: true, enters: null, leaves: null, ...changes,
  }; // prettier-ignore
}
function action(verb: string, changes: Partial<HexAction> = {}): HexAction {
  return { action: `${verb} x`, verb, pieces: [], box: null, place: null, card: null, mode: null, args: {}, ...changes };
}

describe("a stack spread out at close zoom", () => {
  test("has every counter for itself within its hex, and each is found where it lies", () => {
    for (let count = 2; count <= 9; count++) {
      const spread = spreadOf(count);
      expect(spread.spots).toHaveLength(count);
      spread.spots.forEach((spot, i) => {
        expect(spreadAt(spread, spot)).toBe(i);
        expect(Math.abs(spot.x) + 22 * spread.scale).toBeLessThanOrEqual(WIDTH / 2 + 1);
        expect(Math.abs(spot.y) + 22 * spread.scale).toBeLessThanOrEqual(RADIUS);
      });
    }
  });

  test("has nothing where no counter lies", () => {
    expect(spreadAt(spreadOf(2), { x: 0, y: 30 })).toBe(-1);
  });
});

describe("the grid", () => {
  test("an odd row lies half a hex further east, and rows grow northwards", () => {
    expect(neighbours("2712")).toEqual(["2813", "2713", "2613", "2612", "2711", "2812"]);
    expect(neighbours("2812")).toEqual(["2912", "2813", "2712", "2711", "2811", "2911"]);
    expect(centre("2712").x - centre("2812").x).toBeCloseTo(WIDTH / 2);
    expect(centre("2712").y - centre("2812").y).toBeCloseTo(60);
  });

  test("neighbours are a hex apart and each other's neighbours", () => {
    for (const { id } of data.map.hexes) {
      for (const [direction, next] of neighbours(id).entries()) {
        const [a, b] = [centre(id), centre(next)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(WIDTH);
        expect(neighbour(next, (direction + 3) % 6)).toBe(id);
        expect(directionTo(id, next)).toBe(direction);
      }
    }
  });

  test("a point belongs to the hex whose middle is nearest", () => {
    for (const { id } of data.map.hexes) {
      const at = centre(id);
      expect(hexAt(at)).toBe(id);
      for (let i = 0; i < 6; i++) {
        const edge = corner(id, i);
        expect(hexAt({ x: at.x + 0.9 * (edge.x - at.x), y: at.y + 0.9 * (edge.y - at.y) })).toBe(id);
      }
    }
  });

  test("neighbours share the two ends of their side", () => {
    const [a, b] = side("2712", 1);
    const [c, d] = side("2713", 4);
    expect([a.x, a.y, b.x, b.y]).toEqual([d.x, d.y, c.x, c.y].map((value) => expect.closeTo(value, 6)));
    expect(between("2712", "2713")).toEqual([a, b]);
    expect(between("2712", "2715")).toBeNull();
  });

  test("distances are counted in hexes", () => {
    expect(distance("2712", "2712")).toBe(0);
    expect(distance("2712", "2813")).toBe(1);
    expect(distance("2712", "2716")).toBe(4);
    expect(distance("3702", "1716")).toBe(24);
  });

  test("arrow keys climb straight and come back", () => {
    expect(step(step("2712", "up"), "up")).toBe("2912");
    expect(step(step("2712", "down"), "up")).toBe("2712");
    expect(step("2712", "right")).toBe("2713");
  });

  test("a set of hexes has one line around each of its parts", () => {
    const loops = outlines(new Set(["2712", "2713", "2010"]));
    expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 10]);
  });

  test("pieces of line that meet are joined", () => {
    const [p, q, r] = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 1 }];
    expect(chains([[q, r], [p, q]])).toHaveLength(1);
    expect(chains([[q, r], [p, q]])[0]).toHaveLength(3);
  });
});

describe("the ground", () => {
  const drawn = ground(data.map);

  test("draws every kind of terrain, both rivers, rails and borders", () => {
    for (const path of [drawn.land, drawn.africa, drawn.home, drawn.abroad, drawn.grid, drawn.rails, drawn.borders, drawn.regions]) {
      expect(path.length).toBeGreaterThan(100);
      expect(path).not.toMatch(/NaN|undefined/);
    }
    for (const path of [...Object.values(drawn.fills), ...Object.values(drawn.rivers), drawn.mountains, drawn.roughs, drawn.reeds]) {
      expect(path.length).toBeGreaterThan(100);
      expect(path).not.toMatch(/NaN|undefined/);
    }
    expect(drawn.cities).toHaveLength(data.map.hexes.filter(({ settlement }) => settlement === "city").length);
    expect(drawn.towns).toHaveLength(data.map.hexes.filter(({ settlement }) => settlement === "town").length);
  });

  test("is the same every time", () => {
    expect(ground(data.map)).toEqual(drawn);
  });

  test("a port looks to the sea", () => {
    const at = centre("3702");
    const port = drawn.ports.find(({ x, y }) => x === at.x && y === at.y);
    expect(port && port.dy < 0).toBe(true);
  });

  test("the great rivers carry their names", () => {
    const written = drawn.riverNames.map(({ name }) => name);
    expect(written).toEqual(expect.arrayContaining(["Ebro", "Duero", "Tajo", "Guadiana", "Guadalquivir"]));
  });
});

describe("names", () => {
  const all = names(data);

  test.each(STEPS.map((_, i) => i))("at step %i no name lies over another or over a badge", (at) => {
    const rooms = [...labels(all, at, badgeRooms(data)).map(roomOf), ...badgeRooms(data)];
    const clashes = rooms.flatMap((room, i) => rooms.slice(i + 1).filter((other) => overlap(room, other)));
    expect(clashes.filter((room) => !badgeRooms(data).some((badge) => badge.x === room.x && badge.y === room.y))).toEqual([]);
  });

  test("more names come as one zooms in, and all cities in time", () => {
    const counts = STEPS.map((_, i) => labels(all, i).length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(0.97 * all.length);
    const near = new Set(labels(all, stepOf(1)).map(({ hex }) => hex));
    expect(data.map.hexes.filter(({ id, settlement }) => settlement === "city" && !near.has(id))).toEqual([]);
  });

  test("the weightiest names are there from afar", () => {
    const far = labels(all, stepOf(0.4)).map(({ text }) => text);
    expect(far).toEqual(expect.arrayContaining(["Madrid", "Barcelona", "Valencia", "Bilbao", "Sevilla"]));
  });

  test("lesser names make way for counters", () => {
    const counters = Object.keys(crowd.stacks).map(counterRoom);
    for (const label of labels(all, stepOf(0.9), [], counters).filter(({ weight }) => weight < 40)) {
      expect(counters.some((room) => overlap(room, roomOf(label))), label.text).toBe(false);
    }
  });

  test("each scale has its step and its level", () => {
    expect(stepOf(0.1)).toBe(0);
    expect(stepOf(1)).toBe(5);
    expect(stepOf(9)).toBe(STEPS.length - 1);
    expect([0.3, 0.8, 2].map((scale) => levelOf(scale))).toEqual(["far", "mid", "near"]);
    expect(levelOf(1.1, 2), "as at 4K: a counter of 48 pixels").toBe("mid");
    expect(levelOf(0.7, 2)).toBe("far");
    expect(VIEW.opening(360, 600)).toBeGreaterThan(VIEW.opening(1440, 900) / 2);
  });
});

describe("counters", () => {
  const facts: UnitFacts = {
    id: "n_x", label: "13", name: "13.ª División", side: "nationalist", faction: "nationalist",
    type: "infantry", size: "division", front: "7-11-5", back: "4-6-5", entry: { how: "setup" },
  }; // prettier-ignore

  test("show size, factors and a lost step", () => {
    const whole = faceOf(facts, unit({ id: "n_x", attack: 7, defence: 11, move: 5, steps: 2 }));
    expect([whole.sizeMark, whole.factors, whole.reduced]).toEqual(["XX", "7-11-5", false]);
    expect(faceOf(facts, unit({ id: "n_x", face: 1 })).reduced).toBe(true);
  });

  test("headquarters show defence and movement, aircraft their factor", () => {
    const hq = faceOf({ ...facts, type: "hq", size: "army" }, unit({ id: "n_x", attack: 0, defence: 6, move: 4 }));
    expect([hq.factors, hq.sizeMark]).toEqual(["6-4", "XXXX"]);
    expect(faceOf({ ...facts, type: "air", air: 4 }, unit({ id: "n_x" })).factors).toBe("4");
  });

  test("a converted column shows its regular side", () => {
    const column: UnitFacts = {
      ...facts, type: "column", conversion: { turn: 6, label: "9", type: "infantry", size: "brigade", front: "1-2-4" },
    }; // prettier-ignore
    delete column.size;
    delete column.back;
    expect(faceOf(column, unit({ id: "n_x" }))).toMatchObject({ type: "column", sizeMark: "", label: "13" });
    expect(faceOf(facts, unit({ id: "n_x" }), true)).toMatchObject({ type: "column", sizeMark: faceOf(facts, unit({ id: "n_x" })).sizeMark });
    expect(faceOf(column, unit({ id: "n_x", face: 1 }))).toMatchObject({ type: "infantry", sizeMark: "X", label: "9", reduced: false });
  });

  test("a covered stack shows its top unit and its height", () => {
    const found = piles(crowd, faces(data, crowd), new Set());
    expect(found).toHaveLength(Object.keys(crowd.stacks).length);
    for (const pile of found) {
      expect(pile.units.length + pile.covered).toBe(pile.count);
      expect(pile.units[0]?.id).toBe(crowd.stacks[pile.hex]?.top);
      expect(pile.covered > 0).toBe(pile.side === "republican" && pile.count > 1);
    }
  });

  test("the chosen unit comes to the top", () => {
    const below = piles(crowd, faces(data, crowd), new Set()).find((pile) => pile.units.length > 1)?.units[1]?.id ?? "";
    const raised = piles(crowd, faces(data, crowd), new Set([below]));
    expect(raised.some((pile) => pile.units[0]?.id === below)).toBe(true);
  });
});

describe("choices", () => {
  const legal = [
    action("move", { pieces: ["n_a"], box: "2712" }),
    action("to", { pieces: ["n_a"], box: "2713", path: ["2712", "2713"], cost: 1 }),
    action("attack", { box: "2813" }),
    action("join-all", { pieces: ["n_a", "n_b"], box: "2712" }),
    action("done"),
  ];

  test("are found by what one points at", () => {
    const open = hexChoices(legal);
    expect([...open.units.keys()]).toEqual(["n_a"]);
    expect([...open.hexes.keys()].sort()).toEqual(["2712", "2713", "2813"]);
    expect(offeredBy(["n_a", "n_b"], open.units)).toHaveLength(1);
  });

  test("a hex one can go to in one asks nothing about going by hand", () => {
    const open = hexChoices([...legal, action("step", { pieces: ["n_a"], box: "2713" }), action("step", { pieces: ["n_a"], box: "2711" })]);
    expect(open.hexes.get("2713")?.map(({ verb }) => verb)).toEqual(["to"]);
    expect(open.steps.get("2713")?.verb).toBe("step");
    expect(open.hexes.get("2711")?.map(({ verb }) => verb)).toEqual(["step"]);
  });

  test("a press means the move, with Shift the march, and else asks", () => {
    const [move, march] = [action("move", { pieces: ["n_a"] }), action("march", { pieces: ["n_a"] })];
    expect([meant([move, march], false), meant([move, march], true), meant([march], false)]).toEqual([move, march, march]);
    expect(meant([move, march, action("replace")], false)).toBeNull();
    expect(meant([], false)).toBeNull();
  });

  test("who points at what is not offered insists on the hex with units in hand or an enemy there, else on the unit", () => {
    const starts = [action("move", { pieces: ["n_a"], box: "2712" }), action("attack", { action: "attack 2813", box: "2813" })];
    expect(explainQueries(starts, false, ["n_b"], "2712", false)).toEqual(["move n_b", "attack 2712"]);
    expect(explainQueries(starts, false, ["r_b"], "2712", true)).toEqual(["attack 2712", "move r_b"]);
    const stay = [action("stay", { pieces: ["n_a"] })];
    expect(explainQueries(stay, true, [], "2813", false)).toEqual(["to 2813"]);
    expect(explainQueries([action("to", { action: "to 2813", box: "2813" })], true, [], "2712", false)).toEqual(["to 2712"]);
  });

  test("a way begins where the units stand", () => {
    const [, to] = legal as [HexAction, HexAction];
    expect(wayOf(to, "2712")).toEqual(["2712", "2713"]);
    expect(wayOf({ ...to, path: ["2713"] }, "2712")).toEqual(["2712", "2713"]);
    expect(wayOf(action("attack", { box: "2813" }), null)).toEqual(["2813"]);
  });

  test("pages turn through them in reading order and around", () => {
    const hexes = ["2712", "2813", "2713"];
    expect([nextOf(hexes, "2813", false), nextOf(hexes, "2712", false), nextOf(hexes, "2713", false)]).toEqual(["2712", "2713", "2813"]);
    expect(nextOf(hexes, "2813", true)).toBe("2713");
    expect(nextOf([], "2813", true)).toBeNull();
  });
});

describe("overlays", () => {
  test("reach tells the cost of each hex and where the move ends", () => {
    const marks = reachMarks({
      hexes: { "2713": { cost: 2, path: ["2712", "2713"], halt: true } },
      march: { "2714": { cost: 6, path: ["2712", "2713", "2714"], halt: false } },
    });
    expect(marks.map(({ text, kind }) => [text, kind])).toEqual([
      ["2", "walk halt"],
      ["6", "march"],
    ]);
    expect(marks[0]).toMatchObject(centre("2713"));
  });

  test("supply draws each way once and rings who has none", () => {
    const supply = {
      units: {
        a: { supplied: true, path: ["2611"], source: "2610", why: null },
        b: { supplied: true, path: ["2611"], source: "2610", why: null },
        c: { supplied: false, path: [], source: null, why: null },
      },
      hexes: [],
      network: [],
    };
    const at = new Map([["a", "2612"], ["b", "2612"], ["c", "2010"]]);
    expect(strands(supply, at)).toHaveLength(1);
    expect(cutOff(supply, at)).toEqual(["2010"]);
  });

  test("arrivals tell the soonest turn and how many", () => {
    const marks = arrivalMarks([
      { unit: "a", turn: 8, hexes: ["2712", "2418"] },
      { unit: "b", turn: 7, hexes: ["2712"] },
      { unit: "c", turn: 7, hexes: ["2712"] },
    ]);
    expect(marks.map(({ hex, turn, count }) => [hex, turn, count])).toEqual([["2712", 7, 2], ["2418", 8, 1]]);
  });

  test("the line between the sides follows control", () => {
    const pairs = parting(start.control);
    const republican = new Set(start.control.republican);
    expect(pairs.length).toBeGreaterThan(50);
    expect(pairs.every(([a, b]) => !republican.has(a) && republican.has(b))).toBe(true);
  });

  test("a battle has an arrow from each hex that takes part", () => {
    const battle = { hex: "2712", attackers: ["a", "b", "c"] } as unknown as HexBattle;
    const at = new Map([["a", "2813"], ["b", "2813"], ["c", "2711"]]);
    expect(thrusts(battle, at).match(/z/g)).toHaveLength(2);
    expect(thrusts(null, at)).toBe("");
  });

  test("fortified hexes carry the state of their line", () => {
    const states = new Map(forts(data, crowd).map(({ hex, state }) => [hex, state]));
    expect([states.get("2516"), states.get("2517"), states.get("3613"), states.get("2921")]).toEqual([
      "intact",
      "destroyed",
      "cancelled",
      "incomplete",
    ]);
  });
});

test("counters that moved are seen to travel, by the way that was taken", () => {
  const id = start.units.find(({ where }) => where === "map")?.id ?? "";
  const from = start.units.find((one) => one.id === id)?.hex ?? "";
  const to = neighbours(from)[0] ?? "";
  const after = { ...start, units: start.units.map((one) => (one.id === id ? { ...one, hex: to } : one)) };
  const known = faces(data, after);
  expect(travels(start, after, known, []).map(({ points }) => points)).toEqual([[from, to].map(centre)]);
  expect(travels(start, after, known, [from, "2010", to])[0]?.points).toEqual([from, "2010", to].map(centre));
  expect(travels(start, start, known, [])).toEqual([]);
});

describe("words", () => {
  const known = knownOf(data);

  test("tell what a hex is and who stands there", () => {
    const said = groundText("3613", known, crowd, t);
    for (const part of ["Bilbao", "3613", "page-gce-map-terrain-", "page-gce-map-port", "page-gce-map-morale", "page-gce-map-line-cancelled"])
      expect(said).toContain(part);
    expect(groundText("2026", known, crowd, t)).toBe("page-gce-map-land-sea");
    expect(brief("2712", known, t)).toBe("Madrid 2712, page-gce-map-terrain-clear, page-gce-map-settlement-city, page-gce-region-castilla_la_nueva");
    const pile = piles(crowd, faces(data, crowd), new Set()).find(({ covered }) => covered);
    expect(pile && pileText(pile, t)).toContain("page-gce-map-covered");
  });

  test.each(LANGUAGES)("the catalogue has every word of the map in %s", (language) => {
    const bundle = catalogue(language);
    const asked = [
      ...GROUND.map(([, key]) => key),
      ...TYPES.map(typeKey),
      ...SIZES.map(sizeKey),
      ...FACTIONS.map(factionKey),
      ...["nationalist", "republican", "northern"].map((front) => `page-gce-map-front-${front}`),
      ...["incomplete", "intact", "aborted", "cancelled", "destroyed"].map((state) => `page-gce-map-line-${state}`),
      ...["minor", "major"].map((size) => `page-gce-map-river-${size}`),
      ...data.map.hexes.map(({ region }) => `page-gce-region-${region}`),
      ...data.map.outside.map(({ country }) => `page-gce-map-land-${country}`),
    ];
    expect(asked.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

test("the legend knows every type, size and terrain there is", () => {
  expect(new Set(TYPES)).toEqual(new Set(data.units.units.map(({ type }) => type)));
  expect(new Set(SIZES)).toEqual(new Set(data.units.units.flatMap(({ size }) => size ?? [])));
  const signs = new Set<string>(GROUND.map(([sign]) => sign));
  expect(data.map.hexes.filter(({ terrain }) => !signs.has(terrain))).toEqual([]);
});

test("hexes are wide enough for their counters", () => {
  expect(WIDTH).toBeGreaterThan(44 + 10);
  expect(RADIUS * 2).toBe(80);
});

test("long lines are cut where they leave a piece of the map, and lose nothing", () => {
  expect(pieces("M10 10L290 10L310 10L320 20")).toEqual(["M10 10L290 10L310 10", "M310 10L320 20"]);
  expect(pieces("M10 10L20 10L20 20z"), "closed lines stay closed").toEqual(["M10 10L20 10L20 20L10 10"]);
  expect(pieces("M10 10h5M400 10l2 3M20 20v9")).toEqual(["M10 10h5M20 20v9", "M400 10l2 3"]);
});

test("a symbol is put where it stands on a counter", () => {
  expect(placed("M-13 8L13-8V.6H2z", 0.5, 1, -4)).toBe("M-5.5 0L7.5 -8V-3.7H2z");
});
