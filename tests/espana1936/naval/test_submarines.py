"""Squadrons of destroyers and submarines in a battle at sea (NAV-54 to NAV-59, NAV-63)."""

import pytest
from tests.espana1936.build import do, piece, rule_of, texts
from tests.espana1936.fleet import DUEL, damaged, engaged, fight, naval, place, sea_rolls, stage, told

from dosespanas.kernel.side import REP

# --- destroyers ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-54")
@pytest.mark.rule("AMB-56")
def test_a_squadron_in_support_adds_one_and_not_its_own_modifier() -> None:
    played = engaged(DUEL | {"dd_rep_1": "baleares", "dd_rep_2": "baleares"}, [1, 1], [3])
    do(played, "back dd_rep_1 libertad")
    events = do(played, "back dd_rep_2 libertad")
    roll = next(e for e in events if e["kind"] == "sea-roll" and e["ids"][0] == "libertad")
    assert (roll["args"]["drm"], roll["args"]["modified"]) == (2, [5])


@pytest.mark.rule("NAV-55")
def test_a_squadron_goes_home_with_the_ship_it_supported() -> None:
    for rolls, home in (([5, 1], "cartagena"), ([1, 1], "baleares")):
        played = engaged(DUEL | {"dd_rep_1": "baleares"}, rolls, [1])
        do(played, "back dd_rep_1 libertad")
        assert place(played, "libertad") == place(played, "dd_rep_1") == home
        assert not damaged(played, "dd_rep_1")


@pytest.mark.rule("NAV-55")
def test_a_squadron_that_supported_nobody_stays() -> None:
    played = engaged(DUEL | {"dd_rep_1": "baleares"}, [5, 1], [1])
    do(played, "hold dd_rep_1")
    assert place(played, "libertad") == "cartagena"
    assert place(played, "dd_rep_1") == "baleares"


# --- submarines ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-57")
@pytest.mark.rule("NAV-63")
def test_a_submarine_rolls_first_at_a_ship_of_its_owner_s_choice() -> None:
    ships = {"canarias": "baleares", "espana": "baleares", "sub_rep_1": "baleares", "dd_rep_1": "baleares"}
    played = engaged(ships, [6, 1])
    assert (played.actor, stage(played)) == (REP, "aim")
    assert set(texts(played)) == {"aim sub_rep_1 canarias", "aim sub_rep_1 espana", "hold sub_rep_1"}
    assert rule_of(played, "aim sub_rep_1 ju52") == "NAV-57"
    do(played, "aim sub_rep_1 canarias")
    assert set(texts(played)) == {"back dd_rep_1 sub_rep_1", "hold dd_rep_1"}
    assert rule_of(played, "back dd_rep_1 canarias") == "NAV-54"
    events = do(played, "back dd_rep_1 sub_rep_1")
    assert sea_rolls(events)[0] == ("sub_rep_1", [6, 1], [5, 1], 0, 1), "-2 and +1"
    assert piece(played, "canarias")["where"] == "returning"
    assert not damaged(played, "canarias")


@pytest.mark.rule("NAV-57")
def test_a_submarine_is_not_paired() -> None:
    played = engaged({"canarias": "baleares", "sub_rep_1": "baleares"}, [1, 1], [1, 1])
    events = do(played, "aim sub_rep_1 canarias")
    assert [roll[0] for roll in sea_rolls(events)] == ["sub_rep_1", "canarias"]
    assert naval(played)["fight"] is None


@pytest.mark.rule("NAV-57")
def test_a_submarine_attacks_squadrons_only_where_there_is_nothing_else() -> None:
    played = engaged({"sub_nac": "baleares", "dd_rep_1": "baleares", "libertad": "baleares"})
    assert set(texts(played)) == {"aim sub_nac libertad", "hold sub_nac"}
    alone = engaged({"sub_nac": "baleares", "dd_rep_1": "baleares"}, [1], [5])
    assert set(texts(alone)) == {"aim sub_nac dd_rep_1", "hold sub_nac"}
    events = do(alone, "aim sub_nac dd_rep_1")
    assert sea_rolls(events)[1] == ("dd_rep_1", [5], [4], 0, 0), "one die with its own -1"


@pytest.mark.rule("NAV-57")
def test_submarines_do_not_fight_each_other() -> None:
    played = fight({"sub_nac": "baleares", "sub_rep_1": "baleares"})
    assert played.observe(None)["phase"] != "naval"


@pytest.mark.rule("NAV-58")
def test_a_target_left_alone_rolls_back() -> None:
    played = engaged({"canarias": "baleares", "sub_rep_1": "baleares"}, [6, 1], [5, 1])
    events = do(played, "aim sub_rep_1 canarias")
    assert [roll[0] for roll in sea_rolls(events)] == ["sub_rep_1", "canarias"], "6 with -2 does nothing"
    assert damaged(played, "sub_rep_1")
    assert place(played, "sub_rep_1") == "cartagena"


@pytest.mark.rule("NAV-58")
def test_a_target_hit_or_sent_home_does_not_roll_back() -> None:
    for die, hurt in ((6, True), (5, False)):
        played = engaged({"libertad": "baleares", "sub_nac": "baleares"}, [die])
        events = do(played, "aim sub_nac libertad")
        assert [roll[0] for roll in sea_rolls(events)] == ["sub_nac"]
        assert (place(played, "libertad"), damaged(played, "libertad")) == ("cartagena", hurt)


@pytest.mark.rule("NAV-55")
@pytest.mark.rule("NAV-58")
def test_the_squadron_of_a_submarine_goes_home_with_it() -> None:
    ships = {"canarias": "baleares", "sub_rep_1": "baleares", "dd_rep_1": "baleares"}
    played = engaged(ships, [1, 1], [5, 1])
    do(played, "aim sub_rep_1 canarias", "back dd_rep_1 sub_rep_1")
    assert place(played, "sub_rep_1") == place(played, "dd_rep_1") == "cartagena"
    assert not damaged(played, "dd_rep_1")


@pytest.mark.rule("NAV-59")
def test_a_squadron_that_helped_a_submarine_helps_no_ship() -> None:
    ships = DUEL | {"sub_rep_1": "baleares", "dd_rep_1": "baleares", "dd_rep_2": "baleares"}
    played = engaged(ships, [1, 1], [1, 1], [1, 1], [1])
    do(played, "aim sub_rep_1 canarias", "back dd_rep_1 sub_rep_1", "hold dd_rep_2")
    assert set(texts(played)) == {"back dd_rep_2 libertad", "hold dd_rep_2"}


@pytest.mark.rule("AMB-48")
def test_submarines_roll_one_after_another_and_a_ship_gone_is_no_target() -> None:
    ships = dict.fromkeys(["canarias", "espana", "sub_rep_1", "sub_rep_2"], "baleares")
    played = engaged(ships, [6, 6], [1, 1], [1, 1])
    do(played, "aim sub_rep_1 espana")
    log = told(played)
    assert [roll[0] for roll in sea_rolls(log)] == ["sub_rep_1"], "hit: 6 on one die stays 6"
    assert damaged(played, "espana")
    do(played, "to ferrol")
    assert set(texts(played)) == {"aim sub_rep_2 canarias", "hold sub_rep_2"}
    events = do(played, "aim sub_rep_2 canarias")
    assert [roll[0] for roll in sea_rolls(events)] == ["sub_rep_2", "canarias"], "one answer to each attack"


@pytest.mark.rule("AMB-48")
def test_a_submarine_that_holds_draws_no_answer() -> None:
    played = engaged({"canarias": "baleares", "sub_rep_1": "baleares"})
    events = do(played, "hold sub_rep_1")
    assert sea_rolls(events) == []
    assert place(played, "sub_rep_1") == "baleares"
