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

type Fetched = Record<string, Promise<Uint8Array<ArrayBuffer>>>;

/** Fetches the parts of a name, telling how far that is: what comes first begins first. */
function fetched({ version, parts }: Site, wanted: (name: string) => boolean, come: Heard["fetching"]): Fetched {
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

/** What Python itself is made of, unpacked. */
interface Parts {
  compiled: Promise<WebAssembly.Module>;
  script: Promise<Response>;
  library: Promise<Response>;
}

/** By part of Python, what it is called unpacked, and of what kind it is: a plain host sends files as they are. */
const KINDS = { compiled: ["pyodide.asm.wasm", "application/wasm"], script: ["pyodide.asm.mjs", "text/javascript"], library: ["python.zip", "application/zip"] } as const;
type Kind = keyof typeof KINDS;

async function unpacked(fetched: Fetched, kind: Kind, more = new Uint8Array()): Promise<Response> {
  const [name, type] = KINDS[kind];
  const content = decompress(await fetched[`${name}.zst`]!) as Uint8Array<ArrayBuffer>;
  return new Response(new Blob([content, more]), { headers: { "content-type": type } });
}

/** Python's parts as they are fetched. */
const partsOf = (fetched: Fetched): Parts => ({
  compiled: unpacked(fetched, "compiled").then((answer) => WebAssembly.compileStreaming(answer)),
  script: unpacked(fetched, "script"),
  library: unpacked(fetched, "library"),
});

/** Python's parts as they were kept unpacked. They reject where they were not. */
function partsKept(version: string): Parts {
  const kept = async (kind: Kind): Promise<Response> => {
    const found = await (await keptAs(version)).match(new URL(KINDS[kind][0], base));
    if (!found) throw new Error(`${KINDS[kind][0]} is not kept`);
    return found;
  };
  /* Asked for by its address, which the service worker answers, the browser keeps what it has compiled of it, too. */
  const addressed = async (): Promise<Response> => {
    const [name, type] = KINDS.compiled;
    const answer = await fetch(new URL(name, base)).catch(() => null);
    return answer?.ok && answer.headers.get("content-type") === type ? answer : kept("compiled");
  };
  return { compiled: addressed().then((answer) => WebAssembly.compileStreaming(answer)), script: kept("script"), library: kept("library") };
}

/** A section of WebAssembly in which there is nothing but its name. A browser that has compiled a module in this process
 * takes one of the same bytes for the same: that one had no address, so what is compiled would not be kept. */
const ANOTHER = Uint8Array.of(0, 5, 4, ...new TextEncoder().encode("kept"));

/** Keeps Python's parts unpacked, for `partsKept`. Throws where there is no room for them. */
async function keepParts(site: Site): Promise<void> {
  const cache = await keptAs(site.version);
  const packed = fetched(site, (name) => name !== TABLE, SILENT.fetching);
  for (const kind of Object.keys(KINDS) as Kind[]) await cache.put(new URL(KINDS[kind][0], base), await unpacked(packed, kind, kind === "compiled" ? ANOTHER : undefined));
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
  const [module, script, library, { loadPyodide }, origin] = await Promise.all([
    parts.compiled,
    parts.script,
    parts.library,
    import(/* @vite-ignore */ new URL("pyodide.mjs", base).href) as Promise<{ loadPyodide(options: Record<string, unknown>): Promise<Python> }>,
    from,
  ]);
  const { default: create } = (await import(/* @vite-ignore */ await addressOf(script))) as { default(module: Module): unknown };
  /* It asks for its compiled part by an address, and compiles it: it is compiled already. */
  const real = self.fetch.bind(self);
  self.fetch = (to, init) => (String(to instanceof Request ? to.url : to).endsWith(KINDS.compiled[0]) ? Promise.resolve(new Response()) : real(to, init));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) });
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

/** Lets the table's modules be imported. */
async function withTable(found: Python, table: Uint8Array<ArrayBuffer>): Promise<Python> {
  found.FS.writeFile(`/${TABLE}`, table);
  await found.runPythonAsync(`import memory_import; memory_import.open_archive('/${TABLE}')`);
  return found;
}

/** Begins Python, and lets the table's modules be imported. */
export async function begun(site: Site, heard: Heard = SILENT): Promise<Python> {
  const parts = fetched(site, () => true, heard.fetching);
  const found = await python(partsOf(parts), site.python, Promise.resolve(null));
  const table = await parts[TABLE]!;
  heard.starting();
  return await withTable(found, table);
}

/** Begins Python like `begun`, with those libraries before all and of parts that it keeps unpacked: its memory can be
 * taken then, and who begins from that finds the parts. */
export async function begunToKeep(site: Site, libraries: Libraries): Promise<Python> {
  await keepParts(site);
  const found = await python(partsKept(site.version), site.python, Promise.resolve({ libraries, memory: null }));
  return await withTable(found, await fetched(site, (name) => name === TABLE, SILENT.fetching)[TABLE]!);
}

/** Begins Python as it was when its memory was taken. */
async function resumed(site: Site, { starting }: Heard): Promise<Python> {
  const parts = partsKept(site.version);
  starting();
  const snapshot = snapshotKept(site.version);
  const from = snapshot.then(({ memory, files }) => ({ memory, libraries: files.filter(([path]) => path.endsWith(".so")) }));
  const found = await python(parts, site.python, from);
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
      await dropSnapshot();
    }
  }
  return { python: await begun(site, heard), resumed: false };
}
