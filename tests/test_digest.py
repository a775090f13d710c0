"""A digest tells a battle by what came of it, cuts a long list in its middle, and says what a question is about."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.battles import BattleOutcome, gathered, log_view
from dosespanas.kernel.events import Event
from dosespanas.kernel.side import NOBODY, parse_side
from dosespanas.registry import definition_of
from dosespanas.stories.digest import MOST, DigestLine, attacked, happened, shortened

if TYPE_CHECKING:
    from dosespanas.kernel.game import Game


def words_of(game: str, language: str = "en") -> Catalogue:
    return Catalogue(language, definition_of(game).names(), game)


def event(kind: str, side: str | None, /, **args: Any) -> Any:
    """Return an event of España as it is told."""
    told = Event(kind, "", NOBODY if side is None else parse_side(side), args, [])
    told.n = 1
    return log_view([told], None, definition_of("espana1936").fights)[0]


REGULARS = {side: f"troop:{side}:regular:1" for side in ("nationalist", "republican")}
ATTACK = event("attack", "nationalist", piece=REGULARS["nationalist"], target=REGULARS["republican"], box="box:bilbao")
HIT = event("hit", "nationalist", piece=REGULARS["nationalist"], box="box:bilbao", hits=1, becomes=0)
ENDED = event("battle-ended", "nationalist", box="box:bilbao")


def test_a_battle_is_told_outcome_first() -> None:
    title = definition_of("espana1936")
    for side, outcome in (
        ("nationalist", "Bilbao: you lost Regular Army 1, hits taken 1; the enemy lost none, hits taken 0."),
        ("republican", "Bilbao: you lost no unit, hits taken 0; the enemy lost Regular Army 1, hits taken 1."),
    ):
        (told,) = happened(words_of("espana1936"), title, side, [ATTACK, HIT, ENDED])
        assert told.line == outcome
        assert told.within == [
            "Regular Army 1 (Nationalist) attacked Regular Army 1 (Republican) in Bilbao.",
            "Bilbao: Regular Army 1 (Nationalist) took 1 hit and was destroyed.",
        ]


def test_a_battle_that_goes_on_has_no_outcome_yet() -> None:
    told = happened(words_of("espana1936"), definition_of("espana1936"), "nationalist", [ATTACK, HIT])
    assert [one.within for one in told] == [(), ()] and "attacked" in told[0].line


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_what_is_cut_is_the_middle_and_no_battle(language: str) -> None:
    words = words_of("espana1936", language)
    lines = [DigestLine(str(n)) for n in range(40)]
    lines[20] = DigestLine("battle", ["inner"])
    told = [one.line for one in shortened(words, lines)]
    assert told[:4] == ["0", "1", "2", "3"] and told[-8:] == [str(n) for n in range(32, 40)]
    assert told[5] == "battle" and "16" in told[4] and "11" in told[6] and len(told) == MOST + 3
    assert shortened(words, lines[:MOST]) == lines[:MOST]


def in_hand(name: str) -> tuple[Game, Any]:
    """Return a game at random in which an attack is in hand, with its odds."""
    game = dosespanas.new_game(name, seed=5)
    chance = random.Random(5)
    for _ in range(3000):
        assert game.actor is not None
        odds = game.odds(None, game.actor) if any(one.kind in ("attack", "assault") for one in game.log[-4:]) else None
        if odds is not None:
            return game, odds
        game.apply(chance.choice(game.legal_actions()))
    raise AssertionError("no attack came up")


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
@pytest.mark.parametrize("name", ["espana1936", "gce"])
def test_a_question_in_an_attack_says_who_attacks_whom_where_and_at_what_odds(name: str, language: str) -> None:
    game, odds = in_hand(name)
    log = [one.view(game.actor) for one in game.log]
    words, title = words_of(name, language), definition_of(name)
    told = attacked(words, title, log, odds)
    assert title.fights is not None
    begun = next(one for one in reversed(log) if one["kind"] in title.fights.begins)
    assert told.startswith(words.event(begun)) and len(told) > len(words.event(begun)) + 20
    assert "{" not in told and "none" not in told.lower()
    assert attacked(words, title, [*log, ENDED, event("phase", None, phase="phase:draw")], odds) == ""


@pytest.mark.parametrize(("name", "falls"), [("espana1936", ("hit", "becomes")), ("gce", ("step-lost", "left"))])
def test_what_a_battle_cost_is_told_with_its_events_and_nowhere_else(name: str, falls: tuple[str, str]) -> None:
    """Whoever draws it adds up; what a seat may not know of a piece its cost does not tell either."""
    game, chance = dosespanas.new_game(name, seed=5), random.Random(5)
    while not any(one.kind == falls[0] and one.details[falls[1]] == 0 for one in game.log):
        game.apply(chance.choice(game.legal_actions()))
    fights = definition_of(name).fights
    log = log_view(game.log, None, fights)
    assert [one.view(None) for one in game.log] == [{k: v for k, v in one.items() if k != "toll"} for one in log]
    (lost,) = [one for one in log if one.get("toll", {}).get("lost")]
    battles = [one for one in gathered(log, fights) if isinstance(one, BattleOutcome)]
    assert [piece for one in battles for pieces in one.lost.values() for piece in pieces] == [lost["args"]["piece"]]
    for viewer in (0, 1):
        assert [one.get("toll") for one in log_view(game.log, viewer, fights)] == [one.get("toll") for one in log]
