"""Fingers on the hex map: one that rests first leads a stack or draws a box, one that does not moves the map."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_army import spot
from tests.browser.test_orders import around_sevilla, hexes_of
from tests.browser.test_slips import stands_at

pytestmark = pytest.mark.browser

SitDown = Callable[..., Any]


class Finger:
    """A finger on the screen of a page."""

    def __init__(self, page: Any) -> None:
        self._client = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        self._client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        """Touch the screen."""
        self._touch("touchStart", (x, y))

    def move(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Go from one place to another without leaving the screen."""
        for i in range(1, 7):
            at = [a + (b - a) * i / 6 for a, b in zip(start, end, strict=True)]
            self._touch("touchMove", (at[0], at[1]))

    def up(self) -> None:
        """Leave the screen."""
        self._touch("touchEnd")


def test_a_finger_that_rests_draws_a_box(sit_down: SitDown) -> None:
    player = around_sevilla(sit_down, finger=True)
    page, finger = player.page, Finger(player.page)
    near = spot(player, "1508")
    page.click(".zoom-buttons button:nth-child(2)")  # from a little further away stacks do not lie spread
    while spot(player, "1508") == near:
        page.wait_for_timeout(50)
    player.at_rest()
    spots = [spot(player, hex_) for hex_ in ("1607", "1608", "1508")]
    first = (min(x for x, _ in spots) - 25, min(y for _, y in spots) - 25)
    last = (max(x for x, _ in spots) + 25, max(y for _, y in spots) + 25)
    start = player.choice()
    finger.down(*first)
    page.wait_for_selector(".hex-board rect.chosen-hex", state="attached")
    finger.move(first, last)
    finger.up()
    page.get_by_role("status").filter(has_text="3 stacks in the box").wait_for()
    assert spot(player, "1607") == spots[0], "the map stays where it is"
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    page.touchscreen.tap(*spot(player, "1809"))
    stands_at(player, start + 5)
    assert len(sent) == 1
    assert "1608" not in hexes_of(player, "n_crz", "n_bz")
    assert not player.problems


def test_a_finger_that_rests_on_a_stack_leads_it(sit_down: SitDown) -> None:
    player = around_sevilla(sit_down, finger=True)
    page, finger = player.page, Finger(player.page)
    start = player.choice()
    here = spot(player, "1608")
    finger.down(*here)
    stands_at(player, start + 2)
    target = page.locator("[data-target='1708']").bounding_box()
    assert target is not None
    goal = (target["x"] + target["width"] / 2, target["y"] + target["height"] / 2)
    finger.move(here, goal)
    finger.up()
    stands_at(player, start + 3)
    assert hexes_of(player, "n_crz", "n_bz") == ["1708", "1708"]
    assert not player.problems


def test_a_finger_that_does_not_rest_moves_the_map(sit_down: SitDown) -> None:
    player = around_sevilla(sit_down, finger=True)
    finger = Finger(player.page)
    start = player.choice()
    x, y = spot(player, "1608")
    finger.down(x, y)
    finger.move((x, y), (x, y + 120))
    finger.up()
    player.page.wait_for_function(
        "y => document.querySelector(\"[data-stack='1608']\").getBoundingClientRect().y > y + 60", arg=y
    )
    assert player.choice() == start
    assert not player.page.locator(".hex-board rect.chosen-hex").count()
    assert not player.problems
