import type { Args, OrderForm, OrderRule, OrderThing, OrderView } from "../server/types";

/** What an order does and when it ends, as one line. */
export const inWords = (words: OrderView["words"], t: (key: string, args?: Args) => string): string =>
  words.map(({ key, args }) => t(key, args)).join(" · ");

/** An order that is being written: what of a form was chosen. */
export interface Draft {
  /** Which of the form's choices. */
  choice: number;
  first: string[];
  row: string[];
  keep: string[];
  place: string[];
  unless: string[];
  turn: number | null;
  times: number | null;
  attacked: string[];
  lost: string[];
}

/** An order as its form offers it, nothing chosen yet. */
export function begun(form: OrderForm): Draft {
  const turn = form.choices[0]?.rule.until?.turn ?? null;
  return { choice: 0, first: [], row: [], keep: [], place: [], unless: [], turn, times: null, attacked: [], lost: [] };
}

const some = <T>(name: string, list: readonly T[]): Record<string, readonly T[]> => (list.length ? { [name]: list } : {});

/** What was written, as the server reads it; null: there is nothing to be ordered yet. */
export function ruleOf(form: OrderForm, draft: Draft): OrderRule | null {
  const base = form.choices[draft.choice]?.rule;
  if (!base || (base.queue && !draft.row.length)) return null;
  const ends = {
    ...(draft.turn === null ? {} : { turn: draft.turn }),
    ...(draft.times === null ? {} : { times: draft.times }),
    ...some("attacked", draft.attacked),
    ...some("lost", draft.lost),
  };
  return {
    when: { ...base.when, ...some("place", draft.place), ...some("unless", draft.unless) },
    ...(base.do ? { do: [...draft.first, ...base.do] } : { queue: draft.row }),
    ...some("keep", draft.keep),
    ...(base.most ? { most: base.most } : {}),
    ...(Object.keys(ends).length ? { until: ends } : {}),
  };
}

const alike = (one: readonly string[] = [], other: readonly string[] = []): boolean => one.join() === other.join();

/** The form in which an order that stands may be changed, and what of it was chosen; null: it fits none. */
export function written(forms: readonly OrderForm[], { rule, answered, left }: OrderView): { form: OrderForm; draft: Draft } | null {
  for (const form of forms)
    for (const [choice, { rule: base }] of form.choices.entries()) {
      const own = base.do ?? [];
      const first = (rule.do ?? []).slice(0, (rule.do?.length ?? 0) - own.length);
      const same =
        Boolean(base.queue) === Boolean(rule.queue) &&
        alike(base.when.prompt, rule.when.prompt) &&
        base.when.role === rule.when.role &&
        base.most === rule.most &&
        alike(rule.do?.slice(first.length), own) &&
        (!first.length || form.first.length > 0);
      if (!same) continue;
      const { turn = null, times, attacked = [], lost = [] } = rule.until ?? {};
      return {
        form,
        draft: {
          choice,
          first,
          row: left,
          keep: rule.keep ?? [],
          place: rule.when.place ?? [],
          unless: rule.when.unless ?? [],
          turn,
          times: times === undefined ? null : Math.max(1, times - answered),
          attacked,
          lost,
        },
      };
    }
  return null;
}

/** What may be chosen, by its words: names first, what has only a number after them. */
export const byName = (things: readonly OrderThing[], t: (term: string) => string): { id: string; says: string }[] =>
  things
    .map(({ id, term }) => ({ id, says: t(term) }))
    .sort((one, other) => Number(/^\d/.test(one.says)) - Number(/^\d/.test(other.says)) || one.says.localeCompare(other.says));
