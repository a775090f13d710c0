"""The rematch of a rated game: rated too, where it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select
from tests.server.conftest import SignUp
from tests.server.features.meeting.test_meeting import give, offered, take, view

from dosespanas.server.storage.rated_games import rated_games

if TYPE_CHECKING:
    from tests.server.conftest import Running


@pytest.mark.parametrize(("options", "rated"), [({}, True), ({"rep_points": True}, False)])
def test_the_rematch_of_a_rated_game_is_rated_with_sides_changed_if_it_counts(
    members: Running, sign_up: SignUp, options: dict[str, bool], rated: bool
) -> None:
    ana, ben = sign_up("ana"), sign_up("ben")
    seat = offered(ana, side="republican", options=options, pair=not rated, rated=True)
    game = take(ben, seat).json()["games"][0]
    give(game, ana, ben)
    assert ben.post(f"/api/games/{game}/resign", json={}).status_code == 200
    asked = ben.post(f"/api/games/{game}/rematch", json={"swap": False}).json()["rematch"]
    assert (asked["rated"], asked["swap"]) == (rated, rated), "what is accepted is told before"
    again = ana.post(f"/api/games/{game}/rematch/accept", json={"swap": rated}).json()["rematch"]
    assert (again["rated"], again["swap"]) == (rated, rated)
    members.play.forget(game)
    assert view(ana, game)["rematch"] == again, "it stands after a restart"
    give(again["id"], ana, ben)
    assert view(ana, again["id"])["rated"] is rated
    assert view(ana, again["id"])["you"] == (["nationalist"] if rated else ["republican"])
    with members.play.store.looking() as connection:
        kept = connection.execute(select(rated_games).where(rated_games.c.game == again["id"])).all()
    assert len(kept) == rated and all(one.pair is None and one.due is None for one in kept)
