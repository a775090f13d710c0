/** Where the games lie: a file of the browser's own file system, written through as SQLite writes it. */

/** What is used of Emscripten's file system. */
export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
  readFile(path: string): Uint8Array<ArrayBuffer>;
  readdir(path: string): string[];
  stat(path: string): { mode: number };
  isDir(mode: number): boolean;
  lookupPath(path: string): { node: Node };
  ErrnoError: new (errno: number) => Error;
}

interface Node {
  node_ops: Record<string, unknown>;
  stream_ops: Record<string, unknown>;
  usedBytes: number;
  parent: Node;
}

interface Stream {
  position: number;
}

/** A file that is read and written where it lies. */
export interface Handle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

const FOLDER = "/games";
const NAME = "games.db";
/** What SQLite writes beside a file and must find again after this worker was killed. */
const LYING = [NAME, `${NAME}-wal`, `${NAME}-journal`];
const NO_SPACE = 51;
const FAILED = 29;

export interface Kept {
  /** Whether the games are there again when the page is opened the next time. */
  readonly keeps: boolean;
  /** Puts the files where the server looks for them. */
  mount(files: Files): void;
}

async function handles(): Promise<Handle[] | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const found: Handle[] = [];
    for (const name of LYING) {
      const file = (await root.getFileHandle(name, { create: true })) as unknown as { createSyncAccessHandle(): Promise<Handle> };
      found.push(await file.createSyncAccessHandle());
    }
    return found;
  } catch {
    return null;
  }
}

/** Lets a file of Emscripten's be the one behind a handle. */
function put(files: Files, path: string, handle: Handle): void {
  files.writeFile(path, new Uint8Array());
  const { node } = files.lookupPath(path);
  const failed = (error: unknown): Error =>
    new files.ErrnoError(error instanceof DOMException && error.name === "QuotaExceededError" ? NO_SPACE : FAILED);
  const attributes = node.node_ops["getattr"] as (node: Node) => Record<string, unknown>;
  const setting = node.node_ops["setattr"] as (node: Node, attributes: { size?: number }) => void;
  node.node_ops = {
    ...node.node_ops,
    getattr: (of: Node) => ({ ...attributes(of), size: handle.getSize() }),
    setattr: (of: Node, { size, ...rest }: { size?: number }) => {
      setting(of, rest);
      if (size !== undefined) handle.truncate(size);
    },
  };
  node.stream_ops = {
    ...node.stream_ops,
    read: (_: Stream, into: Uint8Array, offset: number, length: number, at: number) => handle.read(into.subarray(offset, offset + length), { at }),
    write: (_: Stream, from: Uint8Array, offset: number, length: number, at: number) => {
      try {
        const written = handle.write(from.subarray(offset, offset + length), { at });
        if (written < length) throw new DOMException("", "QuotaExceededError");
        return written;
      } catch (error) {
        throw failed(error);
      }
    },
    llseek: (stream: Stream, offset: number, whence: number) => offset + (whence === 1 ? stream.position : whence === 2 ? handle.getSize() : 0),
    fsync: () => {
      try {
        handle.flush();
      } catch (error) {
        throw failed(error);
      }
      return 0;
    },
  };
}

export async function fileSystem(): Promise<Kept> {
  const found = await handles();
  return {
    keeps: found !== null,
    mount(files) {
      files.mkdirTree(FOLDER);
      if (!found) return;
      LYING.forEach((name, i) => put(files, `${FOLDER}/${name}`, found[i]!));
      /* SQLite takes a file away by its folder: what lies behind a handle is emptied instead. */
      const { node } = files.lookupPath(FOLDER);
      const unlink = node.node_ops["unlink"] as (folder: Node, name: string) => void;
      node.node_ops = {
        ...node.node_ops,
        unlink: (folder: Node, name: string) => (LYING.includes(name) ? found[LYING.indexOf(name)]!.truncate(0) : unlink(folder, name)),
      };
    },
  };
}
