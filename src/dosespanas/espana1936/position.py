"""Positions as JSON that a person can read and write, and the check that a position breaks no rule.

Readable parts (troops, markers, pieces, cards, counters) come first; `choice` holds what only matters in
the middle of a phase. Without `choice` a position begins at the opening of its step.
"""

from typing import Any, Final

from dosespanas.espana1936.battle.activation import IN_OPENING
from dosespanas.espana1936.board.data import DUMMY, GENERAL, PLANE, SHIP, TANK, mask_bits
from dosespanas.espana1936.board.in_progress import (
    AttackInProgress,
    BattleInProgress,
    CardEvent,
    Pairing,
    SeaFightInProgress,
)
from dosespanas.espana1936.board.operation import operations
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE, STEPS
from dosespanas.espana1936.board.state import (
    COLONIAL,
    MISSION_NAMES,
    NEW,
    OFF_MAP,
    OUT,
    PLACE_NAMES,
    REROLLS,
    RETURNING,
    Board,
)
from dosespanas.espana1936.board.whereabouts import (
    DECKS,
    ONCE,
    PILES,
    card_misplaced,
    in_force_misplaced,
    piece_misplaced,
)
from dosespanas.espana1936.naval.sea_invariants import sea_problems
from dosespanas.kernel.phrases import Phrase, phrase
from dosespanas.kernel.positions import (
    ALLOWED,
    bad,
    bad_name,
    field_names,
    fields_but,
    known,
    listing,
    mapping,
    number,
    one_of,
    same_shape,
    value_like,
)
from dosespanas.kernel.side import SIDE_NAMES, SIDE_TERMS

MAX_COUNT: Final = 999
"""More points, cards, events or attacks than any game has; 99 attacks or battles stand for no limit."""

MAX_RANK: Final = 1_000_000
"""No stack of a game has ever seen so many units come."""

READABLE: Final = {
    "turn", "step_no", "t_type", "t_strength", "t_box", "t_acted", "t_rank", "held", "p_box", "p_flags", "p_origin",
    "p_mission", "p_rank", "hands", "decks", "used", "discarded", "on_table", "rerolls",
}  # fmt: skip
"""Fields of a table that a position says in a way of its own."""

WORKED_OUT: Final = {"pool", "here", "n_troops", "n_tanks"}
"""Fields of a table that follow from others."""

GIVEN: Final = {"data", "options", "chance", "out", "reveals", "commitments"}
"""What a table has from its game."""

OWN: Final = [
    "stage", "side", "selected", "becomes", "homing", "after_stage", "after_side", "winner", "ended", "reason",
    "end_rule",
]  # fmt: skip
"""What the table itself holds that only matters in the middle of a phase."""

ACTS: Final[list[tuple[str, str, object]]] = [
    ("battle", "b_", BattleInProgress()), ("attack", "", AttackInProgress()), ("pairing", "", Pairing()),
    ("fight", "f_", SeaFightInProgress()), ("event", "e_", CardEvent()),
]  # fmt: skip
"""The acts in hand, and how the names of what they hold begin in a position: `battle.box` is `b_box`."""

OTHER_NAMES: Final = {"b_landing": "landing", "cards": "c_card", "modes": "c_mode"}
"""Names in positions, written so since the first, that are not those of the fields."""


def homes() -> dict[str, tuple[str, str]]:
    """Return where each part of a `choice` is kept: the act ("" for the table itself) and its field."""
    found = {name: ("", name) for name in OWN}
    for act, prefix, model in ACTS:
        for field in field_names(model):
            name = prefix + field
            found[OTHER_NAMES.get(name, name)] = (act, field)
    return found


HOMES: Final = homes()
CHOICE: Final = list(HOMES)
"""The parts of a `choice`."""


def counters(t: Board) -> list[str]:
    """Return the names of the plain counts, or lists of them: all that a table holds and that is told nowhere else."""
    if not t.data.counters:
        acts = {act for act, _, _ in ACTS}
        t.data.counters = fields_but(t, READABLE | WORKED_OUT | GIVEN | acts | set(OWN))
    return t.data.counters


def part_of(t: Board, name: str) -> Any:
    """Return a counter or a part of a `choice`."""
    if name not in HOMES:
        return getattr(t, name)
    act, field = HOMES[name]
    return getattr(getattr(t, act) if act else t, field)


def set_part(t: Board, name: str, value: Any) -> None:
    """Set a counter or a part of a `choice`; its act must not be shared with another table."""
    act, field = HOMES.get(name, ("", name))
    setattr(getattr(t, act) if act else t, field, value)


def to_json(t: Board) -> dict[str, Any]:
    """Return the whole state, hidden parts included."""
    data = t.data
    return {
        "turn": t.turn,
        "step": STEPS[t.step_no].name,
        "troops": [
            {
                "slot": s,
                "side": SIDE_NAMES[data.type_sides[t.t_type[s]]],
                "type": data.type_names[t.t_type[s]],
                "strength": t.t_strength[s],
                "box": data.boxes[t.t_box[s]],
                "acted": bool(t.t_acted[s]),
            }
            | ({"rank": t.t_rank[s]} if t.options.fog else {})
            for s in range(len(t.t_box))
            if t.t_box[s] >= 0
        ],
        "markers": {SIDE_NAMES[s]: [data.boxes[b] for b in mask_bits(t.held[s])] for s in (0, 1)},
        "pieces": {
            data.piece_names[p]: {
                "at": data.places[t.p_box[p]] if t.p_box[p] >= 0 else PLACE_NAMES[-1 - t.p_box[p]],
                "flags": t.p_flags[p],
                "origin": data.places[t.p_origin[p]] if t.p_origin[p] >= 0 else None,
                "mission": MISSION_NAMES[t.p_mission[p]],
            }
            | ({"rank": t.p_rank[p]} if t.options.fog and data.piece_kinds[p] == TANK else {})
            for p in range(data.piece_count)
            if t.options.fog or data.piece_kinds[p] != DUMMY
        },
        "hands": [[data.cards[c].name for c in hand] for hand in t.hands],
        "decks": [[data.cards[c].name for c in deck] for deck in t.decks],
        "used": [[data.cards[c].name for c in pile] for pile in t.used],
        "discarded": [[data.cards[c].name for c in pile] for pile in t.discarded],
        "table": [data.cards[c].name for c in t.on_table],
        "dice": t.chance.cursor,
        "counters": {name: part_of(t, name) for name in counters(t)},
        "choice": {name: part_of(t, name) for name in CHOICE},
    } | ({"rerolls": t.rerolls[:]} if any(t.options.may_reroll) else {})


# --- reading ------------------------------------------------------------------------------------------


BOX: Final = phrase("a box such as madrid", "position-box")
CARD: Final = phrase("a card such as rep_9", "position-card")
CARD_OF: Final = (
    phrase("a Nationalist card", "position-card-nationalist"),
    phrase("a Republican card", "position-card-republican"),
)
PIECE: Final = phrase("a general, plane or tank", "position-piece")
PLACE: Final = phrase("a box, area, base, mat, reserve, eliminated or out", "position-place")
ORIGIN: Final = phrase("a box, area or null", "position-origin")
ORIGIN_SEA: Final = phrase("a box or null: only planes start at sea (NAV-20)", "position-origin-sea")
SLOT_ONCE: Final = phrase("each slot once", "position-slot")
POOL: Final = phrase("no more counters than the game has (CMP-07)", "position-pool")
NO_MARKER: Final = phrase("no control marker in a box with units (BRD-08)", "position-no-marker")
NO_MISSION: Final = phrase("a mission for a ship or plane in a box only (NAV-16)", "position-mission")
NOT_COLONIAL: Final = phrase("16 (waiting in Morocco) for generals only", "position-flags")
"""What would be right."""


def read_into(t: Board, raw: dict[str, Any]) -> None:
    """Fill an empty table (pool full) from a position; raises BadPosition saying where and what is wrong."""
    data = t.data
    t.turn = number("turn", raw.get("turn"), data.first_turn, data.last_turn)
    named = {step.name: number for number, step in STEPS.items()}
    t.step_no = one_of("step", raw.get("step"), named)
    read_markers(t, mapping("markers", raw.get("markers", {})))
    read_troops(t, listing("troops", raw.get("troops")))
    read_pieces(t, mapping("pieces", raw.get("pieces", {})))
    read_cards(t, raw)
    t.chance.cursor = number("dice", raw.get("dice", 0), 0, 1 << 40)
    counts = mapping("counters", raw.get("counters", {}))
    for name in counts:
        if name not in counters(t):
            raise bad_name("counters", name, counters(t))
    midway = "choice" in raw
    limits = limits_of(t, midway)
    for name in counters(t):
        if name in counts:
            limit = limits.get(name, 1 << 60 if midway else MAX_COUNT)
            setattr(t, name, same_shape(f"counters.{name}", counts[name], getattr(t, name), limit))
    if "rerolls" in raw:
        for side, left in enumerate(listing("rerolls", raw["rerolls"], 2)):
            t.rerolls[side] = number(f"rerolls[{side}]", left, 0, REROLLS * t.options.may_reroll[side])
    check(t)
    t.out = []


def limits_of(t: Board, midway: bool) -> dict[str, int]:
    """Return the highest value of the counters that are not plain counts: masks of boxes or places, and switches.

    `midway`: the position is one the engine wrote in the middle of a phase, perhaps of the opening of an offensive.
    """
    boxes = (1 << t.data.box_count) - 1
    places = (1 << len(t.data.places)) - 1
    units = (1 << len(t.t_box) + t.data.piece_count) - 1
    offensives = sum([step.OFFENSIVES for card in t.data.cards for step in operations(card)])
    return {
        "no_drm": (1 << t.data.type_count) - 1, "rp_spent": boxes, "fought": boxes, "blockaded": boxes,
        "sea_held": places, "fights_done": places, "shipped": 9, "passed": 1, "both_effects": 1,
        "offensive_next": offensives, "offensives_left": offensives, "offensive": IN_OPENING if midway else 1,
        "moved_before": units, "attacked_before": units,
    }  # fmt: skip


def read_markers(t: Board, raw: dict[str, Any]) -> None:
    """Read `{"nationalist": [boxes], "republican": [boxes]}`."""
    for side, name in enumerate(SIDE_NAMES):
        for i, box in enumerate(listing(f"markers.{name}", raw.get(name, []))):
            t.held[side] |= 1 << known(f"markers.{name}[{i}]", box, t.data.box_index, BOX)


def read_troops(t: Board, raw: list[Any]) -> None:
    """Read the troops; counters come from the pool (CMP-07)."""
    data = t.data
    for i, row in enumerate(raw):
        path = f"troops[{i}]"
        row = mapping(path, row)
        side = one_of(f"{path}.side", row.get("side"), {n: s for s, n in enumerate(SIDE_NAMES)})
        kind = one_of(f"{path}.type", row.get("type"), data.type_index[side])
        strength = row.get("strength")
        if type(strength) is not int or strength not in (1, 2, 3, 5):
            raise bad_name(f"{path}.strength", strength, ["1", "2", "3", "5"])
        box = known(f"{path}.box", row.get("box"), data.box_index, BOX)
        if not t.available(kind, strength):
            raise bad(path, f"{row.get('type')} {strength}", POOL)
        if (t.held[0] | t.held[1]) >> box & 1:
            raise bad(path, row.get("box"), NO_MARKER)
        slot = t.add_troop(kind, strength, box)
        wanted = number(f"{path}.slot", row.get("slot", slot), side * data.slots, (side + 1) * data.slots - 1)
        if wanted != slot:
            move_slot(t, slot, wanted, path)
            slot = wanted
        t.t_acted[slot] = int(same_shape(f"{path}.acted", row.get("acted", False), False, 1))
        if t.options.fog and "rank" in row:
            t.t_rank[slot] = number(f"{path}.rank", row["rank"], 0, MAX_RANK)


def move_slot(t: Board, slot: int, wanted: int, path: str) -> None:
    """Put a troop just added into the slot its position names."""
    if t.t_box[wanted] >= 0:
        raise bad(f"{path}.slot", wanted, SLOT_ONCE)
    fields = [(t.t_type, -1), (t.t_strength, 0), (t.t_box, -1)]
    if t.options.fog:
        fields.append((t.t_rank, 0))
    for field, free in fields:
        field[wanted] = field[slot]
        field[slot] = free


def read_pieces(t: Board, raw: dict[str, Any]) -> None:
    """Read where generals, planes and tanks are; those not named stay in reserve."""
    data = t.data
    places = OFF_MAP | data.place_index
    missions: dict[str, int] = {name: i for i, name in enumerate(MISSION_NAMES)}
    for name, where in raw.items():
        path = f"pieces.{name}"
        piece = known(path, name, data.piece_index, PIECE)
        where = mapping(path, where)
        at = known(f"{path}.at", where.get("at"), places, PLACE)
        right = piece_misplaced(t, piece, at)
        if right is not None:
            raise bad(f"{path}.at", where.get("at"), right)
        if at >= 0 and data.piece_kinds[piece] == TANK and (t.held[0] | t.held[1]) >> at & 1:
            raise bad(f"{path}.at", where.get("at"), NO_MARKER)
        t.put_piece(piece, at)
        if at == RETURNING:
            t.homing.append(piece)
        if t.options.fog and data.piece_kinds[piece] == TANK and "rank" in where:
            t.p_rank[piece] = number(f"{path}.rank", where["rank"], 0, MAX_RANK)
        t.p_flags[piece] = number(f"{path}.flags", where.get("flags", 0), 0, 2 * NEW - 1)
        mission = one_of(f"{path}.mission", where.get("mission", ""), missions)
        if mission and (data.piece_kinds[piece] not in (PLANE, SHIP) or not 0 <= at < data.box_count):
            raise bad(f"{path}.mission", where.get("mission"), NO_MISSION)
        t.p_mission[piece] = mission
        if data.piece_kinds[piece] != GENERAL and t.p_flags[piece] & COLONIAL:
            raise bad(f"{path}.flags", t.p_flags[piece], NOT_COLONIAL)
        origin = where.get("origin")
        if origin is not None:
            t.p_origin[piece] = known(f"{path}.origin", origin, data.place_index, ORIGIN)
            if t.p_origin[piece] >= data.box_count and data.piece_kinds[piece] != PLANE:
                raise bad(f"{path}.origin", origin, ORIGIN_SEA)


def read_cards(t: Board, raw: dict[str, Any]) -> None:
    """Read hands, decks, used, discarded cards and those on the table; each card is in one place only (DRW-04)."""
    seen: set[int] = set()
    for name, piles in piles_of(t):
        rows = listing(name, raw.get(name, [[]] * len(piles)), len(piles))
        for i, row in enumerate(rows):
            for j, card_name in enumerate(listing(f"{name}[{i}]", row)):
                path = f"{name}[{i}][{j}]"
                card = known(path, card_name, t.data.card_index, CARD)
                side = i // 2 if name == DECKS else i
                if t.data.cards[card].side != side:
                    raise bad(path, card_name, CARD_OF[side])
                right = ONCE if card in seen else card_misplaced(t, card, name, i)
                if right is not None:
                    raise bad(path, card_name, right)
                seen.add(card)
                piles[i].append(card)
    for side in (0, 1):
        t.hands[side].sort()
    for j, card_name in enumerate(listing("table", raw.get("table", []))):
        card = known(f"table[{j}]", card_name, t.data.card_index, CARD)
        t.on_table.append(card)
        right = in_force_misplaced(t, card)
        if right is not None:
            raise bad(f"table[{j}]", card_name, right)


def piles_of(t: Board) -> list[tuple[str, list[list[int]]]]:
    """Return the piles of cards by their names in positions."""
    return list(zip(PILES, (t.hands, t.decks, t.used, t.discarded), strict=True))


# --- invariants ---------------------------------------------------------------------------------------


def check(t: Board) -> None:
    """Raise BadPosition if the table breaks a rule that always holds."""
    problems = invariants(t)
    if problems:
        raise bad("position", problems[0], ALLOWED)


def invariants(t: Board) -> list[Phrase]:
    """Return what is wrong with a table, empty if nothing: the laws that hold at every choice of every game."""
    data = t.data
    found: list[Phrase] = []
    for kind in range(data.type_count):
        for size, total in ((0, data.type_small[kind]), (1, data.type_large[kind])):
            on_map = sum(
                1
                for s in range(len(t.t_box))
                if t.t_box[s] >= 0 and t.t_type[s] == kind and (t.t_strength[s] >= 3) == bool(size)
            )
            if on_map + t.pool[2 * kind + size] != total:
                english = "{type}: the counters do not add up (CMP-07)"
                found.append(phrase(english, "law-counters", type=data.type_terms[kind]))
    for side in (0, 1):
        here = 0
        for b in range(data.box_count):
            n_troops = sum(1 for s in t.slots_of(side) if t.t_box[s] == b)
            n_tanks = sum(1 for p in data.pieces_of[side][TANK] if t.p_box[p] == b)
            if n_troops != t.n_troops[side * data.box_count + b] or n_tanks != t.n_tanks[side * data.box_count + b]:
                found.append(phrase("{box}: the units are miscounted", "law-units", box=data.box_terms[b]))
            if n_troops or n_tanks:
                here |= 1 << b
        if here != t.here[side]:
            english = "{side}: the boxes with units are miscounted"
            found.append(phrase(english, "law-presence", side=SIDE_TERMS[side]))
        for i, g in enumerate(data.pieces_of[side][GENERAL]):
            for other in data.pieces_of[side][GENERAL][i + 1 :]:
                waiting = (t.p_flags[g] | t.p_flags[other]) & COLONIAL or t.p_origin[g] >= 0 or t.p_origin[other] >= 0
                if t.p_box[g] == t.p_box[other] >= 0 and not waiting:
                    english = "{box}: two generals of one side (GEN-02)"
                    found.append(phrase(english, "law-generals", box=data.box_terms[t.p_box[g]]))
        for p in data.pieces_of[side][DUMMY]:
            if t.p_box[p] >= 0 and not here >> t.p_box[p] & 1:
                english = "{box}: a dummy under no unit (OPT-06)"
                found.append(phrase(english, "law-dummy", box=data.box_terms[t.p_box[p]]))
    marked, manned = t.held[0] | t.held[1], t.here[0] | t.here[1]
    for b in mask_bits(t.held[0] & t.held[1] | marked & manned):
        english = "{box}: a control marker with units or another marker (BRD-08)"
        found.append(phrase(english, "law-marker", box=data.box_terms[b]))
    for b in mask_bits((1 << data.box_count) - 1 & ~(marked | manned)):
        found.append(phrase("{box}: nobody's (AMB-01)", "law-nobodys", box=data.box_terms[b]))
    for front, back in enumerate(data.captured_as):
        if back >= 0 and t.p_box[back] != OUT and not (t.options.captured_tanks and t.p_box[front] == OUT):
            english = "{piece}: in the game, and so is the front of its counter (OPT-04)"
            found.append(phrase(english, "law-captured", piece=data.piece_terms[back]))
    for p, at in enumerate(t.p_box):
        right = piece_misplaced(t, p, at)
        if right is not None:
            english = "{piece}: not where it may be; right would be {right}"
            found.append(phrase(english, "law-piece-place", piece=data.piece_terms[p], right=right))
    found += card_problems(t)
    found += sea_problems(t)
    if t.objectives_of(0) + t.objectives_of(1) + t.contested_objectives() != data.objectives.bit_count():
        found.append(phrase("the objective cities do not add up (BRD-10)", "law-objectives"))
    return found


def card_problems(t: Board) -> list[Phrase]:
    """DRW-04, SCN-02: return which cards lie where they may not, or in two places; one laid in an attack lies there."""
    found: list[Phrase] = []
    laid = [c for c in t.attack.cards if c >= 0] if t.stage in (CARD_ATTACK, CARD_DEFENCE) else []
    seen = set(laid)
    for name, piles in piles_of(t):
        for i, row in enumerate(piles):
            for card in row:
                right = ONCE if card in seen else card_misplaced(t, card, name, i)
                seen.add(card)
                if right is not None:
                    found.append(misplaced(t, card, right))
    for card in t.on_table:
        right = in_force_misplaced(t, card)
        if right is not None:
            found.append(misplaced(t, card, right))
    return found


def misplaced(t: Board, card: int, right: Phrase) -> Phrase:
    """Return that a card lies where it may not, and what would be right."""
    english = "{card}: not where it may lie; right would be {right}"
    return phrase(english, "law-card-place", card=t.data.cards[card].term(), right=right)


def read_choice(t: Board, raw: dict[str, Any], template: dict[str, Any]) -> None:
    """Read the middle of a phase as `to_json` wrote it; the caller checks the hash of the result."""
    for name in CHOICE:
        set_part(t, name, alike(raw, name, template))


def alike(raw: dict[str, Any], name: str, template: dict[str, Any]) -> Any:
    """Return a value of the middle of a phase, of the shape it has in a template, or raise BadPosition."""
    value = raw.get(name)
    if not shaped(value, template[name]):
        raise bad(f"choice.{name}", value, value_like(template[name]))
    return value


def shaped(value: Any, model: Any) -> bool:
    """Tell whether a value has the shape of a model; a list that is empty there may hold any whole numbers."""
    if type(value) is not type(model):
        return False
    if not isinstance(value, list):
        return True
    if not model:
        return all(type(item) is int for item in value)
    return len(value) == len(model) and all(shaped(item, part) for item, part in zip(value, model, strict=True))
