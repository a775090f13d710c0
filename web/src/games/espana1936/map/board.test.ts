import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../kit/server/types";
import type { Observation, Piece } from "../types";
import { choices, counterMoves, offered, pathOf, stackOrder, standing, strengthOf, way } from "./choices";
import { boardData, shortName } from "./data";
import { pieceText, placeText, signsText } from "./describe";
import { data as printed } from "../fixture/data";
import fixture from "../fixture/fixture.json";
import { card, MAP, MATS, matSpot, project, SHEET, walk } from "./geometry";
import { overlap, type Point } from "../../../kit/map/geometry";
import { fitting } from "../../../kit/map/zoom-pan";
import { levelOf, opening } from "./view";
import { riverPath, RIVERS } from "./terrain";
import { hachures, pathThrough, smooth } from "../../../kit/map/curves";

const data = boardData(printed);
const at = new Map(data.boxes.map((box) => [box.id, box.at]));
const start = fixture.scenes.start.observation as unknown as Observation;
const legal = fixture.scenes.start.legal as unknown as LegalAction[];
const point = (id: string): Point => at.get(id) as Point;

const troop = (id: string, strength: number, more: Partial<Piece> = {}): Piece =>
  ({
    id,
    kind: "troop",
    side: "nationalist",
    type: "regular",
    strength,
    drm: 0,
    where: "map",
    box: "burgos",
    used: false,
    moved: false,
    supplied: true,
    ...more,
  }) as Piece;

const action = (verb: string, pieces: string[], box: string | null, what = pieces[0] ?? box ?? ""): LegalAction => ({
  action: `${verb} ${what}`,
  verb,
  pieces,
  box,
  place: box,
  card: null,
  mode: null,
  args: {},
});

describe("the drawn map", () => {
  it("projects as everything else in the project does", () => {
    expect(project(-10, 44.4)).toEqual({ x: 0, y: 0 });
    expect(project(-3.7, 40.42).x).toBeCloseTo(6.3 * 76.6 * 1.5);
  });

  it("has 42 places and no two cards touch", () => {
    expect(data.boxes).toHaveLength(42);
    const cards = data.boxes.map((box) => [box.id, card(box.at)] as const);
    const touching = cards.flatMap(([a, one], i) => cards.slice(i + 1).flatMap(([b, two]) => (overlap(one, two) ? [[a, b]] : [])));
    expect(touching).toEqual([]);
  });

  it("keeps places on the map and off the trays", () => {
    for (const box of data.boxes) {
      const here = card(box.at);
      expect(here.x > MAP.x && here.y > MAP.y && here.x + here.width < MAP.x + MAP.width, box.id).toBe(true);
      for (const mat of Object.values(MATS)) expect(overlap(here, mat), box.id).toBe(false);
    }
  });

  it("draws places within 130 units of the truth", () => {
    for (const box of fixture.data.boxes) {
      const true_ = project(box.lon, box.lat);
      expect(Math.hypot(point(box.id).x - true_.x, point(box.id).y - true_.y), box.id).toBeLessThan(130);
    }
  });

  it("leads no road through a third place", () => {
    const through = data.links.flatMap(([a, b]) =>
      data.boxes.flatMap(({ id }) => {
        if (id === a || id === b) return [];
        const here = card(point(id));
        const hit = Array.from({ length: 101 }, (_, i) => i / 100).some((part) => {
          const x = point(a).x + part * (point(b).x - point(a).x);
          const y = point(a).y + part * (point(b).y - point(a).y);
          return x > here.x && x < here.x + here.width && y > here.y && y < here.y + here.height;
        });
        return hit ? [`${a}-${b} through ${id}`] : [];
      }),
    );
    expect(through).toEqual([]);
  });

  it("draws what the board has no place for where it truly is", () => {
    const [box, area] = [{ id: "atlantis", lon: -10, lat: 44.4 }, { id: "baltic", lon: -10, lat: 44.4 }];
    const found = boardData({ ...printed, map: { boxes: [box] }, naval: { areas: [area], bases: [] } });
    expect(found.boxes[0]).toMatchObject({ at: { x: 0, y: 0 }, shore: "down" });
    expect(found.areas[0]?.room).toMatchObject({ x: 0, y: 0 });
  });

  it("walks by direction and reaches every place", () => {
    expect(walk("madrid", "up", at)).toBe("segovia");
    expect(walk("madrid", "right", at)).toBe("guadalajara");
    expect(walk("la_coruna", "left", at)).toBeNull();
    const seen = new Set(["madrid"]);
    const queue = ["madrid"];
    for (let here = queue.shift(); here; here = queue.shift()) {
      for (const heading of ["left", "right", "up", "down"] as const) {
        const next = walk(here, heading, at);
        if (next && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(42);
  });

  it("lays counters of a tray inside it", () => {
    for (const side of ["nationalist", "republican"] as const) {
      const { x, y } = matSpot(side, 15);
      const mat = MATS[side];
      expect(x + 24 < mat.x + mat.width && y + 24 < mat.y + mat.height).toBe(true);
    }
  });
});

describe("choices", () => {
  it("sorts actions by what one points at", () => {
    const open = choices([action("move", ["t1", "t2"], "burgos"), action("to", ["t1"], "soria"), action("done", [], null)]);
    expect([...open.pieces.keys()]).toEqual(["t1", "t2"]);
    expect([...open.boxes.keys()]).toEqual(["soria"]);
  });

  it("takes identical counters for one action", () => {
    const open = choices([action("move", ["t1", "t2"], "burgos")]);
    expect(offered(["t1", "t2"], open.pieces)).toHaveLength(1);
    expect(offered(["t3"], open.pieces)).toEqual([]);
  });

  it("offers every answer a counter has", () => {
    const open = choices([action("battle", ["mola"], null), action("decline", ["mola"], null)]);
    expect(offered(["mola"], open.pieces).map(({ verb }) => verb)).toEqual(["battle", "decline"]);
  });

  it("reads the way the server tells, if it tells one", () => {
    expect(pathOf({ ...action("to", [], "soria"), path: ["burgos", "soria"] } as LegalAction)).toEqual(["burgos", "soria"]);
    expect(pathOf(action("to", [], "soria"))).toEqual([]);
  });

  it("puts a legal counter on top, then the strongest", () => {
    const pieces = [troop("t1", 5), troop("t2", 2), troop("t3", 3)];
    expect(stackOrder(pieces, new Map()).map(({ id }) => id)).toEqual(["t1", "t3", "t2"]);
    const open = choices([action("move", ["t2"], "burgos")]).pieces;
    expect(stackOrder(pieces, open)[0]?.id).toBe("t2");
    expect(strengthOf(pieces)).toBe(10);
  });

  it("finds every legal counter of the fixture on the map or at hand", () => {
    const open = choices(legal);
    const known = new Set(start.pieces.map(({ id }) => id));
    expect([...open.pieces.keys()].every((id) => known.has(id))).toBe(true);
    expect(standing(start.pieces).get("madrid")?.republican).toHaveLength(4);
  });
});

describe("counterMoves", () => {
  it("tells who went where, and leaves the rest alone", () => {
    const before = [troop("t1", 2), troop("t2", 2), troop("t3", 1)];
    const after = [troop("t1", 2, { box: "soria" }), troop("t2", 2), troop("t3", 1, { where: "eliminated", box: null })];
    expect(counterMoves(before, after).map(({ piece, from, to }) => [piece.id, from, to])).toEqual([["t1", "burgos", "soria"]]);
  });

  it("follows roads through places on offer, and goes straight where there are none", () => {
    const links = [
      ["a", "b"],
      ["b", "c"],
      ["a", "x"],
      ["x", "c"],
    ] as const;
    expect(way("a", "c", links, (box) => box === "b")).toEqual(["a", "b", "c"]);
    expect(way("a", "c", links, () => false)).toEqual(["a", "c"]);
    expect(way("a", "b", links, () => false)).toEqual(["a", "b"]);
  });
});

describe("words", () => {
  const t = (key: string): string => key;
  it("prints surnames and marks on counters", () => {
    expect(shortName({ id: "queipo", name: "Gonzalo Queipo de Llano" })).toBe("Queipo");
    expect(shortName({ id: "davila", name: "Fidel Dávila" })).toBe("Dávila");
    expect(shortName({ id: "i15_1", name: "Polikarpov I-15 «Chato»" })).toBe("I-15");
    expect(shortName({ id: "pz1_1", name: "Panzer I" })).toBe("Panzer I");
  });

  it("tells a place in words", () => {
    const madrid = data.boxes.find(({ id }) => id === "madrid");
    const text = placeText(madrid as (typeof data.boxes)[number], { control: "contested", marker: null }, { nationalist: [troop("t1", 2)], republican: [] }, t);
    expect(text).toBe("box:madrid, board-objective, board-contested. side:nationalist: troop:nationalist:regular:2");
    expect(pieceText(troop("t1", 2, { used: true }), t)).toContain("board-used");
    const tank = { id: "pz1_1", kind: "tank", side: "nationalist", drm: 2, used: false, moved: true, supplied: false } as unknown as Piece;
    expect(pieceText(tank, t)).toBe("tank:pz1_1, page-in-hand-drm, board-moved, board-unsupplied");
    expect(signsText([tank], t)).toBe("page-signs-moved page-signs-cut");
  });
});

describe("terrain and zoom", () => {
  it("draws smooth lines that keep their ends", () => {
    const line = smooth([{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 0 }]);
    expect(line[0]).toEqual({ x: 0, y: 0 });
    expect(line[line.length - 1]).toEqual({ x: 20, y: 0 });
    expect(pathThrough(line)).toMatch(/^M0 0L/);
  });

  it("reads every river from west to east", () => {
    for (const river of RIVERS) {
      const numbers = riverPath(river).match(/-?[\d.]+/g) as string[];
      expect(Number(numbers[0]), river.name).toBeLessThan(Number(numbers[numbers.length - 2]));
    }
  });

  it("hatches both slopes, the same every time", () => {
    const crest = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
    expect(hachures(crest, 20)).toBe(hachures(crest, 20));
    expect(hachures(crest, 20).split("M").length).toBeGreaterThan(20);
  });

  it("opens with the whole sheet where it can be read, closer on a telephone", () => {
    expect(opening(1440, 900)).toBeCloseTo(fitting(1440, 900, SHEET));
    expect(opening(688, 600), "cutting off a mere edge helps nobody").toBeCloseTo(fitting(688, 600, SHEET));
    expect(opening(390, 700)).toBeGreaterThan(2 * fitting(390, 700, SHEET));
    expect([0.3, 0.6, 1.5].map(levelOf)).toEqual(["far", "mid", "near"]);
  });
});
