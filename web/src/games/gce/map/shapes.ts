/** What lies over the map, as lines and areas. The facts are the server's; only their drawing is here. */

import type { Point } from "../../../kit/map/geometry";
import { trace } from "./drawing";
import { between } from "./ground";
import { centre, chains, DIRECTIONS, edgeSides, hexPaths, neighbour, round, side } from "./grid";
import type { HexBattle, HexId, HexObservation, StaticData, Overlays, SupplyOverlay, UnitId } from "../types";

/** Joined lines along the sides between pairs of hexes. */
export function seams(pairs: readonly (readonly [HexId, HexId])[]): string {
  const edges = pairs.flatMap(([a, b]) => {
    const edge = between(a, b);
    return edge ? [edge] : [];
  });
  return chains(edges).map((line) => trace(line)).join("");
}

/** The line around a set of hexes. */
export const rim = (hexes: ReadonlySet<HexId>): string => chains(edgeSides(hexes)).map((line) => trace(line)).join("");

/** Pairs of neighbours of which each side holds one. */
export function parting(control: HexObservation["control"]): [HexId, HexId][] {
  const others = new Set(control.republican);
  return control.nationalist.flatMap((hex) =>
    DIRECTIONS.map((direction) => neighbour(hex, direction))
      .filter((next) => others.has(next))
      .map((next): [HexId, HexId] => [hex, next]),
  );
}

export interface Mark extends Point {
  key: string;
  text: string;
  kind: string;
}

/** The cost of every hex a unit may reach. */
export function reachMarks(reach: NonNullable<Overlays["reach"]>): Mark[] {
  const marks = (hexes: typeof reach.hexes, kind: string): Mark[] =>
    Object.entries(hexes).map(([hex, { cost, halt }]) => ({
      ...centre(hex),
      key: kind + hex,
      text: String(cost),
      kind: halt ? `${kind} halt` : kind,
    }));
  return [...marks(reach.hexes, "walk"), ...marks(reach.march ?? {}, "march")];
}

export interface Strand {
  key: string;
  path: string;
  supplied: boolean;
}

/** A line from each unit to its source, slightly apart where several take the same way. */
export function strands(supply: SupplyOverlay, at: ReadonlyMap<UnitId, HexId>): Strand[] {
  const seen = new Set<string>();
  return Object.entries(supply.units).flatMap(([unit, { supplied, path, source }]) => {
    const from = at.get(unit);
    if (!from || !supplied) return [];
    const way = [from, ...path.filter((hex) => hex !== from)];
    if (source && way[way.length - 1] !== source) way.push(source);
    const key = way.join();
    if (seen.has(key) || way.length < 2) return [];
    seen.add(key);
    return [{ key, path: trace(way.map(centre)), supplied }];
  });
}

/** The hexes whose units are out of supply. */
export const cutOff = (supply: SupplyOverlay, at: ReadonlyMap<UnitId, HexId>): HexId[] => [
  ...new Set(Object.entries(supply.units).flatMap(([unit, { supplied }]) => (supplied ? [] : (at.get(unit) ?? [])))),
];

export interface Arrival extends Point {
  hex: HexId;
  turn: number;
  count: number;
}

/** Where units will come in: by hex the soonest turn, and how many come then. */
export function arrivalMarks(arrivals: NonNullable<Overlays["arrivals"]>): Arrival[] {
  const byHex = new Map<HexId, Arrival>();
  for (const { turn, hexes } of arrivals) {
    for (const hex of hexes) {
      const known = byHex.get(hex);
      if (!known || turn < known.turn) byHex.set(hex, { ...centre(hex), hex, turn, count: 1 });
      else if (turn === known.turn) known.count += 1;
    }
  }
  return [...byHex.values()];
}

/** An arrow from a hex across the side of its neighbour; it leaves the height of the stack there to be read. */
export function thrust(from: HexId, to: HexId): string {
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside: number): string => `${round(a.x + ux * along - uy * aside)} ${round(a.y + uy * along + ux * aside)}`;
  const tip = length - 32;
  return `M${at(15, 5)}L${at(tip - 11, 5)}L${at(tip - 11, 11)}L${at(tip, 0)}L${at(tip - 11, -11)}L${at(tip - 11, -5)}L${at(15, -5)}z`;
}

/** The arrows of a battle, one from each hex that takes part. */
export function thrusts(battle: HexBattle | null, at: ReadonlyMap<UnitId, HexId>): string {
  if (!battle) return "";
  const hexes = new Set(battle.attackers.flatMap((unit) => at.get(unit) ?? []));
  return [...hexes].filter((hex) => hex !== battle.hex).map((hex) => thrust(hex, battle.hex)).join("");
}

/** A wall with merlons just inside a hex's sides. */
export function wall(hex: HexId): string {
  const at = centre(hex);
  let text = "";
  for (const direction of DIRECTIONS) {
    const [a, b] = side(hex, direction);
    const inward = (p: Point, share: number): Point => ({ x: at.x + (p.x - at.x) * share, y: at.y + (p.y - at.y) * share });
    for (let i = 0; i < 5; i++) {
      const [p, q] = [(i + 0.28) / 5, (i + 0.72) / 5].map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
      if (!p || !q) continue;
      const [p1, q1, q2, p2] = [inward(p, 0.93), inward(q, 0.93), inward(q, 0.84), inward(p, 0.84)];
      text += trace([p1, q1, q2, p2], true);
    }
  }
  return text + hexPaths([hex], 3);
}

export interface Fort extends Point {
  hex: HexId;
  name: string;
  state: "incomplete" | "intact" | "aborted" | "cancelled" | "destroyed";
  path: string;
}

/** The fortified hexes of the map with their state. */
export function forts(data: StaticData, observation: HexObservation): Fort[] {
  const gone = new Set(observation.destroyed);
  return data.map.fortified_lines.flatMap((line) =>
    line.hexes.map((hex) => ({
      ...centre(hex),
      hex,
      name: line.name,
      state: gone.has(hex) ? ("destroyed" as const) : (observation.lines[line.id] ?? "incomplete"),
      path: wall(hex),
    })),
  );
}

export interface Badge extends Point {
  hex: HexId;
  value: number;
  holder: "nationalist" | "republican";
}

/** The morale hexes, each in the colours of who holds it. */
export function badges(data: StaticData, control: HexObservation["control"]): Badge[] {
  const held = new Set(control.nationalist);
  return data.map.morale.map(({ hex, value }) => {
    const { x, y } = centre(hex);
    return { hex, value, x, y: y - 31, holder: held.has(hex) ? "nationalist" : "republican" };
  });
}

/** A path in absolute commands, made smaller and put elsewhere. */
export function placed(path: string, scale: number, x: number, y: number): string {
  return path.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const upright = (i: number): boolean => command === "V" || (command !== "H" && i % 2 === 1);
    return command + numbers.map((number, i) => round(Number(number) * scale + (upright(i) ? y : x))).join(" ");
  });
}
