import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../browser/fake-storage";
import { following, keepAnswer, solved } from "./solved";

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("the first answer to a puzzle stays, and a later right one solves it", () => {
  keepAnswer("one", "a", false);
  keepAnswer("one", "a", true);
  keepAnswer("one", "a", false);
  expect(solved("one")["a"]).toMatchObject({ first: false, right: true });
  expect(solved("other")).toEqual({});
});

test("the next puzzle is the next that is not solved, from the beginning again after the last", () => {
  keepAnswer("one", "b", true);
  expect(following(["a", "b", "c"], "one", "a")).toBe("c");
  expect(following(["a", "b", "c"], "one", "c")).toBe("a");
  keepAnswer("one", "a", true);
  keepAnswer("one", "c", true);
  expect(following(["a", "b", "c"], "one", "a")).toBeNull();
});

test("what somebody has put in the place of the answers is none", () => {
  for (const wrong of ["[1]", "null", "{", '{"one": 3}']) {
    localStorage.setItem("dosespanas.puzzles", wrong);
    expect(solved("one")).toEqual({});
    keepAnswer("one", "a", true);
    expect(solved("one")["a"]?.right).toBe(true);
  }
});
