/** What a pressed mouse takes hold of: a counter, a whole stack, or a button that stands for one, to carry it to a place. */

import type { LegalAction } from "../../../kit/server/types";

/** Verbs that take something in hand, to be put down at a place. */
const LIFTS = new Set(["move", "assign", "ship", "recruit", "sail"]);
/** Verbs that take effect only where they are let go: a card is played there, or not at all. */
const PLAYS = new Set(["event"]);
/** What bears counters on the map, by their ids; the plate below a stack stands for all of them. */
const COUNTERS = "[data-pieces]";
const WHOLE = ".sum";
const BUTTON = "button.choice[data-action]";

/** What is pressed: a button, or counters, all of them or the first that can be carried. */
export interface Grip {
  button: string | undefined;
  ids: string[];
  whole: boolean;
}

export function gripOf(target: Element | null): Grip {
  return {
    button: target?.closest<HTMLElement>(BUTTON)?.dataset["action"],
    ids: target?.closest<HTMLElement>(COUNTERS)?.dataset["pieces"]?.split(" ") ?? [],
    whole: target?.closest(WHOLE) != null,
  };
}

/** The choices that take up what is pressed, one for each counter; none where there is nothing to be carried. */
export function lifted({ button, ids, whole }: Grip, legal: readonly LegalAction[]): LegalAction[] {
  const lifting = legal.filter(({ verb }) => LIFTS.has(verb) || (button && PLAYS.has(verb)));
  if (button) return lifting.filter(({ action }) => action === button);
  const each = ids.flatMap((id) => {
    const actions = lifting.filter(({ pieces }) => pieces.includes(id));
    return actions.length === 1 ? [{ id, action: actions[0] as LegalAction }] : [];
  });
  return each.slice(0, whole ? each.length : 1).map(({ action }) => action);
}

export const isCard = (action: LegalAction | undefined): boolean => action !== undefined && PLAYS.has(action.verb);
