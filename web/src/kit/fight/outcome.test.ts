import { expect, test } from "vitest";
import type { GameEvent } from "../server/types";
import { whole } from "../words/fixture/catalogues";
import { readWords } from "../words/words";
import { outcome } from "./outcome";

const hit = { n: 1, kind: "hit", rule: "", side: "nationalist", args: { piece: "troop:nationalist:regular:1", hits: 2 }, ids: [], toll: { hits: 2, lost: true } } as GameEvent;

test("what came of a battle is told of oneself and the enemy, to others of both sides", () => {
  const { t } = readWords("en", whole("en"));
  const told = (viewer: "nationalist" | "republican" | null): string => {
    const { key, args } = outcome("box:bilbao", [hit], viewer);
    return t(key, args);
  };
  expect(told("nationalist")).toBe("Bilbao: you lost Regular Army 1, hits taken 2; the enemy lost none, hits taken 0.");
  expect(told("republican")).toBe("Bilbao: you lost no unit, hits taken 0; the enemy lost Regular Army 1, hits taken 2.");
  expect(told(null)).toBe("Bilbao: Nationalist losses, Regular Army 1, hits taken 2; Republican losses, no unit, hits taken 0.");
});
