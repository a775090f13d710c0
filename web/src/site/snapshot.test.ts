import { expect, test } from "vitest";
import { hasSnapshot, packed, unpacked } from "./snapshot";

const whole = (parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]));

test("a snapshot comes back as it was, and pages in which there is nothing are not kept", () => {
  const memory = new Uint8Array(65_536 * 3 + 10);
  memory[65_536 * 2 + 7] = 9;
  memory[65_536 * 3 + 9] = 8;
  const files: [string, Uint8Array<ArrayBuffer>][] = [["/table/ñ.so", Uint8Array.of(1, 2, 3)], ["/table/empty", new Uint8Array()]];
  const file = whole(packed({ memory, files }));
  expect(file.length).toBeLessThan(65_536 * 2);
  expect(unpacked(file)).toEqual({ memory, files });
});

test("one that is not whole is none", () => {
  const file = whole(packed({ memory: new Uint8Array(20).fill(1), files: [["/a", Uint8Array.of(1)]] }));
  for (const cut of [0, 3, 10, file.length - 1]) expect(() => unpacked(file.slice(0, cut))).toThrow();
});

test("where a browser has no caches, as over plain HTTP, there is none, and nothing fails", async () => {
  expect("caches" in globalThis).toBe(false);
  expect(await hasSnapshot("1")).toBe(false);
});
