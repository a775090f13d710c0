"""Who is at the page of a game: told to the other person, as long as both show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.conftest import signed_up
from tests.server.features.talk.test_talk import put

from dosespanas.server.features.talk.service import PRESENT
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.wall_clock import WALL

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx
    import pytest
    from tests.server.conftest import Made, Running


def present(made: Made, token: str | None = None, shown: bool = True) -> bool:
    """Say that a seat's person is there; return whether the other one is."""
    answer = put(made, "/presence", {"shown": shown}, token)
    assert answer.status_code == 200, answer.text
    other: bool = answer.json()["other"]
    return other


def test_each_hears_whether_the_other_is_there_as_long_as_both_show_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.new()
    assert not present(made), "nobody has come yet"
    assert present(made, made.republican) and present(made)
    assert not present(made, made.republican, shown=False), "who does not show it is not told"
    assert not present(made), "and is seen no more"
    present(made, made.republican)
    assert present(made)
    later = now() + PRESENT + 1_000
    monkeypatch.setattr(WALL, "_wall", lambda: later)
    assert not present(made), "it ends by itself"


def test_it_is_between_two_persons_apart(server: Running) -> None:
    made = server.new()
    present(made)
    assert put(made, "/presence", {"shown": True}, made.spectator).status_code == 403
    alone = server.new(republican="random")
    assert put(alone, "/presence", {"shown": True}).status_code == 409
    assert put(made, "/presence", {"shown": "yes"}).status_code == 422


def claimed(members: Running) -> tuple[tuple[httpx.Client, httpx.Client], Callable[[httpx.Client], bool]]:
    """Begin a game of two accounts; return them, and what says that one is there and returns whether the other is."""
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    made = members.new()
    for person, token in ((ana, made.nationalist), (eva, made.republican)):
        assert person.post(f"/api/account/games/{made.id}", headers=made.headers(token)).status_code == 200

    def there(person: httpx.Client) -> bool:
        return bool(person.put(f"/api/games/{made.id}/presence", json={"shown": True}).json()["other"])

    return (ana, eva), there


def test_who_is_blocked_cannot_tell_it_from_an_absence(members: Running) -> None:
    (ana, eva), there = claimed(members)
    there(ana)
    assert there(eva)
    assert ana.put("/api/blocks/eva").status_code == 200
    assert not there(eva) and not there(ana)


def test_what_is_kept_goes_with_the_account(members: Running) -> None:
    (ana, eva), there = claimed(members)
    there(ana)
    assert there(eva)
    assert ana.post("/api/account/close", json={"handle": "ana"}).status_code == 204
    assert not there(eva)
