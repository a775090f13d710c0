import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The page reaches below the notch of a phone (`viewport-fit=cover`): nothing but its ground may stand there. */

const SRC = join(import.meta.dirname, "../..");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
const styles = (name: string): string => readFileSync(join(SRC, name), "utf8").replace(/^[^]*<style>/, "").replace(/\/\*[^]*?\*\//g, "");
/** Where a rule may put something without regard: what nobody sees, and what is held under the finger. */
const ANYWHERE = ["kit/look/app.css .spoken", "games/espana1936/map/Dragged.svelte"];
/** What sticks to the edge of a part that scrolls by itself, within the page. */
const INSIDE = ["kit/game/EndPanel.svelte", "kit/workshop/Thing.svelte", "games/gce/battle/"];

function fixed(name: string): string[] {
  return [...styles(name).matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , rule]) => /position:\s*(fixed|sticky)/.test(rule ?? "") && !rule?.includes("--safe-"))
    .map(([, selector]) => `${name} ${selector?.trim()}`)
    .filter((found) => ![...ANYWHERE, ...INSIDE].some((there) => found.startsWith(there)));
}

describe("safe areas", () => {
  test("the page keeps off them on all sides", () => {
    const page = readFileSync(join(SRC, "../index.html"), "utf8");
    expect(page).toContain("viewport-fit=cover");
    const theme = styles("kit/look/theme.css");
    for (const side of ["top", "right", "bottom", "left"]) expect(theme).toContain(`--safe-${side}: env(safe-area-inset-${side}, 0px)`);
    expect(styles("kit/look/app.css")).toMatch(/body \{[^}]*padding: var\(--safe-top\) var\(--safe-right\) var\(--safe-bottom\) var\(--safe-left\)/);
  });

  test("nothing is as high as the screen, for that is less than it seems", () => {
    const high = FILES.filter((name) => /100[dsl]?vh/.test(styles(name)));
    expect(high).toEqual(["kit/look/theme.css"]);
  });

  test("what is fixed to the screen is fixed within them", () => {
    expect(FILES.length).toBeGreaterThan(100);
    expect(FILES.flatMap(fixed)).toEqual([]);
  });
});
