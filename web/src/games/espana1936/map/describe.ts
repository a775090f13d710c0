/** The board in words, for those who hear it and for those who point at it. */

import { signed } from "../../../kit/words/numbers";
import type { SideName } from "../../../kit/server/types";
import type { Area, Base, BoxState, Piece } from "../types";
import type { Translate } from "../../../kit/words/words";
import type { Box, NavalBase, SeaArea } from "./data";

/** The term that names a counter in the catalogue. */
export const termOf = (piece: Piece): string =>
  piece.kind === "troop" ? `troop:${piece.side}:${piece.type}:${piece.strength}` : `${piece.kind}:${piece.id}`;

/** What a counter is worth, in words: a troop's strength is in its name. */
function worth(piece: Piece, t: Translate): string[] {
  return [
    ...(piece.kind === "plane" ? [t("page-in-hand-dice", { count: piece.dice })] : []),
    ...("drm" in piece && piece.drm ? [t("page-in-hand-drm", { drm: signed(piece.drm) })] : []),
  ];
}

/** A counter with what it is worth and what has befallen it: "Communist militia 2, −1 to one die, used". */
export function pieceText(piece: Piece, t: Translate): string {
  const words = [t(termOf(piece)), ...worth(piece, t)];
  if (piece.used) words.push(t("board-used"));
  if ("moved" in piece && piece.moved) words.push(t("board-moved"));
  if ("supplied" in piece && piece.supplied === false) words.push(t("board-unsupplied"));
  if ("damaged" in piece && piece.damaged) words.push(t("page-sea-damaged"));
  if ("mission" in piece && piece.mission) words.push(t(`mission-${piece.mission}`));
  return words.join(", ");
}

/** How some counters look, and why: the signs of what has befallen them. */
export function signsText(pieces: readonly Piece[], t: Translate): string {
  const signs = [
    ...(pieces.some(({ used }) => used) ? ["used"] : []),
    ...(pieces.some((piece) => "moved" in piece && piece.moved) ? ["moved"] : []),
    ...(pieces.some((piece) => "supplied" in piece && piece.supplied === false) ? ["cut"] : []),
  ];
  return signs.map((sign) => t(`page-signs-${sign}`)).join(" ");
}

/** One side's counters in a place, and how many lie unseen below them. */
export const halfText = (side: SideName, pieces: readonly Piece[], t: Translate, covered = 0): string => {
  const words = pieces.map((piece) => pieceText(piece, t));
  if (covered) words.push(t("page-fog-covered", { count: covered }));
  return `${t(`side:${side}`)}: ${words.join("; ")}`;
};

const SIDES = ["nationalist", "republican"] as const;
type Both<T> = Record<SideName, T>;

/** Who is there, a sentence for each side; `covered` counters of a side lie unseen under its top one. */
function presence(pieces: Both<readonly Piece[]>, covered: Both<number>, t: Translate): string[] {
  return SIDES.filter((side) => pieces[side].length > 0 || covered[side] > 0).map((side) =>
    halfText(side, pieces[side], t, covered[side]),
  );
}

const NONE = { nationalist: 0, republican: 0 };

/** A place: its name, what it is, who holds it, who is there and off its coast. */
export function placeText(
  box: Box,
  state: BoxState | undefined,
  pieces: Both<readonly Piece[]>,
  t: Translate,
  more: { covered?: Both<number>; blockaded?: SideName[] } = {},
): string {
  const facts = [t(`box:${box.id}`)];
  if (box.objective) facts.push(t("board-objective"));
  if (box.port) facts.push(t("board-port"));
  if (state?.control === "contested") facts.push(t("board-contested"));
  else if (state?.control && state.control !== "nobody") facts.push(t("board-held", { side: `side:${state.control}` }));
  for (const side of more.blockaded ?? []) facts.push(t("board-blockaded", { side: `side:${side}` }));
  return [facts.join(", "), ...presence(pieces, more.covered ?? NONE, t)].join(". ");
}

/** A sea area: its name, who controls it, who is there. */
export function areaText(area: SeaArea, state: Area | undefined, pieces: Both<readonly Piece[]>, t: Translate): string {
  const control = t("page-sea-control", { state: state?.control ?? "nobody" });
  return [`${t(`area:${area.id}`)}: ${control}`, ...presence(pieces, NONE, t)].join(". ");
}

/** A naval base: its name, whether it works, which ships lie there. */
export function baseText(base: NavalBase, state: Base | undefined, pieces: Both<readonly Piece[]>, t: Translate): string {
  const closed = state && !state.open ? `, ${t("page-sea-base-closed")}` : "";
  return [`${t(`base:${base.id}`)}${closed}`, ...presence(pieces, NONE, t)].join(". ");
}
