import type { GameEvent, SideName } from "../server/types";
import { SIDES } from "../sides/sides";
import type { SummaryLine } from "./frames";

/** How one side's gain looks to a viewer; to a spectator nothing is won or lost. */
export function markFor(viewer: SideName | null, gained: SideName): SummaryLine["mark"] {
  if (viewer === null) return "turned";
  return viewer === gained ? "won" : "lost";
}

/** A line for each side but the viewer's own of how often some kinds of events happened. */
export function counted(viewer: SideName | null, events: readonly GameEvent[], kinds: ReadonlySet<string>, key: string): SummaryLine[] {
  return SIDES.filter((side) => side !== viewer).flatMap((side): SummaryLine[] => {
    const count = events.filter((event) => event.side === side && kinds.has(event.kind)).length;
    return count ? [{ mark: "other", key, args: { side: `side:${side}`, count }, place: null, n: null }] : [];
  });
}

/** Things in groups, in the order in which the groups come up. */
export function grouped<T>(things: readonly T[], by: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(by(thing));
    if (group) group.push(thing);
    else groups.set(by(thing), [thing]);
  }
  return [...groups.values()];
}
