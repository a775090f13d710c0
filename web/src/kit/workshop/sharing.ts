/** Corrections as a link: packed into the part of an address that is never sent to a server. */

import type { Corrections } from "./corrections";

/** As long as a link may be: longer ones are cut by some messengers. */
const LONGEST = 8_000;
/** As much may come out of a link. */
const MOST = 400_000;

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) throw new RangeError("too large");
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** The part of an address that stands for corrections; null where it would be too long. */
export async function packed(corrections: Corrections): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(corrections)), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return text.length > LONGEST ? null : text;
}

/** The text that stands in such a part; null where there is none. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(raw, (sign) => sign.charCodeAt(0)), new DecompressionStream("deflate-raw"), MOST);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
