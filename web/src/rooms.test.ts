import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { MODULES } from "./games/modules";

/** Who may use what: the games stand on the kit and never on each other, and the kit knows no game. */

const HERE = import.meta.dirname;
const SOURCE = /\.(ts|svelte|css)$/;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : SOURCE.test(name) ? [relative(HERE, path)] : [];
  });
}
const ALL = files(HERE);
const text = (path: string): string => readFileSync(join(HERE, path), "utf8");

/** `kit`, `games/<game>`, or `page` for what stands above them. */
function room(path: string): string {
  const [first, second, third] = path.split("/");
  if (first === "kit") return "kit";
  return first === "games" && third !== undefined ? `games/${second}` : "page";
}

/** The files of this page that a file imports. */
function imports(path: string): string[] {
  return [...text(path).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)].map((match) => {
    const found = resolve(HERE, dirname(path), (match[1] ?? "").replace(/\?.*/, ""));
    return relative(HERE, existsSync(found) && statSync(found).isFile() ? found : `${found}.ts`);
  });
}

describe("rooms", () => {
  test("every game of the page has its folder", () => {
    expect(Object.keys(MODULES).sort()).toEqual(readdirSync(join(HERE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort());
  });

  test("the kit uses itself alone, a game the kit and itself", () => {
    const wrong = ALL.filter((path) => room(path) !== "page").flatMap((path) =>
      imports(path)
        .filter((used) => room(used) !== "kit" && room(used) !== room(path))
        .map((used) => `${path} imports ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the kit names no game", () => {
    const name = new RegExp(`(?<![a-z])(${Object.keys(MODULES).join("|")}|espana|hex-board)(?![a-z])`, "i");
    const told = ALL.filter((path) => room(path) === "kit" && !path.includes(".test.")).filter((path) => name.test(text(path)));
    expect(told).toEqual([]);
  });

  test("a file is one subject: it decides no more than one can keep in mind", () => {
    const branch = /\b(?:if|for|while|case|catch)\b|&&|\|\||\?\?|\{#(?:if|each)|\{:else if/g;
    const told = ALL.filter((path) => !path.endsWith("schema.d.ts") && (text(path).match(branch) ?? []).length > 200);
    expect(told).toEqual([]);
  });
});
