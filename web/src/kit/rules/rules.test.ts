import { expect, test } from "vitest";
import { splitAtRules, whole } from "./rules";

test("rule ids in a text are found, unknown ones left alone", () => {
  expect(splitAtRules("See MOV-04 and CRD-R05, not XYZ-99.", (id) => id !== "XYZ-99")).toEqual([
    { text: "See ", rule: false },
    { text: "MOV-04", rule: true },
    { text: " and ", rule: false },
    { text: "CRD-R05", rule: true },
    { text: ", not XYZ-99.", rule: false },
  ]);
});

test("rule ids in double brackets lose their brackets, known or not", () => {
  expect(splitAtRules("an entering enemy stops ([[MOV-04]], [[XYZ-99]]).", (id) => id === "MOV-04")).toEqual([
    { text: "an entering enemy stops (", rule: false },
    { text: "MOV-04", rule: true },
    { text: ", ", rule: false },
    { text: "XYZ-99", rule: false },
    { text: ").", rule: false },
  ]);
});

test("brackets and stops go with the rule they stand at", () => {
  const parts = whole(splitAtRules("Stop ([[MOV-04]], [[XYZ-99]]). Or not [[MOV-04]]", () => true));
  expect(parts.map(({ before, text, after }) => [before, text, after])).toEqual([
    ["", "Stop ", ""],
    ["(", "MOV-04", ","],
    ["", " ", ""],
    ["", "XYZ-99", ")."],
    ["", " Or not ", ""],
    ["", "MOV-04", ""],
  ]);
});
