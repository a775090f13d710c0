/** The printed map as path data: terrain, coast, water, rails, borders. Made once from the game's data. */

import type { Point } from "../../../kit/map/geometry";
import { hachures, smooth } from "../../../kit/map/curves";
import { chance, coast, meander, rounded, softened, trace } from "./drawing";
import {
  centre,
  chains,
  directionTo,
  edgeSides,
  hexId,
  hexPaths,
  neighbour,
  neighbours,
  outlines,
  round,
  side,
  WIDTH,
} from "./grid";
import type { HexFacts, HexId, MapFile, Terrain } from "../types";

export interface River {
  name: string;
  path: string;
  /** How far along its name begins, in per cent. */
  from: number;
}
export interface Ground {
  /** Europe's and Africa's dry land; the hexes of other countries, and of Spain. */
  land: string;
  islands: string;
  africa: string;
  abroad: string;
  home: string;
  fills: Record<Exclude<Terrain, "clear">, string>;
  mountains: string;
  roughs: string;
  reeds: string;
  grid: string;
  rivers: Record<"minor" | "major", string>;
  riverNames: River[];
  rails: string;
  borders: string;
  regions: string;
  towns: Point[];
  cities: (Point & { capital: boolean })[];
  /** Each with the way the water lies, as a unit vector. */
  ports: (Point & { dx: number; dy: number })[];
}

/** France beyond the printed grid, as runs of a row: the coast from the Pyrenees to the Rhône. */
const PROVENCE: readonly (readonly [row: number, from: number, to: number])[] = [[37, 28, 34], [38, 27, 34], [39, 27, 34], [40, 25, 34]];
/** The Balearics lie in the sea: drawn, not played. As corners on the sheet. */
const ISLANDS: readonly (readonly [number, number][])[] = [
  [[1646, 920], [1688, 886], [1722, 872], [1740, 894], [1762, 906], [1752, 944], [1728, 968], [1700, 950], [1676, 938], [1660, 946]],
  [[1836, 836], [1866, 830], [1900, 846], [1896, 862], [1860, 858]],
  [[1500, 1046], [1528, 1026], [1544, 1042], [1528, 1070], [1508, 1072]],
  [[1532, 1092], [1556, 1094], [1550, 1102]],
];

const AFRICA = new Set(["morocco", "tangier"]);

/** Land goes on beyond the printed grid: one more hex there keeps the coast out of the picture. */
function beyond(hexes: Set<HexId>, known: ReadonlySet<HexId>): Set<HexId> {
  const out = new Set(hexes);
  for (const hex of hexes) for (const next of neighbours(hex)) if (!known.has(next)) out.add(next);
  return out;
}

function shores(hexes: ReadonlySet<HexId>, out: number): string {
  return outlines(hexes)
    .map((loop) => trace(coast(loop, out), true))
    .join("");
}

/** Short parallel strokes here and there: rough ground. */
function roughness(hex: HexId): string {
  const { x, y } = centre(hex);
  let text = "";
  const spots: [number, number][] = [[-21, -8], [-9, -27], [13, -19], [24, 2], [9, 15], [-12, 10], [-24, 17], [3, 31], [22, 21], [1, -6]];
  spots.forEach(([dx, dy], n) => {
    const [sx, sy] = [x + dx + 3.5 * chance(x, y, n), y + dy + 3.5 * chance(y, x, n + 40)];
    const strokes = 2 + (n % 2);
    for (let i = 0; i < strokes; i++) {
      const length = 5.5 + 2 * chance(sx, sy, i);
      text += `M${round(sx + i * 3.4)} ${round(sy + 0.8 * i)}l${round(-0.55 * length)} ${round(0.85 * length)}`;
    }
  });
  return text;
}

/** Reeds over lines of water. */
function marsh(hex: HexId): string {
  const { x, y } = centre(hex);
  let text = "";
  const spots: [number, number][] = [[-20, -10], [2, -22], [20, -4], [-6, 4], [-22, 18], [8, 20], [24, 16], [0, 33], [-10, -30]];
  spots.forEach(([dx, dy], n) => {
    const [sx, sy] = [x + dx + 2 * chance(x, y, n), y + dy + 2 * chance(y, x, n)];
    text += `M${round(sx - 6)} ${round(sy)}h12M${round(sx - 3)} ${round(sy + 2.6)}h8`;
    text += `M${round(sx)} ${round(sy - 1)}v-7M${round(sx - 2.6)} ${round(sy - 1)}l-2-5.4M${round(sx + 2.6)} ${round(sy - 1)}l2-5.4`;
  });
  return text;
}

/** A crest through each mountain hex, running on into the mountains beside it. */
function crests(mountains: ReadonlySet<HexId>): string {
  let text = "";
  for (const hex of mountains) {
    const at = centre(hex);
    const beside = neighbours(hex).filter((next) => mountains.has(next));
    const ends = beside.map((next) => {
      const to = centre(next);
      return { x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 };
    });
    const lean = 9 * chance(at.x, at.y, 5);
    const alone: Point[] = [{ x: at.x - 24, y: at.y + lean }, { x: at.x + 24, y: at.y - lean }];
    const [first, ...others] = ends.length ? ends : alone;
    const middle = { x: at.x + 5 * chance(at.x, at.y, 1), y: at.y + 5 * chance(at.x, at.y, 2) };
    const away = first ?? middle;
    const last = others[0] ?? { x: 2 * at.x - away.x, y: 2 * at.y - away.y };
    text += hachures([away, middle, last], 23, 4.6);
    for (const other of others.slice(1)) text += hachures([middle, other], 17, 4.6);
    for (const n of [0, 1]) {
      const spur = { x: at.x + 24 * chance(at.x, at.y, 11 + n), y: at.y + (n ? 25 : -25) };
      text += hachures([{ x: spur.x - 9, y: spur.y + 2 }, { x: spur.x + 9, y: spur.y - 2 }], 9, 4.2);
    }
  }
  return text;
}

/** The side two neighbours share. */
export function between(a: HexId, b: HexId): [Point, Point] | null {
  const direction = directionTo(a, b);
  return direction < 0 ? null : side(a, direction);
}

const sides = (pairs: readonly (readonly [HexId, HexId])[]): [Point, Point][] =>
  pairs.flatMap(([a, b]) => {
    const edge = between(a, b);
    return edge ? [edge] : [];
  });

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => sum + (i ? Math.hypot(p.x - (line[i - 1] as Point).x, p.y - (line[i - 1] as Point).y) : 0), 0);

/** The longest stretch of a named river, read from west to east. */
function named(rivers: MapFile["rivers"]): River[] {
  const byName = new Map<string, [HexId, HexId][]>();
  for (const { between: pair, rivers: names } of rivers) {
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), pair]);
  }
  const found: River[] = [];
  for (const [name, pairs] of byName) {
    const line = chains(sides(pairs)).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
    if (lengthOf(line) < 4.5 * WIDTH || /[- ]/.test(name)) continue;
    const ends = [line[0] as Point, line[line.length - 1] as Point] as const;
    const read = ends[0].x > ends[1].x ? [...line].reverse() : line;
    found.push({ name, path: trace(smooth(softened(rounded(read, false), 6), 4)), from: name.length > 6 ? 22 : 34 });
  }
  return found;
}

/** Everything under the game, drawn from the data. */
export function ground(map: MapFile): Ground {
  const home = new Map(map.hexes.map((hex) => [hex.id, hex]));
  const foreign = map.outside.filter(({ country }) => country !== "sea");
  const africa = new Set(foreign.filter(({ country }) => AFRICA.has(country)).flatMap(({ hexes }) => hexes));
  const europe = new Set([...home.keys(), ...foreign.filter(({ country }) => !AFRICA.has(country)).flatMap(({ hexes }) => hexes)]);
  const known = new Set([...home.keys(), ...map.outside.flatMap(({ hexes }) => hexes)]);
  const of = (terrain: Terrain): HexId[] => map.hexes.filter((hex) => hex.terrain === terrain).map(({ id }) => id);
  const mountains = new Set(of("mountain"));

  const inner: [HexId, HexId][] = [];
  const regions: [HexId, HexId][] = [];
  const borders: [HexId, HexId][] = [];
  for (const hex of map.hexes) {
    for (const direction of [0, 1, 2, 3, 4, 5]) {
      const id = neighbour(hex.id, direction);
      const other = home.get(id);
      if (other && direction < 3) {
        inner.push([hex.id, id]);
        if (other.region !== hex.region) regions.push([hex.id, id]);
      } else if (!other && europe.has(id)) borders.push([hex.id, id]);
    }
  }
  const rails = new Map<string, [Point, Point]>();
  for (const { hexes } of map.railways) {
    hexes.forEach((hex, i) => {
      const next = hexes[i + 1];
      if (next) rails.set([hex, next].sort().join(), [centre(hex), centre(next)]);
    });
  }
  const flow = (size: "minor" | "major"): string => {
    const wanted = map.rivers.filter((river) => river.size === size).map((river) => river.between);
    return chains(sides(wanted))
      .map((line) => trace(smooth(meander(line, 4.5), 4)))
      .join("");
  };
  const main = beyond(europe, known);
  for (const [row, from, to] of PROVENCE) for (let column = from; column <= to; column++) main.add(hexId(row, column));
  const islands = ISLANDS.map((island) => trace(coast(island.map(([x, y]) => ({ x, y })), 2, 2), true)).join("");
  return {
    land: shores(main, 3.5),
    islands,
    africa: shores(beyond(africa, known), -9),
    abroad: hexPaths([...europe].filter((hex) => !home.has(hex))),
    home: hexPaths(home.keys()),
    fills: { rough: hexPaths(of("rough"), -0.3), mountain: hexPaths(mountains, -0.3), marsh: hexPaths(of("marsh"), -0.3) },
    mountains: crests(mountains),
    roughs: of("rough").map(roughness).join(""),
    reeds: of("marsh").map(marsh).join(""),
    grid: gridLines(new Set(home.keys()), inner),
    rivers: { minor: flow("minor"), major: flow("major") },
    riverNames: named(map.rivers),
    rails: chains([...rails.values()]).map((line) => trace(smooth(line, 5))).join(""),
    borders: chains(sides(borders)).map((line) => trace(line)).join(""),
    regions: chains(sides(regions)).map((line) => trace(line)).join(""),
    towns: map.hexes.filter(({ settlement }) => settlement === "town").map(({ id }) => centre(id)),
    cities: map.hexes
      .filter(({ settlement }) => settlement === "city")
      .map(({ id, capital }) => ({ ...centre(id), capital: capital ?? false })),
    ports: map.hexes.filter(({ port }) => port).map((hex) => seaward(hex, known, europe)),
  };
}

function gridLines(home: ReadonlySet<HexId>, inner: readonly [HexId, HexId][]): string {
  const all = [...sides(inner), ...edgeSides(home)];
  return all.map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join("");
}

function seaward({ id }: HexFacts, known: ReadonlySet<HexId>, europe: ReadonlySet<HexId>): Ground["ports"][number] {
  const at = centre(id);
  let [dx, dy] = [0, 0];
  for (const next of neighbours(id)) {
    if (europe.has(next) || !known.has(next)) continue;
    const to = centre(next);
    dx += to.x - at.x;
    dy += to.y - at.y;
  }
  const length = Math.hypot(dx, dy) || 1;
  return { ...at, dx: dx / length, dy: dy / length };
}

