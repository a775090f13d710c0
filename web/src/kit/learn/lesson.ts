import type { LegalAction } from "../server/types";

/** What a lesson looks at to know where the game stands: told by the game, compared with what a step asks for. */
export type Facts = Record<string, string | number | boolean | null>;

/** What must hold: each fact is what is asked for, or one of a list; a number is asked for exactly, or from `{ least }`. */
export type When = Record<string, string | number | boolean | (string | number)[] | { least: number }>;

/** A piece of a lesson. Its words are `<prefix>-<id>`, those of its further pages `<prefix>-<id>-2` and so on. */
export interface LessonStep {
  id: string;
  /** Which of the parts it belongs to: the message `<prefix>-part-<part>`. */
  part: string;
  when: When;
  /** How many pages are read before anything is suggested. */
  pages?: number;
  /** Notations of the choices it suggests, the best first; `*` stands for anything. None: the player is free. */
  tries?: string[];
  /** What is pointed at, a CSS selector for each page. */
  shows?: string[];
}

/** A guided turn: the first step that applies is told. What a player does otherwise only leads to another step. */
export interface Lesson<T> {
  prefix: string;
  /** The parts of the turn, in the order in which one comes to them. */
  parts: string[];
  facts: (controller: T) => Facts;
  steps: LessonStep[];
}

const holds = (value: Facts[string] | undefined, asked: When[string]): boolean => {
  if (Array.isArray(asked)) return asked.includes(value as string | number);
  if (typeof asked === "object") return typeof value === "number" && value >= asked.least;
  return value === asked;
};

/** Whether a step applies. */
export const applies = ({ when }: LessonStep, facts: Facts): boolean =>
  Object.entries(when).every(([name, asked]) => holds(facts[name], asked));

/** The step to be told now, or undefined if the lesson has none for this. */
export const stepOf = (steps: LessonStep[], facts: Facts): LessonStep | undefined => steps.find((step) => applies(step, facts));

/** The keys of the words of a step, one for each page. */
export function pagesOf(prefix: string, { id, pages = 1 }: LessonStep): string[] {
  return Array.from({ length: pages }, (_, page) => (page === 0 ? `${prefix}-${id}` : `${prefix}-${id}-${page + 1}`));
}

/** The legal choice that a step suggests, if any of its suggestions is legal. */
export function suggested({ tries = [] }: LessonStep, legal: LegalAction[]): LegalAction | undefined {
  for (const text of tries) {
    const like = new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
    const found = legal.find(({ action }) => like.test(action));
    if (found) return found;
  }
  return undefined;
}
