"""Opponents: legal, explainable, and the scripted one worth playing."""

import pytest
from tests.espana1936.battles import madrid
from tests.espana1936.build import game as small_game
from tests.espana1936.build import table_of
from tests.espana1936.playing import before
from tests.espana1936.playing import play as play_card

import dosespanas
from dosespanas.espana1936.board.options import EXCLUDE, PRESETS
from dosespanas.players import make
from dosespanas.players.espana1936.policy.card_values import event_worth
from dosespanas.players.espana1936.policy.player import ScriptedPlayer
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.presets import PLAIN
from dosespanas.players.espana1936.policy.side_view import Memory, SideView
from dosespanas.players.espana1936.policy.weights import Weights, checked
from dosespanas.players.lifecycle import ask
from dosespanas.players.random_player import RandomPlayer

OPTIONAL = ["naval", "rep_generals", "captured_tanks", "cards_45", "fog", "san_sebastian"]
ALL = [*OPTIONAL, "ask_drm", *PRESETS["first-edition"]]


def play(
    names: tuple[str, str], seed: int, scenario: str = "1936", options: dict[str, bool] | None = None
) -> int | None:
    """Play a game; return the winning side."""
    game = dosespanas.new_game("espana1936", scenario, options or {}, seed=seed)
    players = [make(names[0], seed), make(names[1], seed + 1)]
    while game.actor is not None:
        player = players[game.actor]
        if isinstance(player, RandomPlayer):
            game.apply(player.pick(game.legal_actions()))
            continue
        legal = game.legal_view()
        action, reason = player.choose(game.observe(game.actor), legal)
        assert action in {view["action"] for view in legal}
        if len(legal) > 1:
            assert reason is None or str(reason["key"]).startswith("reason-")
        game.apply(action)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


def test_scripted_beats_random_from_both_sides() -> None:
    won = 0
    for seed in range(6):
        won += play(("scripted", "random"), seed) == 0
        won += play(("random", "scripted"), seed) == 1
    assert won >= 11


@pytest.mark.parametrize("scenario", ["1936", "1938"])
@pytest.mark.parametrize("variant", EXCLUDE[0])
def test_scripted_plays_on_with_every_option_there_is(scenario: str, variant: str) -> None:
    options = dict.fromkeys([*ALL, variant], True) | {"cards_45": False}
    play(("scripted", "scripted"), 3, scenario, options)


def test_scripted_beats_random_at_sea_too() -> None:
    won = 0
    for seed in range(4):
        won += play(("scripted", "random"), seed, "1936", {"naval": True}) == 0
        won += play(("random", "scripted"), seed, "1936", {"naval": True}) == 1
    assert won >= 7


def chosen(played: dosespanas.Game) -> tuple[str, str]:
    """What the scripted opponent would do now, and why."""
    assert played.actor is not None
    action, reason = ask(ScriptedPlayer(1), played)
    assert reason is not None
    return action, reason["key"]


TROOPS = ["N regular-2 sevilla", "N legion-2 marruecos", "N legion-2 marruecos", "R regular-2 murcia"]


def test_a_ship_alone_sails_where_nobody_opposes_it() -> None:
    played = small_game(
        "republican-ships", TROOPS, {"libertad": "cartagena"}, republic=["murcia"], options={"naval": True}
    )
    assert chosen(played) == ("assign libertad", "reason-sea-area")
    played.apply("assign libertad")
    assert chosen(played) == ("to estrecho", "reason-sea-area")


def test_no_ship_is_spent_on_a_hopeless_fight() -> None:
    fleet = {"canarias": "estrecho", "baleares_ca": "estrecho", "espana": "estrecho", "libertad": "estrecho"}
    played = small_game("naval", TROOPS, fleet, republic=["murcia"], options={"naval": True})
    assert chosen(played) == ("engage", "reason-engage")
    played.apply("engage")
    assert chosen(played) == ("withdraw", "reason-withdraw")


@pytest.mark.rule("DRM-03")
def test_a_modifier_goes_to_a_die_that_may_still_take_it() -> None:
    """A modifier of several dice takes each of them once; the best die may have had its share."""
    played = madrid(["N legion-2", "R regular-1"], pieces=["queipo"], options={"ask_drm": True})
    table_of(played).chance.script = [3, 2, 0]  # a four and a three; a one of the defender
    for action in ("battle queipo", "attack legion-2 madrid", "target regular-1 madrid"):
        played.apply(action)
    table = table_of(played)
    first, second = table.codes()
    policy = Policy([], 1)
    for codes, best in (([first, second], "place +1 die 1"), ([second], "place +1 die 2")):
        assert table.name(policy.place_drm(table, codes)) == best
    assert chosen(played) == ("place +1 die 1", "reason-best-die")


@pytest.mark.rule("EVT-13")
def test_a_card_whose_counters_are_all_out_is_worth_nothing() -> None:
    for troops, worth in ((["N falangist-3 burgos"], True), (["N falangist-3 burgos", "N falangist-5 soria"], False)):
        table = table_of(before("nac_13", troops))
        data = table.data
        seen = SideView(table, 0, Weights(PLAIN), [1.0] * data.box_count, Memory(data))
        assert (event_worth(seen, data.cards[data.card_index["nac_13"]]) > 0) == worth


def test_the_plain_weights_are_weights() -> None:
    """Those of the scripted opponent are written down in code: they keep to the bounds of all others."""
    assert checked(PLAIN, "by hand") == PLAIN


@pytest.mark.rule("OPT-06")
def test_a_dummy_is_laid_where_somebody_might_come() -> None:
    troops = ["N regular-2 zaragoza", "N regular-2 sevilla", "R regular-3 lerida", "R regular-3 barcelona"]
    played = small_game("nationalist-move", troops, {"dummy_nac_1": "mat"}, options={"fog": True}, turn=4)
    for _ in range(20):
        action, reason = chosen(played)
        if reason == "reason-dummy":
            break
        played.apply(action)
    assert action == "move dummy_nac_1"
    played.apply(action)
    assert chosen(played) == ("to zaragoza", "reason-place")


def test_scripted_answers_when_its_units_change_one_by_one() -> None:
    full = [f"R regular-3 {box}" for box in ("madrid", "cuenca", "valencia") for _ in range(4)][:11]
    for card in ("rep_40", "nac_33"):
        kind = "anarchist" if card == "rep_40" else "international"
        played = before(card, [*full, f"R {kind}-3 murcia", f"R {kind}-3 jaen"])
        play_card(played, card)
        action, reason = ask(ScriptedPlayer(1), played)
        assert action in (f"pick {kind}-3 murcia", f"pick {kind}-3 jaen")
        assert reason == {"key": "reason-strengthen"}
