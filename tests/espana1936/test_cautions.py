"""What a side is told it would regret, before it ends a phase or moves off."""

import random

import pytest
from tests.espana1936.build import game
from tests.espana1936.fleet import sea

import dosespanas
from dosespanas.espana1936.board.stages import EVENT
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game


def told(at: Game, action: str = "done") -> dict[str, list[object]]:
    """What is said of an action: by message key the boxes, pieces or counts it names."""
    found: dict[str, list[object]] = {}
    for one in at.warnings().get(action, []):
        args = one["args"]
        found.setdefault(one["key"], []).append(args.get("piece", args.get("box", args.get("count"))))
    return found


@pytest.mark.rule("VIC-06")
def test_madrid_left_empty_is_named_before_and_after() -> None:
    troops = ["R communist-2 madrid", "R communist-2 valencia", "N legion-2 avila"]
    at = game("republican-move", troops, republic=["cuenca", "guadalajara", "albacete"], turn=2)
    at.apply("move communist-2 madrid")
    assert told(at, "to cuenca")["warning-madrid"] == ["box:madrid"]
    at.apply("to cuenca")
    assert told(at)["warning-madrid"] == ["box:madrid"]
    late = game("republican-move", troops, republic=["cuenca", "barcelona"], turn=4)
    late.apply("move communist-2 madrid")
    assert told(late, "to cuenca") == {"warning-open": ["box:madrid"]}


def test_what_loses_the_war_is_grave_and_a_city_is_not() -> None:
    troops = ["R communist-2 madrid", "R communist-2 valencia", "N legion-2 avila"]
    for turn, grave in ((2, True), (4, False)):
        at = game("republican-move", troops, republic=["cuenca", "barcelona"], turn=turn)
        at.apply("move communist-2 madrid")
        assert [one["grave"] for one in at.warnings()["to cuenca"]] == [grave]


@pytest.mark.rule("MOV-06", "VIC-02")
def test_only_an_enemy_who_can_come_is_warned_of() -> None:
    """Played by hand: three cities were called open to enemies whom contested boxes held."""
    front = ["N regular-2 bilbao", "R basque-1 bilbao", "N regular-1 santander", "R regular-1 santander"]
    assert "warning-open" not in told(game("nationalist-move", front, republic=["san_sebastian"])), "held in both"
    free = game("nationalist-move", [front[1], "N regular-1 zaragoza"], republic=["san_sebastian"])
    assert told(free)["warning-open"] == ["box:burgos"], "who stands alone in Bilbao may come"
    behind = ["R regular-2 guadalajara", "R regular-1 guadalajara", "N regular-1 zaragoza"]
    assert "box:burgos" in told(game("nationalist-move", behind, republic=["cuenca"]))["warning-open"], "past Soria"
    alone = told(game("nationalist-move", behind[1:], republic=["cuenca"]))
    assert "box:burgos" not in alone["warning-open"], "one troop stops in Soria"
    raid = [f"R {troop} murcia" for troop in ("regular-1", "regular-2", "regular-3")]
    for some, seen in ((raid, True), (raid[1:], False)):
        at = game("nationalist-move", [*some, "N regular-1 zaragoza"], republic=["alicante"])
        assert ("box:sevilla" in told(at)["warning-open"]) == seen, "Granada, Málaga, Seville: three troops"


@pytest.mark.rule("MOV-06", "VIC-02", "VIC-06")
def test_who_moves_last_is_warned_of_an_enemy_whom_the_battles_may_free() -> None:
    """The other side moves next in the turn to come, after the battles: for Madrid that may be too late."""
    safe = ["barcelona", "madrid", "murcia", "oviedo", "bilbao", "gerona", "cuenca", "guadalajara"]
    troops = ["R regular-1 lerida", "N legion-3 lerida", "R regular-1 valencia"]
    assert "box:barcelona" in told(game("republican-move", troops, republic=safe))["warning-open"]
    assert "warning-open" not in told(game("republican-move", troops, republic=safe, turn=10)), "nobody moves any more"
    for turn, key in ((2, "warning-madrid"), (3, "warning-open")):
        at = game("republican-move", ["R regular-1 valencia", "N legion-3 avila"], republic=safe, turn=turn)
        assert "box:madrid" in told(at)[key]


@pytest.mark.rule("MOV-09", "MOV-11")
def test_a_box_with_more_troops_than_may_stay_is_named() -> None:
    five = [f"N {kind} toledo" for kind in ("legion-2", "regular-1", "falangist-1", "regular-2", "africa-2")]
    at = game("nationalist-move", five)
    assert told(at)["warning-crowded"] == ["box:toledo"]
    at.apply("move legion-2 toledo")
    at.apply("to avila")
    assert "warning-crowded" not in told(at)
    assert "warning-crowded" not in told(game("nationalist-move", five, options={"overstack": True}))


@pytest.mark.rule("VIC-03")
@pytest.mark.rule("VIC-05")
def test_an_empty_city_with_which_the_war_is_lost_is_told_as_that() -> None:
    """The enemy has two of the three cities, or seven: one more decides."""
    east = ["cuenca", "valencia", "albacete", "lerida", "gerona"]
    coast = [*east, "barcelona", "tarragona"]
    at = game("republican-move", ["R communist-2 valencia", "N legion-2 zaragoza"], republic=coast)
    assert "barcelona" not in str(told(at).get("warning-madrid")), "a troop from Saragossa stops before it"
    near = ["R communist-2 valencia", "N legion-2 tarragona"]
    at = game("republican-move", near, republic=[*east, "barcelona"], turn=5)
    assert told(at)["warning-madrid"] == ["box:barcelona"]
    assert "warning-three-cities" not in told(at), "said once of one city"
    safe = game("republican-move", near, republic=[*east, "barcelona", "madrid", "sevilla", "murcia", "oviedo"], turn=5)
    assert "box:barcelona" in told(safe)["warning-open"] and "warning-madrid" not in told(safe)


@pytest.mark.rule("MAR-07")
@pytest.mark.rule("MAR-08")
def test_a_strait_left_to_the_other_side_is_told_before_the_movement_ends() -> None:
    army = ["N africa-2 marruecos", "N regular-1 cadiz"]
    ships = {"libertad": "estrecho"}
    assert told(sea("nationalist-move", ships, army))["warning-strait"] == [0]
    assert told(sea("nationalist-move", ships | {"canarias": "estrecho"}, army))["warning-strait"] == [2]
    assert "warning-strait" not in told(sea("nationalist-move", {"canarias": "estrecho"}, army))
    assert "warning-strait" not in told(sea("nationalist-move", ships, army[1:])), "nobody waits to cross"


@pytest.mark.rule("SUP-01")
def test_an_empty_box_that_alone_supplies_others_is_named() -> None:
    troops = ["R communist-2 gerona", "N legion-2 zaragoza"]
    assert told(game("republican-move", troops, republic=["lerida"]))["warning-cut"] == ["box:lerida"]
    assert "warning-cut" not in told(game("republican-move", troops, republic=["lerida", "barcelona"]))
    assert "warning-cut" not in told(game("republican-move", troops[:1], republic=["lerida"])), "nobody is near"


@pytest.mark.rule("VIC-04")
def test_an_empty_box_whose_loss_would_leave_too_few_linked_boxes_is_named() -> None:
    east = ["lerida", "gerona", "tarragona", "castellon", "alicante", "albacete", "murcia"]
    troops = ["R communist-2 valencia", "N legion-2 zaragoza"]
    at = game("republican-move", troops, republic=east)
    assert told(at)["warning-split"] == ["box:lerida", "box:castellon", "box:albacete"], "through his own boxes"
    assert "warning-split" not in told(game("republican-move", troops, republic=[*east, "barcelona", "teruel"]))


@pytest.mark.rule("VIC-04")
def test_several_empty_boxes_that_the_enemy_can_walk_into_at_once_are_named() -> None:
    """Ten boxes walked into in one phase lost a game that no warning spoke of: each alone was no danger."""
    east = ["lerida", "gerona", "barcelona", "tarragona", "castellon", "alicante", "albacete", "murcia"]
    guards = [f"R communist-1 {box}" for box in ("castellon", "albacete", "valencia", "cuenca")]
    two = [*guards, "N legion-2 zaragoza", "N legion-2 granada"]
    at = game("republican-move", two, republic=east)
    walks = [one["args"] for one in at.warnings()["done"] if one["key"] == "warning-walks"]
    assert walks == [{"boxes": ["box:lerida", "box:tarragona"], "count": 6, "wanted": 8}]
    assert "warning-split" not in told(at)
    assert "warning-walks" not in told(game("republican-move", two[:5], republic=east)), "one troop takes one box"
    manned = [*two, "R communist-1 lerida", "R communist-1 murcia"]
    assert "warning-walks" not in told(game("republican-move", manned, republic=east))
    far = game("republican-move", ["R communist-1 valencia", "N legion-2 sevilla"], republic=east)
    assert told(far)["warning-split"] == ["box:castellon"], "from far, through his own boxes"


@pytest.mark.rule("VIC-03")
def test_seven_objectives_of_the_other_side_are_told() -> None:
    at = game("republican-move", ["R communist-2 valencia"], republic=["murcia", "albacete"])
    assert told(at)["warning-objectives"]
    assert told(at)["warning-connected"], "and how few boxes are left"


@pytest.mark.rule("BAT-01", "BAT-05")
def test_battles_not_fought_are_named() -> None:
    troops = ["N legion-2 madrid", "R communist-2 madrid", "N legion-2 toledo", "R communist-2 toledo"]
    at = game("combat", troops, {"varela": "madrid", "mola": "toledo"}, republic=["cuenca", "valencia"])
    assert sorted(map(str, told(at, "decline-all")["warning-unfought"])) == ["general:mola", "general:varela"]
    at.apply("battle varela")
    assert told(at) == {"warning-no-attack": ["box:madrid"]}


@pytest.mark.rule("EVT-05")
def test_a_card_that_would_be_spent_for_nothing_is_named() -> None:
    hands: tuple[list[str], list[str]] = (["nac_42", "nac_39"], ["rep_42"])
    troops = ["N legion-2 sevilla", "R communist-2 valencia"]
    at = game("events", troops, republic=["malaga"], turn=7, hands=hands)
    assert told(at, "event nac_42").keys() == {"warning-void"}, "nothing of theirs is in Malaga"
    assert not told(at, "event nac_39"), "it may enter anywhere"
    assert not told(game("events", troops, turn=7, hands=hands), "event nac_42")


@pytest.mark.rule("EVT-05")
def test_whatever_a_card_does_it_is_named_if_it_finds_nobody() -> None:
    """Upgrades, returns and conversions too: what is said before is what comes of it."""
    rng = random.Random(3)
    spent = 0
    for seed in (1, 2, 3):
        played = dosespanas.new_game("espana1936", seed=seed)
        while played.actor is not None and played.choice < 420:
            state = played.state
            assert isinstance(state, Engine)
            if state.stage == EVENT:
                for action in played.legal_actions():
                    if not str(action).startswith("event "):
                        continue
                    void = "warning-void" in told(played, str(action))
                    copy = played.clone()
                    kinds = {event.kind for event in copy.apply(action)}
                    while copy.actor == 1 - played.actor and "accept" in map(str, copy.legal_actions()):
                        kinds |= {event.kind for event in copy.apply("accept")}
                    assert void == bool(kinds & {"event-void", "event-fails"}), (str(action), kinds)
                    spent += void
            played.apply(rng.choice(played.legal_actions()))
    assert spent > 3


@pytest.mark.rule("RPL-05")
def test_points_that_would_be_lost_are_counted() -> None:
    at = game("replacement", ["N legion-2 sevilla", "R communist-2 valencia"], republic=["cuenca", "madrid"])
    seen = at.observe(None)
    assert told(at, "forfeit")["warning-points"] == [seen["replacement"][seen["actor"]]]


@pytest.mark.rule("VIC-04")
def test_two_boxes_that_the_enemy_outweighs_and_whose_loss_splits_the_side_are_named() -> None:
    chain = ["gerona", "barcelona", "tarragona", "castellon", "valencia", "alicante", "albacete"]
    own = ["R communist-1 lerida", "R communist-1 murcia"]
    foes = ["N legion-2 zaragoza", "N legion-2 granada"]
    at = game("republican-move", [*own, *foes], republic=chain)
    (pair,) = [one for one in at.warnings()["done"] if one["key"] == "warning-pair"]
    assert pair["args"] == {"boxes": ["box:lerida", "box:murcia"], "count": 7, "wanted": 8}
    strong = ["R communist-3 lerida", "R communist-1 murcia"]
    for other in (
        game("republican-move", [*strong, *foes], republic=chain),
        game("republican-move", [*own, foes[0]], republic=chain),
        game("republican-move", [*own, *foes], republic=[*chain, "cuenca"]),
        game("republican-move", [*own, *foes], republic=chain, options={"fog": True}),
    ):
        assert "warning-pair" not in told(other), "strong enough, only one threatened, boxes to spare, covered"
