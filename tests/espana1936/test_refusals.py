"""Every refused destination names a rule that by itself forbids it, and what no rule forbids is offered."""

import random
from collections.abc import Callable

import pytest
from tests.espana1936.build import do, game, rule_of, texts
from tests.espana1936.fleet import sea
from tests.espana1936.laws import engine
from tests.espana1936.worlds import any_world

import dosespanas
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, TANK
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.state import COLONIAL, NEW, ON_BLOCKADE, ON_GUARD, Board
from dosespanas.espana1936.engine import Engine

Oracle = Callable[[Board, int, int], bool]
"""Whether a rule taken alone forbids an action of a kind for a place; written apart from the engine's own."""


MISSIONS = [n.TO, n.GUNFIRE, n.BLOCKADE, n.PROTECT, n.PATROL]
"""The kinds of action that give a mission, in the order in which the table numbers missions."""


def has(mask: int, box: int) -> bool:
    return mask >> box & 1 != 0


def piece_of(t: Board) -> int:
    """The special piece in hand, or -1."""
    return t.selected - len(t.t_box)


def start_of(t: Board) -> int:
    return t.t_box[t.selected] if piece_of(t) < 0 else t.p_box[piece_of(t)]


def friendly_way(t: Board, start: int, goal: int) -> bool:
    """Whether links lead from a box to another through boxes where the enemy has nothing, box by box."""
    seen, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for box in range(t.data.box_count):
            if not has(t.data.links[here], box) or box in seen:
                continue
            if box == goal:
                return True
            if has(t.presence(t.side), box) and not has(t.presence(1 - t.side), box):
                seen.add(box)
                edge.append(box)
    return False


def from_contested(t: Board) -> bool:
    return has(t.here[1 - t.side], start_of(t))


def is_tank(t: Board) -> bool:
    return piece_of(t) >= 0 and t.data.piece_kinds[piece_of(t)] == TANK


def far_from_origin(t: Board, box: int) -> bool:
    origin = t.p_origin[piece_of(t)]
    return origin >= 0 and (origin >= t.data.box_count or not (box == origin or has(t.data.links[origin], box)))


def another_general(t: Board, box: int) -> bool:
    generals = t.data.pieces_of[t.side][GENERAL]
    return any(t.p_box[g] == box and not t.p_flags[g] & COLONIAL for g in generals if g != piece_of(t))


def card_place(t: Board, box: int) -> bool:
    place = operation(t).place
    state = "own_present" if place is None else place.state
    fits = has(t.presence(t.side), box)
    if state in ("no_enemy", "controlled"):
        fits = fits and not has(t.presence(1 - t.side), box)
    return fits and (place is None or (has(place.boxes, box) and (not place.ports or has(t.ports(t.side), box))))


def card_boxes(t: Board) -> int:
    place = operation(t).place
    return 0 if place is None else place.boxes


def shipped(t: Board, box: int) -> int:
    return t.shipped[t.data.transport_to.index(box)]


def strait(t: Board, state: str) -> bool:
    """Whether the strait is in a state that limits the transport."""
    area = t.data.strait[0][0] - t.data.areas[0]
    return t.options.naval and ["nationalist", "republican", "contested", "nobody"][t.sea_control[area]] == state


def planes_there(t: Board, place: int) -> int:
    planes = [p for p in t.data.pieces_of[t.side][PLANE] if t.p_box[p] == place]
    return sum(place >= t.data.box_count or t.p_mission[p] in (ON_BLOCKADE, ON_GUARD) for p in planes)


def is_area(t: Board, place: int) -> bool:
    return place in t.data.areas


def is_base(t: Board, place: int) -> bool:
    return place in t.data.bases


def base_land(t: Board, base: int) -> int:
    return t.data.base_boxes[t.data.bases.index(base)]


def base_side(t: Board, base: int) -> int:
    return t.data.base_sides[t.data.bases.index(base)]


def own_open_base(t: Board, place: int) -> bool:
    return is_base(t, place) and base_side(t, place) == t.side and has(t.presence(t.side), base_land(t, place))


def no_haven(t: Board, place: int) -> bool:
    if any(own_open_base(t, base) for base in t.data.bases):
        return not own_open_base(t, place)
    held = place < t.data.box_count and has(t.presence(t.side) & ~t.presence(1 - t.side), place)
    return not (held and has(t.ports(t.side), place))


def shut_area(t: Board, area: int) -> bool:
    """NAV-14: the Cantabrian Sea is shut to the Republic without a port there."""
    ports = [t.data.box_index[name] for name in ("oviedo", "bilbao", "san_sebastian")]
    held = any(has(t.presence(1) & ~t.presence(0), port) for port in ports)
    return t.data.places[area] == "cantabrico" and t.side == 1 and not held


def submarine(t: Board) -> bool:
    return t.data.ship_classes[piece_of(t)] == "submarine"


GROUND: dict[str, Oracle] = {
    "MOV-01": lambda t, _, box: box == start_of(t),
    "BRD-02": lambda t, _, place: place >= t.data.box_count,
    "BRD-12": lambda t, _, box: has(t.data.overseas, box),
    "MOV-03": lambda t, _, box: not from_contested(t) and not friendly_way(t, start_of(t), box),
    "MOV-06": lambda t, _, box: (
        from_contested(t)
        and not is_tank(t)
        and not (has(t.presence(t.side), box) and has(t.data.links[start_of(t)], box))
    ),
    "TNK-02": lambda t, _, box: (
        is_tank(t) and not t.options.tank_move and from_contested(t) and not friendly_way(t, start_of(t), box)
    ),
    "TNK-03": lambda t, _, box: (
        is_tank(t) and not t.options.tank_move and from_contested(t) and not has(t.presence(t.side), box)
    ),
    "TNK-09": lambda t, _, box: (
        is_tank(t)
        and bool(t.options.tank_move)
        and not (has(t.here[t.side], box) and friendly_way(t, start_of(t), box))
    ),
}
AIR: dict[str, Oracle] = {
    "BRD-14": lambda t, kind, place: not t.options.naval and (kind != n.TO or place >= t.data.box_count),
    "AIR-01": lambda t, kind, box: box < t.data.box_count and kind == n.TO and not has(t.here[t.side], box),
    "AIR-05": lambda t, kind, box: box < t.data.box_count and kind == n.TO and far_from_origin(t, box),
    "NAV-11": lambda t, kind, place: kind == n.TO and is_base(t, place),
    "NAV-14": lambda t, kind, place: kind == n.TO and is_area(t, place) and shut_area(t, place),
    "NAV-17": lambda t, kind, place: (kind != n.TO or is_area(t, place)) and planes_there(t, place) >= 2,
    "NAV-18": lambda t, kind, place: (
        (kind != n.TO or is_area(t, place))
        and not any(
            has(t.data.air_reach[place], box) and has(t.presence(t.side) & ~t.presence(1 - t.side), box)
            for box in range(t.data.box_count)
        )
    ),
    "NAV-19": lambda t, _, place: t.data.places[place] == "mediterraneo",
    "NAV-20": lambda t, kind, place: (
        t.turn == 1 and (kind != n.TO or (is_area(t, place) and t.p_origin[piece_of(t)] != place))
    ),
    "NAV-26": lambda t, kind, _: kind in (n.GUNFIRE, n.PATROL),
}
PORTS: dict[str, Oracle] = {
    "NAV-28": lambda t, kind, box: (
        kind in (n.BLOCKADE, n.PROTECT, n.GUNFIRE, n.PATROL)
        and (
            box >= t.data.box_count
            or (kind in (n.BLOCKADE, n.PROTECT) and not has(t.sea_ports(), box))
            or (kind == n.BLOCKADE and not has(t.presence(1 - t.side), box))
        )
    ),
    "NAV-29": lambda t, kind, box: kind == n.PROTECT and not has(t.presence(t.side), box),
}
SAIL: dict[str, Oracle] = PORTS | {
    "NAV-11": lambda t, kind, place: kind == n.TO and not is_area(t, place),
    "NAV-14": AIR["NAV-14"],
    "NAV-16": lambda t, kind, place: t.p_box[piece_of(t)] == place and t.p_mission[piece_of(t)] == MISSIONS.index(kind),
    "NAV-21": lambda t, kind, box: (
        (kind in (n.GUNFIRE, n.PATROL) and not has(t.data.coastal, box))
        or (kind == n.GUNFIRE and has(t.data.overseas, box))
    ),
    "NAV-23": lambda t, kind, _: kind == n.GUNFIRE and submarine(t),
    "AMB-65": lambda t, kind, _: kind == n.PATROL and not submarine(t),
}
GENERALS: dict[str, Oracle] = {
    "GEN-01": lambda t, _, box: not has(t.here[t.side], box),
    "GEN-02": lambda t, _, box: another_general(t, box),
    "GEN-06": lambda t, _, box: t.turn == t.data.first_turn and far_from_origin(t, box),
    "AMB-75": lambda t, _, box: t.p_flags[piece_of(t)] & NEW != 0 and not has(t.data.first_boxes[piece_of(t)], box),
    "MAR-06": lambda t, _, box: t.turn > t.data.first_turn and far_from_origin(t, box),
}
MOROCCO: dict[str, Oracle] = {
    "MAR-02": lambda t, _, box: (
        t.event.card < 0
        and (
            box not in t.data.transport_to
            or shipped(t, box) >= t.data.transport_limits[t.data.transport_to.index(box)]
            or sum(t.shipped) >= t.data.transport_total
        )
    ),
    "MAR-03": lambda t, _, box: not has(t.presence(t.side), box),
    "MAR-07": lambda t, _, box: t.event.card < 0 and strait(t, "contested") and shipped(t, box) >= 1,
    "MAR-08": lambda t, _, box: t.event.card < 0 and strait(t, "republican"),
    "CRD-NN2": lambda t, _, box: t.event.card >= 0 and not has(card_boxes(t), box),
    "NAV-32": lambda t, _, box: t.event.card >= 0 and has(t.blockaded[t.side], box),
}
CARD: dict[str, Oracle] = {
    "EVT-10": lambda t, _, box: not card_place(t, box),
    "EVT-11": lambda t, _, box: not t.supplied(t.side, box),
    "EVT-12": lambda t, _, box: has(t.blockaded[t.side], box),
}
RECRUIT: dict[str, Oracle] = {
    "RPL-16": lambda t, _, box: not has(t.presence(t.side), box),
    "RPL-06": lambda t, _, box: has(t.rp_spent[t.side], box),
    "RPL-07": lambda t, _, box: not t.supplied(t.side, box),
    "RPL-13": lambda t, _, box: not has(t.data.type_only_in[t.selected], box),
}
BERTH: dict[str, Oracle] = {
    "NAV-07": lambda t, _, place: is_base(t, place) and base_side(t, place) != t.side,
    "NAV-08": lambda t, _, place: is_base(t, place) and not has(t.presence(t.side), base_land(t, place)),
    "NAV-09": lambda t, _, place: no_haven(t, place),
}
CAPTURED: dict[str, Oracle] = {"OPT-04": lambda t, _, box: not has(t.presence(t.side) & ~t.presence(1 - t.side), box)}
DUMMIES: dict[str, Oracle] = {
    "OPT-06": lambda t, _, box: box < t.data.box_count and not has(t.here[t.side], box),
    "BRD-02": GROUND["BRD-02"],
}


def oracles(t: Board) -> dict[str, Oracle]:
    """The rules about where the piece or card in hand may go."""
    by_stage = {
        stages.ASSIGN_TO: GENERALS,
        stages.SHIP_TO: MOROCCO,
        stages.EVENT_BOX: CARD,
        stages.REPLACE_TO: RECRUIT,
        stages.BERTH: BERTH,
        stages.CAPTURED_TO: CAPTURED,
        stages.SAIL_TO: SAIL,
    }
    if t.stage in by_stage:
        return by_stage[t.stage]
    if piece_of(t) >= 0 and t.data.piece_kinds[piece_of(t)] == PLANE:
        return AIR | PORTS
    if piece_of(t) >= 0 and t.data.piece_kinds[piece_of(t)] == DUMMY:
        return DUMMIES | (GROUND if start_of(t) >= 0 else {})
    return GROUND


ASKS_WHERE = (
    stages.MOVE_TO, stages.ASSIGN_TO, stages.SHIP_TO, stages.EVENT_BOX, stages.REPLACE_TO, stages.BERTH,
    stages.CAPTURED_TO, stages.SAIL_TO,
)  # fmt: skip


def check(t: Engine, cited: set[str]) -> None:
    """Ask every place in every way; a rule cited must forbid it by itself, and one that is offered breaks none."""
    rules = oracles(t)
    legal = set(t.codes())
    for kind in MISSIONS:
        for place in range(len(t.data.places)):
            code = n.make(kind, place)
            refusal = t.explain(code)
            assert (refusal is None) == (code in legal)
            if refusal is None:
                forbidding = [rule for rule, forbids in rules.items() if forbids(t, kind, place)]
                assert not forbidding, (t.name(code), forbidding)
            elif refusal.key != "refusal-wrong-decision":
                assert refusal.rule in rules, (t.name(code), refusal.rule, refusal.key)
                assert rules[refusal.rule](t, kind, place), (t.name(code), refusal.rule, refusal.key)
                cited.add(refusal.rule)
            else:
                assert kind != n.TO or place >= t.data.box_count, t.name(code)


def check_games(seeds: range, naval: bool) -> set[str]:
    """Check a part of all questions where something goes, in random games of random options; return the rules cited."""
    cited: set[str] = set()
    for seed in seeds:
        rng = random.Random(seed)
        scenario, options = any_world(rng)
        played = dosespanas.new_game("espana1936", scenario=scenario, seed=seed, options=options | {"naval": naval})
        while played.actor is not None:
            t = engine(played)
            if t.stage in ASKS_WHERE and (rng.random() < 0.04 or t.stage not in (stages.MOVE_TO, stages.SAIL_TO)):
                check(t, cited)
            played.apply(rng.choice(played.legal_actions()))
    return cited


def test_every_refused_destination_names_a_rule_that_forbids_it() -> None:
    cited = check_games(range(12), naval=True) | check_games(range(12, 18), naval=False)
    cited |= check_games(range(24, 25), naval=False)  # a game in which tanks leave contested boxes
    ground = {"MOV-01", "MOV-03", "MOV-06", "TNK-02", "TNK-03", "TNK-09", "BRD-02", "BRD-12"}
    assert cited >= ground | {"AIR-01", "GEN-01", "GEN-02", "NAV-14", "NAV-18", "NAV-21", "EVT-10", "RPL-16", "MAR-02"}


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 300, 20))
def test_every_refused_destination_in_many_games(first: int) -> None:
    check_games(range(first, first + 20), naval=True)


# --- examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("TNK-02")
@pytest.mark.rule("TNK-03")
def test_a_tank_out_of_a_contested_box_hears_what_really_stops_it() -> None:
    troops = ["R regular-1 madrid", "N regular-1 madrid"]
    played = game("republican-move", troops, {"t26_1": "madrid"}, republic=["cuenca", "gerona"])
    do(played, "move t26_1")
    assert rule_of(played, "to segovia") == "TNK-03", "an enemy box"
    assert rule_of(played, "to gerona") == "TNK-02", "its own, but no friendly boxes lead there"


@pytest.mark.rule("MOV-01")
def test_nobody_moves_to_where_he_is() -> None:
    played = game("republican-move", ["R regular-1 madrid"], republic=["cuenca"])
    do(played, "move regular-1 madrid")
    assert rule_of(played, "to madrid") == "MOV-01"


@pytest.mark.rule("BRD-02")
@pytest.mark.rule("BRD-12")
def test_no_troop_goes_to_sea_or_overseas() -> None:
    played = game("republican-move", ["R regular-1 madrid"], republic=["cuenca"])
    do(played, "move regular-1 madrid")
    assert rule_of(played, "to baleares") == "BRD-02"
    assert rule_of(played, "to marruecos") == "BRD-12"


@pytest.mark.rule("MAR-07")
@pytest.mark.rule("MAR-02")
@pytest.mark.parametrize(("state", "rule"), [("contested", "MAR-07"), ("nobody", None)])
def test_a_second_unit_for_cadiz_hears_of_the_strait(state: str, rule: str | None) -> None:
    troops = ["N legion-1 marruecos", "N legion-2 marruecos", "N africa-1 marruecos"]
    ships = {"canarias": "estrecho", "libertad": "estrecho"} if state == "contested" else {}
    played = sea("transport", ships, troops, {"mola": "burgos"}, control={"estrecho": state})
    do(played, "ship legion-1 marruecos", "to cadiz", "ship legion-2 marruecos")
    assert rule_of(played, "to cadiz") == rule
    if rule is None:
        do(played, "to cadiz", "ship africa-1 marruecos")
        assert rule_of(played, "to cadiz") == "MAR-02"


@pytest.mark.rule("EVT-08", "CBT-02")
def test_an_action_of_another_decision_is_refused_as_that() -> None:
    """Played by hand: a card that brings units was said only to cancel events, and an attacker not to be there."""
    hands = (["nac_44", "nac_39"], ["rep_42"])
    events = game("events", ["N legion-2 sevilla", "R communist-2 valencia"], turn=8, hands=hands)
    do(events, "pass", "event rep_42")
    troops = ["N legion-2 madrid", "R communist-2 madrid", "R communist-1 madrid"]
    battle = game("combat", troops, {"varela": "madrid"}, republic=["cuenca"])
    do(battle, "battle varela", "attack legion-2 madrid")
    for played, others in ((events, ["event nac_39", "cancel nac_39"]), (battle, ["attack legion-2 madrid", "done"])):
        for other in others:
            refusal = played.explain(other)
            assert refusal is not None and refusal.key == "refusal-wrong-decision", (other, texts(played))
