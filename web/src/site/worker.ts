import type { Asked, Told } from "./beside";
import { fileSystem } from "./files";
import { begun, fetched, type Found } from "./python";

/** The table: the whole server in this worker, asked by messages. */

interface Server {
  begin(): Promise<void>;
  ask(method: string, path: string, headers: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  connect(id: number, path: string): void;
  hear(id: number, text: string | null): void;
  thought(id: number, found: Uint8Array | undefined): void;
  save(): Uint8Array<ArrayBuffer>;
  open(file: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

const say = (told: Told, moved: Transferable[] = []): void => self.postMessage(told, { transfer: moved });

/** A second worker that thinks, begun with what was fetched already: it is one who is asked, or not there yet. */
function thinkerOf(found: Found, thought: Server["thought"]): { begin(): void; isThere(): boolean; ask(id: number, call: Uint8Array): void } {
  let worker: Worker | null = null;
  let there = false;
  const asked = new Set<number>();
  return {
    begin() {
      if (worker) return;
      worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
      worker.onerror = () => {
        there = false;
        for (const id of asked) thought(id, undefined);
        asked.clear();
      };
      worker.onmessage = ({ data }: MessageEvent<{ id: number; found: Uint8Array } | "there">) => {
        if (data === "there") there = true;
        else if (asked.delete(data.id)) thought(data.id, data.found);
      };
      const names = Object.keys(found.parts);
      void Promise.all(Object.values(found.parts)).then((parts) => worker?.postMessage({ python: found.python, parts: Object.fromEntries(names.map((name, i) => [name, parts[i]])) }));
    },
    isThere: () => there,
    ask(id, call) {
      asked.add(id);
      worker!.postMessage({ id, call });
    },
  };
}

const started = (async () => {
  const keeping = fileSystem();
  const found = await fetched((share) => say({ kind: "come", share, what: "fetching" }));
  const python = await begun(found, () => say({ kind: "come", share: 0.4, what: "starting" }));
  const kept = await keeping;
  kept.mount(python.FS);
  const told = (id: number, event: "open" | "text" | "close", text: string): void => say({ kind: "line", id, event, text });
  Object.assign(self, { told, thinker: thinkerOf(found, (id, answer) => server.thought(id, answer)) });
  const server = python.pyimport("table_in_worker") as Server;
  say({ kind: "come", share: 0.9, what: "starting" });
  await server.begin();
  say({ kind: "ready", keeps: kept.keeps });
  return server;
})();
started.catch((error: unknown) => say({ kind: "broken", why: String(error) }));

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const server = await started;
  if (data.kind === "ask") {
    const [status, headers, body] = await server.ask(data.method, data.path, JSON.stringify(data.headers), data.body);
    say({ kind: "answer", id: data.id, status, headers: JSON.parse(headers) as [string, string][], body }, [body.buffer]);
  } else if (data.kind === "save") {
    const file = server.save();
    say({ kind: "saved", file }, [file.buffer]);
  } else if (data.kind === "open") say({ kind: "opened", done: await server.open(data.file) });
  else if (data.kind === "line") server.connect(data.id, data.path);
  else if (data.kind === "said") server.hear(data.id, data.text);
};
