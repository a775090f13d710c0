import { expect, test } from "vitest";
import { readRoute } from "../kit/browser/route";
import { Beside, type Asked, type Told } from "./beside";

function table(answer: (asked: Asked, tell: (told: Told) => void) => void = () => undefined) {
  const worker = { onmessage: null as ((message: { data: Told }) => void) | null, postMessage: (asked: Asked) => answer(asked, (data) => worker.onmessage?.({ data })) };
  return new Beside(worker as unknown as Worker, new URL("http://x/under/a%20path/"), () => undefined);
}

test("addresses stand behind the one file there is, under any path", () => {
  const at = table();
  for (const address of ["/", "/g/ab12#seat=s3cret_-", "/analysis/0a1b?at=12#board=s", "/workshop/gce#corrections=x"]) {
    const shown = at.shown(address);
    expect(new URL(shown, "http://x").pathname).toBe("/under/a%20path/");
    expect(readRoute(at.read(`http://x${shown}`))).toEqual(readRoute(new URL(`http://x${address}`)));
  }
  expect(readRoute(at.read("http://x/under/a%20path/?at=https://y/g/1"))).toEqual({ at: "start" });
});

test("an answer comes to who asked, and one that is given up to nobody", async () => {
  const waiting: (() => void)[] = [];
  const at = table((asked, tell) => {
    if (asked.kind !== "ask") return;
    const body = new TextEncoder().encode(asked.path);
    waiting.unshift(() => tell({ kind: "answer", id: asked.id, status: asked.path === "/none" ? 204 : 200, headers: [["content-type", "text/plain"]], body }));
  });
  const leaving = new AbortController();
  const asked = [at.ask("/a", {}), at.ask("/none", {}), at.ask("/b", { method: "POST", body: "{}" })];
  const gone = at.ask("/gone", { signal: leaving.signal });
  leaving.abort();
  await expect(gone).rejects.toThrow();
  for (const answer of waiting) answer();
  expect(await Promise.all(asked.map(async (one) => [(await one).status, await (await one).text()]))).toEqual([[200, "/a"], [204, ""], [200, "/b"]]);
});
