import type { Files, Handle } from "./files";

/** Python's memory once all modules are imported, kept by this browser: whoever comes back waits for no import. */

export interface Snapshot {
  memory: Uint8Array<ArrayBuffer>;
  /** The table's files, by path. */
  files: [path: string, content: Uint8Array<ArrayBuffer>][];
}

const NAME = "snapshot";
/** Bytes of a page of memory: those in which there is nothing are not kept. */
const PAGE = 65_536;
/** Bytes at the beginning of the file that say how long its header is. */
const LENGTH = 4;

interface Header {
  /** Of the site whose modules these are. */
  version: string;
  size: number;
  /** Where something is in the memory: from where on, how many bytes. */
  parts: [at: number, bytes: number][];
  files: [path: string, size: number][];
}

/** Where something is in a memory, whole pages at a time. */
function partsOf(memory: Uint8Array): Header["parts"] {
  const parts: Header["parts"] = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = parts.at(-1);
    if (last && last[0] + last[1] === at) last[1] += page.length;
    else parts.push([at, page.length]);
  }
  return parts;
}

/** Writes a snapshot to a file. How long its header is is written last: a file that was not finished is none. */
export function write(to: Handle, version: string, { memory, files }: Snapshot): void {
  const parts = partsOf(memory);
  const told: Header = { version, size: memory.length, parts, files: files.map(([path, content]) => [path, content.length]) };
  const header = new TextEncoder().encode(JSON.stringify(told));
  to.truncate(0);
  let at = LENGTH;
  for (const part of [header, ...parts.map(([from, bytes]) => memory.subarray(from, from + bytes)), ...files.map(([, content]) => content)]) {
    if (to.write(part, { at }) !== part.length) throw new Error("there is no room for the snapshot");
    at += part.length;
  }
  to.flush();
  to.write(new Uint8Array(new Uint32Array([header.length]).buffer), { at: 0 });
  to.flush();
}

/** What a file says of the snapshot in it, and where that begins; null where it is of another version, or none. */
function headerOf(from: Handle, version: string): { told: Header; at: number } | null {
  const length = new Uint32Array(1);
  from.read(new Uint8Array(length.buffer), { at: 0 });
  const at = LENGTH + length[0]!;
  if (length[0] === 0 || at > from.getSize()) return null;
  const header = new Uint8Array(length[0]!);
  from.read(header, { at: LENGTH });
  let told: Header;
  try {
    told = JSON.parse(new TextDecoder().decode(header)) as Header;
  } catch {
    return null;
  }
  return told.version === version ? { told, at } : null;
}

/** Reads the snapshot of a version of the site from a file, null where there is none. Throws where it is not whole. */
export function read(from: Handle, version: string): Snapshot | null {
  const found = headerOf(from, version);
  if (!found) return null;
  let { at } = found;
  const { size, parts, files } = found.told;
  const next = (into: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    if (from.read(into, { at }) !== into.length) throw new Error("the snapshot is not whole");
    at += into.length;
    return into;
  };
  const memory = new Uint8Array(size);
  for (const [begin, bytes] of parts) next(memory.subarray(begin, begin + bytes));
  return { memory, files: files.map(([path, bytes]) => [path, next(new Uint8Array(bytes))]) };
}

const folder = (): Promise<FileSystemDirectoryHandle> => navigator.storage.getDirectory();

/** Does something with the file that snapshots are kept in. Throws where the browser has no such files, or another one has it. */
async function withFile<T>(create: boolean, does: (handle: Handle) => T): Promise<T> {
  const file = (await (await folder()).getFileHandle(NAME, { create })) as unknown as { createSyncAccessHandle(options: object): Promise<Handle> };
  const handle = await file.createSyncAccessHandle({ mode: create ? "readwrite" : "read-only" });
  try {
    return does(handle);
  } finally {
    handle.close();
  }
}

/** Whether this browser keeps one of a version of the site. */
export const hasSnapshot = (version: string): Promise<boolean> => withFile(false, (handle) => headerOf(handle, version) !== null).catch(() => false);

/** The one it keeps. Throws where it keeps none, or none that is whole. */
export async function snapshotKept(version: string): Promise<Snapshot> {
  const found = await withFile(false, (handle) => read(handle, version));
  if (!found) throw new Error("no snapshot is kept");
  return found;
}

/** Keeps one, in place of that of another version. Throws where there is no room for it. */
export async function keepSnapshot(version: string, snapshot: Snapshot): Promise<void> {
  try {
    await withFile(true, (handle) => write(handle, version, snapshot));
  } catch (error) {
    await dropSnapshot();
    throw error;
  }
}

/** Lets none be kept any more: it did not serve. */
export async function dropSnapshot(): Promise<void> {
  await (await folder()).removeEntry(NAME).catch(() => undefined);
}

/** All files below a folder, by path. */
export function filesBelow(files: Files, folder: string): Snapshot["files"] {
  return files.readdir(folder).flatMap((name): Snapshot["files"] => {
    if (name === "." || name === "..") return [];
    const path = `${folder}/${name}`;
    return files.isDir(files.stat(path).mode) ? filesBelow(files, path) : [[path, files.readFile(path)]];
  });
}
