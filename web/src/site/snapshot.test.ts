import { expect, test } from "vitest";
import type { Handle } from "./files";
import { hasSnapshot, read, write } from "./snapshot";

/** A file in memory, with room for so many bytes. */
function file(room = Infinity, content = new Uint8Array()): Handle & { content: Uint8Array<ArrayBuffer> } {
  return {
    content,
    read(into, { at }) {
      const part = this.content.subarray(at, at + into.length);
      into.set(part);
      return part.length;
    },
    write(from, { at }) {
      const some = from.subarray(0, Math.max(0, room - at));
      const grown = new Uint8Array(Math.max(this.content.length, at + some.length));
      grown.set(this.content);
      grown.set(some, at);
      this.content = grown;
      return some.length;
    },
    truncate(size) {
      this.content = this.content.slice(0, size);
    },
    getSize() {
      return this.content.length;
    },
    flush: () => undefined,
    close: () => undefined,
  };
}

const small = { memory: new Uint8Array(20).fill(1), files: [["/a", Uint8Array.of(1)]] satisfies [string, Uint8Array<ArrayBuffer>][] };

test("a snapshot comes back as it was, and pages in which there is nothing are not kept", () => {
  const memory = new Uint8Array(65_536 * 5 + 10);
  memory[65_536 * 2 + 7] = 9;
  memory[65_536 * 3 + 9] = 8;
  memory[65_536 * 5 + 9] = 7;
  const files: [string, Uint8Array<ArrayBuffer>][] = [["/table/ñ.so", Uint8Array.of(1, 2, 3)], ["/table/empty", new Uint8Array()]];
  const kept = file();
  write(kept, "1", { memory, files });
  expect(kept.content.length).toBeLessThan(65_536 * 3);
  const found = read(kept, "1")!;
  expect(Buffer.from(found.memory).equals(Buffer.from(memory))).toBe(true); // compared number by number it takes seconds
  expect(found.files).toEqual(files);
});

test("one of another version is none, and is written over", () => {
  const kept = file();
  write(kept, "1", { memory: new Uint8Array(200_000).fill(2), files: [] });
  expect(read(kept, "2")).toBeNull();
  write(kept, "2", small);
  expect(read(kept, "2")).toEqual(small);
});

test("one that is not whole is none", () => {
  const kept = file();
  write(kept, "1", small);
  const { content } = kept;
  expect(() => read(file(Infinity, content.slice(0, -1)), "1")).toThrow();
  for (const cut of [0, 3, 10]) expect(read(file(Infinity, content.slice(0, cut)), "1")).toBeNull();
  expect(read(file(Infinity, new TextEncoder().encode("no snapshot at all")), "1")).toBeNull();
  expect(read(file(Infinity, content.map((byte, at) => (at > 3 && at < 30 ? 255 : byte))), "1")).toBeNull();
});

test("where the room ends while one is written there is none", () => {
  for (const room of [2, 40, 80]) {
    const kept = file(room);
    expect(() => write(kept, "1", small)).toThrow();
    expect(read(kept, "1")).toBeNull();
  }
});

test("where a browser has no files of its own, as over plain HTTP, there is none, and nothing fails", async () => {
  expect("navigator" in globalThis && "storage" in navigator).toBe(false);
  expect(await hasSnapshot("1")).toBe(false);
});
