"""The exact odds of rolls at sea, against all rolls counted and against the engine's own dice (NAV-50, NAV-52)."""

from collections import Counter
from itertools import product
from math import sqrt
from typing import Any

import pytest
from tests.espana1936.build import do, table_of
from tests.espana1936.fleet import fight, naval, place, sea, sea_rolls

from dosespanas.espana1936.board.dice import read_sea_roll
from dosespanas.espana1936.odds.sea_odds import falls, sea_roll_odds
from dosespanas.kernel.game import Game

OUTCOMES = ("none", "withdrawn", "damaged", "destroyed")
ROLLS = 3000


@pytest.mark.rule("NAV-50")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize("drms", [[], [1], [-1], [-2, 1], [1, 1, 1]])
def test_the_odds_are_those_of_all_rolls(dice: int, drms: list[int]) -> None:
    counts = [0] * 4
    for rolls in product(range(1, 7), repeat=dice):
        _, sixes, fives = read_sea_roll(list(rolls), drms)
        counts[3 if sixes > 1 else 2 if sixes else 1 if fives else 0] += 1
    assert sea_roll_odds(dice, drms) == pytest.approx([count / 6**dice for count in counts], abs=1e-12)


def test_every_fall_of_the_dice_is_counted_once() -> None:
    for dice in (0, 1, 3, 5):
        found = falls(dice)
        assert sum(ways for _, ways in found) == 6**dice
        assert len({tuple(rolls) for rolls, _ in found}) == len(found)


def outcome(roll: tuple[str, list[int], list[int], int, int]) -> str:
    """What one roll did to its target."""
    _, _, _, hits, turned = roll
    return OUTCOMES[3 if hits > 1 else 2 if hits else 1 if turned else 0]


def same(expected: dict[str, float], counted: Counter[str], total: int) -> None:
    """The frequencies of a few thousand rolls lie within 4.5 standard errors of the odds."""
    for name in OUTCOMES:
        p = expected[name]
        error = sqrt(p * (1.0 - p) / total)
        assert abs(counted[name] / total - p) <= 4.5 * error + 1e-12, name


def frequencies(played: Game, action: str) -> dict[str, Counter[str]]:
    """Take an action again and again with other dice; count what the first roll of each did, by who fired."""
    found: dict[str, Counter[str]] = {}
    for number in range(ROLLS):
        again = played.clone()
        table_of(again).chance.cursor = 1000 * number
        for by, roll in {roll[0]: roll for roll in reversed(sea_rolls(do(again, action)))}.items():
            found.setdefault(by, Counter())[outcome(roll)] += 1
    return found


def check(played: Game, action: str) -> list[dict[str, Any]]:
    """Compare the odds of an action that lets the dice fall with what they do; return the odds."""
    odds = played.odds(action, 0)
    assert odds is not None
    counted = frequencies(played, action)
    for row in odds["sea"]:
        assert sum(row[name] for name in OUTCOMES) == pytest.approx(1.0, abs=1e-12)
        if row["destroyed"] and row["damaged"] == 0:
            counter = counted[row["by"]]
            counter["destroyed"] += counter.pop("damaged", 0)
        same(row, counted[row["by"]], ROLLS)
    rows: list[dict[str, Any]] = odds["sea"]
    return rows


@pytest.mark.rule("NAV-50")
@pytest.mark.rule("NAV-54")
def test_the_odds_of_a_pair_with_support() -> None:
    ships = {"canarias": "baleares", "libertad": "baleares", "dd_rep_1": "baleares"}
    played = fight(ships)
    do(played, "engage", "engage")
    rows = check(played, "back dd_rep_1 libertad")
    assert [(row["by"], row["at"], row["dice"]) for row in rows] == [
        ("canarias", "libertad", 2),
        ("libertad", "canarias", 1),
    ]
    alone = played.odds("hold dd_rep_1", 0)
    assert alone is not None
    assert alone["sea"][0] == rows[0]
    assert alone["sea"][1]["damaged"] == pytest.approx(1 / 6)
    assert rows[1]["damaged"] == pytest.approx(2 / 6)


@pytest.mark.rule("NAV-49")
@pytest.mark.rule("AMB-37")
def test_the_odds_of_pairs_as_they_are_made() -> None:
    ships = dict.fromkeys(["canarias", "cervera", "libertad", "cervantes", "mendez_nunez"], "baleares")
    played = fight(ships)
    do(played, "engage", "engage")
    first = played.odds("pair libertad cervera", 0)
    assert first is not None
    assert [(row["by"], row["at"]) for row in first["sea"]] == [("libertad", "cervera"), ("cervera", "libertad")]
    nothing = played.odds(None, 1)
    assert nothing == {"sea": []}
    do(played, "pair libertad cervera")
    second = played.odds("pair mendez_nunez canarias", 0)
    assert second is not None
    assert len(second["sea"]) == 4
    do(played, "pair mendez_nunez canarias")
    rows = check(played, "back cervantes mendez_nunez")
    assert {row["by"]: row["dice"] for row in rows} == {"libertad": 1, "cervera": 1, "mendez_nunez": 2, "canarias": 2}


@pytest.mark.rule("NAV-49")
def test_a_pair_that_follows_by_itself_is_foreseen() -> None:
    played = fight(dict.fromkeys(["canarias", "cervera", "libertad", "cervantes"], "baleares"))
    do(played, "engage", "engage")
    rows = check(played, str(played.legal_actions()[0]))
    assert len(rows) == 4, "the second pair is no choice any more"


@pytest.mark.rule("NAV-57")
@pytest.mark.rule("NAV-63")
def test_the_odds_of_a_submarine_with_destroyers() -> None:
    played = fight({"canarias": "baleares", "sub_rep_1": "baleares", "dd_rep_1": "baleares"})
    do(played, "engage", "engage")
    before = played.odds("aim sub_rep_1 canarias", 0)
    assert before is not None
    assert [(row["by"], row["dice"]) for row in before["sea"]] == [("sub_rep_1", 2)]
    assert before["sea"][0]["none"] == pytest.approx(sea_roll_odds(2, [-2])[0])
    assert played.odds("hold sub_rep_1", 0) == {"sea": []}
    do(played, "aim sub_rep_1 canarias")
    rows = check(played, "back dd_rep_1 sub_rep_1")
    assert [row["by"] for row in rows] == ["sub_rep_1"], "the answer comes only if the target is spared"


@pytest.mark.rule("NAV-48")
@pytest.mark.rule("NAV-61")
def test_the_odds_of_planes_and_of_the_ships_they_aim_at() -> None:
    ships = dict.fromkeys(["canarias", "he51", "cr32", "libertad", "cervantes"], "baleares")
    played = fight(ships)
    do(played, "engage", "engage", "aim he51 libertad")
    rows = check(played, "aim cr32 cervantes")
    assert [(row["by"], row["at"]) for row in rows] == [
        ("he51", "libertad"),
        ("libertad", "he51"),
        ("cr32", "cervantes"),
        ("cervantes", "cr32"),
    ]
    assert rows[1]["damaged"] == 0.0, "a plane is destroyed"
    both = played.odds("aim cr32 libertad", 0)
    assert both is not None
    assert [(row["by"], row["at"]) for row in both["sea"]] == [
        ("he51", "libertad"),
        ("cr32", "libertad"),
        ("libertad", None),
    ]


@pytest.mark.rule("NAV-47")
def test_the_odds_of_planes_that_meet() -> None:
    played = fight(dict.fromkeys(["he51", "cr32", "i15_1"], "estrecho"))
    do(played, "engage", "engage")
    odds = played.odds("pair cr32 i15_1", 0)
    assert odds is not None
    rows = odds["sea"]
    counted = [Counter[str](), Counter[str]()]
    for number in range(ROLLS):
        again = played.clone()
        table_of(again).chance.cursor = 1000 * number
        for i, event in enumerate(e for e in do(again, "pair cr32 i15_1") if e["kind"] == "air-roll"):
            result = event["args"]["result"]
            counted[i]["destroyed" if result >= 6 else "withdrawn" if result == 5 else "none"] += 1
    for row, counter in zip(rows, counted, strict=True):
        same(row, counter, ROLLS)


@pytest.mark.rule("NAV-52")
def test_no_card_touches_the_odds_at_sea() -> None:
    ships = {"canarias": "baleares", "libertad": "baleares", "dd_rep_1": "baleares"}
    found = []
    for hands in (([], []), (["nac_5"], ["rep_7", "rep_9"])):
        played = fight(ships, hands=hands)
        do(played, "engage", "engage")
        found.append(played.odds("back dd_rep_1 libertad", 1))
        assert played.odds("play rep_7 bonus", 1) == played.odds(None, 1)
    assert found[0] == found[1]


def test_asking_for_odds_changes_nothing_and_survives_any_action() -> None:
    ships = dict.fromkeys(["canarias", "he51", "cr32", "libertad", "cervantes", "sub_rep_1", "dd_rep_1"], "baleares")
    played = fight(ships)
    tried = ("pair libertad canarias", "aim he51 canarias", "back dd_rep_1 libertad", "hold cr32", "aim rojo he51")
    while naval(played)["fight"] is not None:
        before = played.hash()
        for text in tried:
            odds = played.odds(text, 0)
            assert odds is not None
            assert isinstance(odds["sea"], list)
        assert played.hash() == before
        do(played, str(played.legal_actions()[0]))


def test_there_are_no_odds_without_a_fight() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"})
    assert played.odds(None, 0) is None
    assert place(played, "canarias") == "ferrol"


@pytest.mark.rule("AMB-65")
@pytest.mark.rule("NAV-57")
def test_the_odds_of_a_submarine_off_a_coast() -> None:
    played = fight({"canarias": "gunfire valencia", "sub_rep_1": "patrol valencia"})
    rows = check(played, "aim sub_rep_1 canarias")
    assert [(row["by"], row["at"], row["dice"]) for row in rows] == [("sub_rep_1", "canarias", 2)]
