import type { Args, GameEvent, SideName, Value } from "../server/types";
import { enemyOf, SIDES } from "../sides/sides";

/** What came of a battle: by side the pieces that were destroyed, and how often it was hit. */
interface Toll {
  lost: Record<SideName, string[]>;
  hits: Record<SideName, number>;
}

/** What came of a battle, or of several: the sum of what its events say they cost. */
function tollOf(events: readonly GameEvent[]): Toll {
  const toll: Toll = { lost: { nationalist: [], republican: [] }, hits: { nationalist: 0, republican: 0 } };
  for (const event of events) {
    if (!event.side || !event.toll) continue;
    toll.hits[event.side] += event.toll.hits;
    if (event.toll.lost) toll.lost[event.side].push(String(event.args["piece"]));
  }
  return toll;
}

/** What came of a battle in a sentence, as a message: what one lost oneself and what the enemy did, or to others what each side did. */
export function outcome(place: string, events: readonly GameEvent[], viewer: SideName | null): { key: string; args: Args } {
  const { lost, hits } = tollOf(events);
  const [first, second] = viewer ? [viewer, enemyOf(viewer)] : (SIDES as [SideName, SideName]);
  const pieces = (side: SideName): Value => (lost[side].length ? lost[side] : null);
  const names = viewer ? ["own", "foe"] : ["nationalist", "republican"];
  const args = { place, [names[0] ?? ""]: pieces(first), taken: hits[first], [names[1] ?? ""]: pieces(second), dealt: hits[second] };
  return { key: viewer ? "battle-outcome" : "battle-outcome-of", args };
}
