import type { Asked, Told } from "./beside";
import { fileSystem, type Files } from "./files";

/** The table: the whole server in this worker, asked by messages. */

interface Python {
  FS: Files;
  unpackArchive(archive: ArrayBuffer | Uint8Array, format: string, options: { extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(name: string): Server;
}

interface Server {
  begin(fresh: boolean): Promise<void>;
  ask(method: string, path: string, headers: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  connect(id: number, path: string): void;
  hear(id: number, text: string | null): void;
  save(): Uint8Array<ArrayBuffer>;
  open(file: Uint8Array<ArrayBuffer>): Promise<boolean>;
}

/** What lies beside this worker, and how many bytes it has unpacked: `site.json`. */
interface Parts {
  version: string;
  parts: { name: string; size: number }[];
}

const say = (told: Told, moved: Transferable[] = []): void => self.postMessage(told, { transfer: moved });
const base = new URL("../", import.meta.url);

/** Fetches all parts, telling how far that is. */
async function fetched(parts: Parts["parts"]): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  let come = 0;
  const all = await Promise.all(
    parts.map(async ({ name, size }) => {
      const response = await fetch(new URL(name, base));
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const found = new Uint8Array(size);
      let at = 0;
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        if (at + value.length > size) throw new Error(`${name} is another one`);
        found.set(value, at);
        at += value.length;
        come += value.length;
        say({ kind: "come", share: come / whole, what: "fetching" });
      }
      if (at !== size) throw new Error(`${name} is another one`);
      return [name, found] as const;
    }),
  );
  return new Map(all);
}

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const started = (async () => {
  const { parts } = (await (await fetch(new URL("site.json", base))).json()) as Parts;
  const keeping = fileSystem();
  const found = await fetched(parts);
  say({ kind: "come", share: 0, what: "starting" });
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide/pyodide.mjs", base).href)) as {
    loadPyodide(options: Record<string, unknown>): Promise<Python>;
  };
  const wasm = new Blob([(await unpacked(found.get("pyodide.wasm.gz")!)) as BlobPart], { type: "application/wasm" });
  const real = self.fetch.bind(self);
  self.fetch = (to, init) => (String(to instanceof Request ? to.url : to).endsWith("pyodide.asm.wasm") ? Promise.resolve(new Response(wasm)) : real(to, init));
  const python = await loadPyodide({ indexURL: new URL("pyodide/", base).href, stdLibURL: URL.createObjectURL(new Blob([found.get("python.zip")!])) });
  say({ kind: "come", share: 0.4, what: "starting" });
  python.unpackArchive(await unpacked(found.get("table.tar.gz")!), "tar", { extractDir: "/table" });
  say({ kind: "come", share: 0.5, what: "starting" });
  const kept = await keeping;
  const fresh = await kept.mount(python.FS);
  Object.assign(self, { told: (id: number, event: "open" | "text" | "close", text: string) => say({ kind: "line", id, event, text }) });
  await python.runPythonAsync("import sys; sys.path.insert(0, '/table')");
  const server = python.pyimport("table_in_worker");
  say({ kind: "come", share: 0.9, what: "starting" });
  await server.begin(fresh);
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
