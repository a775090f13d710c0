import { expect, test } from "vitest";
import type { HexAction, HexObservation } from "../types";
import { committedBy, settledBy } from "./committed-support";

const offered = (...actions: string[]): HexAction[] => actions.map((action) => ({ action, verb: action.split(" ")[0]! }) as HexAction);
const at = (step: string | null, die: number | null = null): HexObservation =>
  ({ turn: 6, actor: "nationalist", battle: { hex: "2813", attacker: "nationalist", step, die } }) as unknown as HexObservation;

test("an attack committed without support is not asked for any after the defender has answered", () => {
  const committed = committedBy(["commit", "none", "none"], at("support"));
  expect(settledBy(committed, at("air"), offered("fly n_1", "none"))?.action).toBe("none");
  expect(settledBy(committed, at("chit"), offered("play x", "none"))).toBeUndefined();
  expect(settledBy(committed, { ...at("air"), turn: 7 }, offered("none"))).toBeUndefined();
  expect(settledBy(committed, { ...at("air"), actor: "republican" }, offered("none"))).toBeUndefined();
});

test("the support it was committed with comes, and no more", () => {
  const committed = committedBy(["commit", "none", "fly n_2", "done", "naval"], at("support"));
  expect(settledBy(committed, at("support"), offered("none", "support n_hq"))?.action).toBe("none");
  expect(settledBy(committed, at("air"), offered("fly n_1", "fly n_2", "none"))?.action).toBe("fly n_2");
  expect(settledBy(committed, at("air"), offered("done", "fly n_1"))?.action).toBe("done");
  expect(settledBy(committed, at("naval"), offered("naval", "none"))?.action).toBe("naval");
});

test("nothing is settled by an attack that is only built", () => {
  expect(committedBy(["attack 2813", "join n_1"], at("join"))).toBeNull();
  expect(committedBy(["commit"], at("support"))).toBeNull();
});
