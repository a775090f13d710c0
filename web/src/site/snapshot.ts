import { keptAs } from "./cache";
import type { Files } from "./files";

/** Python's memory once all modules are imported, kept by this browser: whoever comes back waits for no import. */

export interface Snapshot {
  memory: Uint8Array<ArrayBuffer>;
  /** The table's files, by path. */
  files: [path: string, content: Uint8Array<ArrayBuffer>][];
}

const NAME = "snapshot";
/** Bytes of a page of memory: those in which there is nothing are not kept. */
const PAGE = 65_536;

interface Header {
  size: number;
  pages: number[];
  files: [path: string, size: number][];
}

/** A snapshot as the parts of one file: four bytes that say how long its header is, the header, pages, files. */
export function packed({ memory, files }: Snapshot): Uint8Array<ArrayBuffer>[] {
  const pages: number[] = [];
  for (let at = 0; at < memory.length; at += PAGE) if (memory.subarray(at, at + PAGE).some((byte) => byte !== 0)) pages.push(at);
  const told: Header = { size: memory.length, pages, files: files.map(([path, content]) => [path, content.length]) };
  const header = new TextEncoder().encode(JSON.stringify(told));
  const length = new Uint8Array(new Uint32Array([header.length]).buffer);
  return [length, header, ...pages.map((at) => memory.subarray(at, at + PAGE)), ...files.map(([, content]) => content)];
}

/** The snapshot that is in such a file. Throws where it is none, or not whole. */
export function unpacked(file: Uint8Array<ArrayBuffer>): Snapshot {
  const length = new Uint32Array(file.slice(0, 4).buffer)[0]!;
  const { size, pages, files } = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + length))) as Header;
  const memory = new Uint8Array(size);
  let read = 4 + length;
  const next = (bytes: number): Uint8Array<ArrayBuffer> => file.subarray(read, (read += bytes));
  for (const at of pages) memory.set(next(Math.min(PAGE, size - at)), at);
  const found = files.map(([path, bytes]): Snapshot["files"][number] => [path, next(bytes)]);
  if (read !== file.length) throw new Error("the snapshot is not whole");
  return { memory, files: found };
}

/** Whether this browser keeps one of a version of the site. */
export const hasSnapshot = (version: string): Promise<boolean> =>
  keptAs(version).then(async (cache) => (await cache.match(NAME)) !== undefined).catch(() => false);

/** The one it keeps. Throws where it keeps none, or none that is whole. */
export async function snapshotKept(version: string): Promise<Snapshot> {
  const found = await (await keptAs(version)).match(NAME);
  if (!found) throw new Error("no snapshot is kept");
  return unpacked(new Uint8Array(await found.arrayBuffer()));
}

/** Keeps one. Throws where there is no room for it. */
export async function keepSnapshot(version: string, snapshot: Snapshot): Promise<void> {
  await (await keptAs(version)).put(NAME, new Response(new Blob(packed(snapshot))));
}

/** Lets one be kept no more: it did not serve. */
export async function dropSnapshot(version: string): Promise<void> {
  await (await keptAs(version)).delete(NAME);
}

/** All files below a folder, by path. */
export function filesBelow(files: Files, folder: string): Snapshot["files"] {
  return files.readdir(folder).flatMap((name): Snapshot["files"] => {
    if (name === "." || name === "..") return [];
    const path = `${folder}/${name}`;
    return files.isDir(files.stat(path).mode) ? filesBelow(files, path) : [[path, files.readFile(path)]];
  });
}
