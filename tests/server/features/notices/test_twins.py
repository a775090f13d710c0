"""A notice tells its seat no more than its page does, and who reads along in a chat no more than whose turn it is."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from tests.espana1936.build import game as espana1936
from tests.espana1936.quiet import REPUBLIC
from tests.server.conftest import planted
from tests.server.scenes import scenes_of

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.pictures import picture
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.notices.png import png
from dosespanas.server.features.notices.store import WaitingNotice
from dosespanas.server.features.notices.words import Item, Scene, mail, message
from dosespanas.stories.digest import DigestLine

if TYPE_CHECKING:
    from tests.server.conftest import Played

    from dosespanas.kernel.game import Game

NATIONALIST, REPUBLICAN = "nationalist", "republican"


def scene(play: Played, game: Game, account: str, whole: bool) -> Scene:
    """How a game stands for the Nationalist, as a notice tells it, once the other side has been asked."""
    position = json.loads(json.dumps(game.to_position()))
    del position["state"]["choice"]
    made = planted(play, dosespanas.from_position(position))
    seat = play.seat(made["id"], made["seats"][NATIONALIST])
    play.act(seat, play.view(seat)["choice"], "event nac_24")
    holders = [one for one in play.store.seats(made["id"]) if one.side == NATIONALIST]
    play.store.change_seat(holders, account=account)
    play.forget(made["id"])
    waiting = WaitingNotice("turn", "turn", made["id"], NATIONALIST, 0, None)
    found = play.wait(scenes_of(play.service).scene(waiting, account, "en", whole))
    assert isinstance(found, Scene)
    return found


@pytest.mark.rule("EVT-08")
def test_a_mail_is_the_same_whatever_the_other_side_hides(play: Played) -> None:
    account = Accounts(play.store).new("ana")
    assert account is not None
    troops = ["N regular-1 burgos", "R regular-2 madrid"]
    games = [
        espana1936("events", troops, republic=REPUBLIC, hands=(["nac_24"], [card]), turn=8)
        for card in ("rep_44", "rep_43")
    ]
    one, other = (scene(play, game, account.id, whole=True) for game in games)
    assert one == other and one.picture is not None and one.asked
    plain = scene(play, games[0], account.id, whole=False)
    assert (plain.asked, plain.events, plain.picture) == ("", (), None)


def test_a_name_steers_neither_a_mail_nor_a_chat(play: Played) -> None:
    bad = Scene("España 1936", "<b>x</b> @everyone \u202e", "<script>", [DigestLine("<img src=x>", ["<img src=y>"])])
    words = Catalogue("en")
    written = mail(words, [Item("turn", "g", bad)], "https://games.example.org", "https://games.example.org/stop")
    assert "<b>" not in written.html and "<script" not in written.html and "<img" not in written.html
    assert "\n" not in written.subject and "\u202e" not in written.subject
    told = message(words, [Item("turn", "g", bad)], "https://games.example.org")
    assert told.url == "https://games.example.org/g/g" and "script" not in told.body


def test_the_map_in_a_mail_has_the_names_of_places() -> None:
    drawn = picture(dosespanas.new_game())
    nameless = re.sub("<text.*?</text>", "", drawn)
    assert nameless != drawn and png(nameless) != png(drawn)
