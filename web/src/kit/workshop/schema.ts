/** What a data file may contain, as the server tells it (JSON Schema): which control a field has, and what a new value is. */

import { isNote, isObject, type Json, type JsonObject } from "./corrections";

export type Schema = JsonObject;

/** What is known of a field, with its references followed. */
export interface Form {
  schema: Schema;
  /** It may be left out or be nothing. */
  optional: boolean;
  /** What then stands there: null, or nothing at all. */
  none: null | undefined;
}

/** How a field is corrected. */
export type Kind = "switch" | "number" | "choice" | "text" | "list" | "table" | "object" | "variants" | "either";

const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

function followed(schema: Schema, root: Schema): Schema {
  const name = typeof schema["$ref"] === "string" ? schema["$ref"].split("/").pop() : undefined;
  return name ? followed(object(object(root["$defs"])[name]), root) : schema;
}

/** A schema with its references followed, and without "or nothing". */
export function formOf(schema: Schema, root: Schema, required = true): Form {
  const here = followed(schema, root);
  const all = list(here["anyOf"]).map((one) => followed(object(one), root));
  const some = all.filter((one) => one["type"] !== "null");
  const optional = !required || some.length < all.length;
  const none = required ? null : undefined;
  if (all.length && some.length === 1) return { schema: some[0] as Schema, optional, none };
  return { schema: all.length ? { ...here, anyOf: some } : here, optional, none };
}

export function kindOf(schema: Schema): Kind {
  if (schema["oneOf"]) return "variants";
  if (schema["anyOf"]) return "either";
  if (schema["enum"] || schema["const"] !== undefined) return "choice";
  switch (schema["type"]) {
    case "boolean":
      return "switch";
    case "integer":
    case "number":
      return "number";
    case "array":
      return "list";
    case "object":
      return schema["properties"] ? "object" : "table";
    default:
      return "text";
  }
}

/** What may be chosen. */
export const choicesOf = (schema: Schema): Json[] => (schema["const"] === undefined ? list(schema["enum"]) : [schema["const"]]);

/** The fields of an object, in the order in which its kind declares them; notes on sources are no fields. */
export function fieldsOf(schema: Schema, root: Schema): [string, Form][] {
  const required = new Set(list(schema["required"]));
  return Object.entries(object(schema["properties"]))
    .filter(([name]) => !isNote(name))
    .map(([name, one]) => [name, formOf(object(one), root, required.has(name))]);
}

/** By which field the variants of an object are told apart, and each of them. */
export function variantsOf(schema: Schema, root: Schema): { field: string; variants: Map<string, Schema> } {
  const by = object(schema["discriminator"]);
  const variants = Object.entries(object(by["mapping"])).map(([name, ref]) => [name, followed({ $ref: ref }, root)] as const);
  return { field: String(by["propertyName"]), variants: new Map(variants) };
}

/** Whether a value has the form of one of several that a field may have. */
function fits(value: Json | undefined, schema: Schema): boolean {
  switch (kindOf(schema)) {
    case "choice":
      return choicesOf(schema).includes(value ?? null);
    case "number":
      return typeof value === "number";
    case "list":
      return Array.isArray(value);
    case "switch":
      return typeof value === "boolean";
    case "text":
      return typeof value === "string";
    default:
      return isObject(value);
  }
}

/** Of several forms, those that there are, and which a value has. */
export function formsOf(schema: Schema, root: Schema, value: Json | undefined): { forms: Schema[]; now: number } {
  const forms = list(schema["anyOf"]).flatMap((one) => {
    const form = followed(object(one), root);
    return kindOf(form) === "choice" ? choicesOf(form).map((word) => ({ const: word })) : [form];
  });
  return { forms, now: forms.findIndex((form) => fits(value, form)) };
}

export const itemsOf = (schema: Schema, root: Schema): Form => formOf(object(schema["items"] ?? schema["additionalProperties"]), root);

/** The schema of a place, by the values that lead to it; null where the file has no such place. */
export function schemaAt(root: Schema, path: readonly string[], values: readonly (Json | undefined)[]): Form | null {
  let form: Form | null = formOf(root, root);
  for (const [i, name] of path.entries()) {
    form = form && inner(form.schema, root, name, values[i]);
  }
  return form;
}

function inner(schema: Schema, root: Schema, name: string, value: Json | undefined): Form | null {
  const kind = kindOf(schema);
  if (kind === "list" || kind === "table") return itemsOf(schema, root);
  if (kind === "either") {
    const { forms, now } = formsOf(schema, root, value);
    return now < 0 ? null : inner(forms[now] as Schema, root, name, value);
  }
  const own = kind === "variants" ? variantOf(schema, root, value) : schema;
  return new Map(own ? fieldsOf(own, root) : []).get(name) ?? null;
}

/** The variant that an object is. */
export function variantOf(schema: Schema, root: Schema, value: Json | undefined): Schema | undefined {
  const { field, variants } = variantsOf(schema, root);
  return variants.get(String(object(value)[field]));
}

/** A value to begin with: the least that a field may have. `first` says what a field of a name may be told as. */
export function fresh(schema: Schema, root: Schema, first: (field: string) => string | undefined = () => undefined, field = ""): Json {
  switch (kindOf(schema)) {
    case "switch":
      return false;
    case "number":
      return typeof schema["minimum"] === "number" && typeof schema["maximum"] === "number" ? Math.max(schema["minimum"], Math.min(schema["maximum"], 1)) : 0;
    case "choice":
      return choicesOf(schema)[0] ?? null;
    case "list": {
      const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
      const item = itemsOf(schema, root).schema;
      return Array.from({ length: least }, () => fresh(item, root, first, field));
    }
    case "table":
      return {};
    case "variants": {
      const [variant] = variantsOf(schema, root).variants.values();
      return variant ? fresh(variant, root, first, field) : null;
    }
    case "either":
      return fresh(formsOf(schema, root, undefined).forms[0] ?? {}, root, first, field);
    case "object": {
      const needed = fieldsOf(schema, root).filter(([, { optional, none }]) => !optional || none === null);
      const source = object(object(schema["properties"])["source"]);
      const noted = list(schema["required"]).includes("source");
      const note: JsonObject = noted ? { source: source["type"] === "string" ? "own copy: added" : { whole: "own copy: added" } } : {};
      return { ...Object.fromEntries(needed.map(([name, form]) => [name, form.optional ? null : fresh(form.schema, root, first, name)])), ...note };
    }
    default:
      return first(field) ?? "";
  }
}
