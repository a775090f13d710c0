"""Actions as ints and as text. A code is `kind << 20 | payload`; its text is listed in `docs/contract.md`.

A payload is a unit, a hex or a chit, or a unit and a hex (`unit << 10 | hex`), or a unit and a purse likewise.
"""

from typing import Final

from dosespanas.gce.board.data import POOLS, Data
from dosespanas.gce.board.hexes import HEXES, hex_name, parse_hex
from dosespanas.kernel.errors import UnknownAction
from dosespanas.kernel.phrases import in_json, phrase

SHIFT: Final = 20
PAYLOAD: Final = (1 << SHIFT) - 1
UNIT_SHIFT: Final = 10
HEX_PART: Final = (1 << UNIT_SHIFT) - 1

DECLARE_BIBERON: Final = 0
DECLARE_MOBILISATION: Final = 1
PASS: Final = 2
DRAW: Final = 3
DECLINE: Final = 4
PICK: Final = 5
PLACE: Final = 6
TO: Final = 7
REPLACE: Final = 8
REBUILD: Final = 9
SPLIT: Final = 10
DISBAND: Final = 11
DONE: Final = 12
ELIMINATE: Final = 13
RAIL: Final = 14
SAIL: Final = 15
LAND: Final = 16
MOVE: Final = 17
MARCH: Final = 18
WITH: Final = 19
STEP: Final = 20
DROP: Final = 21
STAY: Final = 22
EVACUATE: Final = 23
SCOUT: Final = 24
ROUSE: Final = 25
ROUSE_STACK: Final = 26
ATTACK: Final = 27
JOIN: Final = 28
JOIN_ALL: Final = 29
COMMIT: Final = 30
SUPPORT: Final = 31
FLY: Final = 32
NAVAL: Final = 33
PLAY: Final = 34
NONE: Final = 35
LOSE: Final = 36
ADVANCE: Final = 37
TURN: Final = 38
REPLACE_BY: Final = 39
REBUILD_BY: Final = 40
BORDER: Final = 41
ROUSE_AROUND: Final = 42

WORDS: Final = [
    "declare biberon", "declare mobilisation", "pass", "draw", "decline", "pick", "place", "to", "replace", "rebuild",
    "split", "disband", "done", "eliminate", "rail", "sail", "land", "move", "march", "with", "step", "drop", "stay",
    "evacuate", "scout", "rouse", "rouse-stack", "attack", "join", "join-all", "commit", "support", "fly", "naval",
    "play", "none", "lose", "advance", "turn", "replace", "rebuild", "border", "rouse-around",
]  # fmt: skip
"""By kind: the words an action begins with; the first of them is its verb."""

PLAIN_KINDS: Final = (DECLARE_BIBERON, DECLARE_MOBILISATION, PASS, DRAW, DECLINE, DONE, STAY, COMMIT, NAVAL, NONE)
HEX_KINDS: Final = (TO, STEP, ROUSE_STACK, ATTACK, JOIN_ALL, ROUSE_AROUND)
CHIT_KINDS: Final = (PLAY,)
PAIR_KINDS: Final = (SCOUT,)
PURSE_KINDS: Final = (REPLACE_BY, REBUILD_BY)
"""The others speak of a unit."""


PURSES: Final = [*POOLS, "soviet", "volunteers"]
"""Resource points that an action may name: those of a pool, or of a part of the Republican pool (see `points.py`)."""


def make(kind: int, payload: int = 0) -> int:
    """Return the code of an action."""
    return kind << SHIFT | payload


def make_pair(kind: int, unit: int, hex_: int) -> int:
    """Return the code of an action of a unit and a hex."""
    return kind << SHIFT | unit << UNIT_SHIFT | hex_


def kind_of(code: int) -> int:
    """Return the kind of an action."""
    return code >> SHIFT


def payload_of(code: int) -> int:
    """Return what an action is about: a unit, a hex, a chit, or a unit and a hex."""
    return code & PAYLOAD


def unit_of(code: int) -> int:
    """Return the unit of an action of a unit and a hex."""
    return (code & PAYLOAD) >> UNIT_SHIFT


def hex_of(code: int) -> int:
    """Return the hex of an action of a unit and a hex, or the purse of one of a unit and a purse."""
    return code & HEX_PART


def plain(code: int) -> int:
    """Return the action that names no purse instead of one that does."""
    return make(REPLACE if kind_of(code) == REPLACE_BY else REBUILD, unit_of(code))


def verb(code: int) -> str:
    """Return the verb of an action."""
    return WORDS[code >> SHIFT].split(" ")[0]


def is_unit_kind(kind: int) -> bool:
    """Tell whether actions of a kind speak of one unit alone."""
    if kind in PAIR_KINDS or kind in PURSE_KINDS:
        return False
    return not (kind in PLAIN_KINDS or kind in HEX_KINDS or kind in CHIT_KINDS)


def write(data: Data, code: int) -> str:
    """Return the notation of an action."""
    kind = kind_of(code)
    payload = payload_of(code)
    word = WORDS[kind]
    if kind in PLAIN_KINDS:
        return word
    if kind in HEX_KINDS:
        return f"{word} {hex_name(payload)}"
    if kind in CHIT_KINDS:
        return f"{word} {data.chits[payload].name}"
    if kind in PAIR_KINDS:
        return f"{word} {data.units[unit_of(code)].name} {hex_name(hex_of(code))}"
    if kind in PURSE_KINDS:
        return f"{word} {data.units[unit_of(code)].name} {PURSES[hex_of(code)]}"
    return f"{word} {data.units[payload].name}"


ACTION: Final = phrase("a verb and a unit, hex or chit, such as “move r_mng” or “to 2712”", "notation-hexes")
"""What would be right."""


def read(data: Data, text: str) -> int:
    """Return the code of a notation; raises UnknownAction."""
    words = text.split(" ")
    for kind in PLAIN_KINDS:
        if text == WORDS[kind]:
            return make(kind)
    code = -1
    if words[0] in WORDS and WORDS.index(words[0]) not in PLAIN_KINDS:
        code = _read_payload(data, WORDS.index(words[0]), words[1:])
    if code < 0:
        shown = text[:80]
        english = f"{in_json(shown)} is not an action; expected {ACTION}"
        raise UnknownAction("error-unknown-action", english, action=shown, right=ACTION.said)
    return code


def _read_payload(data: Data, kind: int, names: list[str]) -> int:
    """Return the code of a kind and its names, or -1."""
    if kind in (REPLACE, REBUILD) and len(names) == 2:
        if names[0] not in data.unit_index or names[1] not in PURSES:
            return -1
        paid = REPLACE_BY if kind == REPLACE else REBUILD_BY
        return make_pair(paid, data.unit_index[names[0]], PURSES.index(names[1]))
    if len(names) != (2 if kind in PAIR_KINDS else 1):
        return -1
    if kind in CHIT_KINDS:
        return make(kind, data.chit_index[names[0]]) if names[0] in data.chit_index else -1
    hex_ = -1
    if kind in HEX_KINDS or kind in PAIR_KINDS:
        try:
            hex_ = parse_hex(names[-1])
        except ValueError:
            return -1
    if kind in HEX_KINDS:
        return make(kind, hex_)
    if names[0] not in data.unit_index:
        return -1
    unit = data.unit_index[names[0]]
    return make_pair(kind, unit, hex_) if kind in PAIR_KINDS else make(kind, unit)


assert HEXES <= HEX_PART
