import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenSomebodyIsThere } from "./presence";

describe("somebody at the page", () => {
  const heard = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
    vi.stubGlobal("removeEventListener", heard.removeEventListener.bind(heard));
  });
  afterEach(() => vi.unstubAllGlobals());

  const moved = (by: number): Event => Object.assign(new Event("pointermove"), { movementX: by, movementY: 0 });

  it("is told once, by a key, a press or a movement", () => {
    const then = vi.fn();
    whenSomebodyIsThere(then);
    expect(then).not.toHaveBeenCalled();
    heard.dispatchEvent(moved(0));
    expect(then).not.toHaveBeenCalled();
    heard.dispatchEvent(moved(3));
    heard.dispatchEvent(new Event("keydown"));
    expect(then).toHaveBeenCalledTimes(1);
  });

  it("is not told once that was called off", () => {
    const then = vi.fn();
    whenSomebodyIsThere(then)();
    heard.dispatchEvent(new Event("keydown"));
    expect(then).not.toHaveBeenCalled();
  });
});
