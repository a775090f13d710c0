/** What lies on the bench, and the steps between two states of it: what is undone, and kept with a set. */

import { differences, inverse, laid, type Change, type Files } from "./corrections";

/** All that can be undone. */
export interface Draft {
  files: Files;
  name: string;
  source: string;
  /** The things that the owner has compared with the box, by their places. */
  compared: ReadonlySet<string>;
}

/** What is otherwise after a step than before it. */
export interface Step {
  changes?: Change[];
  name?: [was: string, now: string];
  source?: [was: string, now: string];
  ticked?: string[];
  unticked?: string[];
}

/** The step from one draft to another. */
export function stepBetween(before: Draft, after: Draft): Step {
  const changes = before.files === after.files ? [] : differences(after.files, before.files);
  const ticked = before.compared === after.compared ? [] : [...after.compared].filter((one) => !before.compared.has(one));
  const unticked = before.compared === after.compared ? [] : [...before.compared].filter((one) => !after.compared.has(one));
  return {
    ...(changes.length ? { changes } : {}),
    ...(before.name === after.name ? {} : { name: [before.name, after.name] }),
    ...(before.source === after.source ? {} : { source: [before.source, after.source] }),
    ...(ticked.length ? { ticked } : {}),
    ...(unticked.length ? { unticked } : {}),
  };
}

export const isStill = (step: Step): boolean => Object.keys(step).length === 0;

/** The step that takes another back. */
export const backwards = ({ changes, name, source, ticked, unticked }: Step): Step => ({
  ...(changes ? { changes: changes.map(inverse).reverse() } : {}),
  ...(name ? { name: [name[1], name[0]] } : {}),
  ...(source ? { source: [source[1], source[0]] } : {}),
  ...(unticked ? { ticked: unticked } : {}),
  ...(ticked ? { unticked: ticked } : {}),
});

/** A draft after a step; null where it is not as the step found it. */
export function stepped(draft: Draft, { changes = [], name, source, ticked = [], unticked = [] }: Step): Draft | null {
  const { files, conflicts } = laid(draft.files, changes);
  if (conflicts.length) return null;
  const compared = ticked.length || unticked.length ? new Set([...draft.compared, ...ticked].filter((one) => !unticked.includes(one))) : draft.compared;
  return { files, name: name?.[1] ?? draft.name, source: source?.[1] ?? draft.source, compared };
}
