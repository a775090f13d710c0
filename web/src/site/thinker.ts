import { begun } from "./python";

/** Thinks for the table, so that it answers meanwhile: does calls of Python's, one after another. */

interface Thinker {
  done(call: Uint8Array): Uint8Array<ArrayBuffer>;
}

type Heard = { python: unknown; parts: Record<string, Uint8Array<ArrayBuffer>> } | { id: number; call: Uint8Array };

let thinker: Thinker | null = null;

/** What fails here is told as an error of this worker. */
self.addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});

self.onmessage = async ({ data }: MessageEvent<Heard>) => {
  if ("parts" in data) {
    const parts = Object.fromEntries(Object.entries(data.parts).map(([name, part]) => [name, Promise.resolve(part)]));
    thinker = (await begun({ python: data.python, parts })).pyimport("thinker_in_worker") as Thinker;
    self.postMessage("there");
  } else {
    const found = thinker!.done(data.call);
    self.postMessage({ id: data.id, found }, { transfer: [found.buffer] });
  }
};
