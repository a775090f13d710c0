"""The opponent with a plan of the turn: blind to what is hidden, the same for the same seed, worth playing."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.gce.build import board, opened

import dosespanas
from dosespanas.gce.board import notation, stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.options import AVAILABLE
from dosespanas.gce.combat.resolution import forecast
from dosespanas.gce.engine import Engine
from dosespanas.gce.game import load_data
from dosespanas.gce.movement import duty_obligations
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import make
from dosespanas.players.gce.policy import (
    attack_values,
    movement_policy,
    side_view_builders,
    theatres,
    weights,
)
from dosespanas.players.gce.policy.analysis import Maps, SightAnalysis
from dosespanas.players.gce.policy.place_values import DECISIVE, Worth
from dosespanas.players.gce.policy.player import PolicyPlayer, TunedPlayer
from dosespanas.players.gce.policy.presets import TUNED
from dosespanas.players.lifecycle import ask, play_on


def winner(names: tuple[str, str], seed: int, options: Mapping[str, bool] | None = None) -> int | None:
    game = dosespanas.new_game("gce", "1936", dict(options or {}), seed=seed)
    play_on(game, [make(names[0], seed, "gce"), make(names[1], seed + 1, "gce")])
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


def test_tuned_beats_random_from_both_sides() -> None:
    won = 0
    for seed in range(2):
        won += winner(("tuned", "random"), seed) == 0
        won += winner(("random", "tuned"), seed) == 1
    assert won >= 3


@pytest.mark.parametrize("name", [pytest.param("casual", marks=pytest.mark.long), "tuned"])
def test_every_option_there_is_is_played(name: str) -> None:
    winner((name, name), 3, dict.fromkeys(AVAILABLE, True))


def actions(seed: int, own: int, until: int) -> list[str]:
    game = dosespanas.new_game("gce", "campaign", seed=seed)
    players = [make("tuned", own + side, "gce") for side in (0, 1)]
    while game.actor is not None and game.choice < until:
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    return [str(action) for action in game.actions]


def test_equal_seeds_play_alike_and_openings_differ() -> None:
    one = actions(5, 1, 60)
    assert one == actions(5, 1, 60)
    assert any(one != actions(5, own, 60) for own in (3, 5))


def before_madrid(in_madrid: str, beside: str, step: int) -> Game:
    """Two Republican stacks of which only the tops are seen, and Nationalists near them."""
    units = {in_madrid: "2712", "r_enc": "2712", beside: "2613", "r_mng": "2613"}
    units |= {"n_cst": "2711", "n_asn": "2711", "n_avl": "2810", "n_gec": "2812", "n_rad": "2911"}
    return opened(board(units, step=step, turn=8, republican=["2418"]))


@pytest.mark.parametrize("step", [stages.MOVE_NAT, stages.COMBAT_NAT])
def test_what_lies_covered_changes_nothing(step: int) -> None:
    """Positions that differ only in which division lies covered where look alike and are answered alike."""
    one, other = before_madrid("r_11", "r_20", step), before_madrid("r_20", "r_11", step)
    players = make("tuned", 1, "gce"), make("tuned", 1, "gce")
    for _ in range(6):
        if one.actor != 0 or one.observe(0)["battle"] is not None:
            break
        answers = [ask(player, game) for player, game in zip(players, (one, other), strict=True)]
        assert answers[0] == answers[1]
        one.apply(answers[0][0])
        other.apply(answers[1][0])


def test_a_board_shows_it_no_more_than_an_observation() -> None:
    """In trials it looks at the board itself; it answers there as it does at the table."""
    game = dosespanas.new_game("gce", "1936", seed=3)
    table_, trial = [[TunedPlayer(1), TunedPlayer(2)] for _ in range(2)]
    while game.actor is not None and game.observe(None)["turn"] < 3:
        if (forced := game.forced()) is not None:
            game.apply(forced)
            continue
        b = game.state
        assert isinstance(b, Engine)
        side = int(game.actor)
        seen: Any = game.observe(side)
        legal = game.legal_view()
        s = side_view_builders.from_board(b, side)
        read_from_codes = side_view_builders.options_of_codes(b, b.codes())
        for read, option in zip(side_view_builders.options_of(s, legal), read_from_codes, strict=True):
            assert (read.kind, read.unit, read.hex) == (option.kind, option.unit, option.hex)
        code, why = trial[side].on_board(b, b.codes())
        action, told = table_[side].choose(seen, legal)
        assert action == b.name(code)
        assert told is not None
        said = trial[side].told(s, read_from_codes[b.codes().index(code)], why)
        assert told == said or told["key"].startswith("reason-gce-aim")  # which opens a turn at the table
        game.apply(b.name(code))


def test_a_place_of_worth_keeps_a_guard() -> None:
    """Teruel has two units and a Republican column two hexes away: one of them attacks nobody and stays."""
    units = {"n_mc": "2717", "n_pjt": "2717", "n_avl": "3117", "r_mng": "2617", "r_t": "2418"}
    b = board(units, step=stages.MOVE_NAT, turn=3, republican=["2418", "2617"], all_to=NAT)
    s = side_view_builders.from_board(b, NAT)
    f = SightAnalysis(s, weights.read(weights.shipped())[NAT], Maps(s.data), [])
    at_teruel = [s.names[u] for u in s.own if f.guards(u) and s.u_hex[u] == parse_hex("2717")]
    assert at_teruel == ["n_pjt"]


def test_who_reckons_with_detours_leaves_a_column_beside_the_way_alone() -> None:
    """An attack that leads away from the objective must make good what the way there is worth."""
    b = board({"n_mc": "2109", "r_mng": "2008"}, step=stages.MOVE_NAT, turn=3, scenario="1936", all_to=NAT,
              republican=["2008", "2712"])  # fmt: skip
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    unit = b.data.unit_index["n_mc"]
    promised = []
    for share in (0.0, 1.0):
        own.detour = share
        orders = movement_policy.Muster(SightAnalysis(s, own, Maps(s.data), []), [unit])
        promised.append(orders.group(parse_hex("2008"), [unit], [], [])[0])
    assert promised[1] < promised[0]
    assert orders.strayed(unit, s.u_hex[unit]) > 0.0


def test_a_whole_group_goes_to_an_empty_hex_by_madrid_that_one_unit_could_not_hold() -> None:
    """One column would be thrown out of it again; whoever is missed stays where he is."""
    columns = ["n_mc", "n_urt", "n_sur", "n_gal", "n_mnt", "n_cay"]
    units = dict.fromkeys(columns, "2711") | dict.fromkeys(["r_mng", "r_mrx", "r_asc", "r_len", "r_drt"], "2712")
    b = board(units, step=stages.MOVE_NAT, turn=6, scenario="1936", all_to=NAT, republican=["2712", "2812", "2813"])
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    own.watch = 3.0
    movable = [b.data.unit_index[name] for name in columns]
    sent = []
    for share in (0.0, 1.0):
        own.hold = share
        orders = movement_policy.orders(SightAnalysis(s, own, Maps(s.data), []), movable)
        sent.append([unit for unit, goal in orders.goal.items() if goal == parse_hex("2812")])
    assert len(sent[0]) < 2 <= len(sent[1])
    assert len(sent[1]) < len(columns)


def test_a_place_with_which_the_game_is_lost_is_watched_more_closely_while_the_armies_form() -> None:
    """17.2-b: Zaragoza alone is worth the three points; from turn 4 on support is expected anyway."""
    units = {"n_gal": "3117", "r_mrx": "3118", "r_len": "3118", "r_asc": "3019", "r_drt": "3019"}
    own = weights.read(weights.shipped())[NAT]
    risks = []
    for turn in (2, 5):
        b = board(units, step=stages.MOVE_NAT, turn=turn, scenario="1936", all_to=NAT, republican=["3118", "3019"])
        s = side_view_builders.from_board(b, NAT)
        for alarm in (1.0, 3.0):
            own.alarm = alarm
            risks.append(SightAnalysis(s, own, Maps(s.data), []).danger(parse_hex("3117"), 3.0, 1.0))
    assert risks[0] < risks[1]
    assert risks[2] == risks[3]


@pytest.mark.rule("17.2-b")
def test_where_one_place_ends_the_game_who_could_march_there_is_reckoned_with() -> None:
    """12.11: a careful player marched to Seville, left to one column, in turn 5."""
    units = {"n_gal": "3117", "n_mc": "2911", "r_mrx": "3118", "r_drt": "2815", "r_asc": "2719"}
    republican = ["3118", "2815", "2719", "2712"]
    b = board(units, step=stages.MOVE_NAT, turn=2, scenario="1936", all_to=NAT, republican=republican)
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    near = SightAnalysis(s, own, Maps(s.data), [])
    own.march = 1.0
    far = SightAnalysis(s, own, Maps(s.data), [])
    watched = [h for h in s.data.land if far.threat[h] > near.threat[h]]
    assert parse_hex("3117") in watched
    assert all(near.worth.keep[h] >= DECISIVE for h in watched)


@pytest.mark.rule("17.2-b")
def test_no_plan_cares_less_for_what_ends_the_game() -> None:
    """A plan of turn 1 stripped Zaragoza, and a careful player took it."""
    b = board({"n_gal": "3117"}, step=stages.MOVE_NAT, turn=2, scenario="1936", all_to=NAT, republican=["3118"])
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    zaragoza, huesca = parse_hex("3117"), parse_hex("3318")
    before = Worth(s, own)
    own.wanted = {zaragoza: 0.3, huesca: 0.3}
    after = Worth(s, own)
    assert after.keep[zaragoza] == before.keep[zaragoza]
    assert after.keep[huesca] == pytest.approx(0.3 * before.keep[huesca])


def test_the_hexes_by_madrid_may_be_watched_more_closely_than_others() -> None:
    units = {"n_gal": "2711", "n_mc": "2911", "r_mng": "2712", "r_t": "2712", "r_enc": "2813"}
    b = board(units, step=stages.MOVE_NAT, turn=5, scenario="1936", all_to=NAT, republican=["2712", "2813"])
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    f = SightAnalysis(s, own, Maps(s.data), [])
    places = [parse_hex("2711"), parse_hex("2911")]
    before = [f.danger(h, 3.0, 2.0) for h in places]
    own.watch = 2.0
    after = [f.danger(h, 3.0, 2.0) for h in places]
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_who_means_to_hold_counts_no_prize_where_he_would_starve() -> None:
    """10.3-d: behind the enemy's front a hex is emptied for the steps alone."""
    b = board({"n_mc": "2711", "r_mng": "2712"}, step=stages.COMBAT_NAT, turn=3, scenario="1936", all_to=REP)
    s = side_view_builders.from_board(b, NAT)
    own = weights.read(weights.shipped())[NAT]
    f = SightAnalysis(s, own, Maps(s.data), [])
    madrid = parse_hex("2712")
    before = attack_values.stake(f, madrid)
    own.hold = 1.0
    assert before - attack_values.stake(f, madrid) == pytest.approx(own.prize_share * f.worth.prize[madrid])
    assert f.worth.prize[madrid] > 0.0


@pytest.mark.parametrize(
    ("stage", "step", "price"), [(stages.BIBERON, stages.INCOME, 2), (stages.MOBILISE, stages.MOBILISATION, 6)]
)
def test_a_call_up_is_paid_for_while_enough_morale_is_left(stage: int, step: int, price: int) -> None:
    """6.11, 6.12: eight points above a defeat must be left, for who is thriftier more."""
    b = board({}, step=step, turn=16)
    b.stage, b.side = stage, REP
    player = TunedPlayer(1)

    def declared(morale: int) -> bool:
        b.morale = morale
        return b.name(player.on_board(b, b.codes())[0]).startswith("declare")

    assert [declared(30 + price + left) for left in (8, 9)] == [False, True]
    for name in ("biberon", "mobilise"):
        setattr(player.weights[REP], name, 2.0)
    assert [declared(30 + price + left) for left in (16, 17)] == [False, True]


def test_a_duty_is_done_by_the_nearest_and_keeps_nobody_else() -> None:
    """7.22: six columns stand near Madrid; the garrison of Burgos is not among the first that are sent."""
    near = {
        name: at
        for at, names in {"2710": ["n_mc", "n_urt", "n_sur"], "2810": ["n_gal", "n_mnt", "n_cay"]}.items()
        for name in names
    }
    b = board(near | {"n_aln": "3312", "r_mng": "2712"}, step=stages.MOVE_NAT, turn=5, scenario="1936", all_to=NAT,
              republican=["2712"])  # fmt: skip
    b.cups.madrid_until = 6
    s = side_view_builders.from_board(b, NAT)
    assert s.errand == parse_hex("2712")
    player = PolicyPlayer(1, TUNED._replace(width=0.0))
    player.weights[NAT].errand = 1.0
    game = opened(b)
    moved: list[str] = []
    while game.actor == NAT and len(moved) < 3:
        action, why = ask(player, game)
        if action.startswith("move ") and why is not None and why["key"] == "reason-gce-duty":
            moved.append(action)
        game.apply(action)
    assert moved
    assert "move n_aln" not in moved


def test_the_table_is_counted_over_all_six_rolls() -> None:
    """3:1 on one division: dice 2 to 5 take a step or two, a 6 takes three (13.10)."""
    data = load_data()
    out = forecast(data, 9.0, 3.0, 0, 0, 2.0)
    column = data.columns.index("3:1")
    rolled = [data.result(die, column) for die in range(1, 7)]
    assert out.lost == pytest.approx(sum(row[0] for row in rolled) / 6)
    assert out.taken == pytest.approx(sum(min(row[1], 2) for row in rolled) / 6)
    assert out.emptied == pytest.approx(sum(row[1] >= 2 for row in rolled) / 6)


def test_an_attack_made_for_a_duty_is_made_where_the_duty_asks_for_it() -> None:
    """7.22: near Madrid an attack is due; the hopeless one in Andalusia, named first, is left alone."""
    b = board({"n_rad": "2711", "r_enc": "2712", "n_blg": "1809", "r_11": "1810"}, turn=5, all_to=NAT)
    b.cups.madrid_until = 6
    b.control[parse_hex("2712")] = b.control[parse_hex("1810")] = REP
    duty_obligations.note_end(b)
    b.step_no = stages.COMBAT_NAT
    game = opened(b)
    assert [str(action) for action in game.legal_actions()] == ["attack 1810", "attack 2712"]
    assert ask(make("tuned", 1, "gce"), game)[0] == "attack 2712"


@pytest.mark.parametrize("name", ["scripted", "tuned"])
def test_an_attack_that_only_an_event_compels_is_not_told_as_one_the_odds_favour(name: str) -> None:
    """7.33: two militias against Oviedo's garrison or the division beside it, both hopeless."""
    b = board({"n_og": "3608", "n_81": "3507", "r_am_1": "3707", "r_am_2": "3607"}, turn=3, step=stages.COMBAT_REP)
    b.cups.oviedo = 3
    game = opened(b)
    assert [str(action) for action in game.legal_actions()] == ["attack 3507", "attack 3608"]
    assert ask(make(name, 1, "gce"), game)[1] == {"key": "reason-duty"}


def test_a_guard_who_must_attack_attacks_the_weakest_it_can() -> None:
    """7.22: who keeps a place of worth attacks nobody by choice; if it must, it leaves a division in Madrid alone."""
    units = {"n_rad": "2812", "r_11": "2712", "r_mod": "2813"}
    b = board(units, turn=5, scenario="1936", all_to=NAT, republican=["2712", "2813"])
    b.cups.madrid_until = 6
    duty_obligations.note_end(b)
    b.step_no = stages.COMBAT_NAT
    game = opened(b)
    assert [str(action) for action in game.legal_actions()] == ["attack 2712", "attack 2813"]
    s = side_view_builders.from_board(b, NAT)
    assert SightAnalysis(s, weights.read(weights.shipped())[NAT], Maps(s.data), []).guards(b.data.unit_index["n_rad"])
    assert ask(make("tuned", 1, "gce"), game)[0] == "attack 2813"


def test_aircraft_of_the_enemy_are_reckoned_with_as_far_as_they_are_expected() -> None:
    b = board({"n_gec": "2711", "n_rad": "2711", "r_mod": "2612", "r_ra1": "air"}, turn=5, all_to=NAT)
    s = side_view_builders.from_board(b, NAT)
    s.air[REP] = [b.data.unit_index["r_ra1"]]
    own = weights.read(weights.shipped())[NAT]
    units = [b.data.unit_index[name] for name in ("n_gec", "n_rad")]
    target = parse_hex("2612")
    found = []
    for share in (0.0, own.skies, 1.0):
        own.skies = share
        field = SightAnalysis(s, own, Maps(s.data), [])
        found.append(attack_values.promise(field, target, units, [parse_hex("2711")] * 2, False))
    assert found[0] >= found[1] >= found[2]
    assert found[0] > found[2]


def test_a_duty_takes_no_garrison_while_others_can_go() -> None:
    """7.22: of two columns that can go to Madrid the one that alone keeps Segovia is asked last."""
    units = {"n_rad": "2911", "n_gec": "3010", "r_enc": "2712", "r_mod": "2812"}
    b = board(units, turn=5, all_to=NAT, republican=["2712", "2812"])
    b.cups.madrid_until = 6
    s = side_view_builders.from_board(b, NAT)
    s.due = [b.data.unit_index["n_rad"], b.data.unit_index["n_gec"]]
    walk = {u: i for i, u in enumerate(s.due)}
    assert TunedPlayer(1).dutiful(s, walk, {}) == 1


@pytest.mark.parametrize("errand", [0.0, 1.0])
def test_where_nobody_a_duty_asks_for_can_move_another_choice_does(errand: float) -> None:
    """7.22: the side may not end its moves, and the column that Madrid asks for has moved."""
    b = board({"n_rad": "2911", "n_gec": "3010", "r_mod": "2812"}, turn=5, all_to=NAT, republican=["2712", "2812"])
    s = side_view_builders.from_board(b, NAT)
    s.due, s.errand = [b.data.unit_index["n_rad"]], parse_hex("2712")
    player = TunedPlayer(1)
    player.field(s).w.errand = errand
    assert player.dutiful(s, {b.data.unit_index["n_gec"]: 0}, {}) == 0


def test_what_was_worked_out_is_kept_while_nobody_moves() -> None:
    b = board({"n_mc": "2717", "r_mng": "2617"}, step=stages.MOVE_NAT, republican=["2617"], all_to=NAT)
    player = TunedPlayer(1)
    first = player.field(side_view_builders.from_board(b, NAT))
    assert player.field(side_view_builders.from_board(b, NAT)) is first
    b.place(b.data.unit_index["n_mc"], parse_hex("2718"))
    again = player.field(side_view_builders.from_board(b, NAT))
    assert again is not first


def test_theatres_are_checked_and_name_places_of_worth() -> None:
    good = theatres.shipped()
    for scenario in ("campaign", "1936"):
        data = load_data(None, scenario)
        for side in (NAT, REP):
            for theatre in theatres.read(good, scenario, side):
                assert theatre.places and all(data.morale_value[h] > 0 for h in theatre.places)
    row = good["campaign"]["nationalist"][0]
    for change, says in [
        ({"mass": "much"}, "has no mass"),
        ({"places": ["9999"]}, "9999"),
        ({"places": []}, "no places"),
        ({"until": 0}, "before"),
        ({"after": "north"}, "waits for north"),
        ({"after": row["name"], "waits": 9}, "waits for"),
    ]:
        with pytest.raises(ValueError, match=says):
            theatres.read({"campaign": {"nationalist": [row | change], "republican": []}}, "campaign", NAT)
    rows = [row, row | {"name": "later", "after": row["name"]}]
    with pytest.raises(ValueError, match="later has no waits"):
        theatres.read({"campaign": {"nationalist": rows, "republican": []}}, "campaign", NAT)
    with pytest.raises(ValueError, match="republican"):
        theatres.read({"campaign": {"nationalist": []}}, "campaign", REP)


def test_a_theatre_waits_for_another_to_be_won_but_not_for_ever() -> None:
    rows = [
        {"name": "north", "from": 1, "until": 19, "mass": 1, "most": 9, "places": ["3615", "3613"]},
        {
            "name": "coast",
            "from": 7,
            "until": 19,
            "mass": 1,
            "most": 9,
            "places": ["2712"],
            "after": "north",
            "waits": 12,
        },
    ]
    coast = theatres.read({"campaign": {"nationalist": rows, "republican": []}}, "campaign", NAT)[1]

    def fought(turn: int, *republican: str) -> bool:
        b = board({"n_81": "3414"}, turn=turn, all_to=NAT, republican=[*republican, "2712"])
        return coast.due(side_view_builders.from_board(b, NAT)) == [parse_hex("2712")]

    assert not fought(6) and fought(7), "the other is won"
    assert not fought(7, "3613") and not fought(11, "3615")
    assert fought(12, "3613", "3615")


def test_the_force_is_divided_once_a_turn_and_in_the_order_of_the_theatres() -> None:
    """The first theatre has what it needs before the second gets anything; who is bound stays so."""
    plan = [
        theatres.Theatre("a", 1, 9, 1.0, 6.0, [parse_hex("3615")]),
        theatres.Theatre("b", 1, 9, 1.0, 99.0, [parse_hex("2712")]),
    ]
    units = {"n_81": "3414", "n_82": "3416", "n_83": "3312", "r_enc": "3615", "r_mod": "2712"}
    b = board(units, turn=8, all_to=NAT, republican=["3615", "2712"])
    s = side_view_builders.from_board(b, NAT)
    campaign = theatres.CampaignPlan(plan)
    campaign.review(s, Maps(s.data).away, set())
    bound = {s.names[u]: campaign.bound[u] for u in campaign.bound}
    assert sorted(bound.values()) == [0, 0, 1] and bound["n_83"] == 1
    before = dict(campaign.bound)
    campaign.review(s, Maps(s.data).away, set(s.own))
    assert campaign.bound == before


def test_weights_are_checked() -> None:
    good = weights.shipped()
    assert len(weights.read(good)) == 2
    assert set(good["nationalist"]) == set(weights.NAMES) == set(good["republican"])
    for name, change, says in [
        ("pin", None, "has no pin"),
        ("pin", "much", "is no number"),
        ("pin", 1e9, "is no number"),
        ("pluck", 1.0, "unknown pluck"),
    ]:
        bad = {side: dict(good[side]) for side in ("nationalist", "republican")}
        if change is None:
            del bad["republican"][name]
        else:
            bad["republican"][name] = change
        with pytest.raises(ValueError, match=says):
            weights.read(bad)


def test_a_unit_of_the_other_side_is_put_somewhere() -> None:
    """7.8-b: the Nationalist side may be asked where a Republican unit goes: the opponent answers for it, too."""
    b = board({"r_47": "2613", "n_rad": "2711"}, step=stages.COMBAT_NAT, turn=18, republican=["2613"], all_to=NAT)
    s = side_view_builders.from_board(b, NAT)
    s.hand = [b.data.unit_index["r_47"]]
    options = [side_view_builders.LegalOption(notation.TO, s.hand[0], parse_hex(name)) for name in ("2512", "2511")]
    assert TunedPlayer(1).place(s, options)[0] in (0, 1)


def test_what_is_lost_already_makes_a_place_worth_taking_back() -> None:
    """4.3-a: with two of its places gone either of them is worth more to the Nationalist side than the first was."""
    w = weights.read(weights.shipped())[NAT]

    def prize(lost: list[str]) -> float:
        b = board({"n_rad": "2711", "r_enc": "2712"}, step=stages.MOVE_NAT, all_to=NAT, republican=["2712", *lost])
        return Worth(side_view_builders.from_board(b, NAT), w).prize[parse_hex("2810")]

    assert prize(["2810", "2911"]) > prize(["2810"]) + w.recover


@pytest.mark.rule("15.7.1-a")
@pytest.mark.parametrize("name", ["scripted", "tuned"])
def test_columns_are_roused_where_enemies_are_near(name: str) -> None:
    """Only who has rolled may attack; in the rear nobody needs to."""
    units = {"r_enc": "2712", "n_81": "2711", "r_mcb": "1916"}
    b = board(units, turn=3, step=stages.MOVE_REP, options={"column_enthusiasm": True})
    game = opened(b)
    player = make(name, 1, "gce")
    action, why = ask(player, game)
    assert action == "rouse r_enc"
    assert why is not None
    assert why["key"].startswith("reason-gce-aim-"), "the turn begins with what it is about"
    again = make(name, 1, "gce")
    assert isinstance(again, PolicyPlayer)
    again.campaign(side_view_builders.from_board(b, REP)).turn = 3
    assert ask(again, game) == ("rouse r_enc", {"key": "reason-rouse"})
    game.apply(action)
    assert not ask(player, game)[0].startswith("rouse")
