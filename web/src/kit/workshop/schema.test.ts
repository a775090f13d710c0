import { describe, expect, test } from "vitest";
import { fieldsOf, formOf, formsOf, fresh, kindOf, schemaAt, type Schema } from "./schema";

const ROOT: Schema = {
  type: "object",
  properties: {
    rows: { type: "array", items: { $ref: "#/$defs/Row" } },
    places: { type: "object", additionalProperties: { $ref: "#/$defs/Place" } },
    source: { type: "string" },
  },
  required: ["rows", "places", "source"],
  $defs: {
    Row: {
      type: "object",
      properties: {
        id: { type: "string" },
        drm: { type: "integer", minimum: -3, maximum: 3 },
        emblem: { anyOf: [{ type: "string" }, { type: "null" }] },
        strength: { anyOf: [{ enum: [1, 2], type: "integer" }, { type: "null" }], default: null },
        boxes: { anyOf: [{ type: "array", items: { type: "string" }, minItems: 1 }, { enum: ["any", "any_port"], type: "string" }] },
        effect: { type: "array", items: { oneOf: [{ $ref: "#/$defs/Draw" }, { $ref: "#/$defs/Stop" }], discriminator: { propertyName: "op", mapping: { draw: "#/$defs/Draw", stop: "#/$defs/Stop" } } }, minItems: 1 },
        source: { type: "object", additionalProperties: { type: "string" } },
      },
      required: ["id", "drm", "emblem", "boxes", "effect", "source"],
    },
    Draw: { type: "object", properties: { op: { const: "draw" }, count: { type: "integer", minimum: 1, maximum: 5 } }, required: ["op", "count"] },
    Stop: { type: "object", properties: { op: { const: "stop" } }, required: ["op"] },
    Place: { type: "object", properties: { box: { type: "string" } } },
  },
};
const row = { id: "a", drm: 0, emblem: null, boxes: "any", effect: [{ op: "draw", count: 1 }] };
const formAt = (...path: string[]) => schemaAt(ROOT, path, [{ rows: [row] }, [row], row, row.effect, row.effect[0]]);

describe("what a file may contain", () => {
  test("a field has its control, and is nothing or left out where it may be", () => {
    const kinds = fieldsOf(formAt("rows", "a")?.schema as Schema, ROOT).map(([name, { schema, optional, none }]) => [name, kindOf(schema), optional && none]);
    expect(kinds).toEqual([["id", "text", false], ["drm", "number", false], ["emblem", "text", null], ["strength", "choice", undefined], ["boxes", "either", false], ["effect", "list", false]]);
  });

  test("a place within rows, variants and tables has its own", () => {
    expect(formAt("rows", "a", "effect", "0", "count")?.schema["maximum"]).toBe(5);
    expect(kindOf(schemaAt(ROOT, ["places", "franco"], [])?.schema as Schema)).toBe("object");
    expect(formAt("rows", "a", "nothing")).toBeNull();
    expect(formAt("nowhere", "a")).toBeNull();
  });

  test("of several forms the one that a value has is known", () => {
    const { schema } = formAt("rows", "a", "boxes") ?? { schema: {} };
    expect(formsOf(schema, ROOT, "any_port").now).toBe(2);
    expect(formsOf(schema, ROOT, ["madrid"]).now).toBe(0);
    expect(formsOf(schema, ROOT, 3).now).toBe(-1);
  });

  test("a new row has the least that it must have", () => {
    const first = (field: string) => (field === "boxes" ? "madrid" : undefined);
    expect(fresh(formOf({ $ref: "#/$defs/Row" }, ROOT).schema, ROOT, first)).toEqual({
      id: "", drm: 1, emblem: null, boxes: ["madrid"], effect: [{ op: "draw", count: 1 }], source: { whole: "own copy: added" },
    });
  });
});
