"""A hand on mouse, wheel and keys before the page of La Guerra Civil Española: whatever it does is counted."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.page.table import Table
from playwright.sync_api import Locator, Request

FAR = 60
"""A hand that has come from farther away points at what it wants, in pixels: the page then waits for nothing."""


class Hand:
    """A hand on mouse and keys, that is counted."""

    def __init__(self, table: Table, pictures: Path | None) -> None:
        self.table = table
        self.page = table.page
        self.phase = ""
        self.counts: Counter[tuple[str, str]] = Counter()
        self.requests: Counter[str] = Counter()
        self.waits: list[float] = []
        self.trace: list[str] = []
        self._spot = (0.0, 0.0)
        self._pictures = pictures
        self.page.on("request", self._asked)

    def _asked(self, request: Request) -> None:
        path = request.url.removeprefix(self.table.server.address).replace(self.table.id, "ID").split("?")[0]
        if path.startswith("/api"):
            self.requests[f"{request.method} {path}"] += 1

    def note(self, kind: str, count: int = 1) -> None:
        """Count something the hand did in this phase."""
        self.counts[self.phase, kind] += count
        self.trace.append(f"{self.phase:14} {kind:20} {', '.join(self.table.next_ones)}")

    def picture(self, name: str) -> None:
        """Keep what is to be seen and what was done up to now, if that is wished."""
        if self._pictures is not None:
            self._pictures.mkdir(exist_ok=True)
            self.page.screenshot(path=self._pictures / f"{name}.png")
            (self._pictures / "trace.txt").write_text("\n".join(self.trace))

    def reach(self, x: float, y: float) -> None:
        """Bring the hand to a place; where it rests already wait until the page takes its press."""
        if abs(x - self._spot[0]) + abs(y - self._spot[1]) < FAR:
            self.page.wait_for_selector(".game[data-ready=yes]")
        self.page.mouse.move(x, y, steps=2)
        self._spot = (x, y)

    def arrive(self, do: Callable[[], Any]) -> bool:
        """Do something that leads to another choice, and wait until the page stands there; False: nothing was done.

        Where the page asks whether it is meant, it is.
        """
        before = self.table.follow().choice
        if do() is False:
            return False
        moved = "Number(document.querySelector('.history input')?.max) !== n"
        self.page.wait_for_function(
            f"n => {moved} || document.querySelector('[data-go-on]')", arg=before, polling="raf", timeout=15_000
        )
        if self.page.locator("[data-go-on]").count():
            self.picture(f"warned-{self.phase}")
            self.page.wait_for_selector(".game[data-ready=yes]")
            self.button("[data-go-on]", "warning")
            self.page.wait_for_function(f"n => {moved}", arg=before, polling="raf", timeout=15_000)
        return True

    def wait(self) -> None:
        """Wait until the page stands where the game does."""
        self.table.others()
        choice = self.table.follow().choice
        self.page.wait_for_function(
            "n => Number(document.querySelector('.history input')?.max) === n", arg=choice, timeout=15_000
        )

    def key(self, key: str) -> None:
        """Press a key, once the page takes it."""
        self.page.wait_for_selector(".game[data-ready=yes]")
        self.note("key")
        self.page.keyboard.press(key)

    def press(self, x: float, y: float, kind: str) -> None:
        """Press the mouse."""
        self.reach(x, y)
        self.note(kind)
        self.page.mouse.click(x, y)

    def button(self, selector: str, kind: str) -> bool:
        """Press a button, once it is in sight; False if there is none."""
        found = self.page.locator(selector).first
        if not found.count():
            return False
        spot = self.sight(found)
        if spot is None:
            return False
        self.press(*spot, kind)
        return True

    def sight(self, found: Locator) -> tuple[float, float] | None:
        """Turn the wheel until something in the panel is in sight; return where it is.

        That takes longer than the page keeps new choices from a hand: it may be back where it pressed before.
        """
        for _ in range(12):
            box = found.bounding_box()
            if box is None:
                return None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            at = "([x, y]) => document.elementFromPoint(x, y)"
            if found.evaluate(f"(node, spot) => node.contains(({at})(spot))", [x, y]):
                return x, y
            self.reach(min(max(x, 20), 1420), 700)
            self.note("wheel")
            self.page.mouse.wheel(0, 300 if y > 450 else -300)
            self.page.wait_for_timeout(60)
            self.page.wait_for_selector(".game[data-ready=yes]")
        return None

    # --- on the map -----------------------------------------------------------------------------------

    def on_map(self, hex_: str) -> tuple[float, float] | None:
        """Return where a hex lies in the window; None if it is not in sight."""
        for kind in ("stack", "target"):
            found = self.page.locator(f"[data-{kind}='{hex_}']").first
            box = found.bounding_box() if found.count() else None
            if box is None:
                continue
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            inside = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.glass, .sheet')"
            if self.page.evaluate(inside, [x, y]):
                return x, y
        return None

    def press_hex(self, hex_: str, kind: str) -> bool:
        """Press a hex of the map."""
        spot = self.on_map(hex_)
        if spot is None:
            return False
        self.press(*spot, kind)
        return True

    def lead(self, start: tuple[float, float], end: str, kind: str) -> bool:
        """Hold what lies at a place and lead it to a hex; False if it may not go there."""
        self.reach(*start)
        self.note(kind)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 8, start[1] + 8, steps=3)
        try:
            self.page.wait_for_selector(f"[data-target='{end}']", state="attached", timeout=4000)
        except Exception:
            self.page.mouse.up()
            return False
        while (spot := self.on_map(end)) is None:  # something lies over it
            self.reach(500, 500)
            self.note("wheel")
            self.page.mouse.wheel(0, 60)
            self.page.wait_for_timeout(350)
            if self.counts[self.phase, "wheel"] > 60:
                raise RuntimeError(f"{end} cannot be brought into sight")
        self.page.mouse.move(*spot, steps=4)
        self._spot = spot
        self.arrive(self.page.mouse.up)
        return True

    def in_sight(self, start: str) -> bool:
        """See to it that a stack is in the window; the map is made smaller with the wheel if need be."""
        for _ in range(6):
            if self.on_map(start):
                return True
            self.reach(500, 500)
            self.note("wheel")
            self.page.mouse.wheel(0, 120)
            self.page.wait_for_timeout(350)
        return False
