"""The review of a finished game in a real browser: its curve leads to looking back, at a desk and on a telephone."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import dosespanas
from dosespanas.kernel.shapes import LegalAction

pytestmark = pytest.mark.browser

SitDown = Callable[[int, int], Any]


def agreed(path: Path) -> tuple[Path, list[LegalAction]]:
    """Write the record of a game that was soon ended by agreement; return it and a choice of it with its answers."""
    game, dice = dosespanas.new_game("espana1936", options={"rep_card": True}, seed=3), random.Random(3)
    legal = game.legal_view()
    for _ in range(12):
        game.apply(dice.choice(game.legal_actions()))
    game.agree()
    path.write_text(game.record())
    return path, legal


def point(choice: int, turn: int, chance: float) -> dict[str, Any]:
    row = {"choice": choice, "turn": turn, "phase": "movement", "move": choice + 1, "side": "nationalist"}
    return row | {"nationalist": chance, "low": chance - 0.05, "high": min(1.0, chance + 0.05)}


def reviewed(legal: list[LegalAction]) -> dict[str, Any]:
    """A review as the server tells it."""
    side = {"choices": 0.1, "luck": -0.05, "reach": {"choices": 0.2, "luck": 0.03}, "accuracy": 91.5}
    phases = [{"phase": "movement", "times": 1, "lost": 0.04, "accuracy": 83.5}]
    ended = {"n": 1, "kind": "battle-ended", "rule": "BAT-14", "side": None, "args": {"box": "box:toledo"}, "ids": []}
    where = {"choice": 4, "turn": 1, "phase": "movement", "move": 5, "side": "nationalist"}
    idea = {"side": "republican", "rule": "MOV-04", "key": "idea-walk", "args": {"boxes": ["box:toledo"]}}
    ideas = [idea | {"places": ["toledo"], "ways": [["madrid", "toledo"]]}]
    chances = {"chance": 0.41, "better_chance": 0.55, "lost": 0.14, "error": 0.02, "opponent": "tuned"}
    return {
        "format": "dosespanas-review 1",
        "game": "espana1936",
        "scenario": "1936",
        "choices": 12,
        "over": True,
        "winner": "republican",
        "reason": "outcome-agreed",
        "details": {},
        "cause": {
            "why": {
                "key": "review-why-held",
                "args": {"loser": "side:nationalist", "places": ["box:toledo"], "turn": 1}
                | {"units": 1, "strength": 1, "idle": 12},
            },
            "empty": ["box:jaen"],
            "settled_at": 4,
            "fallen": [
                {"key": f"review-fell-{how}", "place": place, "turn": 1, "choice": 4, "units": units, "strength": units}
                | {"fought": units > 0}
                for how, place, units in (("held", "box:toledo", 1), ("empty", "box:badajoz", 0))
            ],
            "settled": 1,
        },
        "games": 8,
        "curve": [point(0, 1, 0.6), point(4, 1, 0.45), point(12, 1, 0.05)],
        "turns": [
            {"turn": 1, "nationalist": -0.2, "republican": -0.25, "luck": -0.1, "insight": 0.0, "end": 0.05}
            | {"reach": {"nationalist": 0.1, "republican": 0.3, "luck": 0.04, "insight": 0.0}},
        ],
        "turning_points": [
            where
            | chances
            | {"place": "box:madrid", "earlier": [], "ideas": ideas, "ideas_at": 8}
            | {"taken": legal[0], "taken_then": [], "better": legal[1], "better_then": [], "reason": None}
            | {"taken_acts": [[legal[0]]], "better_acts": [[legal[1]]]}
        ],
        "dice": [where | {"choice": 8, "action": "done", "place": None, "events": [ended], "nationalist": -0.11}],
        "insight": 0.02,
        "insight_reach": 0.01,
        "sides": {"nationalist": side | {"phases": phases}, "republican": side | {"luck": 0.05, "phases": phases}},
    }


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((390, 844), marks=pytest.mark.long)])
def test_a_review_leads_to_its_moments(sit_down: SitDown, tmp_path: Path, size: tuple[int, int]) -> None:
    player = sit_down(*size)
    player.open()
    page = player.page
    record, legal = agreed(tmp_path / "over.dosespanas")
    whole = reviewed(legal)
    begun = whole | {"curve": whole["curve"][:2], "turning_points": [], "dice": []}
    answers = [{"share": 0.4, "review": None, "draft": begun}, {"share": 1.0, "review": whole, "draft": None}]

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(answers[0]), content_type="application/json")

    page.route("**/review", answer)
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector("[data-end]")
    page.get_by_role("button", name="Review this game").click()
    page.get_by_text("40% done").wait_for()
    curve = page.locator("button.curve")
    curve.wait_for()
    assert page.locator("button.curve circle").count() == 0, "what is known so far is shown"
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-review]:has-text('40%')")
    answers.pop(0)
    page.wait_for_selector("[data-review]:not(:has-text('%'))")
    page.click("[data-review]")
    curve.wait_for()
    assert page.locator("button.curve circle").count() == 1
    for said in (
        "Turning points",
        "59%",
        "45%",
        "Where chance decided most",
        "+10 ± 20",
        "Luck gave +5.0 points to the Republican side",
        "11.0 points",
        "battle in Toledo ended",
        "Numbered circles",
        "In force: Republican side: 1 card more",
        "lost with Toledo, taken in turn 1; one unit of strength 1",
        "Left empty, and walked into: Jaén",
    ):
        assert page.get_by_text(said).count(), said
    wide = page.evaluate("document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth")
    assert wide <= 0, "nothing is cut off at the side"
    page.get_by_role("button", name="Turn 1 · Movement · Madrid · move 5").click()
    expect(page.locator(".history input")).to_have_value("4")
    beside = size[0] >= 1100
    assert page.locator("dialog").count() == beside, "where there is room it stands beside the board"
    if beside:
        page.locator(".map svg").first.hover(position={"x": 200, "y": 200})
    else:
        page.get_by_role("button", name="Review", exact=True).first.click()
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 40)
    expect(page.locator(".history input")).to_have_value("12")
    if not beside:
        page.get_by_role("button", name="Review", exact=True).first.click()
    page.click("[data-review-idea='1']")
    expect(page.locator(".history input")).to_have_value("8")
    expect(page.locator(".map [data-idea='1']")).to_have_count(1)
    if not beside:
        expect(page.locator("[data-ideas]")).to_contain_text("Held by markers alone and within reach: Toledo.")
        page.locator("[data-ideas] li button").first.click()
        expect(page.locator(".map [data-idea]")).to_have_count(0)
        page.get_by_role("button", name="Review", exact=True).first.click()
    page.click("[data-think='4']")
    page.wait_for_selector(".analysis .lines [aria-current]")
    page.wait_for_url(lambda url: "?at=4" in url)  # a board to think on stands where the review pointed
    page.click(".analysis .lines .line button")
    expect(page.locator(".history input")).to_have_value("0")
    page.locator(".prompt-bar .choice, .panel .choice").first.click()
    page.wait_for_selector(".lines .move[aria-current]")
    expect(page.locator(".analysis button[title='U']")).to_be_enabled()
    page.keyboard.press("u")
    page.wait_for_selector(".lines .move:not([aria-current])")
    assert not player.problems
