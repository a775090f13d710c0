"""Every level of both games looks for what wins at once before anything else, and keeps what would lose at once."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.espana1936.build import game as espana
from tests.espana1936.quiet import REPUBLIC
from tests.gce.build import board, opened
from tools.same_games import seated

import dosespanas
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.turn.victory import automatic
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP
from dosespanas.players import names
from dosespanas.players.espana1936.immediate_wins import guarded
from dosespanas.players.espana1936.ways_to_win import ahead, manned
from dosespanas.players.espana1936.winning_attacks import likely
from dosespanas.players.gce.ways_to_win import nationalists_ahead
from dosespanas.players.lifecycle import ask

SARAGOSSA = Path(__file__).parent / "saragossa_empty.json"
"""Nationalist Saragossa stands empty in July 1936; five columns can walk to it, and it is worth three points."""

gce_level = pytest.mark.parametrize("name", [*names("gce")[1:], "grade1", "saravia"])
gce_winner = pytest.mark.parametrize("name", [*names("gce")[1:], "grade1", "novice1", "saravia"])
"""Whoever sees what it wins by: a beginner does, though it does not see what it loses by."""
espana_level = pytest.mark.parametrize("name", [*names("espana1936")[1:], "grade1", "lister"])
espana_winner = pytest.mark.parametrize("name", [*names("espana1936")[1:], "grade1", "novice1", "lister"])


def play(game: Game, name: str, choices: int = 12, until: Callable[[], bool] = lambda: False) -> Game:
    """Let a level choose for the side to choose, until another does or what is wanted has happened."""
    side, player = game.actor, seated(name, 1, game.header.game)
    for _ in range(choices):
        if game.actor != side or until():
            break
        forced = game.forced()
        game.apply(ask(player, game)[0] if forced is None else forced)
    return game


def ending(game: Game) -> tuple[int | None, str] | None:
    """Winner and rule of a game's end, None while it goes on."""
    outcome = game.outcome()
    return None if outcome is None else (outcome.winner, outcome.rule)


# --- La Guerra Civil Española --------------------------------------------------------------------------


@gce_winner
@pytest.mark.rule("17.2-b")
def test_an_empty_saragossa_is_walked_into(name: str) -> None:
    game = dosespanas.from_position(json.loads(SARAGOSSA.read_text(encoding="utf-8")))
    assert ending(play(game, name)) == (REP, "17.2-b")
    assert game.choice <= 3


@gce_level
@pytest.mark.parametrize(
    ("scenario", "three", "taken", "rule"),
    [
        pytest.param("1936", True, ["3312", "1607"], "17.2-b", marks=pytest.mark.rule("17.2-b")),
        pytest.param("campaign", False, ["3312", "1607"], "4.3-a", marks=pytest.mark.rule("4.3-a")),
        pytest.param("campaign", False, ["1607"], "4.3-a", marks=pytest.mark.rule("4.3-a")),
    ],
)
def test_the_last_of_three_hexes_are_taken(name: str, scenario: str, three: bool, taken: list[str], rule: str) -> None:
    """In the last case two are, one after the other."""
    options = {"three_hexes": True} if three else {}
    units = {"r_11": "3217", "r_50": "2811", "n_82": "1209"}
    b = board(units, republican=taken, turn=3, step=stages.MOVE_REP, scenario=scenario, options=options)
    assert ending(play(opened(b), name)) == (REP, rule)


@gce_winner
@pytest.mark.rule("4.2-a")
def test_an_empty_madrid_is_walked_into(name: str) -> None:
    game = opened(
        board({"n_82": "2611", "n_81": "2510", "r_11": "3615"}, turn=6, all_to=NAT, republican=["2712", "2812"])
    )
    assert ending(play(game, name, 3)) == (NAT, "4.2-a")


@gce_level
def test_the_last_unit_stays_where_the_enemy_would_win_by_walking_in(name: str) -> None:
    units = {"n_82": "3117", "n_81": "3116", "r_11": "3119", "r_50": "3019"}
    b = board(units, turn=2, step=stages.MOVE_NAT, scenario="1936")
    play(opened(b), name)
    assert b.first[parse_hex("3117")] >= 0 and b.owner[parse_hex("3117")] == NAT


@gce_level
def test_who_can_goes_back_where_the_enemy_would_win_by_walking_in(name: str) -> None:
    b = board({"n_82": "3116", "r_11": "3119", "r_50": "2712"}, turn=2, step=stages.MOVE_NAT, scenario="1936")
    play(opened(b), name, until=lambda: b.first[parse_hex("3117")] >= 0)
    assert b.owner[parse_hex("3117")] == NAT and b.first[parse_hex("3117")] >= 0


@gce_level
@pytest.mark.rule("4.1-a")
@pytest.mark.parametrize(("morale", "taken"), [(34, ["1410"]), (36, ["1410", "1414"])])
def test_what_brings_morale_down_to_the_end_of_the_war_is_walked_into(name: str, morale: int, taken: list[str]) -> None:
    """Of two places, both are taken, one after the other."""
    units = {"n_82": "1409", "n_81": "1413", "r_11": "2712", "r_50": "2815"}
    b = board(units, turn=8, step=stages.MOVE_NAT, republican=taken)
    b.morale = morale
    play(opened(b), name, until=lambda: b.morale <= 30)
    assert [b.control[parse_hex(place)] for place in taken] == [NAT] * len(taken) and b.morale <= 30


@gce_level
@pytest.mark.rule("4.1-a")
def test_what_brings_morale_up_again_in_time_is_walked_into(name: str) -> None:
    units = {"n_82": "1409", "n_81": "3113", "r_11": "2811", "r_50": "2815"}
    b = board(units, turn=19, step=stages.MOVE_REP, nationalist=["2911"], republican=["2811", "2812"])
    b.morale = 29
    play(opened(b), name, until=lambda: b.morale > 30)
    assert b.morale > 30


@gce_level
@pytest.mark.rule("17.2-a")
@pytest.mark.parametrize("garrison", ["2712", "2815"])
def test_madrid_or_the_third_hex_beside_it_is_walked_into_in_the_last_turn(name: str, garrison: str) -> None:
    units = {"n_82": "2711", "n_81": "2612", "n_12": "2811", "r_11": garrison}
    b = board(units, turn=7, all_to=NAT, republican=["2712", "2815", "2816"], step=stages.MOVE_NAT, scenario="1936")
    play(opened(b), name, until=lambda: nationalists_ahead(b))
    assert nationalists_ahead(b)


@gce_level
@pytest.mark.rule("17.2-a")
def test_nobody_leaves_the_three_hexes_beside_madrid_in_the_last_turn(name: str) -> None:
    units = {"n_82": "2711", "n_81": "2612", "n_12": "2812", "r_11": "2712", "r_50": "2714", "r_gi": "2613"}
    b = board(units, turn=7, all_to=NAT, republican=["2714", "2615", "2616"], step=stages.MOVE_NAT, scenario="1936")
    play(opened(b), name, 20)
    assert b.step_no != stages.MOVE_NAT and nationalists_ahead(b)


@gce_level
@pytest.mark.rule("17.2-a")
def test_madrid_is_walked_into_again_in_the_last_turn(name: str) -> None:
    units = {"n_82": "2410", "n_81": "3117", "n_12": "3312", "r_11": "2514"}
    b = board(units, turn=7, step=stages.MOVE_REP, nationalist=["2712"], scenario="1936")
    assert nationalists_ahead(b)
    play(opened(b), name, until=lambda: not nationalists_ahead(b))
    assert b.control[parse_hex("2712")] == REP and not nationalists_ahead(b)


COLUMNS = {"r_11": "3118", "r_12": "3217", "n_82": "3117"}
AROUND = {"n_81": "2711", "n_12": "2612", "n_13": "2812", "n_11": "2813", "r_6_2": "2712"}
BASQUES = {"n_81": "3614", "n_12": "3515", "n_13": "3614", "r_gi": "3615"}
STORMS = {
    "17.2-b": ("3117", "1936", COLUMNS, 3, 72),
    "4.3-a": ("3117", "campaign", COLUMNS, 3, 72),
    "4.2-a": ("2712", "campaign", AROUND, 6, 72),
    "17.2-a": ("2712", "1936", AROUND, 7, 72),
    "4.1-a": ("3615", "campaign", BASQUES, 8, 33),
}
"""By rule: the place that decides, the scenario, who stands where, the turn, and Morale."""
FALLS_SIX = 5
"""A seed whose first die is a six."""


@gce_winner
@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in STORMS])
def test_an_attack_that_would_win_with_good_odds_is_made_with_all_that_helps(name: str, rule: str) -> None:
    """Of a gamble that wins in two cases of six or more everything else waits; what is taken is entered."""
    place, scenario, units, turn, morale = STORMS[rule]
    side = REP if rule in ("17.2-b", "4.3-a") else NAT
    step = stages.COMBAT_REP if side == REP else stages.COMBAT_NAT
    taken = ["3312", "1607"] if rule == "4.3-a" else []
    b = board(
        units, turn=turn, step=step, scenario=scenario, republican=["2712", *taken], reduced={"n_82"} & units.keys(),
        all_to=NOBODY if side == REP else NAT, seed=FALLS_SIX,
    )  # fmt: skip
    b.morale = morale
    game = opened(b)
    assert ask(seated(name, 1, game.header.game), game)[0] == f"attack {place}"
    play(game, name, 20, lambda: b.control[parse_hex(place)] == side)
    assert b.control[parse_hex(place)] == side


# --- España 1936 -----------------------------------------------------------------------------------------


MORE = [*REPUBLIC, "badajoz", "zaragoza", "bilbao"]
EIGHT = ["barcelona", "gerona", "lerida", "tarragona", "castellon", "valencia", "alicante", "murcia"]
SIX = ["oviedo", "santander", "bilbao", "burgos", "logrono", "soria"]
CASES = {
    "VIC-03": ("sevilla", REPUBLIC, 4),
    "VIC-04": ("granada", [*EIGHT, *SIX], 4),
    "VIC-05": ("lerida", [box for box in MORE if box != "madrid"], 4),
    "VIC-06": ("avila", MORE, 3),
}
"""By rule: where two Nationalist troops stand, what the Republic holds by markers alone, and the turn."""


@espana_winner
@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in CASES])
def test_an_empty_box_that_wins_at_the_victory_check_is_walked_into(name: str, rule: str) -> None:
    box, republic, turn = CASES[rule]
    troops = [f"N regular-2 {box}", f"N regular-1 {box}"]
    troops += [
        f"R regular-2 {city}"
        for city in ("barcelona", "oviedo", "bilbao", "burgos", "badajoz", "zaragoza")
        if city in republic and (city, rule) != ("barcelona", "VIC-05")
    ]
    game = espana("nationalist-move", troops, republic=republic, turn=turn)
    state = game.state
    assert isinstance(state, Engine)
    assert automatic(state, NAT) == ("", "")
    play(game, name, until=lambda: automatic(state, NAT) != ("", ""))
    assert automatic(state, NAT)[1] == rule


@espana_level
@pytest.mark.parametrize(
    ("box", "troops", "republic", "turn"),
    [
        pytest.param("cordoba", "jaen albacete", REPUBLIC, 4, marks=pytest.mark.rule("VIC-03")),
        pytest.param("madrid", "toledo cuenca", MORE, 2, marks=pytest.mark.rule("VIC-06")),
    ],
)
def test_an_empty_box_that_would_lose_at_once_is_manned_again(
    name: str, box: str, troops: str, republic: list[str], turn: int
) -> None:
    placed = [f"R regular-2 {city}" for city in ("barcelona", "valencia", "murcia", *troops.split())]
    placed += [f"N regular-2 {city}" for city in ("sevilla", "avila", "granada")]
    placed += ["R regular-2 madrid"] if box != "madrid" else []
    game = espana("republican-move", placed, republic=republic, turn=turn)
    state = game.state
    assert isinstance(state, Engine)
    at = state.data.box_index[box]
    assert guarded(state, REP) >> at & 1 and not state.here[REP] >> at & 1
    play(game, name, 2)
    assert state.count_troops(REP, at) == 1
    play(game, name)
    assert state.count_troops(REP, at)


@espana_level
def test_the_last_troop_stays_where_the_enemy_would_win_by_walking_in(name: str) -> None:
    troops = ["R regular-2 madrid", "R regular-2 toledo", "N regular-3 avila"]
    game = espana("republican-move", troops, republic=MORE, turn=2)
    state = game.state
    assert isinstance(state, Engine)
    play(game, name)
    assert state.here[REP] >> state.data.box_index["madrid"] & 1


# --- España 1936, the last turn ---------------------------------------------------------------------------


LAST = 10
EAST = ["R regular-2 barcelona", "R regular-2 valencia", "R regular-2 murcia"]


def table(game: Game) -> Engine:
    """The state behind a game."""
    assert isinstance(game.state, Engine)
    return game.state


@espana_level
@pytest.mark.rule("VIC-07")
def test_a_fourth_city_is_walked_into_in_the_last_turn_though_the_enemy_is_in_it(name: str) -> None:
    troops = [*EAST, "R regular-1 jaen", "R regular-1 toledo", "N regular-5 cordoba", "N regular-5 badajoz"]
    game = espana("republican-move", troops, republic=REPUBLIC, turn=LAST)
    state = table(game)
    state.held[REP] &= ~(1 << state.data.box_index["madrid"])
    state.held[NAT] |= 1 << state.data.box_index["madrid"]
    assert not ahead(state, REP)
    play(game, name, until=lambda: ahead(state, REP))
    assert len(manned(state, REP)) >= 4 and ahead(state, REP)


@espana_level
@pytest.mark.rule("VIC-07")
def test_nobody_leaves_the_last_of_four_cities_in_the_last_turn(name: str) -> None:
    game = espana("republican-move", [*EAST, "R regular-2 madrid", "N regular-2 avila"], republic=REPUBLIC, turn=LAST)
    play(game, name)
    assert len(manned(table(game), REP)) == 4


@espana_level
@pytest.mark.rule("VIC-02")
def test_the_city_that_tips_the_count_is_walked_into_in_the_last_turn(name: str) -> None:
    troops = ["N regular-1 sevilla", "N regular-1 sevilla", "R regular-2 barcelona", "R regular-2 valencia"]
    game = espana("nationalist-move", troops, republic=[*REPUBLIC, "badajoz"], turn=LAST)
    assert not ahead(table(game), NAT)
    play(game, name, until=lambda: ahead(table(game), NAT))
    assert ahead(table(game), NAT)


# --- España 1936, battles ---------------------------------------------------------------------------------


FORCE = ["N regular-3 {}", "N regular-2 {}", "R regular-2 {}", "N regular-5 avila", "R regular-1 avila"]
BATTLES = {
    "VIC-02": ("cordoba", [*REPUBLIC, "badajoz", "zaragoza"], LAST, ["N regular-1 madrid", "R regular-3 madrid"]),
    "VIC-03": ("cordoba", REPUBLIC, 4, []),
    "VIC-04": ("murcia", [*EIGHT, *SIX], 4, []),
    "VIC-05": ("barcelona", [box for box in MORE if box != "madrid"], 4, []),
    "VIC-06": ("madrid", MORE, 3, []),
    "VIC-07": ("cordoba", REPUBLIC, LAST, EAST),
}
"""By rule: the contested box that decides, what the Republic holds by markers alone, the turn, and further troops."""


def battle(rule: str, step: str, general: str) -> tuple[Game, str]:
    """A Nationalist battle to be led, in the box that decides or beside it where less is to be won."""
    box, republic, turn, more = BATTLES[rule]
    troops = [text.format(box) for text in FORCE] + more
    troops += ["R regular-1 valencia"] if not more else []
    pieces = {"varela": "avila", "mola": general} if step == "combat" else {"mola": "mat"}
    return espana(step, troops, pieces=pieces, republic=republic, turn=turn, seed=3), box


@espana_level
@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in BATTLES])
def test_a_battle_that_would_win_with_good_odds_is_fought_before_all_others(name: str, rule: str) -> None:
    game, box = battle(rule, "combat", BATTLES[rule][0])
    state = table(game)
    at = state.data.box_index[box]
    assert not ahead(state, NAT) and likely(state, at)
    player = seated(name, 1, game.header.game)
    assert ask(player, game)[0] == "battle mola"
    while state.contested() >> at & 1:
        forced = game.forced()
        game.apply(ask(player, game)[0] if forced is None else forced)
    assert ahead(state, NAT)


@espana_level
@pytest.mark.rule("GEN-01")
def test_a_general_is_sent_to_the_battle_that_would_win(name: str) -> None:
    game, box = battle("VIC-03", "generals", "mat")
    play(game, name, 2)
    state = table(game)
    assert state.general_in(NAT, state.data.box_index[box]) >= 0
