import { decompress } from "fzstd";
import { base, keptAs } from "./cache";
import type { Files } from "./files";
import { dropSnapshot, hasSnapshot, snapshotKept } from "./snapshot";

/** Python in a worker, with the table's modules: what is fetched of it, and how it begins. */

export interface Python {
  FS: Files;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** What lies beside a worker, and how many bytes it has: `site.json`. */
export interface Site {
  version: string;
  /** What Python that is, as Pyodide asks for it. */
  python: unknown;
  parts: { name: string; size: number }[];
}

/** What is told while all is fetched, and once it is there. */
export interface Heard {
  fetching(share: number): void;
  starting(): void;
}

/** Compiled libraries, by the paths they are imported from. */
export type Libraries = [path: string, content: Uint8Array<ArrayBuffer>][];

/** What Emscripten has besides its files, and calls when it can run. */
interface Module {
  FS: Files;
  HEAP8: Int8Array;
  onRuntimeInitialized?: () => void;
  _malloc(size: number): number;
  loadDynamicLibrary(path: string, flags: Record<string, boolean>): void;
}

const TABLE = "table.zst";
const SILENT: Heard = { fetching: () => undefined, starting: () => undefined };

export const siteHere = async (): Promise<Site> => (await (await fetch(new URL("site.json", base))).json()) as Site;

type Parts = Record<string, Promise<Uint8Array<ArrayBuffer>>>;

/** Fetches the parts of a name, telling how far that is: what comes first begins first. */
function fetched({ version, parts }: Site, wanted: (name: string) => boolean, come: Heard["fetching"]): Parts {
  const all = parts.filter(({ name }) => wanted(name));
  const whole = all.reduce((sum, { size }) => sum + size, 0);
  let there = 0;
  const part = async ({ name, size }: Site["parts"][number]): Promise<Uint8Array<ArrayBuffer>> => {
    const at = new URL(name, base);
    const kept = await keptAs(version).then((cache) => cache.match(at)).catch(() => undefined);
    const response = kept ?? (await fetch(at));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const found = new Uint8Array(size);
    let read = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      if (read + value.length > size) throw new Error(`${name} is another one`);
      found.set(value, read);
      read += value.length;
      there += value.length;
      come(there / whole);
    }
    if (read !== size) throw new Error(`${name} is another one`);
    /* Put where the service worker keeps the site, so that it is fetched once. */
    if (!kept) void keptAs(version).then((cache) => cache.put(at, new Response(found))).catch(() => undefined);
    return found;
  };
  return Object.fromEntries(all.map((one) => [one.name, part(one)]));
}

/** What was packed, as an answer of a kind: a plain host sends files as they are. */
async function unpacked(packed: Promise<Uint8Array<ArrayBuffer>>, type: string): Promise<Response> {
  return new Response(decompress(await packed) as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } });
}

/** An address of what was unpacked. */
const addressOf = async (answer: Response): Promise<string> => URL.createObjectURL(await answer.blob());

/** What Python begins from, where that is more than nothing: compiled libraries, which are loaded before it runs at
 * places that are the same each time, and its memory as it was taken where they lay there; none yet: it can be taken. */
interface Origin {
  libraries: Libraries;
  memory: Uint8Array<ArrayBuffer> | null;
}

/** Python of those parts. */
async function python(parts: Parts, info: unknown, from: Promise<Origin | null>): Promise<Python> {
  const [wasm, script, library, { loadPyodide }, origin] = await Promise.all([
    unpacked(parts["pyodide.asm.wasm.zst"]!, "application/wasm"),
    unpacked(parts["pyodide.asm.mjs.zst"]!, "text/javascript"),
    unpacked(parts["python.zip.zst"]!, "application/zip"),
    import(/* @vite-ignore */ new URL("pyodide.mjs", base).href) as Promise<{ loadPyodide(options: Record<string, unknown>): Promise<Python> }>,
    from,
  ]);
  const { default: create } = (await import(/* @vite-ignore */ await addressOf(script))) as { default(module: Module): unknown };
  const real = self.fetch.bind(self);
  self.fetch = (to, init) => (String(to instanceof Request ? to.url : to).endsWith("pyodide.asm.wasm") ? Promise.resolve(wasm) : real(to, init));
  const createPyodideModule = (module: Module): unknown => {
    const then = module.onRuntimeInitialized;
    module.onRuntimeInitialized = () => {
      then?.();
      for (const [path, content] of origin?.libraries ?? []) {
        write(module.FS, path, content);
        module.loadDynamicLibrary(path, { loadAsync: false, global: false, nodelete: true, allowUndefined: true });
      }
      if (origin?.memory) module._malloc(origin.memory.length); // what is put in its place needs the room
    };
    return create(module);
  };
  const begins = origin?.memory ? { _loadSnapshot: origin.memory } : origin ? { _makeSnapshot: true } : {};
  const lockFileContents = { info, packages: {} };
  return await loadPyodide({ indexURL: base.href, createPyodideModule, lockFileContents, stdLibURL: await addressOf(library), ...begins });
}

function write(files: Files, path: string, content: Uint8Array): void {
  files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  files.writeFile(path, content);
}

/** Begins Python and lets the table's modules be imported, `libraries` before all: its memory can be taken then. */
export async function begun(site: Site, heard: Heard = SILENT, libraries: Libraries | null = null): Promise<Python> {
  const parts = fetched(site, () => true, heard.fetching);
  const found = await python(parts, site.python, Promise.resolve(libraries && { libraries, memory: null }));
  const table = await parts[TABLE]!;
  heard.starting();
  found.FS.writeFile(`/${TABLE}`, table);
  await found.runPythonAsync(`import memory_import; memory_import.open_archive('/${TABLE}')`);
  return found;
}

/** Begins Python as it was when its memory was taken. */
async function resumed(site: Site, { fetching, starting }: Heard): Promise<Python> {
  const snapshot = snapshotKept(site.version);
  const from = snapshot.then(({ memory, files }) => ({ memory, libraries: files.filter(([path]) => path.endsWith(".so")) }));
  const found = await python(fetched(site, (name) => name !== TABLE, fetching), site.python, from);
  starting();
  for (const [path, content] of (await snapshot).files) write(found.FS, path, content);
  return found;
}

/** Begins Python as it was when its memory was taken, or, where that was not done yet or fails, from its parts. */
export async function begunAgain(site: Site, heard: Heard = SILENT): Promise<{ python: Python; resumed: boolean }> {
  if (await hasSnapshot(site.version)) {
    try {
      return { python: await resumed(site, heard), resumed: true };
    } catch (error) {
      console.warn("begun anew:", error);
      await dropSnapshot(site.version);
    }
  }
  return { python: await begun(site, heard), resumed: false };
}
