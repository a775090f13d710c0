import type { Files } from "./files";

/** Python in a worker, with the table's modules: what is fetched of it, and how it begins. */

export interface Python {
  FS: Files;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(name: string): unknown;
}

/** What lies beside a worker, and how many bytes it has: `site.json`. */
interface Site {
  version: string;
  /** What Python that is, as Pyodide asks for it. */
  python: unknown;
  parts: { name: string; size: number }[];
}

/** All that is fetched, each as it comes: what comes first begins first. */
export interface Found {
  python: unknown;
  parts: Record<string, Promise<Uint8Array<ArrayBuffer>>>;
}

const base = new URL("../", import.meta.url);

/** Fetches all parts, telling how far that is. */
export async function fetched(come: (share: number) => void): Promise<Found> {
  const { version, parts, python } = (await (await fetch(new URL("site.json", base))).json()) as Site;
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  let there = 0;
  const part = async ({ name, size }: Site["parts"][number]): Promise<Uint8Array<ArrayBuffer>> => {
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
      there += value.length;
      come(there / whole);
    }
    if (at !== size) throw new Error(`${name} is another one`);
    void keep(version, name, found).catch(() => undefined);
    return found;
  };
  return { python, parts: Object.fromEntries(parts.map((one) => [one.name, part(one)])) };
}

/** Puts a part where the service worker keeps the site, so that it is fetched once. */
async function keep(version: string, name: string, found: Uint8Array<ArrayBuffer>): Promise<void> {
  const kept = await caches.open(`dosespanas-site ${base.href} ${version}`);
  const at = new URL(name, base);
  if (!(await kept.match(at))) await kept.put(at, new Response(found));
}

/** Unpacks what was packed, as an answer of a kind. */
async function unpacked(packed: Promise<Uint8Array<ArrayBuffer>>, type: string): Promise<Response> {
  const stream = new Blob([await packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": type } });
}

/** An address of what was unpacked. */
const addressOf = async (answer: Response): Promise<string> => URL.createObjectURL(await answer.blob());

/** Begins Python with what was fetched, nothing else is; the table's modules can be imported then. */
export async function begun({ parts, python: info }: Found, came: () => void = () => undefined): Promise<Python> {
  const [wasm, script, library, { loadPyodide }] = await Promise.all([
    unpacked(parts["pyodide.wasm.gz"]!, "application/wasm"),
    unpacked(parts["pyodide.asm.mjs.gz"]!, "text/javascript"),
    unpacked(parts["python.zip.gz"]!, "application/zip"),
    import(/* @vite-ignore */ new URL("pyodide.mjs", base).href) as Promise<{ loadPyodide(options: Record<string, unknown>): Promise<Python> }>,
  ]);
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ await addressOf(script))) as { default: unknown };
  const real = self.fetch.bind(self);
  self.fetch = (to, init) => (String(to instanceof Request ? to.url : to).endsWith("pyodide.asm.wasm") ? Promise.resolve(wasm) : real(to, init));
  const lockFileContents = { info, packages: {} };
  const python = await loadPyodide({ indexURL: base.href, createPyodideModule, lockFileContents, stdLibURL: await addressOf(library) });
  const table = await parts["table.zst"]!;
  came();
  python.FS.writeFile("/table.zst", table);
  await python.runPythonAsync("import memory_import; memory_import.open_archive('/table.zst')");
  return python;
}
