"""La Guerra Civil Española in a real browser: turns by mouse and by keys, an attack, duties, reloads, small screens."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.test_play import SIZES, within_the_edge
from tests.conftest import one_daily

import dosespanas

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]
MOST = 700
"""More choices than are looked at here."""
ENDS = {"done", "none", "stay", "pass"}
ORDER = ("commit", "support", "fly", "lose", "advance", "join")
"""What is taken in an attack, the first of them that is offered."""


def begin(player: Any, side: str = "nationalist", **settings: object) -> None:
    """Take the second box from the shelf and begin its shorter scenario against the random player."""
    player.open(fast=True, choicesOpen=True, **settings)
    player.page.check("input[name=game][value=gce]", force=True)
    player.page.check("input[name=scenario][value='1936']")
    player.begin(side=side)


def position(step: str, turn: int, **changes: Any) -> dict[str, Any]:
    """Return the set-up of the 1936 scenario at the opening of a step, with changes to its parts.

    Stacks lie open: the record of a game with covered ones is not taken.
    """
    raw = dosespanas.new_game("gce", scenario="1936", options={"open_stacks": True}, seed=1936).to_position()
    state = raw["state"]
    del state["choice"]
    state["step"], state["turn"] = step, turn
    for part, change in changes.items():
        state[part] = state[part] | change
    return raw


def sit_at(player: Any, raw: dict[str, Any], side: str, **settings: object) -> None:
    """Sit down at a position, handed to the server as a record without actions; the other side plays at random."""
    player.wish(**{"fast": True} | settings)
    record = dosespanas.from_position(raw).record()
    seats = {"nationalist": "random", "republican": "random"} | {side: "person"}
    answer = player.page.request.post(
        f"{player.address}/api/records", data={"record": record, "seats": seats, "hotseat": False}
    )
    assert answer.status == 201, answer.text()
    made = answer.json()
    player.page.goto(f"{player.address}/g/{made['id']}#seat={made['seats'][side]}")
    player.page.wait_for_selector(".game")


def test_what_an_event_compels_is_told_before_anybody_moves(sit_down: Callable[..., Any]) -> None:
    player = sit_down(1440, 900)
    sit_at(player, position("movement-republican", 2, events={"oviedo": 2}), "republican")
    player.wait_for_choice()
    told = player.page.inner_text("#tab-panel .duties")
    assert "Attack Oviedo (3608)" in told and "7.33" in told
    box = player.page.locator("[data-stack='1410']").bounding_box()
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    alone = player.page.locator(".hex-fan .fan-alone")
    alone.wait_for()
    assert "Málaga" in alone.inner_text() and "0-1-4" in alone.inner_text(), "who lies alone is said in words"
    assert not player.problems


def glowing(player: Any) -> Any:
    """Return the first hex that glows on the map in the window, or None."""
    for target in player.page.locator(".hex-board .target").all()[:12]:
        box = target.bounding_box()
        if box is None:
            continue
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        inside = "([x, y]) => document.elementFromPoint(x, y)?.closest('.hex-board') != null"
        if player.page.evaluate(inside, list(spot)):
            return spot
    return None


def move_one(player: Any) -> bool:
    """Go to the next unit that may move, take it up, and press a hex that glows; False if there is none."""
    page = player.page
    page.get_by_role("button", name="Next unit").click()
    start = page.locator("#tab-panel button.choice[data-action^='move ']").first
    if not start.count():
        return False
    before = player.choice()
    player.click_action(start.get_attribute("data-action"))
    player.wait_past(before)
    before = player.choice()
    spot = glowing(player)
    if spot is None:
        player.click_action("stay")
    else:
        player.press(*spot)
        if page.locator(".fan .offer").count():
            player.settle()
            page.locator(".fan .offer").first.click()
    player.wait_past(before)
    return True


def take_any(player: Any, actions: list[str], dice: random.Random) -> None:
    """Take some choice by its button."""
    before = player.choice()
    ends = [action for action in actions if action in ENDS]
    player.click_action(dice.choice(ends) if ends and dice.random() < 0.5 else dice.choice(actions))
    player.wait_past(before)


def play_on(player: Any, dice: random.Random, done: dict[str, int]) -> None:
    """Take one choice: a few moves and attacks in each phase, anything else at random."""
    actions = player.wait_for_choice()
    if not actions:
        return
    phase = player.page.locator(".phase-track").inner_text() + player.page.locator(".phase-track .here").inner_text()
    verbs = {action.split()[0] for action in actions}
    moving = player.page.get_by_role("button", name="Next unit").count() and "done" in verbs
    few = done.get(phase, 0) < 3
    done[phase] = done.get(phase, 0) + 1
    if moving and few and move_one(player):
        return
    before = player.choice()
    if (moving or "attack" in verbs) and not few and "done" in verbs:
        player.click_action("done")
        player.wait_past(before)
    else:
        take_any(player, player.wait_for_choice(), dice)


def test_two_turns_by_mouse(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.hurry()
    begin(player)
    dice, done = random.Random(1936), dict[str, int]()
    while not player.page.locator("[data-end]").count():
        assert player.choice() < MOST, "it does not come to turn 3"
        if player.page.locator(".turn b").inner_text() == "Turn 3":
            break
        play_on(player, dice, done)
    player.page.keyboard.press("Escape")
    player.page.click("#tab-log")
    assert "page-" not in player.page.locator("#tab-panel").inner_text()
    assert not player.problems


def test_an_attack_with_headquarters_and_aircraft(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    stacks = {"2811": ["n_nvd", "n_ser", "n_n"]}
    sit_at(player, position("combat-nationalist", 7, stacks=stacks), "nationalist")
    page.wait_for_selector("#tab-battle[aria-selected=true]")
    page.wait_for_selector("tr[data-plan]")  # the table comes by a request of its own, above what is pointed at
    page.hover("button.choice[data-action='attack 2711']")
    page.wait_for_selector("text=The hex is emptied in")
    taken: set[str] = set()
    before = player.choice()
    player.click_action("attack 2711")
    player.wait_past(before)
    joins = page.locator("[data-action^='join ']").first
    joins.wait_for()
    drawn = joins.bounding_box()
    joins.hover()
    page.wait_for_selector(".glance:has-text('→')")
    assert joins.bounding_box() == drawn, "what one points at stays when its odds come"
    while True:
        assert player.choice() < MOST, f"the attack does not end: {taken}"
        actions = player.wait_for_choice()
        if any(action.startswith("attack ") for action in actions):
            break
        wanted = [action for verb in ORDER for action in actions if action.split()[0] == verb]
        action = (wanted or actions)[0]
        taken.add(action.split()[0])
        if action == "commit":
            assert page.locator("text=the attack cannot be called off").count()
        before = player.choice()
        player.click_action(action)
        player.wait_past(before)
    assert {"commit", "support", "fly"} <= taken
    page.locator("#tab-panel summary", has_text="The attack before").click()
    told = page.locator("#tab-panel").inner_text()
    assert "Attack on El Escorial (2711)" in told
    assert "Steps lost" in told
    page.locator("#tab-panel button.rule").first.click()
    page.wait_for_selector("dialog[open]")
    assert "There is no text" not in page.locator("dialog").last.inner_text()
    assert not player.problems


def test_a_duty_is_told_in_words(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    sit_at(player, position("movement-nationalist", 5, events={"madrid_until": 6}), "nationalist")
    player.wait_for_choice()
    asked = page.locator(".duties li p button").first
    asked.click()
    page.wait_for_selector("#tab-panel .picked")
    assert asked.inner_text() in page.locator("#tab-panel .picked").inner_text()
    page.click("#tab-state")
    duty = page.locator(".duties li").first
    assert "Madrid" in duty.inner_text()
    assert duty.locator("progress").get_attribute("max") == "15"
    duty.locator("button.rule").click()
    page.wait_for_selector("dialog[open]")
    assert not player.problems


def test_keys_lead_through_units_and_layers(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    sit_at(player, position("movement-nationalist", 2), "nationalist")
    player.wait_for_choice()
    page.keyboard.press(".")
    first = page.locator("#tab-panel h3").inner_text()
    page.keyboard.press(".")
    assert page.locator("#tab-panel h3").inner_text() != first
    page.keyboard.press(",")
    assert page.locator("#tab-panel h3").inner_text() == first
    page.wait_for_selector(".hex-board.near[role=application]")  # the unit is brought near
    page.keyboard.press("o")
    page.wait_for_selector(".hex-board.far[role=application]")
    page.keyboard.press("o")
    page.wait_for_selector(".hex-board.near[role=application]")
    pressed = ".layers button[aria-pressed=true]"
    assert page.locator(pressed).all_inner_texts() == ["Control"]
    page.keyboard.press("c")
    for layer in ("Supply", "Zones", "Control", "Morale", "Arrivals", "Reach"):
        key = layer[0].lower()
        page.keyboard.press(key)
        page.wait_for_selector(f"{pressed}:has-text('{layer}')")
        page.keyboard.press(key)
    page.keyboard.press("z")
    page.reload()
    player.wait_for_choice()
    assert page.locator(pressed).all_inner_texts() == ["Zones"]
    page.keyboard.press(".")
    before = player.choice()
    page.keyboard.press("w")
    player.wait_past(before)
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) === n", arg=before)
    page.keyboard.press("t")
    page.wait_for_selector("#tab-state[aria-selected=true]")
    assert "Nearest to Madrid" in page.inner_text("#tab-panel")
    page.keyboard.press("q")
    page.wait_for_selector("dialog[open] input:focus")
    page.keyboard.type("castejon")
    page.wait_for_selector("[data-roll=n_cst]")
    assert page.locator("[data-roll]").count() == 1
    page.locator("[data-roll] button.place").click()
    page.locator("#tab-panel .add").click()
    page.keyboard.type("Hold this")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-note='1607']", state="attached")
    page.keyboard.press("Shift+L")
    page.wait_for_selector("dialog[open] input[name=log]:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd:has-text('W')")
    assert not player.problems


def press_a_choice(player: Any, verb: str) -> None:
    """Walk with Tab to a choice of that verb and take it with Enter."""
    page = player.page
    before = player.choice()
    for _ in range(80):
        page.keyboard.press("Tab")
        action = page.evaluate("document.activeElement?.dataset?.action ?? ''")
        if action.split(" ")[0] == verb:
            player.key("Enter")
            player.wait_past(before)
            return
    raise AssertionError(f"Tab does not reach {verb!r}")


def test_a_phase_by_keys_alone(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    sit_at(player, position("movement-nationalist", 2), "nationalist")
    player.wait_for_choice()
    page.keyboard.press(".")
    press_a_choice(player, "move")
    press_a_choice(player, "to")
    page.keyboard.press(".")
    press_a_choice(player, "move")
    before = player.choice()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".hex-board:focus")
    page.keyboard.press("PageDown")
    player.key("Enter")
    page.wait_for_function(
        "n => document.querySelector('.fan .offer') || Number(document.querySelector('.history input')?.max) !== n",
        arg=before,
    )
    if page.locator(".fan .offer").count():
        player.key("Enter")
    player.wait_past(before)
    before = player.choice()
    player.key("n")
    player.wait_past(before)
    page.wait_for_selector("#tab-battle[aria-selected=true]")
    assert not player.problems


@pytest.mark.long
def test_the_same_move_again(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    stacks = {"1607": ["n_cst", "n_rdn", "n_crz"]}
    sit_at(player, position("movement-nationalist", 2, stacks=stacks), "nationalist")
    player.wait_for_choice()
    while "Seville" not in (page.locator("#tab-panel h3").all_inner_texts() or [""])[0]:
        page.keyboard.press(".")
    before = player.choice()
    player.click_action("move n_cst")
    player.wait_past(before)
    before = player.choice()
    player.click_action("to 1707")
    player.wait_past(before)
    page.keyboard.press("d")
    page.wait_for_function("n => Number(document.querySelector('.history input').max) >= n + 2", arg=before + 1)
    page.click("#tab-log")
    moves = page.locator("#tab-panel li", has_text="Seville (1607)")
    assert moves.count() == 2
    assert not player.problems


@pytest.mark.long
def test_covered_defenders_and_a_reload_in_the_middle_of_an_attack(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    page = player.page
    begin(player)
    while not page.locator("button.choice[data-action='attack 2711']").count():
        actions = player.wait_for_choice()
        before = player.choice()
        player.click_action("done" if "done" in actions else actions[0])
        player.wait_past(before)
    page.wait_for_selector("tr[data-plan$=' 2711']")  # what stands below the table moves when it comes
    page.hover("button.choice[data-action='attack 2711']")
    page.wait_for_selector("text=The defenders lie covered")
    before = player.choice()
    player.click_action("attack 2711")
    player.wait_past(before)
    actions, before = player.wait_for_choice(), player.choice()
    strip = page.locator(".prompt-bar .what").inner_text()
    page.reload()
    assert sorted(player.wait_for_choice()) == sorted(actions)
    assert player.choice() == before
    assert page.locator(".prompt-bar .what").inner_text() == strip
    page.wait_for_selector("div.face")
    assert page.locator("text=only the top one seen").count()
    assert not player.problems


@pytest.mark.parametrize(("width", "height"), one_daily([(390, 844), (1440, 900), (3840, 2160)]))
def test_what_stands_below_the_plans_stays_in_place(sit_down: SitDown, width: int, height: int) -> None:
    player = sit_down(width, height)
    page = player.page
    sit_at(player, position("combat-nationalist", 2), "nationalist", sheet="full", language="es")
    page.wait_for_selector("tr[data-plan$=' 2711']")
    page.keyboard.press(".")  # with the numbers of keys the buttons are widest
    assert page.locator("#tab-panel").evaluate("e => e.scrollWidth - e.clientWidth") <= 0
    page.route("**/overlay/plans*", lambda route: (page.wait_for_timeout(700), route.continue_()))
    for action, below in (("attack 2711", "[data-action^='join ']"), ("commit", ".face")):
        before = player.choice()
        player.click_action(action)
        player.wait_past(before)
        drawn = page.locator(f"#tab-panel {below}").first.bounding_box()
        page.wait_for_timeout(1_500)
        assert page.locator(f"#tab-panel {below}").first.bounding_box() == drawn
    assert not player.problems


@pytest.mark.long
def test_nothing_hangs_over_the_edge(sit_down: SitDown) -> None:
    player = sit_down(*SIZES[0])
    begin(player, language="es", sheet="full")
    player.wait_for_choice()
    within_the_edge(player, ("hex", "battle", "arrivals", "state", "log"))
    assert not player.problems


def test_what_is_asked_can_be_chosen_whatever_page_is_open(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    sit_at(player, position("chits", 2), "nationalist")
    for page in ("hex", "battle", "arrivals", "state"):
        player.page.click(f"#tab-{page}")
        player.page.wait_for_selector(f"#tab-{page}[aria-selected=true]")
        player.page.locator("#tab-panel button.choice[data-action]").first.wait_for()
    assert not player.problems
