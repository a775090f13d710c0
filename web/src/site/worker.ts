import type { Asked, Told } from "./beside";
import { fileSystem, type Files } from "./files";

/** The table: the whole server in this worker, asked by messages. */

interface Python {
  FS: Files;
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

/** What lies beside this worker, and how many bytes it has: `site.json`. */
interface Parts {
  version: string;
  /** What Python that is, as Pyodide asks for it. */
  python: unknown;
  parts: { name: string; size: number }[];
}

const say = (told: Told, moved: Transferable[] = []): void => self.postMessage(told, { transfer: moved });
const base = new URL("../", import.meta.url);

/** Fetches all parts, telling how far that is: each is a promise, for what comes first begins first. */
function fetched(parts: Parts["parts"]): Record<string, Promise<Uint8Array<ArrayBuffer>>> {
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  let come = 0;
  const part = async ({ name, size }: Parts["parts"][number]): Promise<Uint8Array<ArrayBuffer>> => {
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
    return found;
  };
  return Object.fromEntries(parts.map((one) => [one.name, part(one)]));
}

/** Unpacks what was packed, as a blob of a kind. */
async function unpacked(packed: Promise<Uint8Array<ArrayBuffer>>, type: string): Promise<Blob> {
  const stream = new Blob([await packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Blob([await new Response(stream).arrayBuffer()], { type });
}

/** Begins Python with what was fetched; nothing else is. */
async function begun(found: Record<string, Promise<Uint8Array<ArrayBuffer>>>, info: unknown): Promise<Python> {
  const [wasm, script, library, { loadPyodide }] = await Promise.all([
    unpacked(found["pyodide.wasm.gz"]!, "application/wasm"),
    unpacked(found["pyodide.asm.mjs.gz"]!, "text/javascript"),
    unpacked(found["python.zip.gz"]!, "application/zip"),
    import(/* @vite-ignore */ new URL("pyodide.mjs", base).href) as Promise<{ loadPyodide(options: Record<string, unknown>): Promise<Python> }>,
  ]);
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ URL.createObjectURL(script))) as { default: unknown };
  const real = self.fetch.bind(self);
  self.fetch = (to, init) => (String(to instanceof Request ? to.url : to).endsWith("pyodide.asm.wasm") ? Promise.resolve(new Response(wasm)) : real(to, init));
  const lockFileContents = { info, packages: {} };
  return loadPyodide({ indexURL: base.href, createPyodideModule, lockFileContents, stdLibURL: URL.createObjectURL(library) });
}

const started = (async () => {
  const { parts, python: info } = (await (await fetch(new URL("site.json", base))).json()) as Parts;
  const keeping = fileSystem();
  const found = fetched(parts);
  const python = await begun(found, info);
  const table = await found["table.zst"]!;
  say({ kind: "come", share: 0.4, what: "starting" });
  const kept = await keeping;
  const fresh = kept.mount(python.FS);
  Object.assign(self, { told: (id: number, event: "open" | "text" | "close", text: string) => say({ kind: "line", id, event, text }) });
  python.FS.writeFile("/table.zst", table);
  await python.runPythonAsync("import memory_import; memory_import.open_archive('/table.zst')");
  say({ kind: "come", share: 0.5, what: "starting" });
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
