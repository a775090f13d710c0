import { begunAgain, type Site } from "./python";

/** Thinks for the table, so that it answers meanwhile: does calls of Python's, one after another. */

interface Thinker {
  done(call: Uint8Array): Uint8Array<ArrayBuffer>;
}

type Heard = { site: Site } | { id: number; call: Uint8Array };

let thinker: Thinker | null = null;

/** What fails here is told as an error of this worker. */
self.addEventListener("unhandledrejection", ({ reason }) => {
  throw reason;
});

self.onmessage = async ({ data }: MessageEvent<Heard>) => {
  if ("site" in data) {
    thinker = (await begunAgain(data.site)).python.pyimport("thinker_in_worker") as Thinker;
    self.postMessage("there");
  } else {
    const found = thinker!.done(data.call);
    self.postMessage({ id: data.id, found }, { transfer: [found.buffer] });
  }
};
