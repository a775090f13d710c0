"""Fog of war (OPT-06): the top unit, dummies, battles that open a box, and nothing else getting out."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.espana1936.build import do, game, kinds, rule_of, table_of, texts
from tests.espana1936.quiet import REPUBLIC

import dosespanas
from dosespanas.espana1936.board import fog, notation
from dosespanas.espana1936.board.data import DUMMY, TANK, mask_bits
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE, MOVE, REPLACE_TO, TARGET
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.movement.moves import destinations, may_leave
from dosespanas.kernel.errors import BadPosition, CannotUndo
from dosespanas.kernel.game import Game
from dosespanas.players import make

N, R = "nationalist", "republican"
NAT, REP = 0, 1
FOG = {"fog": True}
UNKNOWN = "troop:nationalist:unknown:0"
MARCH = ["N legion-3 burgos", "N regular-1 burgos", "N carlist-2 burgos", "N regular-1 soria", "R regular-2 madrid"]
GAMES = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def march(pieces: dict[str, str] | None = None, troops: list[str] = MARCH, **more: Any) -> Game:
    """The Nationalist movement with three troops in Burgos, the legion on top."""
    return game("nationalist-move", troops, pieces, republic=REPUBLIC, options=FOG, **more)


def visible(played: Game, viewer: int | None, box: str, side: str = N) -> list[str]:
    """What a viewer sees of a side's troops, tanks and dummies in a box, by type or id."""
    seen = [p for p in played.observe(viewer)["pieces"] if p["where"] == "map" and p["box"] == box]
    return [p.get("type", p["id"]) for p in seen if p["side"] == side and p["kind"] in ("troop", "tank", "dummy")]


def covered(played: Game, viewer: int | None, box: str, side: str = N) -> int:
    return int(played.observe(viewer)["fog"]["covered"][side].get(box, 0))


def as_seen(played: Game, viewer: int | None, *actions: str) -> list[Any]:
    """Take actions in order; return all events as a viewer sees them."""
    return [event.view(viewer) for action in actions for event in played.apply(action)]


# --- the top unit -------------------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_only_the_troop_that_stood_there_longest_is_seen() -> None:
    played = march()
    assert visible(played, NAT, "burgos") == ["legion", "regular", "carlist"]
    assert visible(played, REP, "burgos") == visible(played, None, "burgos") == ["legion"]
    assert (covered(played, REP, "burgos"), covered(played, NAT, "burgos")) == (2, 0)
    assert played.observe(NAT)["fog"]["tops"] == {"burgos": "t0"}
    assert played.observe(REP)["fog"]["tops"] == {}


@pytest.mark.rule("OPT-06")
def test_spectators_see_the_tops_of_both_sides() -> None:
    played = march(troops=[*MARCH, "R communist-1 burgos", "R anarchist-1 burgos"])
    assert visible(played, None, "burgos", R) == ["communist"]
    ids = [p["id"] for p in played.observe(None)["pieces"]]
    assert "top:nationalist:burgos" in ids and "top:republican:burgos" in ids
    assert len(set(ids)) == len(ids)


@pytest.mark.rule("OPT-06")
def test_a_unit_that_comes_goes_under_the_stack() -> None:
    played = march()
    do(played, "move legion-3 burgos", "to soria")
    assert visible(played, REP, "soria") == ["regular"]
    assert visible(played, REP, "burgos") == ["regular"]
    assert (covered(played, REP, "soria"), covered(played, REP, "burgos")) == (1, 1)


@pytest.mark.rule("OPT-06")
def test_a_troop_lies_above_tanks() -> None:
    played = march({"cv33_1": "burgos", "pz1_1": "avila", "pz1_2": "avila"})
    assert visible(played, REP, "burgos") == ["legion"]
    assert visible(played, REP, "avila") == ["pz1_1"]
    do(played, "move regular-1 burgos", "to avila")
    assert visible(played, REP, "avila") == ["regular"]
    assert covered(played, REP, "avila") == 2


@pytest.mark.rule("OPT-06")
def test_of_two_alike_the_lower_moves() -> None:
    played = march(troops=["N regular-1 burgos", "N carlist-2 burgos", "N regular-1 burgos", "N regular-1 soria"])
    events = as_seen(played, REP, "move regular-1 burgos", "to soria")
    assert events[0]["args"]["piece"] == UNKNOWN
    assert visible(played, REP, "burgos") == ["regular"]


@pytest.mark.rule("OPT-06")
def test_planes_and_generals_stay_visible() -> None:
    played = game("combat", MARCH, {"varela": "burgos", "he51": "burgos"}, republic=REPUBLIC, options=FOG)
    seen = {p["id"]: p["box"] for p in played.observe(REP)["pieces"]}
    assert seen["varela"] == seen["he51"] == "burgos"


@pytest.mark.rule("OPT-06")
def test_a_troop_of_the_other_side_is_named_by_its_place() -> None:
    played = march()
    assert not [p for p in played.observe(REP)["pieces"] if p["kind"] == "troop" and p["id"] == "t0"]
    assert [p["id"] for p in played.observe(REP)["pieces"] if p["box"] == "burgos"] == ["top:burgos"]


@pytest.mark.rule("OPT-06")
def test_the_pool_of_the_other_side_is_not_shown() -> None:
    played = march()
    assert played.observe(NAT)["pool"][R] is None and played.observe(NAT)["pool"][N] is not None
    assert played.observe(None)["pool"] == {N: None, R: None}


@pytest.mark.rule("OPT-06")
def test_without_fog_all_is_open() -> None:
    played = game("nationalist-move", MARCH, republic=REPUBLIC)
    assert played.observe(REP)["fog"] is None
    assert visible(played, REP, "burgos") == ["legion", "regular", "carlist"]
    assert not [p for p in played.observe(NAT)["pieces"] if p["kind"] == "dummy"]
    assert "rank" not in played.to_position()["state"]["troops"][0]
    assert "dummy_nac_1" not in played.to_position()["state"]["pieces"]


@pytest.mark.rule("OPT-06")
def test_the_fog_lifts_when_the_game_is_over() -> None:
    played = march()
    played.agree()
    assert visible(played, REP, "burgos") == ["legion", "regular", "carlist"]
    assert played.observe(None)["fog"] == {"covered": {N: {}, R: {}}, "dummies": {N: 5, R: 5}, "tops": {}}


# --- what is told -------------------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_a_covered_unit_moves_unnamed() -> None:
    played = march()
    played.apply("move carlist-2 burgos")
    for viewer in (REP, None):
        seen = played.observe(viewer)
        assert seen["selected"] is None and seen["prompt"]["args"]["piece"] == UNKNOWN
    assert played.observe(NAT)["prompt"]["args"]["piece"] == "troop:nationalist:carlist:2"
    (event,) = played.apply("to soria")
    assert event.view(REP)["args"] == {"piece": UNKNOWN, "from": "box:burgos", "to": "box:soria"}
    assert event.view(REP)["ids"] == event.view(None)["ids"] == []
    assert event.view(NAT)["args"]["piece"] == "troop:nationalist:carlist:2"
    assert event.view(NAT)["ids"] == ["t2"]


@pytest.mark.rule("OPT-06")
def test_a_top_unit_and_one_that_comes_alone_are_named() -> None:
    played = march()
    events = as_seen(played, REP, "move legion-3 burgos", "to soria")
    assert events[0]["args"]["piece"] == "troop:nationalist:legion:3"
    assert events[0]["ids"] == ["top:burgos"]
    events = as_seen(played, REP, "move carlist-2 burgos", "to avila")
    assert events[0]["args"]["piece"] == "troop:nationalist:carlist:2"


@pytest.mark.rule("OPT-06")
def test_covered_losses_and_replacements_stay_unnamed() -> None:
    crowd = ["N legion-3 burgos", *["N regular-1 burgos"] * 4, "R regular-2 madrid"]
    played = march(troops=crowd)
    lost = as_seen(played, REP, "done", "lose regular-1 burgos")[0]
    assert (lost["kind"], lost["args"]["piece"], lost["ids"]) == ("surplus-lost", UNKNOWN, [])
    played = game("replacement", MARCH, republic=REPUBLIC, options=FOG, turn=5)
    do(played, "forfeit")
    assert as_seen(played, REP, "raise regular-1 burgos") == []
    raised = as_seen(played, REP, "substitute regular")[0]
    assert raised["args"] == {"piece": UNKNOWN, "to": "?", "box": "box:burgos"}


@pytest.mark.rule("OPT-06", "RPL-12")
def test_that_a_covered_troop_needs_a_stand_in_is_not_told() -> None:
    troops = ["N legion-3 burgos", "N falangist-2 burgos", "N regular-1 soria", "R regular-2 madrid"]
    heard = []
    for free in (True, False):
        played = game("replacement", troops, republic=REPUBLIC, options=FOG, turn=5)
        t = table_of(played)
        large = t.counter(t.data.type_index[NAT]["falangist"], 3)
        t.pool[large] = 1 if free else 0
        do(played, "forfeit")
        events = as_seen(played, REP, "raise falangist-2 burgos")
        assert played.observe(REP)["prompt"]["key"] == "prompt-substitute"
        events += as_seen(played, REP, texts(played)[0])
        heard.append((events, played.observe(REP)))
    assert heard[0] == heard[1]


@pytest.mark.rule("OPT-06")
def test_a_recruit_is_unknown_until_it_stands_alone() -> None:
    played = game("replacement", MARCH, republic=[*REPUBLIC, "toledo"], options=FOG, turn=5)
    do(played, "forfeit")
    other = played.clone()
    do(played, "recruit falangist")
    assert played.observe(REP)["prompt"]["args"]["piece"] == UNKNOWN
    assert as_seen(played, REP, "to burgos")[0]["args"]["piece"] == UNKNOWN
    assert as_seen(other, REP, "recruit falangist", "to avila")[0]["args"]["piece"].split(":")[2] == "falangist"


# --- battles ------------------------------------------------------------------------------------------

FIGHT = ["N regular-2 madrid", "N legion-1 madrid", "R communist-2 madrid", "R anarchist-1 madrid", "R regular-1 jaen"]


def fight(pieces: dict[str, str] | None = None) -> Game:
    where = {"varela": "madrid"} | (pieces or {})
    return game("combat", FIGHT, where, republic=REPUBLIC, options=FOG)


@pytest.mark.rule("OPT-06")
def test_a_battle_opens_both_stacks_until_it_ends() -> None:
    played = fight()
    assert visible(played, NAT, "madrid", R) == ["communist"]
    events = do(played, "battle varela")
    assert {"kind": "stacks-opened", "args": {"box": "box:madrid"}}.items() <= next(
        e for e in events if e["kind"] == "stacks-opened"
    ).items()
    for viewer in (NAT, REP, None):
        assert visible(played, viewer, "madrid", R) == ["communist", "anarchist"]
        assert visible(played, viewer, "madrid", N) == ["regular", "legion"]
        assert covered(played, viewer, "madrid", R) == covered(played, viewer, "madrid", N) == 0
    do(played, "done")
    assert visible(played, NAT, "madrid", R) == ["communist"]
    assert covered(played, NAT, "madrid", R) == 1


@pytest.mark.rule("OPT-06")
def test_in_an_open_stack_troops_are_named_by_their_place() -> None:
    played = fight({"cv33_1": "madrid"})
    do(played, "battle varela", "attack regular-2 madrid")
    target = next(v for v in played.legal_view() if v["action"] == "target anarchist-1 madrid")
    assert target["pieces"] == ["below:madrid:1"]
    attack = next(e for e in played.apply("target anarchist-1 madrid") if e.kind == "attack")
    assert attack.view(NAT)["ids"] == ["t0", "below:madrid:1"]
    assert attack.view(REP)["ids"][0] == "top:madrid"
    assert attack.view(None)["ids"] == ["top:nationalist:madrid", "below:republican:madrid:1"]
    assert played.observe(REP)["battle"]["attack"]["attacking"] == "top:madrid"


@pytest.mark.rule("OPT-06")
def test_what_a_battle_showed_cannot_be_taken_back() -> None:
    played = fight()
    do(played, "battle varela")
    with pytest.raises(CannotUndo):
        played.undo()


@pytest.mark.rule("OPT-06")
def test_dummies_are_found_out_by_a_battle() -> None:
    played = fight({"dummy_rep_1": "madrid", "dummy_rep_2": "madrid", "dummy_rep_3": "jaen"})
    assert covered(played, NAT, "madrid", R) == 3
    events = do(played, "battle varela")
    home = next(e for e in events if e["kind"] == "dummies-home")
    assert home["args"] == {"side": "side:republican", "box": "box:madrid", "count": 2}
    assert played.observe(REP)["fog"]["dummies"] == {N: None, R: 4}
    assert covered(played, NAT, "jaen", R) == 1


@pytest.mark.rule("OPT-06")
def test_a_landing_opens_the_box() -> None:
    troops = ["N carlist-1 malaga", "N regular-2 malaga", "R regular-1 madrid"]
    pieces = {"dummy_nac_1": "malaga"}
    played = game("events", troops, pieces, republic=REPUBLIC, options=FOG, hands=([], ["rep_37"]), turn=8)
    assert (visible(played, REP, "malaga"), covered(played, REP, "malaga")) == (["carlist"], 2)
    assert {"dummies-home", "stacks-opened"} <= set(kinds(do(played, "event rep_37")))
    assert visible(played, REP, "malaga") == ["carlist", "regular"]
    assert visible(played, NAT, "malaga", R) == ["regular", "regular"]


@pytest.mark.rule("OPT-06")
def test_a_card_that_lets_the_foe_choose_opens_the_box_while_it_asks() -> None:
    troops = [
        "R communist-2 madrid",
        "R regular-3 madrid",
        "R anarchist-1 jaen",
        "R regular-1 jaen",
        "N legion-1 burgos",
    ]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_40"], []), turn=8)
    assert visible(played, NAT, "madrid", R) == ["communist"]
    do(played, "event nac_40")
    assert texts(played) == ["lose regular-3 madrid", "lose communist-2 madrid"]
    assert visible(played, NAT, "madrid", R) == ["communist", "regular"]
    assert visible(played, NAT, "jaen", R) == ["anarchist"]
    with pytest.raises(CannotUndo):
        played.undo()
    removed = as_seen(played, NAT, "lose regular-3 madrid")[0]
    assert removed["args"]["piece"] == "troop:republican:regular:3"
    assert visible(played, NAT, "madrid", R) == ["communist"]


@pytest.mark.rule("OPT-06")
def test_a_loss_the_owner_chooses_stays_unnamed() -> None:
    troops = ["R regular-2 madrid", *["R anarchist-1 madrid"] * 4, "N legion-1 burgos"]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_15"], []), turn=4)
    events = as_seen(played, NAT, "event nac_15")
    while texts(played)[0].startswith("lose"):
        events += as_seen(played, NAT, texts(played)[0])
    removed = [e for e in events if e["kind"] == "removed"]
    assert len(removed) == 3
    assert all(e["args"]["piece"] == "troop:republican:unknown:0" for e in removed)


@pytest.mark.rule("OPT-06")
def test_what_a_card_brings_is_public() -> None:
    troops = ["N legion-1 pamplona", "N regular-1 burgos", "R regular-2 madrid"]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_3"], []), turn=4)
    placed = as_seen(played, REP, "event nac_3")[1]
    assert (placed["kind"], placed["args"]["piece"], placed["ids"]) == ("placed", "troop:nationalist:carlist:2", [])
    assert visible(played, REP, "pamplona") == ["legion"]


# --- dummies ------------------------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_each_side_has_five_dummies_in_hand() -> None:
    played = dosespanas.new_game(options=FOG, seed=1)
    for side, name in enumerate((N, R)):
        own = [p for p in played.observe(side)["pieces"] if p["kind"] == "dummy"]
        assert [p["where"] for p in own] == ["mat"] * 5 and {p["side"] for p in own} == {name}
        assert played.observe(side)["fog"]["dummies"][name] == 5
    assert played.observe(None)["fog"]["dummies"] == {N: None, R: None}


@pytest.mark.rule("OPT-06")
def test_a_dummy_is_put_under_own_units_from_the_hand() -> None:
    played = march()
    assert [t for t in texts(played) if "dummy" in t] == ["move dummy_nac_1"]
    view = next(v for v in played.legal_view() if v["action"] == "move dummy_nac_1")
    assert view["pieces"] == [f"dummy_nac_{i}" for i in range(1, 6)]
    do(played, "move dummy_nac_1")
    assert sorted(texts(played)) == ["to burgos", "to soria"]
    assert rule_of(played, "to madrid") == "OPT-06"
    assert kinds(do(played, "to soria")) == ["dummy-placed"]
    assert visible(played, NAT, "soria") == ["regular", "dummy_nac_1"]
    assert visible(played, REP, "soria") == ["regular"] and covered(played, REP, "soria") == 1
    assert played.observe(NAT)["fog"]["dummies"][N] == 4
    assert rule_of(played, "move dummy_nac_1") == "MOV-01"
    assert "move dummy_nac_2" in texts(played)


@pytest.mark.rule("OPT-06")
def test_a_dummy_moves_like_an_unknown_unit() -> None:
    played = march({"dummy_nac_1": "burgos"})
    others = march({"dummy_nac_1": "soria"}, troops=[*MARCH, "N regular-1 burgos"])
    do(played, "move dummy_nac_1")
    assert texts(played) == ["to soria"]
    assert played.observe(REP)["selected"] is None
    assert played.observe(REP)["prompt"]["args"]["piece"] == UNKNOWN
    moved = as_seen(played, REP, "to soria")
    assert moved == as_seen(others, REP, "move regular-1 burgos", "to soria")
    assert played.log[-1].view(NAT)["args"]["piece"] == "dummy:dummy_nac_1"


@pytest.mark.rule("OPT-06")
def test_a_dummy_leaves_only_where_a_troop_might() -> None:
    troops = ["N regular-1 burgos", "R regular-1 burgos", "N regular-1 soria", "R regular-2 madrid"]
    played = march({"dummy_nac_1": "burgos"}, troops=troops)
    assert rule_of(played, "move dummy_nac_1") == "MOV-07"
    assert rule_of(played, "move dummy_rep_1") == "SEQ-02"


@pytest.mark.rule("OPT-06")
def test_a_dummy_without_a_unit_goes_home_at_once() -> None:
    played = march({"dummy_nac_1": "soria", "dummy_nac_2": "soria"})
    events = do(played, "move regular-1 soria", "to burgos")
    assert "dummies-home" in kinds(events)
    assert played.observe(NAT)["fog"]["dummies"][N] == 5
    assert covered(played, REP, "soria") == 0


@pytest.mark.rule("OPT-06")
def test_dummies_count_for_nothing() -> None:
    pieces = {f"dummy_nac_{i}": "burgos" for i in range(1, 6)}
    played = march(pieces)
    assert covered(played, REP, "burgos") == 7
    do(played, "done")
    assert played.observe(NAT)["phase_side"] != N
    troops = ["N regular-1 burgos", "N regular-1 soria", "R regular-2 madrid"]
    played = march({"dummy_nac_1": "burgos"}, troops=troops)
    do(played, "move regular-1 burgos", "to avila")
    box = played.observe(None)["boxes"]["burgos"]
    assert box == {"control": N, "marker": N}


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize(
    ("pieces", "options"),
    [({"dummy_nac_1": "burgos"}, {}), ({"dummy_nac_1": "reserve"}, FOG), ({"dummy_nac_1": "teruel"}, FOG)],
)
def test_positions_with_dummies_are_checked(pieces: dict[str, str], options: dict[str, bool]) -> None:
    with pytest.raises(BadPosition):
        game("nationalist-move", MARCH, pieces, republic=REPUBLIC, options=options)


# --- what cannot be found out -------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_asking_about_a_covered_unit_is_answered_as_if_it_were_not_there() -> None:
    played = march(troops=[*MARCH, "R communist-1 madrid"])
    there = played.explain("move communist-1 madrid")
    nowhere = played.explain("move anarchist-1 madrid")
    assert there is not None and nowhere is not None
    assert there.view() == nowhere.view()
    top = played.explain("move regular-2 madrid")
    assert top is not None and top.key == "refusal-not-yours"


@pytest.mark.rule("OPT-06")
def test_a_covered_unit_elsewhere_is_no_target_to_ask_about() -> None:
    troops = [*FIGHT, "R basque-2 jaen"]
    played = game("combat", troops, {"varela": "madrid"}, republic=REPUBLIC, options=FOG)
    do(played, "battle varela", "attack regular-2 madrid")
    assert rule_of(played, "target basque-2 jaen") == rule_of(played, "target basque-3 jaen")
    assert played.odds("target basque-2 jaen", NAT) is None


def blurred(state: Engine, viewer: int | None, rng: random.Random) -> Engine:
    """The same game with everything changed that a viewer cannot know."""
    t = state.clone()
    for side in (0, 1):
        if side == viewer:
            continue
        swap_places(t, side, rng)
        hidden = [s for s in t.slots_of(side) if t.t_box[s] >= 0 and not fog.seen(t, s)]
        faces = [(t.t_type[s], t.t_strength[s], t.t_acted[s]) for s in hidden]
        rng.shuffle(faces)
        for slot, (kind, strength, acted) in zip(hidden, faces, strict=True):
            t.t_type[slot], t.t_strength[slot], t.t_acted[slot] = kind, strength, acted
            other, size = rng.randrange(t.data.type_count), rng.choice(notation.STRENGTHS)
            if t.data.type_sides[other] == side and t.available(other, size):
                t.change_troop(slot, other, size)
        laid = t.attack.cards[side] if t.stage in (CARD_ATTACK, CARD_DEFENCE) else -1
        piles = [t.hands[side], t.discarded[side], t.decks[2 * side], t.decks[2 * side + 1]]
        cards = [card for pile in piles for card in pile] + ([laid] if laid >= 0 else [])
        rng.shuffle(cards)
        if laid >= 0:
            t.attack.cards[side] = cards.pop()
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
        if t.stage == REPLACE_TO and t.side == side:
            t.selected = rng.choice([k for k in range(t.data.type_count) if t.data.type_sides[k] == side])
    if viewer is not None:
        for deck in t.decks[2 * viewer : 2 * viewer + 2]:
            rng.shuffle(deck)
    t.out = []
    return t


def swap_places(t: Engine, side: int, rng: random.Random) -> None:
    """Exchange covered troops with covered tanks and dummies of other boxes."""
    for piece in t.data.pieces_of[side][DUMMY] + t.data.pieces_of[side][TANK]:
        there = t.p_box[piece]
        if there < 0 or fog.seen(t, len(t.t_box) + piece) or t.count_troops(side, there) == 0:
            continue
        if any(fog.opened(t, side, box) for box in range(t.data.box_count)):
            continue
        hidden = [s for s in t.slots_of(side) if t.t_box[s] not in (-1, there) and not fog.seen(t, s)]
        if hidden:
            slot = rng.choice(hidden)
            here = t.t_box[slot]
            t.put_piece(piece, here)
            t.move_troop(slot, there)


def questions(t: Engine, rng: random.Random) -> Iterator[int]:
    """Things one might ask to find out what is covered: every troop there is, and random others."""
    for slot in range(len(t.t_box)):
        if t.t_box[slot] >= 0:
            for kind in (notation.MOVE_TROOP, notation.TARGET, notation.LOSE, notation.RAISE, notation.PICK):
                yield notation.make(kind, t.class_of(slot))
    for piece in range(t.data.piece_count):
        for kind in notation.PIECE_KINDS:
            yield notation.make(kind, piece)
    for _ in range(40):
        box, word = rng.randrange(t.data.box_count), rng.randrange(len(t.data.words))
        payload = notation.troop_class(box, word, rng.choice(notation.STRENGTHS), rng.randrange(2))
        yield notation.make(rng.choice(notation.TROOP_KINDS), payload)
        yield notation.make(rng.choice(notation.PLACE_KINDS), box)
    for card in range(len(t.data.cards)):
        yield notation.make(notation.EVENT, card)


def compare(one: Engine, other: Engine, viewer: int | None, rng: random.Random) -> None:
    """Hold everything that leaves for a viewer in two games against each other."""
    assert json.dumps(one.observe(viewer, 7)) == json.dumps(other.observe(viewer, 7))
    if viewer is None or one.ended:
        return
    assert one.odds(None, viewer) == other.odds(None, viewer)
    if one.actor() != viewer:
        return
    legal = one.codes()
    assert legal == other.codes()
    for code in legal:
        assert json.dumps(one.view(code)) == json.dumps(other.view(code))
    if one.stage in (MOVE, TARGET):
        asked = sorted({*questions(one, rng), *questions(other, rng)})
        for code in rng.sample(asked, 60):
            answers = [None if r is None else r.view() for r in (one.explain(code), other.explain(code))]
            assert answers[0] == answers[1], one.name(code)
            if one.battle.box >= 0:
                assert one.odds(code, viewer) == other.odds(code, viewer)


def covered_moves(t: Engine, viewer: int) -> list[tuple[int, int]]:
    """Slots of the other side that are covered, may move, and where to, so that they stay covered."""
    side = 1 - viewer
    found = []
    for slot in t.slots_of(side):
        box = t.t_box[slot]
        if box < 0 or t.t_acted[slot] or fog.seen(t, slot) or not may_leave(t, side, False) >> box & 1:
            continue
        for to in mask_bits(destinations(t, side, box, False) & t.here[side]):
            if t.count_troops(side, to):
                found.append((slot, to))
    return found


def heard(t: Engine, viewer: int, *codes: int) -> str:
    """What a viewer hears when actions are taken."""
    t.out = []
    for code in codes:
        t.step(code)
    return json.dumps([event.view(viewer) for event in t.out])


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize(
    ("scenario", "options"),
    [("1936", FOG), ("1936", {**FOG, "naval": True}), ("1938", {**FOG, "naval": True})],
)
@GAMES
@given(seed=st.integers(0, 2**32))
def test_nothing_covered_gets_out(scenario: str, options: dict[str, bool], seed: int) -> None:
    played = dosespanas.new_game(scenario=scenario, options=options, seed=seed)
    rng = random.Random(seed)
    state = table_of(played)
    while played.actor is not None:
        if rng.random() < 0.05 or state.stage == TARGET:
            for viewer in (NAT, REP, None):
                other = blurred(state, viewer, rng)
                assert not [p for p in other.problems() if "miscounted" in p or "OPT-06" in p]
                compare(state, other, viewer, rng)
            if state.stage == MOVE:
                viewer = 1 - state.side
                other = blurred(state, viewer, rng)
                both = [p for p in covered_moves(state, viewer) if p in covered_moves(other, viewer)]
                for slot, to in both[:3]:
                    tables = [state.clone(), other.clone()]
                    if tables[0].t_box[slot] == tables[1].t_box[slot]:
                        codes = [
                            (notation.make(notation.MOVE_TROOP, t.class_of(slot)), notation.make(notation.TO, to))
                            for t in tables
                        ]
                        assert heard(tables[0], viewer, *codes[0]) == heard(tables[1], viewer, *codes[1])
                        compare(tables[0], tables[1], viewer, rng)
        played.apply(rng.choice(played.legal_actions()))


@pytest.mark.rule("OPT-06")
@GAMES
@given(seed=st.integers(0, 2**32))
def test_a_position_keeps_the_order_of_stacks(seed: int) -> None:
    played = dosespanas.new_game(options=FOG, seed=seed)
    rng = random.Random(seed)
    for _ in range(rng.randrange(600)):
        if played.actor is None:
            return
        played.apply(rng.choice(played.legal_actions()))
    again = dosespanas.from_position(json.loads(json.dumps(played.to_position())))
    assert again.hash() == played.hash()
    for viewer in (NAT, REP, None):
        assert again.observe(viewer) | {"choice": 0} == played.observe(viewer) | {"choice": 0}


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize("names", [("scripted", "random"), ("random", "scripted"), ("scripted", "scripted")])
def test_opponents_play_in_the_fog(names: tuple[str, str]) -> None:
    played = dosespanas.new_game(options=FOG, seed=4)
    players = [make(name, seed) for seed, name in enumerate(names)]
    while played.actor is not None:
        side = int(played.actor)
        action, _ = players[side].choose(played.observe(side), played.legal_view())
        played.apply(action)
    assert not played.state.problems()
