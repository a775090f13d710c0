import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { REGISTRY } from "./games/registry";
import { whole } from "./kit/words/fixture/catalogues";

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

/** The files of this page that a file imports: at once, when it comes to that, or for their types alone. */
const ANY = /(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g;
/** Those that come in one chunk with it. */
const AT_ONCE = /^\s*(?:import(?! type\b)|export(?! type\b)(?= [{*]))(?:[^"';()]*from)?\s*["'](\.[^"']+)["']/gm;

function imports(path: string, which = ANY): string[] {
  return [...text(path).matchAll(which)].map((match) => {
    const found = resolve(HERE, dirname(path), (match[1] ?? "").replace(/\?.*/, ""));
    return relative(HERE, existsSync(found) && statSync(found).isFile() ? found : `${found}.ts`);
  });
}

/** All files that are fetched with some. */
function chunk(paths: string[], known = new Set<string>()): Set<string> {
  for (const path of paths.filter((one) => !known.has(one))) if (SOURCE.test(path)) chunk(imports(path, AT_ONCE), known.add(path));
  return known;
}

/** The classes that the elements of some rooms may have. */
const marked = (paths: string[]): Set<string> =>
  new Set(paths.flatMap((path) => [...text(path).matchAll(/class(?::|=")([^"={}]*)/g)].flatMap((match) => (match[1] ?? "").split(/\s+/))));

describe("rooms", () => {
  test("every game of the page has its folder", () => {
    expect(Object.keys(REGISTRY).sort()).toEqual(readdirSync(join(HERE, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort());
  });

  test("the kit uses itself alone, a game the kit and itself; its fixture the game's data too", () => {
    const printed = (path: string, used: string): boolean => path.includes("/fixture/") && used.endsWith(".json");
    const wrong = ALL.filter((path) => room(path) !== "page").flatMap((path) =>
      imports(path)
        .filter((used) => room(used) !== "kit" && room(used) !== room(path) && !printed(path, used))
        .map((used) => `${path} imports ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the kit names no game", () => {
    const name = new RegExp(`(?<![a-z])(${Object.keys(REGISTRY).join("|")}|espana|hex-board)(?![a-z])`, "i");
    const told = ALL.filter((path) => room(path) === "kit" && !path.includes(".test.")).filter((path) => name.test(text(path)));
    expect(told).toEqual([]);
  });

  test("the rooms of the kit import one way, from the ground up", () => {
    const rooms = [
      ["server"], ["browser"], ["words"], ["look", "dialogs", "sides"], ["rules"], ["setup"], ["session"], ["history", "ideas", "progress", "choices", "clocks", "fight", "notices", "orders", "seats", "talk"],
      ["proof", "help", "learn", "puzzles", "replay", "review"], ["map", "results"], ["meeting"], ["workshop"], ["game"], ["analysis"], ["accounts"], ["start"],
    ];
    const floor = (path: string): number => rooms.findIndex((names) => names.includes(path.split("/")[1] ?? ""));
    const kit = ALL.filter((path) => room(path) === "kit" && !path.includes(".test."));
    expect(kit.filter((path) => floor(path) < 0)).toEqual([]);
    const wrong = kit.flatMap((path) =>
      imports(path)
        .filter((used) => used.split("/")[1] !== path.split("/")[1] && floor(used) >= floor(path))
        .map((used) => `${path} imports ${used}`),
    );
    expect(wrong).toEqual([]);
  });

  test("the kit knows no verb of a game and no form of its places: the server says what an action ends, and names its place", () => {
    const verbs = new Set([...whole("en").matchAll(/^action-([a-z-]+?)(?:-gce)? =/gm)].map((match) => match[1] ?? ""));
    expect(verbs.size).toBeGreaterThan(50);
    const told = ALL.filter((path) => room(path) === "kit" && !/\.test\.|schema\.d|fixture/.test(path)).flatMap((path) =>
      text(path)
        .split("\n")
        .filter((line) => {
          const said = new Set([...line.matchAll(/["'`]([a-z-]+)["'`]/g)].flatMap(({ 1: word = "" }) => (verbs.has(word) ? [word] : [])));
          return said.size > 1 || (said.size > 0 && /verb/i.test(line)) || /\bhex:|\\d\{4\}(?!-)/.test(line);
        })
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(told).toEqual([]);
  });

  test("what the start screen needs comes without a game, its map or the screen on which it is played", () => {
    const fetched = [...chunk(["main.ts"])];
    expect(fetched).toContain("kit/start/Start.svelte");
    expect(fetched.filter((path) => (room(path) !== "kit" && room(path) !== "page" && !path.endsWith("/entry.ts")) || /^kit\/(map|replay|review)\//.test(path) || /\b(GameScreen|d3)/.test(path))).toEqual([]);
  });

  test("the styles of a game reach no other game, whichever was opened first in a tab", () => {
    const games = [...new Set(ALL.map(room))].filter((one) => one.startsWith("games/"));
    const reaching = games.flatMap((game) => {
      const others = marked(ALL.filter((path) => path.endsWith(".svelte") && room(path) !== game && room(path) !== "page"));
      return ALL.filter((path) => room(path) === game && path.endsWith(".css")).flatMap((path) =>
        [...text(path).replace(/\/\*[^]*?\*\//g, "").matchAll(/([^{}@;]+)\{/g)]
          .flatMap((match) => (match[1] ?? "").split(/,(?![^(]*\))/))
          .map((selector) => ({ selector: selector.trim(), classes: [...selector.matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1] ?? "") }))
          .filter(({ classes }) => classes.length && classes.every((one) => others.has(one)))
          .map(({ selector }) => `${path}: ${selector}`),
      );
    });
    expect(reaching).toEqual([]);
  });

  test("a file is one subject: it decides no more than one can keep in mind", () => {
    const branch = /\b(?:if|for|while|case|catch)\b|&&|\|\||\?\?|\{#(?:if|each)|\{:else if/g;
    const told = ALL.filter((path) => !path.endsWith("schema.d.ts") && (text(path).match(branch) ?? []).length > 200);
    expect(told).toEqual([]);
  });
});
