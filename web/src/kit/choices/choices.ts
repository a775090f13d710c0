import type { Args, LegalAction } from "../server/types";

/** Verbs that end something: they stand in the prompt bar, always in the same place. */
const STOPS = new Set(["done", "pass", "no-card", "decline-all", "accept", "forfeit", "none", "stay"]);

export const ends = (verb: string): boolean => STOPS.has(verb);

export interface ChoiceGroup {
  verb: string;
  actions: LegalAction[];
}

/** Groups as rows: those of a single choice stand side by side. */
export function rows(found: ChoiceGroup[]): LegalAction[][] {
  const list: LegalAction[][] = [];
  let singles: LegalAction[] | null = null;
  for (const { actions } of found) {
    if (actions.length > 1) {
      list.push(actions);
      singles = null;
    } else if (singles) singles.push(...actions);
    else list.push((singles = [...actions]));
  }
  return list;
}

/** Verbs that answer the question asked and nothing more; the other stops end a phase, or several questions at once. */
const ANSWERS = new Set(["pass", "no-card", "accept", "none", "stay"]);

/** Whether a stop answers only the question asked. It has its own place: what ends more never stands there. */
export const isAnswer = ({ verb }: LegalAction): boolean => ANSWERS.has(verb);

/** Whether an action ends something: it stands in the prompt bar. */
export const isStop = ({ verb }: LegalAction): boolean => ends(verb);

export function stops(legal: LegalAction[]): LegalAction[] {
  return legal.filter(isStop);
}

/** Everything else, gathered by verb, in the order the game gives. */
export function groups(legal: LegalAction[]): ChoiceGroup[] {
  const byVerb = new Map<string, LegalAction[]>();
  for (const action of legal) {
    if (STOPS.has(action.verb)) continue;
    const known = byVerb.get(action.verb);
    if (known) known.push(action);
    else byVerb.set(action.verb, [action]);
  }
  return [...byVerb].map(([verb, actions]) => ({ verb, actions }));
}

/** The term of a place: a hex is four digits, any other place has a name of its own. */
function termOf(place: string): string {
  return /^\d{4}$/.test(place) ? `hex:${place}` : `box:${place}`;
}

/** What a choice is called: the catalogue's words, with the place unless they or the battle tell it, and the movement points it costs. */
export function label(
  action: LegalAction,
  t: (termOrKey: string, args?: Args) => string,
  battle: string | null = null,
): string {
  const words = t(`action-${action.verb}`, action.args);
  const term = action.box ? termOf(action.box) : action.place ? action.args["box"] : null;
  const place = typeof term === "string" && (action.place ?? action.box) !== battle ? t(term) : "";
  const told = !place || words.includes(place) ? words : `${words} · ${place}`;
  return action.cost === undefined ? told : `${told} · ${t("action-cost", { cost: action.cost })}`;
}

/** What an action is called, and what follows it in the same act, such as where the unit goes. */
export const labels = (first: LegalAction, then: LegalAction[], t: (termOrKey: string, args?: Args) => string): string =>
  [first, ...then].map((action) => label(action, t)).join(" → ");
