import { expect, test } from "vitest";
import { REGISTRY } from "./games/registry";
import { applies, pagesOf } from "./kit/learn/lesson";
import { LANGUAGES, source } from "./kit/words/fixture/catalogues";

const MODULES = await Promise.all(Object.entries(REGISTRY).map(async ([name, { load }]) => ({ name, ...(await load()) })));
const LESSONS = MODULES.flatMap(({ name, lesson }) => (lesson ? [{ name, lesson }] : []));

test.each(LESSONS)("the lesson of $name has words for every page and an answer to everything", ({ lesson }) => {
  for (const language of LANGUAGES) {
    const words = source(language, "page-learn.ftl") + source(language, "page-learn-gce.ftl");
    const keys = [...lesson.steps.flatMap((each) => pagesOf(lesson.prefix, each)), ...lesson.parts.map((part) => `${lesson.prefix}-part-${part}`)];
    expect(keys.filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
  }
  const first = lesson.steps.find(({ pages }) => (pages ?? 1) > 3)!;
  for (const language of LANGUAGES) {
    const words = source(language, "page-learn.ftl") + source(language, "page-learn-gce.ftl");
    const said = new RegExp(`^${pagesOf(lesson.prefix, first)[0]} = (.*)$`, "m").exec(words)![1]!;
    expect(said.split(/\s+/).length, `${language}: ${said}`).toBeLessThan(30);
  }
  expect(lesson.steps.map(({ part }) => part).filter((part) => !lesson.parts.includes(part))).toEqual([]);
  expect(applies(lesson.steps.at(-1)!, {})).toBe(true);
});
