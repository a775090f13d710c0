import { describe, expect, test } from "vitest";
import { keepPicture, keptPicture, sizeOf } from "../browser/pictures";
import { asMatrix, projected, projection, type Pairs } from "./homography";

describe("a picture below a map", () => {
  const square = [[0, 0], [100, 0], [100, 80], [0, 80]] as const;
  const pairs = (to: readonly (readonly [number, number])[]): Pairs => square.map(([x, y], i) => [{ x, y }, { x: to[i]![0], y: to[i]![1] }]);

  test("four points lie where they are to lie, however askew it was laid on the glass", () => {
    for (const to of [[[10, 20], [210, 20], [210, 180], [10, 180]], [[3, 90], [95, 4], [130, 70], [20, 140]]] as const) {
      const found = projection(pairs(to))!;
      for (const [from, goal] of pairs(to)) {
        const { x, y } = projected(found, from);
        expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([goal.x, goal.y]);
      }
    }
    expect(asMatrix(projection(pairs(square))!).replace(/-0(?=[,)])/g, "0")).toBe("matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1)");
  });

  test("points in a line, or too few, tell nothing", () => {
    expect(projection(pairs([[0, 0], [1, 1], [2, 2], [3, 3]]))).toBeNull();
    expect(projection(pairs(square).slice(0, 3))).toBeNull();
  });
});

describe("pictures", () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  test("say how large they are before they are unpacked", () => {
    expect(sizeOf(bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\x00\x10"))).toEqual({ width: 60_000, height: 16 });
    expect(sizeOf(bytes("\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\x01\x02\x03\x04"))).toEqual({ width: 0x304, height: 0x102 });
    expect(sizeOf(bytes("RIFF....WEBPVP8X....\0\0\0\0\xff\x01\0\x0f\0\0"))).toEqual({ width: 512, height: 16 });
    expect(sizeOf(bytes("RIFF....WEBPVP8L....\x2f\x0f\xc0\x01\0"))).toEqual({ width: 16, height: 8 });
    for (const other of ["", "GIF89a", "%PDF", "\xff\xd8\xff", "RIFF....WEBP", "PK\x03\x04"]) expect(sizeOf(bytes(other))).toBeNull();
  });

  test("where a browser keeps nothing, none is kept", async () => {
    await keepPicture("map", new Blob(["x"]));
    expect(await keptPicture("map")).toBeNull();
  });
});
