/** The pieces of the data as the board shows them. */

import type { Bench } from "../../../kit/workshop/bench.svelte";
import { isObject, type JsonObject } from "../../../kit/workshop/corrections";
import type { SideName } from "../../../kit/server/types";
import type { Observation, Piece, ShipClass } from "../types";

const number = (row: JsonObject, key: string): number => Number(row[key] ?? 0);
const sideOf = (row: JsonObject): SideName => (row["side"] === "nationalist" ? "nationalist" : "republican");
const text = (row: JsonObject, key: string): string => String(row[key] ?? "");
const idle = { used: false, moved: false } as const;

/** The facts that the board draws. */
export const boardFacts = (bench: Bench): Record<string, unknown> =>
  Object.fromEntries(["map", "pieces", "naval", "board"].map((name) => [name, bench.files[`${name}.json`]]));

export type Kind = "general" | "plane" | "tank" | "ship";

/** The modifier of a troop type. */
export function drmOf(bench: Bench, side: string, type: string): number {
  const row = bench.listAt("pieces.json/troop_types").find((one) => isObject(one) && one["side"] === side && one["id"] === type);
  return isObject(row) ? number(row, "drm") : 0;
}

export const troop = (id: string, side: SideName, type: string, strength: number, drm: number, box = ""): Piece => ({ id, kind: "troop", side, type, strength, drm, where: "map", box, supplied: true, ...idle });

/** A piece of its own as its row prints it, perhaps in a box. */
export function pieceOf(kind: Kind, row: JsonObject, box: string | null = null): Piece {
  const common = { id: text(row, "id"), side: sideOf(row), drm: number(row, "drm"), where: box === null ? ("mat" as const) : ("map" as const), box, ...idle };
  if (kind === "general") return { ...common, kind };
  if (kind === "tank") return { ...common, kind, supplied: true };
  if (kind === "plane") return { ...common, kind, dice: number(row, "dice"), place: null, mission: null };
  return { ...common, kind, cls: text(row, "cls") as ShipClass, dice: number(row, "dice"), gun_dice: number(row, "gun_dice"), gun_drm: number(row, "gun_drm"), place: box, mission: null, damaged: false };
}

const GROUPS: [Exclude<Kind, "ship">, string][] = [["general", "generals"], ["plane", "planes"], ["tank", "tanks"]];

/** What begins in boxes by a set-up: troops by their number in it, the rest by their ids. */
export function setUpPieces(bench: Bench, file: string): Piece[] {
  const troops = bench.listAt(`${file}/troops`).flatMap((row, i) =>
    isObject(row) ? [troop(`troop-${i}`, sideOf(row), text(row, "type"), number(row, "strength"), drmOf(bench, sideOf(row), text(row, "type")), text(row, "box"))] : [],
  );
  const others = GROUPS.flatMap(([kind, list]) => {
    const rows = new Map(bench.listAt(`pieces.json/${list}`).filter(isObject).map((row) => [text(row, "id"), row]));
    return Object.entries(bench.objectAt(`${file}/${list}`)).flatMap(([id, place]) => {
      const row = rows.get(id);
      const box = isObject(place) && typeof place["box"] === "string" ? place["box"] : null;
      return row && box !== null ? [pieceOf(kind, row, box)] : [];
    });
  });
  return [...troops, ...others];
}

/** Where a piece of a set-up stands in the data. */
export function placeOfPiece(file: string, piece: Piece): string {
  const list = GROUPS.find(([kind]) => kind === piece.kind)?.[1];
  return list ? `${file}/${list}/${piece.id}` : `${file}/troops`;
}

/** An observation with other pieces on the board, and whoever stands or has a marker in a box holding it. */
export function shownWith(opening: Observation, pieces: Piece[], markers: { side: SideName; box: string }[]): Observation {
  const boxes = Object.fromEntries(
    Object.keys(opening.boxes).map((box) => {
      const there = new Set(pieces.flatMap((piece) => (piece.kind === "troop" && piece.box === box ? [piece.side] : [])));
      const marker = markers.find((one) => one.box === box)?.side ?? null;
      const control = there.size > 1 ? ("contested" as const) : ([...there][0] ?? marker ?? ("nobody" as const));
      return [box, { control, marker: there.size ? null : marker }];
    }),
  );
  return { ...opening, pieces, boxes, naval: null, selected: null, battle: null, event_card: null };
}
