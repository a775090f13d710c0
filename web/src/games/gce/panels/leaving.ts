/** A stack in hand is taken up anew: some stay where they are, or come along after all, or all march instead of moving. */

import type { HexAction, UnitId } from "../types";
import type { GceController } from "../controller.svelte";

/** Verbs that take a unit along with those in hand, or leave it on the way. */
const PARTS = new Set(["with", "drop"]);

/** The choice that takes a unit of the stack in hand along, or leaves it on the way; none where the stack has not gone yet. */
const partOf = (controller: GceController, unit: UnitId): HexAction | undefined =>
  controller.choices.find(({ verb, pieces }) => PARTS.has(verb) && pieces.includes(unit));

/** What a press on a unit of the stack in hand does: it is left behind, or taken along; null: nothing. */
export function leaving(controller: GceController, unit: UnitId): "leave" | "along" | null {
  const { selected } = controller.observation;
  if (!selected || !controller.session.mine || controller.session.at !== null) return null;
  const part = partOf(controller, unit);
  if (part) return part.verb === "drop" ? "leave" : "along";
  return selected.units.includes(unit) && selected.units.length > 1 && controller.held ? "leave" : null;
}

/** Leaves a unit of the stack in hand behind, or takes it along: the others are put down and taken up again without it. */
export async function leave(controller: GceController, unit: UnitId): Promise<void> {
  const { selected } = controller.observation;
  const part = partOf(controller, unit);
  if (part) return controller.act(part);
  if (!selected || leaving(controller, unit) === null) return;
  controller.pin(selected.hex, unit);
  await takeAnew(controller, selected.march ? "march" : "move", selected.units.filter((id) => id !== unit));
}

/** Puts what is in hand down and takes units up by a move or a march. */
export async function takeAnew(controller: GceController, verb: string, units: readonly UnitId[]): Promise<void> {
  if (await controller.putDown()) await controller.takeUp(controller.choices.filter((action) => action.verb === verb && action.pieces.some((id) => units.includes(id))));
}
