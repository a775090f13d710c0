import { expect, test } from "vitest";
import type { LegalAction } from "../server/types";
import { stepOf, suggested, type LessonStep } from "./lesson";

const step = (id: string, when: LessonStep["when"], tries: string[] = []): LessonStep => ({ id, part: "move", when, tries });
const legal = (...actions: string[]): LegalAction[] => actions.map((action) => ({ action }) as LegalAction);

test("the first step that applies is told", () => {
  const steps = [step("end", { turn: { least: 2 } }), step("first", { prompt: ["a", "b"], moves: 0 }), step("other", {})];
  expect(stepOf(steps, { turn: 1, prompt: "b", moves: 0 })?.id).toBe("first");
  expect(stepOf(steps, { turn: 1, prompt: "b", moves: 1 })?.id).toBe("other");
  expect(stepOf(steps, { turn: 3, prompt: "b", moves: 0 })?.id).toBe("end");
});

test("a suggestion is made only of what is legal, the best first", () => {
  const tells = step("a", {}, ["to madrid", "to *", "done"]);
  expect(suggested(tells, legal("done", "to burgos", "to madrid"))?.action).toBe("to madrid");
  expect(suggested(tells, legal("done", "to burgos"))?.action).toBe("to burgos");
  expect(suggested(tells, legal("done"))?.action).toBe("done");
  expect(suggested(tells, legal("pass"))).toBeUndefined();
});
