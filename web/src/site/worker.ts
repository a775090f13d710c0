import type { Asked, Told } from "./beside";
import { fileSystem } from "./files";
import { begun, begunAgain, type Python, type Site, siteHere } from "./python";
import { dropSnapshot, filesBelow, hasSnapshot } from "./snapshot";

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

/** A second worker that thinks: it is one who is asked, or not there yet. */
function thinkerOf(site: Site, thought: Server["thought"]): { begin(): void; isThere(): boolean; ask(id: number, call: Uint8Array): void } {
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
      worker.postMessage({ site });
    },
    isThere: () => there,
    ask(id, call) {
      asked.add(id);
      worker!.postMessage({ id, call });
    },
  };
}

/** How long a visit has lasted before the next one is made quicker, in milliseconds; how many bytes that takes at most. */
const STAYED = 20_000;
const ROOM = 300_000_000;

/** Has a worker make what the next visit begins from, where there is none yet and room for it. */
async function makeSnapshot(site: Site, python: Python): Promise<void> {
  const { deviceMemory = 4 } = navigator as { deviceMemory?: number };
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (deviceMemory < 4 || quota - usage < ROOM || (await hasSnapshot(site.version))) return;
  const libraries = filesBelow(python.FS, "/table").filter(([path]) => path.endsWith(".so"));
  const maker = new Worker(new URL("./maker.ts", import.meta.url), { type: "module" });
  maker.onmessage = () => say({ kind: "kept" });
  maker.postMessage({ site, libraries });
}

const heard = {
  fetching: (share: number) => say({ kind: "come", share, what: "fetching" }),
  starting: () => say({ kind: "come", share: 0.4, what: "starting" }),
};

async function serverIn(python: Python, site: Site, keeping: ReturnType<typeof fileSystem>): Promise<Server> {
  const kept = await keeping;
  kept.mount(python.FS);
  const told = (id: number, event: "open" | "text" | "close", text: string): void => say({ kind: "line", id, event, text });
  Object.assign(self, { told, thinker: thinkerOf(site, (id, answer) => server.thought(id, answer)) });
  const server = python.pyimport("table_in_worker") as Server;
  say({ kind: "come", share: 0.9, what: "starting" });
  await server.begin();
  say({ kind: "ready", keeps: kept.keeps });
  if (kept.keeps) setTimeout(() => void makeSnapshot(site, python).catch(() => undefined), STAYED);
  return server;
}

const started = (async () => {
  const keeping = fileSystem();
  const site = await siteHere();
  const { python, resumed } = await begunAgain(site, heard);
  try {
    return await serverIn(python, site, keeping);
  } catch (error) {
    if (!resumed) throw error;
    await dropSnapshot();
    return await serverIn(await begun(site, heard), site, keeping);
  }
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
