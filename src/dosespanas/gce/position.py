"""Positions as JSON that a person can read and write.

Readable parts (units, control, tracks, chits) come first; `choice` holds what only matters in the middle of a step.
Without `choice` a position begins at the opening of its step.
"""

from collections.abc import Sequence
from typing import Any, Final

from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.cups import ChitCups
from dosespanas.gce.board.hexes import HEXES, hex_name, parse_hex
from dosespanas.gce.board.move_in_progress import March
from dosespanas.gce.board.stages import NEXT_PART, NEXT_STEP, OVER, STEPS
from dosespanas.gce.board.state import ALCAZAR_NAMES, LINE_NAMES, PLACE_NAMES, WAITING, Board
from dosespanas.gce.invariants import invariants
from dosespanas.kernel.phrases import list_of, phrase
from dosespanas.kernel.positions import (
    ALLOWED,
    bad,
    bad_name,
    fields_but,
    known,
    listing,
    mapping,
    number,
    one_of,
    same_shape,
    value_like,
)
from dosespanas.kernel.side import SIDE_NAMES

READABLE: Final = {
    "turn", "step_no", "u_hex", "u_face", "u_flags", "u_turn", "u_mood", "first", "after", "control", "morale",
    "alcazar", "lines", "destroyed", "ammunition_over", "cups", "move", "fight",
}  # fmt: skip
"""Fields of a board that a position says in a way of its own; the cups, the move and the attack field by field."""

WORKED_OUT: Final = {
    "owner", "zoc", "column_zoc", "charts", "touched", "beside", "outlooks", "from_cadiz", "touched_nat",
    "walks", "tramps",
}  # fmt: skip
"""Fields of a board that follow from others."""

GIVEN: Final = {"data", "options", "chance", "out", "reveals", "commitments"}
"""What a board has from its game."""

CHOICE: Final = [
    "part", "stage", "then", "side", "opened", "vacated", "attacked", "scouted", "selected", "purse",
    "winner", "ended", "reason", "end_rule",
]  # fmt: skip
IN_CUPS: Final = ["chit", "drawer", "owner", "left", "op", "queue"]
IN_MOVE: Final = fields_but(March(), {"line", "reach"})
IN_FIGHT: Final = fields_but(AttackInProgress(), set())
"""What only matters in the middle of a step."""

LASTING: Final = fields_but(ChitCups(0), {"inside", "held", "played", *IN_CUPS})
"""What events leave behind: all that the cups hold otherwise."""

HEX: Final = phrase("a hex of Spain such as 2712", "position-hex")
UNIT: Final = phrase("a unit such as r_mng", "position-unit")
UNIT_ONCE: Final = phrase("each ground unit once, and no aircraft", "position-unit-once")
UNIT_PLACE: Final = phrase("a unit in a stack or off the map, not both", "position-unit-place")
ONE_SIDE: Final = phrase("units of one side in a hex", "position-one-side")
CHIT: Final = phrase("a chit such as madrid", "position-chit")
CHIT_OF: Final = (
    phrase("a Nationalist chit", "position-chit-nationalist"),
    phrase("a Republican chit", "position-chit-republican"),
)
TWO_LISTS: Final = phrase("two lists, the Nationalist side's first", "position-two-lists")
"""What would be right."""

MAX_COUNT: Final = 999
FLAGS: Final = 1 << 17


def to_json(b: Board) -> dict[str, Any]:
    """Return the whole state, hidden parts included."""
    data = b.data
    chits = data.chits
    return {
        "turn": b.turn,
        "step": STEPS[b.step_no].name,
        "stacks": {hex_name(h): [data.units[u].name for u in b.stack(h)] for h in data.land if b.first[h] >= 0},
        "units": {unit.name: unit_json(b, u) for u, unit in enumerate(data.units) if told(b, u)},
        "control": {hex_name(h): SIDE_NAMES[b.control[h]] for h in data.land if b.control[h] != data.start_control[h]},
        "morale": b.morale,
        "alcazar": ALCAZAR_NAMES[b.alcazar],
        "lines": {line.name: LINE_NAMES[b.lines[i]] for i, line in enumerate(data.lines)},
        "destroyed": [hex_name(h) for h in b.destroyed],
        "ammunition_over": b.ammunition_over,
        "cups": {chits[c].name: n for c, n in enumerate(b.cups.inside) if n},
        "held": [[chits[c].name for c in held] for held in b.cups.held],
        "played": [[chits[c].name for c in played] for played in b.cups.played],
        "counters": {name: getattr(b, name) for name in counters(b)},
        "events": {name: getattr(b.cups, name) for name in LASTING},
        "dice": b.chance.cursor,
        "choice": {name: getattr(b, name) for name in CHOICE}
        | {
            "cups": {name: getattr(b.cups, name) for name in IN_CUPS},
            "move": {name: getattr(b.move, name) for name in IN_MOVE},
            "fight": {name: getattr(b.fight, name) for name in IN_FIGHT},
        },
    }


def told(b: Board, unit: int) -> bool:
    """Tell whether there is more to say of a unit than its place in a stack or on the turn track."""
    off_map = b.u_hex[unit] < WAITING
    return off_map or b.u_face[unit] != 0 or b.u_flags[unit] != 0 or b.u_turn[unit] != 0 or b.u_mood[unit] != 0


def unit_json(b: Board, unit: int) -> dict[str, Any]:
    """Return a unit's place off the map, face, flags, turn of return and mood, as far as they say something."""
    found: dict[str, Any] = {}
    if b.u_hex[unit] < 0:
        found["at"] = PLACE_NAMES[-1 - b.u_hex[unit]]
    for name, values in (("face", b.u_face), ("flags", b.u_flags), ("turn", b.u_turn), ("mood", b.u_mood)):
        if values[unit]:
            found[name] = values[unit]
    return found


def counters(b: Board) -> list[str]:
    """Return the names of the plain counts, or lists of them: all that a board holds and that is told nowhere else."""
    if not b.data.counters:
        b.data.counters = fields_but(b, READABLE | WORKED_OUT | GIVEN | set(CHOICE))
    return b.data.counters


# --- reading ------------------------------------------------------------------------------------------


def indexed(names: Sequence[str]) -> dict[str, int]:
    """Return the numbers of names."""
    return {name: i for i, name in enumerate(names)}


def land(b: Board, path: str, value: object) -> int:
    """Return a hex of Spain by its digits, or raise BadPosition."""
    try:
        hex_ = parse_hex(value) if isinstance(value, str) else -1
    except ValueError:
        hex_ = -1
    if hex_ < 0 or b.data.start_control[hex_] < 0:
        raise bad(path, value, HEX)
    return hex_


def read_into(b: Board, raw: dict[str, Any]) -> None:
    """Fill an empty board from a position; raises BadPosition saying where and what is wrong."""
    data = b.data
    b.turn = number("turn", raw.get("turn"), data.first_turn, data.last_turn)
    named = {step.name: number for number, step in STEPS.items()}
    b.step_no = one_of("step", raw.get("step"), named)
    for name, side in mapping("control", raw.get("control", {})).items():
        b.control[land(b, "control", name)] = one_of(f"control.{name}", side, indexed(SIDE_NAMES))
    read_units(b, raw)
    b.morale = number("morale", raw.get("morale", data.start_morale), -MAX_COUNT, MAX_COUNT)
    b.alcazar = one_of("alcazar", raw.get("alcazar", "holds"), indexed(ALCAZAR_NAMES))
    line_index = indexed([line.name for line in data.lines])
    for name, state in mapping("lines", raw.get("lines", {})).items():
        line = one_of("lines", name, line_index)
        b.lines[line] = one_of(f"lines.{name}", state, indexed(LINE_NAMES))
    b.destroyed = [land(b, "destroyed", name) for name in listing("destroyed", raw.get("destroyed", []))]
    b.ammunition_over = bool(same_shape("ammunition_over", raw.get("ammunition_over", False), False, 1))
    read_chits(b, raw)
    read_counts(b, mapping("counters", raw.get("counters", {})), counters(b), "counters")
    read_counts(b.cups, mapping("events", raw.get("events", {})), LASTING, "events")
    b.chance.cursor = number("dice", raw.get("dice", 0), 0, 1 << 40)
    problems = invariants(b)
    if problems:
        raise bad("position", problems[0], ALLOWED)
    b.out = []


def read_counts(target: Board | ChitCups, raw: dict[str, Any], names: list[str], path: str) -> None:
    """Read counts and switches of a board or its cups."""
    for name in raw:
        if name not in names:
            raise bad_name(path, name, names)
        setattr(target, name, same_shape(f"{path}.{name}", raw[name], getattr(target, name), MAX_COUNT))


def read_units(b: Board, raw: dict[str, Any]) -> None:
    """Read the stacks, the top unit of each first, and what is told of units."""
    data = b.data
    for name, units in mapping("stacks", raw.get("stacks")).items():
        hex_ = land(b, "stacks", name)
        for unit_name in listing(f"stacks.{name}", units)[::-1]:
            unit = known(f"stacks.{name}", unit_name, data.unit_index, UNIT)
            if b.u_hex[unit] >= 0 or data.units[unit].is_air:
                raise bad(f"stacks.{name}", unit_name, UNIT_ONCE)
            if b.owner[hex_] == 1 - data.units[unit].side:
                raise bad(f"stacks.{name}", unit_name, ONE_SIDE)
            b.place(unit, hex_)
    places: dict[str, int] = {place: -1 - i for i, place in enumerate(PLACE_NAMES)}
    for unit_name, row in mapping("units", raw.get("units", {})).items():
        path = f"units.{unit_name}"
        unit = known(path, unit_name, data.unit_index, UNIT)
        row = mapping(path, row)
        if "at" in row:
            if b.u_hex[unit] >= 0:
                raise bad(f"{path}.at", row["at"], UNIT_PLACE)
            b.u_hex[unit] = one_of(f"{path}.at", row["at"], places)
        b.turn_over(unit, number(f"{path}.face", row.get("face", 0), 0, len(data.units[unit].faces) - 1))
        b.u_flags[unit] = number(f"{path}.flags", row.get("flags", 0), 0, FLAGS)
        b.u_turn[unit] = number(f"{path}.turn", row.get("turn", 0), 0, MAX_COUNT)
        b.u_mood[unit] = number(f"{path}.mood", row.get("mood", 0), 0, 9)


def read_chits(b: Board, raw: dict[str, Any]) -> None:
    """Read the cups, the chits held and those played."""
    data = b.data
    for name, count in mapping("cups", raw.get("cups", {})).items():
        chit = known("cups", name, data.chit_index, CHIT)
        b.cups.inside[chit] = number(f"cups.{name}", count, 0, data.chits[chit].copies)
    read_piles(b, "held", raw.get("held", [[], []]), b.cups.held)
    read_piles(b, "played", raw.get("played", [[], []]), b.cups.played)


def read_piles(b: Board, part: str, raw: object, piles: list[list[int]]) -> None:
    """Read the chits that each side holds, or has played."""
    rows = listing(part, raw)
    if len(rows) != len(piles):
        raise bad(part, rows, TWO_LISTS)
    for side, row in enumerate(rows):
        for name in listing(f"{part}[{side}]", row):
            chit = known(f"{part}[{side}]", name, b.data.chit_index, CHIT)
            if b.data.chits[chit].side != side:
                raise bad(f"{part}[{side}]", name, CHIT_OF[side])
            piles[side].append(chit)


def read_choice(b: Board, raw: dict[str, Any]) -> None:
    """Read the middle of a step as `to_json` wrote it; the caller checks the hash and the sense of the result."""
    _read_fields(b, raw, CHOICE, "choice")
    number("choice.stage", b.stage, 0, OVER)
    number("choice.then", b.then, NEXT_STEP, NEXT_PART)
    _read_fields(b.cups, mapping("choice.cups", raw.get("cups")), IN_CUPS, "choice.cups")
    _read_fields(b.move, mapping("choice.move", raw.get("move")), IN_MOVE, "choice.move")
    _read_fields(b.fight, mapping("choice.fight", raw.get("fight")), IN_FIGHT, "choice.fight")


def _read_fields(
    target: Board | ChitCups | March | AttackInProgress, raw: dict[str, Any], names: list[str], path: str
) -> None:
    for name in names:
        setattr(target, name, alike(f"{path}.{name}", raw.get(name), getattr(target, name)))


def alike(path: str, value: Any, model: Any) -> Any:
    """Return a value of the type of a model, its numbers from -1 to the number of hexes, or raise BadPosition.

    A list that is empty in the model may hold numbers from 0, or pairs of numbers (modifiers of an attack).
    """
    if type(value) is not type(model) or (model and isinstance(model, list) and len(value) != len(model)):
        raise bad(path, value, value_like(model))
    if isinstance(value, list):
        for i, item in enumerate(value):
            here = f"{path}[{i}]"
            if model:
                alike(here, item, model[i])
            elif isinstance(item, list):
                same_pair(here, item)
            else:
                number(here, item, 0, HEXES)
    elif isinstance(value, str):
        if not value.isascii():
            raise bad(path, value, phrase("plain letters", "position-letters"))
    elif not isinstance(value, bool):
        number(path, value, -1, HEXES)
    return value


def same_pair(path: str, value: list[Any]) -> None:
    """Raise BadPosition unless a list is a pair of numbers."""
    if len(value) != 2:
        raise bad(path, value, list_of(2))
    number(f"{path}[0]", value[0], 0, MAX_COUNT)
    number(f"{path}[1]", value[1], -MAX_COUNT, MAX_COUNT)
