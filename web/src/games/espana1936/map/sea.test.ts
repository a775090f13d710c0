import { describe, expect, it } from "vitest";
import type { LegalAction } from "../../../kit/server/types";
import type { Piece, Ship } from "../types";
import { afloat, choices, coveredIn, counterMoves, standing } from "./choices";
import { boardData } from "./data";
import { areaText, baseText, halfText, pieceText, placeText } from "./describe";
import { data as printed } from "../fixture/data";
import { berths, card, MAP, MATS, offshore, SHIP, walk } from "./geometry";
import { middle, overlap } from "../../../kit/map/geometry";

const data = boardData(printed);
const waters = [...data.areas, ...data.bases];

const ship = (id: string, more: Partial<Ship> = {}): Piece =>
  ({
    id,
    kind: "ship",
    side: "republican",
    cls: "light_cruiser",
    where: "sea",
    box: null,
    place: "baleares",
    mission: null,
    ...more,
  }) as Piece;

describe("the seas", () => {
  it("are four areas and three bases, clear of each other, of places and of trays", () => {
    expect(waters).toHaveLength(7);
    const rooms = waters.map((place) => [place.id, place.room] as const);
    const solid = [
      ...rooms,
      ...data.boxes.map((box) => [box.id, card(box.at)] as const),
      ...Object.entries(MATS),
    ];
    const touching = rooms.flatMap(([a, one]) => solid.flatMap(([b, two]) => (a !== b && overlap(one, two) ? [`${a} ${b}`] : [])));
    expect(touching).toEqual([]);
    for (const [id, room] of rooms) {
      expect(room.x > MAP.x && room.y > MAP.y && room.x + room.width < MAP.x + MAP.width, id).toBe(true);
    }
  });

  it("have room for every ship of a side, row by row", () => {
    for (const place of waters) {
      const { room } = place;
      const spots = berths(8, { ...room, width: room.width / 2 });
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
      for (const { x, y } of spots) expect(x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height).toBe(true);
    }
    expect(berths(1, { x: 0, y: 0, width: SHIP.width, height: SHIP.height })).toEqual([{ x: 36, y: 18 }]);
  });

  it("are reached from the places on their coast by arrow keys", () => {
    const at = new Map([
      ...data.boxes.map((box) => [box.id, box.at] as const),
      ...waters.map((place) => [place.id, middle(place.room)] as const),
    ]);
    expect(walk("murcia", "right", at)).toBe("cartagena");
    expect(walk("tarragona", "right", at)).toBe("baleares");
    for (const { id } of waters) {
      const ways = [...at.keys()].flatMap((from) => (["left", "right", "up", "down"] as const).filter((way) => walk(from, way, at) === id));
      expect(ways.length, id).toBeGreaterThan(0);
    }
  });

  it("lie on the sea side of each coastal place", () => {
    const side = (id: string): string | undefined => data.boxes.find((box) => box.id === id)?.shore;
    expect(["oviedo", "valencia", "malaga", "marruecos"].map(side)).toEqual(["up", "right", "down", "up"]);
    expect(offshore(2, "up").every(({ y }) => y < 0)).toBe(true);
    expect(offshore(2, "right").every(({ x }) => x > 0)).toBe(true);
  });
});

describe("what floats", () => {
  const blockader = ship("libertad", { where: "map", place: "cadiz", box: "cadiz", mission: "blockade" });
  const berthed = ship("cervantes", { where: "base", place: "cartagena" });

  it("lies at its area, its base or off its port, never among those on land", () => {
    const pieces = [ship("jaime_i"), blockader, berthed, ship("sub_rep_1", { where: "reserve", place: null })];
    expect([...afloat(pieces).keys()]).toEqual(["baleares", "cadiz", "cartagena"]);
    expect(standing(pieces).size).toBe(0);
  });

  it("travels from place to place", () => {
    const after = ship("cervantes", { place: "estrecho" });
    expect(counterMoves([berthed], [after])).toEqual([{ piece: after, from: "cartagena", to: "estrecho" }]);
  });

  it("is sent to a place by clicking it, whatever it is to do there", () => {
    const action = (verb: string, place: string, box: string | null): LegalAction =>
      ({ action: `${verb} ${place}`, verb, pieces: [], place, box, card: null, mode: null, args: {} }) as LegalAction;
    const open = choices([
      action("to", "baleares", null),
      action("gunfire", "cadiz", "cadiz"),
      action("blockade", "cadiz", "cadiz"),
      { ...action("assign", "cartagena", null), pieces: ["libertad"] },
    ]);
    expect(open.boxes.get("baleares")).toHaveLength(1);
    expect(open.boxes.get("cadiz")?.map(({ verb }) => verb)).toEqual(["gunfire", "blockade"]);
    expect(open.boxes.has("cartagena")).toBe(false);
    expect(open.pieces.get("libertad")).toHaveLength(1);
  });
});

describe("the seas in words", () => {
  const t = (key: string, args: object = {}): string => [key, ...Object.values(args).map(String)].join(" ");
  const pieces = { nationalist: [], republican: [ship("libertad", { damaged: true, mission: "blockade" })] };
  const found = <T extends { id: string }>(list: T[], id: string): T => list.find((each) => each.id === id) as T;

  it("say who controls an area and which base is closed", () => {
    expect(areaText(found(data.areas, "baleares"), { control: "contested", marker: null }, pieces, t)).toMatch(
      /^area:baleares: page-sea-control contested\. side:republican: ship:libertad/,
    );
    expect(areaText(found(data.areas, "estrecho"), undefined, { nationalist: [], republican: [] }, t)).toContain("nobody");
    const base = found(data.bases, "ferrol");
    const empty = { nationalist: [], republican: [] };
    expect(baseText(base, { side: "nationalist", open: false }, empty, t)).toBe("base:ferrol, page-sea-base-closed");
    expect(baseText(base, { side: "nationalist", open: true }, empty, t)).toBe("base:ferrol");
  });

  it("say what a ship is out for, and that a port is blockaded", () => {
    expect(pieceText(pieces.republican[0] as Piece, t)).toBe("ship:libertad, page-sea-damaged, mission-blockade");
    const cadiz = found(data.boxes, "cadiz");
    expect(placeText(cadiz, { control: "nobody", marker: null }, pieces, t, { blockaded: ["nationalist"] })).toContain(
      "board-blockaded side:nationalist",
    );
  });

  it("say how many counters lie unseen", () => {
    expect(halfText("republican", [], t, 2)).toBe("side:republican: page-fog-covered 2");
  });
});

describe("fog of war", () => {
  it("tells how many lie covered in a box", () => {
    const fog = { covered: { nationalist: { burgos: 2 }, republican: {} }, dummies: { nationalist: 5, republican: null }, tops: {} };
    expect(coveredIn(fog, "burgos")).toEqual({ nationalist: 2, republican: 0 });
    expect(coveredIn(null, "burgos")).toEqual({ nationalist: 0, republican: 0 });
  });
});
