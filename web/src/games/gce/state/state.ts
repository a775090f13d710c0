/** What has befallen a unit, in words. */

import type { Translate } from "../../../kit/words/words";
import type { SupplyLine } from "../types";
import type { Face } from "../units/units";

/** The states of a unit that are worth saying; nothing for a fresh one. */
export function stateWords({ unit, reduced }: Face, t: Translate): string[] {
  const said: [boolean, string][] = [
    [reduced, "reduced"],
    [unit.supplied === false, "unsupplied"],
    [unit.moved, "moved"],
    [unit.strategic, "strategic"],
    [unit.fought, "fought"],
    [unit.used, "used"],
  ];
  const words = said.flatMap(([holds, key]) => (holds ? [t(`page-gce-map-${key}`)] : []));
  return unit.where === "returning" ? [...words, t("page-gce-is-returning", { turn: unit.enters })] : words;
}

/** The line of supply of a unit in a hex, in a sentence: from where, how many hexes off, or why there is none. */
export function supplyWords(line: SupplyLine, hex: string, t: Translate): string {
  if (!line.supplied) return line.why ? t("page-gce-supply-none-why", { why: t(line.why.key, line.why.args) }) : t("page-gce-supply-none");
  if (line.source === null) return t("page-gce-supply");
  const count = line.source === hex ? 0 : line.path.length + 1;
  return t("page-gce-supply-from", { hex: `hex:${line.source}`, count });
}
