"""Fair dice on the page: numbers are added when a game is opened, and at the end every die is proved in the browser."""

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

WIDE = (1440, 900)
SitDown = Callable[[int, int], Any]


def ask(address: str, token: str, body: Any = None) -> Any:
    """Ask the server as a seat."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=120) as answer:
        return json.load(answer)


def play_and_agree(address: str, token: str) -> None:
    """Play both seats at random through the server for a hundred choices, and agree to end the game."""
    dice = random.Random(7)
    while (view := ask(address, token))["choice"] < 100:
        action = dice.choice(view["legal"])["action"]
        ask(f"{address}/actions", token, {"choice": view["choice"], "action": action})
    ask(f"{address}/agree", token, {"choice": view["choice"], "agree": True})


def remembered(player: Any) -> dict[str, Any]:
    """What the page keeps of the game it sits at."""
    found: dict[str, Any] = player.page.evaluate("JSON.parse(localStorage.getItem('dosespanas.games'))[0]")
    return found


def test_dice_are_proved_in_the_browser(sit_down: SitDown) -> None:
    player = sit_down(*WIDE)
    player.open(fast=True)
    player.begin(opponent="here")
    kept = remembered(player)
    assert len(kept["commitment"]) == len(kept["number"]) == 64
    player.page.get_by_role("button", name="Menu").click()
    shown = [field.input_value() for field in player.page.locator("dialog input[readonly]").all()]
    assert kept["commitment"] in shown, "the menu shows what was promised, wherever it stands"
    player.page.keyboard.press("Escape")
    play_and_agree(f"{player.address}/api/games/{kept['id']}", kept["token"])
    player.page.wait_for_selector("[data-end]")
    player.page.get_by_role("button", name="Prove the dice").click()
    player.page.wait_for_selector('[data-proof="good"]')
    told = player.page.locator("[data-proof] li").all_inner_texts()
    assert len(told) == 9 and all(line.startswith("✓") for line in told)
    with player.page.expect_download() as proof:
        player.page.get_by_role("button", name="Download the proof").click()
    assert json.loads(proof.value.path().read_text())["fair"]["commitment"] == kept["commitment"]
    assert remembered(player)["givers"] == ["both"] and remembered(player)["chain"]["choice"] > 20
    assert not player.problems


def lost_once() -> Callable[[Any], None]:
    """The server hears a request, the page does not hear the answer; only the first time."""
    heard = iter([True])

    def serve(route: Any) -> None:
        if next(heard, False):
            route.fetch()
            route.abort()
        else:
            route.continue_()

    return serve


def words_and_marks(host: Any, guest: Any) -> None:
    """Two write to each other, as they please: nothing in their words is markup, and a mark is on both maps."""
    host.page.click("[data-talk]")
    host.page.fill("dialog [name=message]", "<img src=x onerror=alert(1)> Salud")
    host.page.click("[data-say]")
    host.page.locator("dialog [role=log] li.own", has_text="<img src=x onerror=alert(1)> Salud").wait_for()
    guest.page.locator("[data-said] bdi", has_text="<img src=x onerror=alert(1)> Salud").wait_for()
    assert guest.page.locator("[data-talk] b").inner_text() == "1"
    guest.page.keyboard.press("y")
    guest.page.fill("dialog [name=place]", "Madrid")
    guest.page.check("dialog [name=shape][value=triangle]", force=True)
    guest.page.fill("dialog [name=mark-text]", "here?")
    guest.page.click("[data-put-mark]")
    host.page.locator("[data-place-mark] text", has_text="here?").wait_for(state="attached")
    with guest.page.expect_response(lambda answer: answer.request.method == "PUT" and answer.url.endswith("/note")):
        guest.page.fill("dialog [name=note]", "hold Madrid")
        guest.page.keyboard.press("Escape")
    assert guest.page.locator("[data-said]").count() == 0 and guest.page.locator("[data-talk] b").count() == 0
    host.page.locator("dialog [data-mark]", has_text="here?").wait_for()
    assert host.page.locator("dialog [data-unmark]").count() == 0
    assert host.page.input_value("dialog [name=note]") == ""
    host.page.keyboard.press("Escape")
    guest.page.reload()
    guest.page.locator("[data-talk] [data-here]").wait_for()
    guest.page.click("[data-talk]")
    assert guest.page.locator("dialog [data-present]").inner_text().endswith(" is here.")
    guest.page.uncheck("dialog [name=presence]")  # who does not show it is not told either
    guest.page.locator("[data-here], [data-present]").first.wait_for(state="detached")
    guest.page.locator("dialog [data-unmark]").click()
    host.page.locator("[data-place-mark]").wait_for(state="detached")
    guest.page.wait_for_function("() => document.querySelector('dialog [name=note]').value === 'hold Madrid'")
    guest.page.keyboard.press("Escape")


@pytest.mark.long
def test_a_game_of_two_waits_for_the_second_person(sit_down: SitDown) -> None:
    host, guest, thief = sit_down(*WIDE), sit_down(*WIDE), sit_down(*WIDE)
    host.open(fast=True)
    host.page.check("input[name=game][value=gce]", force=True)
    host.page.check("input[name=side][value=nationalist]", force=True)
    host.page.check("input[name=opponent][value=link]", force=True)
    host.page.click("button.big")
    link = host.page.locator("[data-invite=open] input")
    old = link.input_value()
    host.page.get_by_role("button", name="Withdraw the invitation").click()
    host.page.wait_for_selector("[data-invite=withdrawn]")
    guest.page.goto(old)
    guest.page.locator("main [role=alert]", has_text="withdrawn").wait_for()
    host.page.get_by_role("button", name="Make a new invitation").click()
    guest.page.goto("about:blank")
    guest.page.goto(f"{link.input_value()}.")
    assert "La Guerra Civil Española" in guest.page.locator("main dl").inner_text()
    # the answer gets lost: the same secret is sent again
    guest.page.route("**/seat", lost_once())
    guest.page.click("[data-take]")
    guest.page.locator("main [role=alert]").wait_for()
    guest.page.click("[data-take]")
    for player in (host, guest):
        player.page.wait_for_selector(".game")
    assert remembered(host)["commitment"] == remembered(guest)["commitment"]
    assert remembered(host)["number"] != remembered(guest)["number"]
    words_and_marks(host, guest)
    seat = f"{guest.address}/g/{remembered(guest)['id']}#seat={remembered(guest)['token']}"
    assert remembered(guest)["token"] not in json.dumps(remembered(host))
    thief.page.goto(seat)
    thief.page.wait_for_selector("[data-number-warning]")
    thief.page.click("[data-number-mine]")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.click("[data-renew]")
    guest.page.route("**/secret", lost_once())
    guest.page.evaluate("void (crypto.getRandomValues = numbers => numbers.fill(77))")
    guest.page.click("[data-renew-now]")
    thief.page.locator("main [role=alert]").wait_for()
    guest.page.reload()  # what was begun is finished
    guest.page.wait_for_selector(".game")
    assert guest.page.locator("[data-number-warning]").count() == 0
    assert remembered(guest)["token"] not in seat and remembered(guest)["number"]
    guest.page.goto(guest.address)
    guest.page.locator(".continue", has_text="to play: Nationalist").wait_for()
    guest.page.locator(".continue img[src^='data:image/svg']").wait_for()  # the table as it was left
    guest.page.locator(".continue button.primary").first.click()
    guest.page.wait_for_selector(".game")
    # both agree to stop, and play again with sides swapped
    host.page.get_by_role("button", name="Menu").click()
    host.page.click("[data-offer]")
    host.page.wait_for_selector("dialog [data-count=draw]")
    host.page.click("[data-end-game]")
    guest.page.click("[data-accept]")
    guest.page.click("[data-end-game]")
    for player in (host, guest):
        player.page.wait_for_selector("[data-end=draw]")
    guest.page.get_by_role("button", name="Offer a rematch, sides swapped").click()
    guest.page.click("[data-rematch-withdraw]")
    guest.page.get_by_role("button", name="Offer a rematch", exact=True).click()
    second = host.page.locator("[data-rematch-state=offered]", has_text="Your side there: Nationalist")
    second.locator("[data-rematch-decline]").click()
    guest.page.wait_for_selector("[data-rematch-state=declined]")
    assert not guest.page.get_by_role("button", name="Offer a rematch").count(), "who was declined asks no more"
    host.page.get_by_role("button", name="Offer a rematch, sides swapped").click()
    said = " ".join(guest.page.inner_text("[data-rematch-state=offered]").split())
    assert "The other side offers a rematch." in said and "Your side there: Nationalist" in said and "not rated" in said
    over = remembered(host)["id"]
    guest.page.click("[data-rematch]")
    host.page.wait_for_selector("[data-rematch-state=begun]")
    host.page.click("[data-rematch]")
    for player, side in ((host, "republican"), (guest, "nationalist")):
        player.page.wait_for_url(lambda url: over not in url)
        player.page.wait_for_selector(".game [aria-current=step]")
        player.page.wait_for_selector("[data-end]", state="detached")
        assert remembered(player)["side"] == side
    assert not host.problems and not guest.problems and not thief.problems
