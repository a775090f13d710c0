/** Pictures that stay in this browser: they are too large for its other store, and are sent nowhere. */

const STORE = "pictures";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open("dosespanas", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no store"));
  });
}

async function within<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const asked = ask(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error("not kept"));
    });
  } finally {
    database.close();
  }
}

/** Keeps a picture under a name; without one, keeps none any more. A browser that refuses forgets it with the page. */
export async function keepPicture(name: string, picture: Blob | null): Promise<void> {
  await within<IDBValidKey | undefined>("readwrite", (store) => (picture ? store.put(picture, name) : store.delete(name)) as IDBRequest<IDBValidKey | undefined>).catch(() => undefined);
}

export async function keptPicture(name: string): Promise<Blob | null> {
  const kept: unknown = await within("readonly", (store): IDBRequest<unknown> => store.get(name)).catch(() => null);
  return kept instanceof Blob ? kept : null;
}

export interface Size {
  width: number;
  height: number;
}

/** How large a PNG, JPEG or WebP says it is, before anything unpacks it; null for anything else. */
export function sizeOf(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length));
  try {
    if (text(1, 3) === "PNG" && text(12, 4) === "IHDR") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") return sizeOfWebp(view, text(12, 4));
    if (view.getUint16(0) !== 0xffd8) return null;
    for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
      const kind = view.getUint8(at + 1);
      if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
  } catch {
    return null; // it ends before it has said so
  }
  return null;
}

function sizeOfWebp(view: DataView, kind: string): Size | null {
  const three = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  if (kind === "VP8X") return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === "VP8 ") return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
