import type { Args, LegalAction } from "../server/types";

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

/** Whether a stop answers only the question asked. It has its own place: what ends more never stands there. */
export const isAnswer = ({ ends }: LegalAction): boolean => ends === "question";

/** Whether an action ends something: it stands in the prompt bar, always in the same place. */
export const isStop = ({ ends }: LegalAction): boolean => ends !== undefined;

export function stops(legal: LegalAction[]): LegalAction[] {
  return legal.filter(isStop);
}

/** Everything else, gathered by verb, in the order the game gives. */
export function groups(legal: LegalAction[]): ChoiceGroup[] {
  const byVerb = new Map<string, LegalAction[]>();
  for (const action of legal) {
    if (isStop(action)) continue;
    const known = byVerb.get(action.verb);
    if (known) known.push(action);
    else byVerb.set(action.verb, [action]);
  }
  return [...byVerb].map(([verb, actions]) => ({ verb, actions }));
}

/** What a choice is called: the catalogue's words, with the place unless they or the battle tell it, and the movement points it costs. */
export function label(
  action: LegalAction,
  t: (termOrKey: string, args?: Args) => string,
  battle: string | null = null,
): string {
  const words = t(`action-${action.verb}`, action.args);
  const term = action.args["box"];
  const place = typeof term === "string" && (action.place ?? action.box) !== battle ? t(term) : "";
  const told = !place || words.includes(place) ? words : `${words} · ${place}`;
  return withCost(action, told, t);
}

function withCost(action: LegalAction, told: string, t: (termOrKey: string, args?: Args) => string): string {
  return action.cost === undefined ? told : `${told} · ${t("action-cost", { cost: action.cost })}`;
}

/** The place that an action names, and what going there costs. */
function whereTo(action: LegalAction, t: (termOrKey: string, args?: Args) => string): string | null {
  const term = action.args["box"];
  return typeof term === "string" ? withCost(action, t(term), t) : null;
}

/** What an action is called, and what follows it in the same act, such as where the unit goes. */
export const labels = (first: LegalAction, then: LegalAction[], t: (termOrKey: string, args?: Args) => string): string =>
  then.reduce(
    (told, action) => t("act", { first: told, begun: first.verb, verb: action.verb, then: label(action, t), box: whereTo(action, t), piece: action.args["piece"] ?? null }),
    label(first, t),
  );

/** Several acts in one line, each told as a whole. */
export const acts = (list: LegalAction[][], t: (termOrKey: string, args?: Args) => string): string =>
  list.map(([first, ...then]) => (first ? labels(first, then, t) : "")).join("; ");
