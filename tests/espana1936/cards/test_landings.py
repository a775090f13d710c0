"""Landings by card (CRD-R37, CRD-N43, AMB-51): ashore even among the enemy, and a fight until one side is gone."""

import pytest
from tests.espana1936.battles import rig
from tests.espana1936.build import at, control, do, game, piece, rule_of, texts
from tests.espana1936.fleet import sea
from tests.espana1936.playing import against, before, letter, ours_only, play, spent_in_vain

from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

LANDINGS = [
    pytest.param("rep_37", "malaga", marks=pytest.mark.rule("CRD-R37"), id="rep_37"),
    pytest.param("nac_43", "murcia", marks=pytest.mark.rule("CRD-N43"), id="nac_43"),
]
SIDES = {"N": "nationalist", "R": "republican"}
both = pytest.mark.parametrize(("card", "box"), LANDINGS)


def landed(card: str, box: str, enemies: list[str], pieces: dict[str, str] | None = None) -> Game:
    """The card is played against these troops, on a board the enemy holds."""
    troops = [f"{against(card)} {troop} {box}" for troop in enemies]
    played = before(card, troops, pieces, republic=ours_only(card))
    play(played, card)
    return played


def one_attack(played: Game) -> None:
    """Name the first attacker and target; no support, no cards."""
    do(played, texts(played)[0])
    do(played, texts(played)[0])
    while not texts(played)[0].startswith("attack") and played.observe(None)["battle"]:
        do(played, next(text for text in texts(played) if text in ("done", "no-card")))


def fight(played: Game) -> list[int]:
    """Fight the landing out; return the sides that attacked, in order."""
    sides: list[int] = []
    while played.observe(None)["battle"]:
        assert played.actor is not None
        sides.append(int(played.actor))
        one_attack(played)
    return sides


@both
def test_the_landing_takes_an_empty_enemy_box_unopposed(card: str, box: str) -> None:
    played = landed(card, box, [])
    assert at(played, box) == [f"{letter(card)} regular-2", f"{letter(card)} regular-3"]
    assert control(played, box) == (SIDES[letter(card)])
    assert played.observe(None)["phase"] != "events"


@both
@pytest.mark.rule("EVT-10")
def test_the_landing_joins_own_troops(card: str, box: str) -> None:
    played = before(card, [f"{letter(card)} regular-1 {box}"])
    play(played, card)
    assert len(at(played, box)) == 3


@both
@pytest.mark.rule("AMB-51")
def test_the_landing_side_attacks_first_and_must_attack(card: str, box: str) -> None:
    played = landed(card, box, ["regular-5", "regular-5"])
    seen = played.observe(None)
    side = SIDES[letter(card)]
    assert seen["actor"] == side
    assert seen["battle"]["landing"] and seen["battle"]["general"] is None
    assert texts(played) == [f"attack regular-2 {box}", f"attack regular-3 {box}"]
    assert rule_of(played, "done") == "AMB-51"


@both
@pytest.mark.rule("AMB-51")
def test_attacks_alternate_until_one_side_is_gone(card: str, box: str) -> None:
    played = landed(card, box, ["regular-3", "regular-2"])
    sides = fight(played)
    ours = 1 if card.startswith("rep") else 0
    assert sides[:2] == [ours, 1 - ours]
    left = {text[0] for text in at(played, box)}
    assert len(left) <= 1
    assert control(played, box) in ("republican", "nationalist")
    assert played.observe(None)["phase"] != "events"


@both
@pytest.mark.rule("HIT-10")
@pytest.mark.rule("AMB-01")
def test_the_marker_goes_to_the_side_whose_attack_emptied_the_box(card: str, box: str) -> None:
    played = landed(card, box, ["regular-2"])
    rig(played, [1] * 3, [6, 6], [6, 6], [6, 1], [1], [1], [6], [6])
    events = do(played, f"attack regular-3 {box}", f"target regular-2 {box}")
    events += do(played, f"attack regular-2 {box}", f"target regular-2 {box}")
    events += do(played, f"attack regular-1 {box}", f"target regular-1 {box}")
    events += do(played, f"attack regular-1 {box}", f"target regular-1* {box}")
    assert at(played, box) == []
    assert [e["side"] for e in events if e["kind"] == "box-taken"] == [SIDES[against(card)]], "it made the last attack"
    assert control(played, box) == SIDES[against(card)]


@both
@pytest.mark.rule("AMB-51")
def test_no_general_and_no_supply_is_needed(card: str, box: str) -> None:
    played = landed(card, box, ["regular-5"])
    assert played.observe(None)["battle"]["general"] is None
    ours = [p for p in played.observe(None)["pieces"] if p["kind"] == "troop" and p["side"] == SIDES[letter(card)]]
    assert [p["supplied"] for p in ours] == [False, False]
    assert rule_of(played, f"attack regular-3 {box}") is None


@pytest.mark.rule("AMB-51")
@pytest.mark.rule("CRD-R37")
def test_cards_may_be_laid_in_a_landing() -> None:
    hands = (["nac_28", "nac_36"], ["rep_37", "rep_31"])
    played = game("events", ["N regular-5 malaga"], turn=8, hands=hands)
    do(played, "pass", "event rep_37", "accept", "attack regular-3 malaga", "target regular-5 malaga")
    assert "play rep_31 bonus" in texts(played)
    do(played, "play rep_31 bonus")
    assert played.actor == 0
    assert "play nac_28 penalty" in texts(played)


@pytest.mark.rule("AMB-51")
@pytest.mark.rule("CRD-N43")
def test_tanks_in_the_box_support_and_a_lone_tank_is_lost() -> None:
    played = landed("nac_43", "murcia", ["regular-5"], pieces={"t26_1": "murcia"})
    do(played, "attack regular-3 murcia", "target regular-5 murcia")
    assert texts(played) == ["support t26_1", "done"]
    played = landed("nac_43", "murcia", [], pieces={"t26_1": "murcia"})
    assert piece(played, "t26_1")["where"] == "eliminated"
    assert control(played, "murcia") == "nationalist"


@pytest.mark.rule("CRD-R37")
@pytest.mark.rule("EVT-08")
def test_a_landing_can_be_cancelled_before_it_happens() -> None:
    hands = (["nac_44", "nac_28"], ["rep_37"])
    played = game("events", ["N regular-5 malaga"], turn=8, hands=hands)
    do(played, "pass", "event rep_37", "cancel nac_44")
    assert at(played, "malaga") == ["N regular-5"]


@pytest.mark.rule("CRD-R37")
@pytest.mark.rule("EVT-13")
def test_without_counters_there_is_no_landing() -> None:
    small = [f"R regular-1 {box}" for box in ("madrid", "cuenca", "valencia", "murcia") for _ in range(4)][:13]
    large = [f"R regular-3 {box}" for box in ("jaen", "albacete", "alicante") for _ in range(4)]
    assert spent_in_vain(before("rep_37", [*small, *large, "N regular-1 malaga"], republic=[]), "rep_37")


@pytest.mark.rule("AMB-51")
def test_troops_are_ready_again_after_the_landing() -> None:
    played = landed("rep_37", "malaga", ["regular-3", "regular-2"])
    fight(played)
    assert not any(p["used"] for p in played.observe(None)["pieces"])


@pytest.mark.rule("NAV-32")
@pytest.mark.rule("EVT-12")
@both
def test_nobody_comes_ashore_in_an_own_port_under_blockade(card: str, box: str) -> None:
    ports = [0, 0]
    ports["NR".index(letter(card))] = 1 << load_data().box_index[box]
    counters = {"blockaded": ports}
    troops = [f"{letter(card)} regular-1 {box}"]
    assert spent_in_vain(before(card, troops, options={"naval": True}, counters=counters), card)


@pytest.mark.rule("AMB-51")
@pytest.mark.rule("NAV-22")
def test_a_ship_that_supported_a_landing_is_ready_in_the_next_turn() -> None:
    hands: tuple[list[str], list[str]] = ([], ["rep_37"])
    played = sea("events", {"jaime_i": "gunfire malaga"}, ["N regular-1 malaga"], turn=8, hands=hands)
    do(played, "event rep_37", "attack regular-2 malaga", "target regular-1 malaga", "support jaime_i")
    while played.observe(None)["battle"]:
        do(played, texts(played)[0])
    ship = piece(played, "jaime_i")
    assert ship["mission"] == "gunfire" and not ship["used"]


@pytest.mark.rule("AMB-51")
def test_a_new_round_begins_when_all_have_attacked() -> None:
    played = before("rep_37", ["N regular-5 malaga"], republic=[], seed=2)
    play(played, "rep_37")
    assert fight(played)[:4] == [1, 0, 1, 1]
