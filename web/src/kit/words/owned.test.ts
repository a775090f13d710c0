import { expect, test } from "vitest";
import { whole } from "./fixture/catalogues";
import { owned } from "./owned";
import { readWords } from "./words";

const told = (language: string, key: string, side: "nationalist" | "republican" | null, args: Parameters<typeof owned>[0]["args"]): string =>
  readWords(language, whole(language), { language: "en", ftl: whole("en") }).t(key, owned({ side, args }));

const HIT = { piece: "troop:republican:regular:2", box: "box:bilbao", hits: 2, becomes: 0 };

test("whoever sees no colours reads whose a piece is, and where", () => {
  expect(told("en", "event-hit", "republican", HIT)).toBe("Bilbao: Regular Army 2 (Republican) took 2 hits and was destroyed.");
  expect(told("es", "event-hit", "republican", HIT)).toContain("(republicanos)");
  expect(told("fr", "event-hit", "republican", HIT)).toContain("(républicains)");
  expect(told("pl", "event-hit", "republican", HIT)).toContain("(republikanie)");
});

test("what is attacked is the other side's, and so is the foe in the air", () => {
  const attack = { piece: "troop:nationalist:regular:2", target: "troop:republican:regular:2", box: "box:bilbao" };
  expect(told("en", "event-attack", "nationalist", attack)).toBe("Regular Army 2 (Nationalist) attacked Regular Army 2 (Republican) in Bilbao.");
  const rolled = { piece: "plane:he51", foe: "plane:i15_1", rolls: [3], drm: 0, box: "box:bilbao" };
  expect(owned({ side: "nationalist", args: rolled })).toMatchObject({ foe: { args: { side: "side:republican" } } });
});

test("a side that the sentence says, or has said, is not said again", () => {
  expect(owned({ side: "nationalist", args: { side: "side:nationalist", piece: "general:mola" } })["piece"]).toBe("general:mola");
  expect(owned({ side: "nationalist", args: { piece: "unit:a", by: "unit:b" } })["by"]).toBe("unit:b");
  expect(owned({ side: "nationalist", args: { pieces: ["unit:a", "unit:b"] } })["pieces"]).toMatchObject({ args: { piece: ["unit:a", "unit:b"] } });
});

test("a captured tank is the side's that lost it, and an older log lacks what it did not say", () => {
  const captured = { piece: "tank:t26_1", box: "box:madrid", roll: 5, owner: "side:republican" };
  expect(told("en", "event-tank-captured", "nationalist", captured)).toContain("(Republican)");
  expect(told("en", "event-hit", "republican", { piece: HIT.piece, hits: 1, becomes: 1 })).toBe("Regular Army 2 (Republican) took 1 hit and fell to strength 1.");
});
