import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "./session.svelte";

/** A line as a browser gives it; the tests play the server's part. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor() {
    Line.all.push(this);
  }
  send(): void {}
  close(): void {
    this.closed = true;
  }
  says(revision: number): void {
    this.onmessage?.({ data: JSON.stringify({ choice: 3, revision, thinking: false }) });
  }
}

const view = {
  ...{ id: "g", choice: 3, revision: 7, you: ["republican"], seen: 3, news_since: 3, first: 0, over: false, thinking: false, chain: null, chance: null },
  ...{ players: {}, legal: [], warned: [], undo: true, observation: { actor: "republican" } },
};
/** What the server answers to a request; the log is empty. */
let answers: (path: string) => Response | Promise<Response>;
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const full = { error: { key: "error-storage", args: {}, text: "the disk is full", rule: null } };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  answers = (path) => json(path.includes("/log") ? [] : view);
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve().then(() => answers(path)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function seated(): Promise<Session> {
  const session = new Session("g", "secret");
  await session.start();
  return session;
}

test("a line that says nothing for too long is let go, and another one opened", async () => {
  const session = await seated();
  Line.all[0]?.onopen?.();
  for (let beat = 0; beat < 6; beat++) {
    await vi.advanceTimersByTimeAsync(20_000);
    Line.all[0]?.says(7);
  }
  expect(Line.all, "it beats").toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all[0]?.closed).toBe(true);
  expect(Line.all).toHaveLength(2);
  session.stop();
});

test("a server that accepts and refuses at once is asked less and less often", async () => {
  const session = await seated();
  for (let second = 0; second < 120; second++) {
    const line = Line.all.at(-1);
    if (line && !line.closed) {
      line.closed = true;
      line.onopen?.();
      line.onclose?.({ code: 1011 });
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(Line.all.length).toBeGreaterThan(3);
  expect(Line.all.length, "in two minutes").toBeLessThan(18);
  session.stop();
});

test("where a game went on by other rules the past ends", async () => {
  const asked: string[] = [];
  answers = (path) => {
    asked.push(path);
    return json(path.includes("/log") ? [] : path.includes("/film") ? { observation: { choice: 2 }, steps: [] } : { ...view, first: 2 });
  };
  const session = await seated();
  await session.look(0);
  expect([session.at, session.first, session.complaint]).toEqual([2, 2, null]);
  expect(asked.filter((path) => path.includes("/film")).every((path) => Number(/since=(\d+)/.exec(path)?.[1]) >= 2)).toBe(true);
  session.stop();
});

test("a film that runs ahead of a slow line asks for no picture twice", async () => {
  const asked: number[] = [];
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const film = (since: number): Response => json({ observation: { choice: since }, steps: Array.from({ length: 24 }, () => []) });
  answers = (path) => {
    if (!path.includes("/film")) return json(path.includes("/log") ? [] : { ...view, choice: 90 });
    const since = Number(/since=(\d+)/.exec(path)?.[1]);
    asked.push(since);
    return asked.length === 1 ? film(since) : slow.then(() => film(since));
  };
  const session = await seated();
  await session.look(1, 24);
  for (let n = 2; n <= 25; n++) await session.look(n, 24);
  expect(asked, "what is on its way is waited for").toEqual([1, 26]);
  const last = session.look(30, 24);
  expect(session.arriving).toBe(true);
  arrive();
  await last;
  expect([session.at, session.arriving, session.past]).toEqual([30, false, { choice: 26 }]);
  expect(asked).toEqual([1, 26]);
  session.stop();
});

test("a choice that the server could not keep is not done, and that is said", async () => {
  const session = await seated();
  answers = (path) => (path.includes("/actions") ? json(full, 503) : json(path.includes("/log") ? [] : view));
  await session.act("done");
  expect(session.complaint).toMatchObject({ key: "error-storage", undone: true });
  expect(session.busy).toBe(false);
  expect(session.view?.choice, "all before it is kept").toBe(3);
  answers = (path) => json(path.includes("/log") ? [] : { ...view, choice: 4, revision: 8 });
  await session.act("done");
  expect(session.complaint).toBeNull();
  expect(session.view?.choice).toBe(4);
  session.stop();
});

test("what was pressed while the server was away is done, or that it was not is said", async () => {
  for (const done of [false, true]) {
    const session = await seated();
    const here = answers;
    answers = () => Promise.reject(new TypeError("away"));
    await session.act("move a b");
    expect(session.online).toBe(false);
    expect(session.complaint).toBeNull();
    answers = (path) => (done && !path.includes("/log") ? json({ ...view, revision: 8, choice: 4 }) : here(path));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.online).toBe(true);
    expect(session.complaint?.key ?? null).toBe(done ? null : "error-not-done");
    answers = here;
    session.stop();
  }
});

test("of what went wrong one thing is said at a time", async () => {
  const session = await seated();
  const here = answers;
  answers = (path) => (path.includes("/actions") ? json(full, 503) : here(path));
  await session.act("done");
  expect(session.wrong).toBe(session.complaint);
  answers = () => Promise.reject(new TypeError("away"));
  await session.refresh();
  expect([session.wrong?.key, session.complaint?.key]).toEqual(["page-offline", "error-storage"]);
  answers = here;
  await session.refresh();
  expect(session.wrong?.key).toBe("error-storage");
  session.complaint = null;
  expect(session.wrong).toBeNull();
  session.stop();
});

test("what cannot be taken back is said, and nothing is asked", async () => {
  const session = await seated();
  answers = (path) => json(path.includes("/log") ? [] : { ...view, undo: false, choice: 4, revision: 8 });
  await session.act("done");
  answers = () => {
    throw new Error("nothing is to be asked");
  };
  await session.undo();
  expect(session.complaint).toMatchObject({ key: "error-cannot-undo" });
  session.stop();
});

test("a choice that another page of the seat forestalled is not taken, and that is said", async () => {
  const session = await seated();
  const stale = { error: { key: "error-stale-choice", args: { asked: 3, current: 4 }, text: "stale", rule: null } };
  answers = (path) => (path.includes("/actions") ? json(stale, 409) : json(path.includes("/log") ? [] : { ...view, choice: 4, revision: 8 }));
  await session.act("done");
  expect(session.view?.choice).toBe(4);
  expect(session.complaint).toMatchObject({ key: "error-stale" });
  session.stop();
});
