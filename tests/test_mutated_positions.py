"""Positions with an id put elsewhere are refused in words, or play on: nothing that is asked of them fails."""

import copy
import json
import random
from typing import Any

import pytest
from tests.conftest import one_daily
from tests.fuzz import VIEWERS, mutate, play_on
from tests.gce.build import facts
from tests.tables import TABLES, Table, advance

import dosespanas
from dosespanas.analysis.hints import hints
from dosespanas.kernel.errors import BadPosition, UnknownOption
from dosespanas.players import make
from dosespanas.players.evaluation import judge_of


def opening(table: Table, seed: int) -> tuple[dict[str, Any], random.Random]:
    """A position from some game that begins at the opening of its step."""
    game, rng = table.some_game(seed, random.Random(seed).random() * 0.9)
    raw: dict[str, Any] = json.loads(json.dumps(game.to_position()))
    del raw["state"]["choice"], raw["hash"]
    return raw, rng


def hold(table: Table, seed: int, tries: int) -> None:
    """Change one thing or a few, and play on what is taken; an error tells what was changed."""
    raw, rng = opening(table, seed)
    for _ in range(tries):
        changed = copy.deepcopy(raw)
        what = [mutate(changed, rng) for _ in range(rng.choice([1, 1, 1, 2, 3]))]
        try:
            try:
                game = dosespanas.from_position(changed)
            except (BadPosition, UnknownOption):
                continue
            play_on(table, game, rng)
        except Exception as error:
            error.add_note(f"seed {seed}: {what}")
            raise


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_a_mutated_position_is_refused_or_plays_on(table: Table, seed: int) -> None:
    hold(table, seed, 4)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("part", range(10))
def test_mutated_positions_of_many_games(table: Table, part: int) -> None:
    for seed in range(part * 20, part * 20 + 20):
        hold(table, 1000 + seed, 8)


def ask_for_hints(table: Table, seed: int, tries: int) -> int:
    """Ask for a hint where one thing or a few were changed, there and some choices later; return how often."""
    name, asked = table.title.name, 0
    judge = judge_of(name)
    raw, rng = opening(table, seed)
    for _ in range(tries):
        changed = copy.deepcopy(raw)
        what = [mutate(changed, rng) for _ in range(rng.choice([1, 2, 3]))]
        try:
            game = dosespanas.from_position(changed)
        except (BadPosition, UnknownOption):
            continue
        try:
            for _ in range(2):
                if game.actor is None:
                    break
                seen, legal = game.observe(game.actor), game.legal_view()
                action, reason = make("scripted", seed, name).choose(seen, legal)
                found = hints(judge, seen, action, reason, seed, until=0.001)
                assert found and {one["action"] for one in found} <= {view["action"] for view in legal}
                assert all(0.0 <= one["low"] <= one["chance"] <= one["high"] <= 1.0 for one in found)
                asked += 1
                advance(game, rng, rng.randrange(1, 40))
        except Exception as error:
            error.add_note(f"seed {seed}: {what}, choice {game.choice}")
            raise
    return asked


@pytest.mark.parametrize("table", one_daily(TABLES.values()))
def test_at_a_mutated_position_there_is_a_hint(table: Table) -> None:
    assert sum(ask_for_hints(table, seed, 2) for seed in range(3)) > 1


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("part", range(5))
def test_at_many_mutated_positions_there_is_a_hint(table: Table, part: int) -> None:
    assert sum(ask_for_hints(table, 2000 + part * 20 + seed, 5) for seed in range(20)) > 20


@pytest.mark.rule("6.9", "13.6")
@pytest.mark.parametrize("seed", [1, 3])
def test_units_of_another_turn_than_the_position_says_are_drawn_as_they_are_seen(seed: int) -> None:
    """By the calendar they would lie on another face, with another zone of control."""
    raw, _ = opening(TABLES["gce"], seed)
    for turn in (1, 8, 19):
        raw["state"]["turn"] = turn
        game = dosespanas.from_position(raw)
        for viewer in VIEWERS:
            seen = game.observe(viewer)
            assert all(dosespanas.sample(seen, draw).observe(viewer) == seen for draw in range(4))


# --- one by one ---------------------------------------------------------------------------------------


def refused(raw: dict[str, Any]) -> str:
    """What is said of a position that is refused."""
    with pytest.raises(BadPosition) as raised:
        dosespanas.from_position(raw)
    return str(raised.value)


def of(game: str, scenario: str | None = None, options: dict[str, bool] | None = None) -> dict[str, Any]:
    """The position of a game just begun, at the opening of its step."""
    begun = dosespanas.new_game(game, scenario, options, seed=2)
    raw: dict[str, Any] = json.loads(json.dumps(begun.to_position()))
    del raw["state"]["choice"], raw["hash"]
    return raw


@pytest.mark.rule("VAR-04", "DRW-06")
@pytest.mark.parametrize("pile", ["hands", "decks", "used", "discarded"])
@pytest.mark.parametrize(("card", "options"), [("rep_44", {"historical": True}), ("rep_n1", {}), ("rep_45", {})])
def test_a_card_that_is_not_in_the_game_lies_nowhere(pile: str, card: str, options: dict[str, bool]) -> None:
    raw = of("espana1936", options=options)
    raw["state"][pile][2 if pile == "decks" else 1].append(card)
    assert "a card of this game" in refused(raw)
    raw = of("espana1936", options=options)
    raw["state"]["table"].append(card)
    assert "table[0]" in refused(raw) and "a card of this game" in refused(raw)


@pytest.mark.rule("SCN-02")
def test_a_card_in_force_lies_there_once_and_in_no_hand() -> None:
    raw = of("espana1936", "1938")
    dosespanas.from_position(raw)
    raw["state"]["table"].append(raw["state"]["table"][0])
    assert "each card in one place only" in refused(raw)
    raw = of("espana1936")
    raw["state"]["table"].append(raw["state"]["decks"][0][3])
    assert "each card in one place only" in refused(raw)


@pytest.mark.rule("DRW-04")
def test_a_card_lies_in_the_deck_it_is_of() -> None:
    raw = of("espana1936")
    raw["state"]["decks"][1].append(raw["state"]["decks"][0].pop())
    assert "a card of this deck" in refused(raw)


@pytest.mark.rule("VAR-04")
def test_nobody_holds_a_card_in_the_order_of_history() -> None:
    raw = of("espana1936", options={"historical": True})
    raw["state"]["hands"][0].append(raw["state"]["decks"][0].pop())
    assert "nobody holds one" in refused(raw)


@pytest.mark.rule("BRD-14")
@pytest.mark.parametrize("place", ["mat", "reserve", "eliminated"])
def test_no_piece_of_the_naval_war_is_in_a_game_without_it(place: str) -> None:
    raw = of("espana1936")
    naval = sorted(set(of("espana1936", options={"naval": True})["state"]["pieces"]) & set(raw["state"]["pieces"]))
    out = [name for name in naval if raw["state"]["pieces"][name]["at"] == "out" and not name.endswith(("_cap", "cap"))]
    assert len(out) > 10
    for name in out:
        changed = copy.deepcopy(raw)
        changed["state"]["pieces"][name]["at"] = place
        assert "are not in a game" in refused(changed)


@pytest.mark.rule("7.5")
def test_a_unit_that_is_away_says_when_it_comes_back() -> None:
    raw = of("gce")
    place, units = next(iter(raw["state"]["stacks"].items()))
    unit = units.pop()
    if not units:
        del raw["state"]["stacks"][place]
    raw["state"]["units"][unit] = {"at": "returning"}
    assert "no turn in which it comes back" in refused(raw)
    raw["state"]["units"][unit]["turn"] = 3
    game = dosespanas.from_position(raw)
    play_on(TABLES["gce"], game, random.Random(1))


@pytest.mark.rule("7.1", "A26")
def test_a_chit_that_is_not_in_the_game_is_nowhere() -> None:
    raw = of("gce", "campaign")
    raw["state"]["cups"][next(chit.name for chit in facts().chits if chit.optional)] = 1
    assert "not in this game" in refused(raw)


@pytest.mark.rule("7.4-a")
def test_nobody_holds_a_compulsory_chit() -> None:
    raw = of("gce", "campaign")
    raw["state"]["cups"].pop("madrid", None)
    raw["state"]["held"][0].append("madrid")
    assert "nobody keeps it" in refused(raw)
