import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Event = { data: { json: () => unknown } | null; waitUntil: (doing: Promise<unknown>) => void };

/** The worker that shows what is pushed, and what it has shown. */
function worker(): { push: (told: unknown) => Promise<unknown>; shown: [string, Record<string, unknown>][] } {
  const heard = new Map<string, (event: Event) => void>();
  const shown: [string, Record<string, unknown>][] = [];
  const self = {
    addEventListener: (name: string, hear: (event: Event) => void) => heard.set(name, hear),
    registration: { showNotification: (title: string, how: Record<string, unknown>) => Promise.resolve(void shown.push([title, how])) },
    location: { origin: "https://games.example.org" },
  };
  new Function("self", readFileSync("public/sw.js", "utf8"))(self);
  const push = async (told: unknown): Promise<unknown> => {
    const doing: Promise<unknown>[] = [];
    heard.get("push")!({ data: told === null ? null : { json: () => told }, waitUntil: (one) => doing.push(one) });
    return Promise.all(doing);
  };
  return { push, shown };
}

it("a notice in place of one that still lies there is heard, though it has its tag", async () => {
  const { push, shown } = worker();
  for (const title of ["Your turn", "Time is running low"]) await push({ title, tag: "game", url: "/g/game" });
  expect(shown.map(([title, { tag, renotify }]) => [title, tag, renotify])).toEqual([
    ["Your turn", "game", true],
    ["Time is running low", "game", true],
  ]);
});

it("a notice without a tag, or that cannot be read, is shown as it is: browsers refuse to hear again what has none", async () => {
  const { push, shown } = worker();
  await push({ title: "News" });
  await push(null);
  expect(shown.map(([title, { renotify }]) => [title, renotify])).toEqual([
    ["News", false],
    ["Dos Españas", false],
  ]);
});
