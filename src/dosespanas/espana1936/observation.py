"""What a side may know, as JSON: the only thing that leaves the engine for players and opponents."""

from typing import Final

from dosespanas.espana1936.battle.attack import dice_count, lying_hits, modifiers
from dosespanas.espana1936.board import fog, notation, stages
from dosespanas.espana1936.board.data import DUMMY, ERAS, GENERAL, MODES, TANK, mask_bits
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.obligatory import due, owed
from dosespanas.espana1936.board.state import DAMAGED, DONE, MISSION_NAMES, MOVED, PLACE_NAMES, UNLIMITED, USED, Board
from dosespanas.espana1936.cards.events import allowed
from dosespanas.espana1936.cards.losses import RemovePlane
from dosespanas.espana1936.choices import PHASES
from dosespanas.espana1936.naval.sea_view import naval, prompt_rule
from dosespanas.espana1936.sequence import over_limit, shown_as, skipped
from dosespanas.espana1936.shapes import (
    Battle,
    BattleSide,
    BattleStep,
    Box,
    Control,
    Counters,
    DeclaredAttack,
    EspanaObservation,
    Hand,
    Limit,
    Piece,
    Special,
    Where,
)
from dosespanas.espana1936.state_residue import detail
from dosespanas.espana1936.turn.victory import largest_group
from dosespanas.kernel.grids import filled, grid
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.shapes import Args, Both, SideName
from dosespanas.kernel.side import SIDE_NAMES, SIDE_TERMS, side_name

STEP_NAMES: Final[dict[int, BattleStep | None]] = {
    stages.MOVE: None,
    stages.ATTACKER: "attacker",
    stages.TARGET: "target",
    stages.SUPPORT_ATTACK: "support",
    stages.SUPPORT_DEFENCE: "support",
    stages.CARD_ATTACK: "card",
    stages.CARD_DEFENCE: "card",
    stages.PAIR: "air",
    stages.REROLL: "reroll",
    stages.PLACE_DRM: "drm",
    stages.SUBSTITUTE: "substitute",
}


def observe(t: Board, viewer: int | None, choice: int, cache: ObservationCache | None = None) -> EspanaObservation:
    """Return the observation of a side (0 or 1) or a spectator (None): see `docs/contract.md`.

    `cache`: what the viewer was shown last.
    """
    data = t.data
    cache = ObservationCache() if cache is None else cache
    cache.begin(viewer, data, t.options)
    key, rule = PHASES.prompts[t.stage]
    phase = stages.STEPS[shown_as(t, t.step_no)].phase
    return {
        "game": "espana1936",
        "data": data.digest,
        "scenario": data.scenario,
        "options": dict(t.options.given),
        "viewer": None if viewer is None else SIDE_NAMES[viewer],
        "choice": choice,
        "turn": t.turn,
        "year": data.turn_year[t.turn],
        "phase": phase,
        "phase_side": side_name(phase_side(t)),
        "stations": stations(t),
        "station": station(t),
        "actor": None if t.ended else side_name(t.side),
        "curtain": None if viewer is None else t.curtain(),
        "prompt": {"key": prompt_key(t, key), "args": prompt_args(t, viewer), "rule": prompt_rule(t, rule)},
        "outcome": t.ending(),
        "boxes": boxes(t, cache),
        "pieces": troops(t, viewer, cache) + specials(t, viewer, cache),
        "pool": {"nationalist": pool(t, 0, viewer), "republican": pool(t, 1, viewer)},
        "hands": {"nationalist": hand(t, 0, viewer), "republican": hand(t, 1, viewer)},
        "decks": {"nationalist": decks(t, 0), "republican": decks(t, 1)},
        "used": {
            "nationalist": [data.cards[c].name for c in t.used[0]],
            "republican": [data.cards[c].name for c in t.used[1]],
        },
        "discarded": pair(len(t.discarded[0]), len(t.discarded[1])),
        "table": [{"card": data.cards[c].name, "side": SIDE_NAMES[data.cards[c].side]} for c in t.on_table],
        "events_left": pair(allowed(t, 0) - t.events_played[0], allowed(t, 1) - t.events_played[1]),
        "passed": {"nationalist": bool(t.passed[0]), "republican": bool(t.passed[1])},
        "replacement": pair(t.rp[0], t.rp[1]),
        "replacement_due": pair(t.pending_rp[0], t.pending_rp[1]),
        "rp_spent": {
            "nationalist": [data.boxes[b] for b in mask_bits(t.rp_spent[0])],
            "republican": [data.boxes[b] for b in mask_bits(t.rp_spent[1])],
        },
        "limits": {"nationalist": limits(t, 0), "republican": limits(t, 1)},
        "objectives": {
            "nationalist": t.objectives_of(0),
            "republican": t.objectives_of(1),
            "contested": t.contested_objectives(),
        },
        "linked": {
            "nationalist": [data.boxes[b] for b in mask_bits(largest_group(t, 0))],
            "republican": [data.boxes[b] for b in mask_bits(largest_group(t, 1))],
            "wanted": data.win_group,
        },
        "shipped": {data.boxes[b]: t.shipped[i] for i, b in enumerate(data.transport_to)},
        "selected": selected(t, viewer),
        "event_card": data.cards[t.event.card].name if t.event.card >= 0 else None,
        "battle": battle(t, viewer),
        "naval": naval(t),
        "fog": fog.view(t, viewer),
        "detail": detail(t, viewer),
    }


TYPE_SELECTED = (stages.REPLACE_TO,)
"""Stages in which `selected` is a troop type, not a piece."""


def selected(t: Board, viewer: int | None) -> str | None:
    """Return the id of the piece in hand, None if there is none or the viewer does not see which it is (OPT-06)."""
    if t.selected < 0 or t.stage in TYPE_SELECTED:
        return None
    return fog.name_of(t, viewer, t.selected) or None


def selected_term(t: Board, viewer: int | None) -> str:
    """Return the piece in hand, or the troop type chosen, as a term; unknown to a viewer who does not see it."""
    if t.stage in TYPE_SELECTED:
        known = fog.lifted(t) or viewer == t.side
        return t.data.type_terms[t.selected] if known else fog.unknown(t.side)
    return t.piece_term(t.selected) if fog.knows(t, viewer, t.selected) else fog.unknown(t.side)


def pair(nationalist: int, republican: int) -> Both[int]:
    """Return a number of each side."""
    return {"nationalist": nationalist, "republican": republican}


def decks(t: Board, side: int) -> dict[str, int]:
    """Return the cards left in each deck of a side, by its years."""
    return {ERAS[e]: len(t.decks[2 * side + e]) for e in (0, 1)}


def limits(t: Board, side: int) -> Limit:
    """Return the attacks and battles a side has left."""
    return {"attacks": limit(t.attacks_left[side]), "battles": limit(t.battles_left[side])}


def limit(left: int) -> int | None:
    """Return a limit on attacks or battles, None for no limit."""
    return None if left >= UNLIMITED else left


def phase_side(t: Board) -> int:
    """Return whose phase it is, -1 for a phase of both."""
    return stages.STEPS[t.step_no].side


def stations(t: Board) -> list[str]:
    """Return the phases of this turn, in order."""
    return [phase for phase, steps in stages.STATIONS if shown(t, steps)]


def shown(t: Board, steps: tuple[int, ...]) -> bool:
    """Tell whether this turn has any of the steps of a station."""
    return any(not skipped(t, step) for step in steps)


def station(t: Board) -> int:
    """Return which of `stations` is open."""
    step = shown_as(t, t.step_no)
    row = [steps for _, steps in stages.STATIONS if shown(t, steps)]
    for i, steps in enumerate(row):
        if step <= max(steps):
            return i
    return len(row) - 1


def prompt_key(t: Board, key: str) -> str:
    """Return the prompt's message key: openings, landings, duties and losses have their own words."""
    special = {
        (stages.MOVE, stages.OFFENSIVE_MOVE): "prompt-offensive-move",
        (stages.ASSIGN, stages.OFFENSIVE_GENERAL): "prompt-offensive-general",
        (stages.ACTIVATE, stages.OFFENSIVE_BATTLE): "prompt-offensive-battle",
    }
    if t.stage == stages.PAIR and prompt_rule(t, "") == "NAV-49":
        return "prompt-pair-ships"
    if t.battle.landing and t.stage == stages.ATTACKER:
        return "prompt-landing-attacker"
    if t.stage == stages.EVENT and owed(t, t.side):
        return "prompt-event-due"
    if loses_plane(t):
        return "prompt-event-lose"
    return special.get((t.stage, t.step_no), key)


def loses_plane(t: Board) -> bool:
    """EVT-04: tell whether a card asks which plane is lost."""
    return t.stage == stages.EVENT_TAKE and isinstance(operation(t), RemovePlane)


def prompt_args(t: Board, viewer: int | None) -> Args:
    """Return the arguments of the prompt."""
    args: Args = {}
    if not t.ended:
        args["side"] = SIDE_TERMS[t.side]
    if t.selected >= 0:
        args["piece"] = selected_term(t, viewer)
    if t.battle.box >= 0:
        args["box"] = t.data.box_terms[t.battle.box]
    if t.stage == stages.SUBSTITUTE:
        args["piece"] = t.troop_term(t.attack.wounded)
    if t.event.card >= 0:
        args["card"] = t.data.cards[t.event.card].term()
    if t.stage == stages.EVENT_TAKE:
        args["ships"] = "yes" if t.options.naval else "no"
    if loses_plane(t):
        args["count"] = 1
    elif t.stage == stages.EVENT_LOSE:  # OPT-06: how many stand covered is nobody else's to know
        args["count"] = 1 if t.options.fog else t.event.left
    if t.stage in (stages.REPLACE, stages.REPLACE_TO):
        args["count"] = t.rp[t.side]
    if t.stage == stages.EVENT:
        bound = due(t, t.side) if owed(t, t.side) else allowed(t, t.side)
        args["count"] = bound - t.events_played[t.side]
    if t.stage == stages.DISCARD:
        args["count"] = over_limit(t, t.side)
    if t.stage == stages.SHIP:
        args["count"] = t.event.left if t.event.card >= 0 else t.data.transport_total - sum(t.shipped)
    sea_args(t, args)
    if t.stage == stages.REROLL:
        args |= {"rolls": list(t.attack.rolls[t.side]), "hits": lying_hits(t, t.side), "count": t.rerolls[t.side]}
    if t.stage == stages.PLACE_DRM:
        args["count"] = notation.positive_points(t.attack.to_place[t.side][0])
    return args


def sea_args(t: Board, args: Args) -> None:
    """Add the arguments of prompts at sea."""
    if t.fight.place >= 0:
        args["place"] = t.data.place_terms[t.fight.place]
    if t.stage == stages.BERTH:
        args["piece"] = t.data.piece_terms[t.homing[0]]
    elif t.stage in (stages.AIM, stages.BACK):
        args["piece"] = t.data.piece_terms[t.fight.queue[0]]
    elif t.stage == stages.SUFFER:
        args["damage"] = t.fight.pending[2]


HOLDERS: Final[list[Control]] = ["nobody", "nationalist", "republican", "contested"]
MARKERS: Final[list[SideName | None]] = [None, "nationalist", "republican"]


def boxes(t: Board, cache: ObservationCache) -> dict[str, Box]:
    """Return control and marker of every box."""
    contested = t.contested()
    friendly = [t.friendly(0), t.friendly(1)]
    holders: list[int] = []
    markers: list[int] = []
    for b in range(t.data.box_count):
        holders.append(3 if contested >> b & 1 else 1 if friendly[0] >> b & 1 else 2 if friendly[1] >> b & 1 else 0)
        markers.append(1 if t.held[0] >> b & 1 else 2 if t.held[1] >> b & 1 else 0)
    shown: dict[str, Box] = cache.rows("boxes").show(
        [grid(holders), grid(markers)],
        lambda b, row: {"control": HOLDERS[row[0]], "marker": MARKERS[row[1]]},
        lambda views: dict(zip(t.data.boxes, views, strict=True)),
    )
    return shown


MOVERS = {stages.NAT_MOVE: 0, stages.REP_MOVE: 1, stages.OFFENSIVE_MOVE: 1}
"""The side that moves its troops, by step."""

UNSEEN: Final = -2
"""In the row of a troop: its place in a stack, where it is not seen."""


def troops(t: Board, viewer: int | None, cache: ObservationCache) -> list[Piece]:
    """Return the troops on the map that a viewer sees; one that acted has moved in its own movement, else attacked."""
    data = t.data
    mover = MOVERS.get(t.step_no, -1)
    drm = [t.type_drm(kind) for kind in range(data.type_count)]
    fed = [t.fed(0), t.fed(1)]
    seen = fog.troops_seen(t, viewer)
    drms, used, moved, supplied, places = [filled(len(t.t_box), UNSEEN) for _ in range(5)]
    for s, place in seen:
        kind = t.t_type[s]
        side = data.type_sides[kind]
        drms[s] = drm[kind]
        used[s] = int(t.t_acted[s] != 0 and side != mover)
        moved[s] = int(t.t_acted[s] != 0 and side == mover)
        supplied[s] = fed[side] >> t.t_box[s] & 1
        places[s] = place
    shown: list[Piece] = cache.rows("troops").show(
        [grid(t.t_type), grid(t.t_strength), drms, grid(t.t_box), used, moved, supplied, places],
        lambda s, row: troop(t, viewer, s, row),
        lambda views: [views[s] for s, _ in seen],
    )
    return shown


def troop(t: Board, viewer: int | None, slot: int, row: list[int]) -> Piece | None:
    """Return a troop as it is seen, None if it is not; of the table it reads nothing that changes but the row."""
    kind, strength, drm, box, used, moved, supplied, place = row
    if place == UNSEEN:
        return None
    data = t.data
    side = data.type_sides[kind]
    return {
        "id": t.troop_id(slot) if place == fog.BY_SLOT else fog.place_name(t, viewer, side, box, place),
        "kind": "troop",
        "side": SIDE_NAMES[side],
        "type": data.type_names[kind],
        "strength": strength,
        "drm": drm,
        "where": "map",
        "box": data.boxes[box],
        "used": used != 0,
        "moved": moved != 0,
        "supplied": supplied != 0,
    }


def specials(t: Board, viewer: int | None, cache: ObservationCache) -> list[Piece]:
    """Return the other pieces of the game, wherever they are, as far as a viewer sees them."""
    sides = t.data.piece_sides
    fed = [t.fed(0), t.fed(1)]
    supplied = [int(at >= 0 and fed[sides[p]] >> at & 1) for p, at in enumerate(t.p_box)]
    seen = [int(fog.piece_seen(t, viewer, p)) for p in range(t.data.piece_count)]
    shown: list[Piece] = cache.rows("specials").show(
        [grid(t.p_box), grid(t.p_flags), grid(t.p_mission), grid(supplied), grid(seen)],
        lambda p, row: special(t, p, row),
        lambda views: [view for view in views if view is not None],
    )
    return shown


def special(t: Board, p: int, row: list[int]) -> Piece | None:
    """Return a general, plane, tank, ship or dummy, None if it is not seen.

    Of the table it reads nothing that changes but the row.
    """
    at, flags, mission_, supplied, seen = row
    if not seen:
        return None
    data = t.data
    kind = data.piece_kinds[p]
    view: Special = {
        "id": data.piece_names[p],
        "side": SIDE_NAMES[data.piece_sides[p]],
        "drm": data.piece_drms[p],
        "where": where(t, at),
        "box": data.boxes[at] if 0 <= at < data.box_count else None,
        "used": flags & (USED | DONE if kind == GENERAL else USED) != 0,
        "moved": flags & MOVED != 0,
    }
    if kind == GENERAL:
        return {"kind": "general", **view}
    if kind == DUMMY:
        return {"kind": "dummy", **view}
    if kind == TANK:
        return {"kind": "tank", "supplied": supplied != 0 if at >= 0 else None, **view}
    place = data.places[at] if at >= 0 else None
    mission = MISSION_NAMES[mission_] or None
    cls = data.ship_classes[p]
    if not cls:
        return {"kind": "plane", "dice": data.piece_dice[p], "place": place, "mission": mission, **view}
    return {
        "kind": "ship",
        "cls": cls,
        "dice": data.piece_dice[p],
        "gun_dice": data.gun_dice[p],
        "gun_drm": data.gun_drms[p],
        "place": place,
        "mission": mission,
        "damaged": flags & DAMAGED != 0,
        **view,
    }


def where(t: Board, at: int) -> Where:
    """Return the sort of place a special piece is at: map, sea, base, or one of the places off the map."""
    if at < 0:
        return PLACE_NAMES[-1 - at]
    if at < t.data.box_count:
        return "map"
    return "sea" if at in t.data.areas else "base"


def pool(t: Board, side: int, viewer: int | None) -> dict[str, Counters] | None:
    """Return a side's free troop counters of each type; in the fog only one's own."""
    if not fog.lifted(t) and viewer != side:
        return None
    return {
        name: {"small": t.pool[2 * kind], "large": t.pool[2 * kind + 1]}
        for kind, name in enumerate(t.data.type_names)
        if t.data.type_sides[kind] == side
    }


def hand(t: Board, side: int, viewer: int | None) -> Hand:
    """Return a hand: its size, and its cards for their owner."""
    cards = [t.data.cards[c].name for c in t.hands[side]] if viewer == side else None
    return {"count": len(t.hands[side]), "cards": cards}


def battle(t: Board, viewer: int | None) -> Battle | None:
    """Return the battle in hand."""
    fought = t.battle
    if fought.box < 0:
        return None
    data = t.data
    return {
        "box": data.boxes[fought.box],
        "attacker": SIDE_NAMES[fought.side],
        "general": data.piece_names[fought.general] if fought.general >= 0 else None,
        "landing": bool(fought.landing),
        "step": STEP_NAMES.get(t.stage),
        "attack": declared(t, viewer),
    }


def declared(t: Board, viewer: int | None) -> DeclaredAttack | None:
    """Return what has been declared for the attack in hand; None before attacker and target are named."""
    attack = t.attack
    if attack.attacker < 0 or attack.defender < 0:
        return None
    seen = attack
    if t.stage in (stages.CARD_ATTACK, stages.CARD_DEFENCE):
        seen = AttackInProgress(attack)
        seen.hide_cards(viewer)
    return {
        "attacking": fog.name_of(t, viewer, attack.attacker),
        "defending": fog.name_of(t, viewer, attack.defender),
        "nationalist": attack_side(t, seen, 0),
        "republican": attack_side(t, seen, 1),
    }


def attack_side(t: Board, attack: AttackInProgress, side: int) -> BattleSide:
    """Return what one side has declared for an attack as it is seen; how a card is played lies open."""
    data = t.data
    view: BattleSide = {
        "supporters": [data.piece_names[p] for p in mask_bits(attack.support[side])],
        "card": data.cards[attack.cards[side]].name if attack.cards[side] >= 0 else None,
        "mode": MODES[attack.modes[side]] if t.attack.cards[side] >= 0 else None,
        "dice": 0,
        "modifiers": [],
    }
    if t.t_box[attack.attacker] >= 0 and t.t_box[attack.defender] >= 0:
        view["dice"] = max(0, dice_count(t, attack, side))
        view["modifiers"] = [
            {"source": source, "drm": drm, "dice": dice} for source, drm, dice in modifiers(t, attack, side)
        ]
    if t.stage in (stages.REROLL, stages.PLACE_DRM):
        view["rolls"] = list(attack.rolls[side])
    return view
