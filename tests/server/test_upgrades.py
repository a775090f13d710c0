"""Games begun by other rules or on other data: they go on from where they stood, once their persons agree."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Any

import pytest
from tests.copies import copy
from tests.server.conftest import PERSONS, ReadyPlay, execute

import dosespanas
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import read_record
from dosespanas.server.errors import DamagedGame, NotYours, OtherRules, Problem
from dosespanas.server.games.record_encryption import Seal
from dosespanas.server.storage.database import open_database
from dosespanas.server.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from dosespanas.server.games.seats import Seat

KEY = Seal.new_key()
KINDS: dict[str, dict[str, Any]] = {
    "two": {},
    "hot seat": {"hotseat": True},
    "computer": {"players": PERSONS | {"republican": "scripted"}},
    "fog": {"options": {"fog": True}},
    "gce": {"game": "gce"},
    "campaign": {"game": "gce", "scenario": "campaign", "options": {"hidden_chits": True}, "hotseat": True},
}


def opened(url: str, data: dict[str, Path] | None = None) -> ReadyPlay:
    return ReadyPlay(Store(open_database(url)), Seal(KEY), data=data or {})


def begin(play: ReadyPlay, **kind: Any) -> list[Seat]:
    """Begin a game; return its persons' seats, that of a spectator last."""
    chosen = {"game": "espana1936", "scenario": "1936", "options": {}, "players": PERSONS, "hotseat": False} | kind
    made = play.create(*chosen.values(), None)
    tokens = dict.fromkeys(token for token in made["seats"].values() if token)
    return [play.seat(made["id"], token) for token in [*tokens, made["spectator"]]]


def go_along(play: ReadyPlay, seats: list[Seat], until: int, seed: int = 3) -> None:
    """Take random choices for every side up to a choice."""
    dice = random.Random(seed)
    with play.hold(seats[0].game) as session:
        while session.game.choice < until and session.actor is not None:
            legal = [str(action) for action in session.game.legal_actions()]
            play.write(session, session.take_row(dice.choice(legal)))


def views(play: ReadyPlay, seats: list[Seat]) -> list[Any]:
    return [play.view(seat)["observation"] | {"data": ""} for seat in seats]


def older(url: str, engine: str = "0.0.9") -> None:
    """Make every game of a database one of an earlier version."""
    execute(url, f"UPDATE games SET engine = '{engine}'")


@pytest.mark.sqlite
def test_damage_to_what_it_goes_on_from_harms_that_game_only(url: str, tmp_path: Path) -> None:
    play = opened(url)
    (seat, *_), (other, *_) = begin(play, hotseat=True), begin(play, hotseat=True)
    go_along(play, [seat], 20)
    play.close()
    play.store.close()
    older(url)
    play = opened(url)
    play.go_on(seat)
    play.go_on(other)
    play.store.close()
    sound = (tmp_path / "games.db").read_bytes()
    for column, value in itertools.product(("line", "choice", "position", "events", "hash"), ("x'00'", "'text'")):
        (tmp_path / "damaged.db").write_bytes(sound)
        damaged = f"sqlite:///{tmp_path / 'damaged.db'}"
        assert execute(damaged, f"UPDATE upgrades SET {column} = {value} WHERE game = '{seat.game}'") == 1
        play = opened(damaged)
        with pytest.raises(DamagedGame):
            play.view(seat)
        assert play.view(other)["observation"], column
        play.store.close()


@pytest.mark.parametrize(
    ("kind", "until", "further"),
    [("two", 20, 20), ("computer", 150, 20), ("gce", 15, 20)]
    + [pytest.param(kind, until, 300, marks=pytest.mark.long) for kind in KINDS for until in (20, 150)]
    + [pytest.param(kind, 450, 300, marks=pytest.mark.long) for kind in KINDS if kind != "gce"],  # that one is over
)
def test_a_running_game_goes_on_where_it_stood(url: str, kind: str, until: int, further: int) -> None:
    play = opened(url)
    seats = begin(play, **KINDS[kind])
    go_along(play, seats, until)
    before, log = views(play, seats), [play.log(seat, -1) for seat in seats]
    plain = play._sessions.plain_record(play._sessions.known(seats[0].game) or pytest.fail())
    play.close()
    play.store.close()
    older(url)
    play = opened(url)
    for seat in seats:
        with pytest.raises(OtherRules) as said:
            play.view(seat)
        assert said.value.details["why"] is None and not said.value.details["opening"]
        assert said.value.details["agreed"] == []
    with pytest.raises(NotYours):
        play.go_on(seats[-1])
    persons = seats[:-1]
    made = play.continue_record(play.record(persons[0]), PERSONS, True, None, as_far=True)
    assert play.view(play.seat(made["id"], made["seats"]["nationalist"]))["origin"]
    if len(persons) == 2:
        assert play.go_on(persons[0]) == {"waiting": ["republican"]} == play.go_on(persons[0])
        with pytest.raises(OtherRules) as said:
            play.view(persons[1])
        assert said.value.details["agreed"] == ["nationalist"]
    assert play.go_on(persons[-1]) == {"waiting": []}
    assert views(play, seats) == before
    assert [play.log(seat, -1) for seat in seats] == log, "what happened before is still told"
    with pytest.raises(Problem):
        play.go_on(persons[0])
    go_along(play, seats, until + further)
    for again in (play, opened(url)):
        with again.hold(seats[0].game) as session:
            text = again._sessions.record(session)
            assert session.first >= until
        read = read_record(text)
        assert read.tags["Engine"] == "0.0.9" and read.engine == ENGINE and read.rules[0].choice == session.first
        replayed = dosespanas.load_record(text)
        assert replayed.hash() == session.game.hash() and replayed.record() == text
        old = [line for line in plain.splitlines() if line[:1].isdigit()]
        assert [line for line in text.splitlines() if line[:1].isdigit()][: len(old)] == old
        assert again.history(seats[0], session.first)["choice"] == session.first == again.view(seats[0])["first"]
        with pytest.raises(Problem) as refused:
            again.history(seats[0], session.first - 1)
        assert refused.value.key == "error-choice-earlier"
        told = [(one["n"], one["kind"]) for one in again.log(seats[0], -1)]
        assert [one for one in told if one[0] < session.first] == [(one["n"], one["kind"]) for one in log[0]]
    if session.actor is not None:
        sealed = play.record(persons[0])
        assert f"* rules {ENGINE} {session.row.data} sealed" in sealed and "position" not in sealed
        made = play.continue_record(sealed, PERSONS, True, None)
        assert play.view(play.seat(made["id"], made["seats"]["nationalist"]))["observation"]
    play.store.close()


def test_other_data_are_told_and_gone_on_with(url: str, tmp_path: Path) -> None:
    """A way less: the position is kept as it is, and the record names both data."""
    corrected = {"espana1936": copy("espana1936", tmp_path, "link")}
    play = opened(url, corrected)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 40)
    play.close()
    assert opened(url).view(seats[0])["corrections"]["count"], "what is otherwise is kept with a game"
    execute(url, "UPDATE games SET corrections = NULL")  # begun before that was so
    play = opened(url, corrected)
    before = views(play, seats)
    play.close()
    play = opened(url)
    with pytest.raises(OtherRules):
        play.view(seats[0])
    assert play.upgrading.is_earlier(play.store.game(seats[0].game) or pytest.fail())
    assert "[Sealed" in play.record(seats[0]) and "[Sealed" not in play.record(seats[-1])
    assert play.go_on(seats[0]) == {"waiting": []}
    assert views(play, seats) == before


@pytest.mark.long
@pytest.mark.parametrize("change", ["counter", "place"])
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_things_that_have_another_number_now_are_not_mistaken(url: str, tmp_path: Path, game: str, change: str) -> None:
    """It goes on from the opening of its step, or says what the present data do not accept."""
    play = opened(url, {game: copy(game, tmp_path, change)})
    made = [begin(play, game=game, hotseat=True) for _ in range(8)]
    for seed, seats in enumerate(made):
        go_along(play, seats, 20 + 17 * seed, seed)
    stacks = [play.view(seats[0])["observation"].get("stacks") for seats in made]
    play.close()
    execute(url, "UPDATE games SET corrections = NULL")  # begun before these were kept with a game
    play = opened(url)
    went = 0
    for seats, before in zip(made, stacks, strict=True):
        with pytest.raises(OtherRules) as said:
            play.view(seats[0])
        if "why" not in said.value.details:
            continue  # it is over
        if said.value.details["why"] is not None:
            assert said.value.details["why"]["key"] == "error-bad-position"
            with pytest.raises(dosespanas.kernel.errors.BadPosition):
                play.go_on(seats[0])
            continue
        assert play.go_on(seats[0]) == {"waiting": []}
        view, went = play.view(seats[0]), went + 1
        assert view["legal"] or view["over"]
        assert said.value.details["opening"] == (game == "gce" and change == "counter")
        if not said.value.details["opening"]:
            assert view["observation"].get("stacks") == before
        go_along(play, seats, view["choice"] + 20)
    assert went or change == "counter"


def test_a_game_whose_position_was_not_kept(url: str) -> None:
    """It goes on from where the present rules lead by the same choices, and it is said whether that is as it stood."""
    play = opened(url)
    same, other, lost = (begin(play, hotseat=True) for _ in range(3))
    for seats in (same, other, lost):
        go_along(play, seats, 30)
    before = views(play, same)
    play.store.close()
    older(url)
    execute(url, f"UPDATE actions SET hash = 'fedcba9876543210' WHERE game = '{other[0].game}'")
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{lost[0].game}'")
    play = opened(url)
    for seats, followed in ((same, False), (other, True)):
        with pytest.raises(OtherRules) as refused:
            play.view(seats[0])
        assert refused.value.details["why"] is None and refused.value.details["followed"] == followed
        assert play.go_on(seats[0]) == {"waiting": []} and play.view(seats[0])["legal"]
    assert views(play, same) == before
    with pytest.raises(Problem) as said:
        play.go_on(lost[0])
    assert said.value.key == "error-no-standing"
    with pytest.raises(OtherRules) as refused:
        play.view(lost[0])
    assert refused.value.details["why"]["key"] == "error-no-standing"
    assert "[Sealed" in play.record(lost[0])


def test_a_long_game_whose_position_was_not_kept_goes_on_from_its_snapshot(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What other rules did before it need not be done again by the present ones; and nothing is told twice."""
    play = opened(url)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 160)
    before, log = views(play, seats), [play.log(seat, -1) for seat in seats]
    play.store.close()
    older(url)
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{seats[0].game}'")
    for alike in (True, False):
        play = opened(url)
        monkeypatch.setattr(play.upgrading, "_alike", lambda _row, alike=alike: alike)
        with pytest.raises(OtherRules) as refused:
            play.view(seats[0])
        assert (refused.value.details["why"] is None) == alike and not refused.value.details["followed"]
    play = opened(url)
    assert play.go_on(seats[0]) == {"waiting": []}
    assert views(play, seats) == before and [play.log(seat, -1) for seat in seats] == log


def test_a_game_taken_up_from_a_record_that_has_not_begun_begins_by_the_present_rules(url: str) -> None:
    play = opened(url)
    source = begin(play, hotseat=True)
    go_along(play, source, 25)
    made = [
        play.service.continue_record(play.record(source[0]), PERSONS, True, None, mine="nationalist") for _ in range(2)
    ]
    older(url)
    execute(url, f"UPDATE actions SET action = 'pass' WHERE n = 20 AND game = '{made[1]['id']}'")
    play = opened(url)
    play.ready(made[0])
    view = play.view(play.seat(made[0]["id"], made[0]["seats"]["nationalist"]))
    assert view["legal"] and view["choice"] == 25
    with pytest.raises(Problem) as said:
        play.ready(made[1])
    assert said.value.key == "error-no-standing"


def test_a_game_that_has_not_begun_begins_by_the_present_rules(url: str) -> None:
    play = opened(url)
    made = play.service.create("espana1936", "1936", {}, PERSONS, True, None)
    older(url)
    play = opened(url)
    play.ready(made)
    row = play.store.game(made["id"])
    assert row is not None and row.engine == ENGINE
    assert not play.games([made["spectator"]])[0]["earlier"]


def test_a_finished_game_of_earlier_rules_keeps_its_record(url: str) -> None:
    play = opened(url)
    seats = begin(play, hotseat=True)
    go_along(play, seats, 10)
    play.agree(seats[0], play.view(seats[0])["choice"], True)
    record = play.record(seats[0])
    older(url)
    play = opened(url)
    with pytest.raises(OtherRules) as said:
        play.view(seats[0])
    assert "choice" not in said.value.details
    earlier = record.replace(f'[Engine "{ENGINE}"]', '[Engine "0.0.9"]')
    told = [line for line in earlier.splitlines() if not line.startswith("[Chance")]
    assert play.record(seats[0]).splitlines() == told, "what it was proved by is found by a replay only"
    with pytest.raises(Problem):
        play.go_on(seats[0])


def test_positions_are_kept_of_what_has_moved(url: str) -> None:
    play = opened(url)
    seats = begin(play, hotseat=True)
    assert play.keep() == 0, "it has only just been played"
    assert play.keep(idle=-1000) == 1 and play.keep(idle=-1000) == 0
    go_along(play, seats, 5)
    assert play.keep(idle=-1000) == 1
    kept = play.store.standing_position(seats[0].game)
    assert kept is not None and kept.choice >= 5
