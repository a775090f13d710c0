import { HEADINGS } from "../session/log";
import type { GameEvent, Told } from "../server/types";

/** What was wanted, each once, in the order in which it was said. */
export function eachOnce(told: readonly Told[]): Told[] {
  const found = new Map<string, Told>();
  for (const one of told) {
    const said = JSON.stringify([one.turn, one.side, one.reason]);
    if (!found.has(said)) found.set(said, one);
  }
  return [...found.values()];
}

/** What is new in what may be told, and names something: of the last turn told of, after the choice read up to. */
export function latest(told: readonly Told[], read: number): Told[] {
  const fresh = told.filter(({ choice, reason }) => choice > read && Object.keys(reason.args).length > 0);
  const turn = Math.max(...fresh.map(({ turn }) => turn));
  return eachOnce(fresh.filter((one) => one.turn === turn));
}

/** So many sentences say what a turn was about. */
const FEW = 2;

/** What a turn was about, the weightiest first, and all other reasons. Where none says that, the first speaks for all. */
export function withGist(told: readonly Told[]): { gist: Told[]; rest: Told[] } {
  const whole = told.filter(({ gist }) => gist !== null).sort((a, b) => a.gist! - b.gist!);
  const gist = whole.length ? whole.slice(0, FEW) : told.slice(0, 1);
  return { gist, rest: told.filter((one) => !gist.includes(one)) };
}

/** The reasons to be read before each event of a log, and those to be read after it, where only a heading follows. */
export function beside(log: readonly GameEvent[], told: readonly Told[]): { before: Map<GameEvent, Told[]>; after: Map<GameEvent, Told[]> } {
  const before = new Map<GameEvent, Told[]>();
  const after = new Map<GameEvent, Told[]>();
  let i = 0;
  for (const one of [...told].sort((a, b) => a.choice - b.choice)) {
    while (i < log.length && log[i]!.n < one.choice) i++;
    const event = log[i];
    const last = log[i - 1];
    if (event && !HEADINGS.has(event.kind)) before.set(event, [...(before.get(event) ?? []), one]);
    else if (last) after.set(last, [...(after.get(last) ?? []), one]);
  }
  return { before, after };
}
