"""What of the state an observation's readable parts leave out, public all of it: enough to build the state again.

Numbers are those of `Table`: boxes, places, pieces, troop slots and cards by index, sets as masks. Only what differs
from a table at rest is given.
"""

from typing import Any, Final

from dosespanas.espana1936.board import fog
from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE
from dosespanas.espana1936.board.table import Table
from dosespanas.espana1936.position import HOMES, part_of
from dosespanas.kernel.chance import SEED_BYTES, Chance

FIELDS: Final = list(HOMES)
"""What a detail may hold, beside what it says of the pieces and cards."""

FACE_DOWN: Final = -2
"""In `c_card`: a card has been laid, and the viewer does not see which."""


def detail(t: Table, viewer: int | None) -> dict[str, Any]:
    """Return the `detail` part of an observation (see `docs/contract.md`)."""
    data = t.data
    rest = at_rest(data)
    found: dict[str, Any] = {"step": t.step_no}
    for name in FIELDS:
        value = part_of(t, name)
        if value != rest[name]:
            found[name] = copied(value)
    if face_down(t):
        found["c_card"] = [c if s == viewer or c < 0 else FACE_DOWN for s, c in enumerate(t.attack.cards)]
    flags: dict[str, int] = {}
    origins: dict[str, int] = {}
    for p, name in enumerate(data.piece_names):
        if (t.p_flags[p] or t.p_origin[p] >= 0) and fog.piece_seen(t, viewer, p):
            if t.p_flags[p]:
                flags[name] = t.p_flags[p]
            if t.p_origin[p] >= 0:
                origins[name] = t.p_origin[p]
    if flags:
        found["flags"] = flags
    if origins:
        found["origins"] = origins
    if viewer is not None and t.discarded[viewer]:
        found["discarded"] = t.discarded[viewer][:]
    return found


def face_down(t: Table) -> bool:
    """CBT-10: tell whether a card lies face down in the attack in hand."""
    return t.stage in (CARD_ATTACK, CARD_DEFENCE) and (t.attack.cards[0] >= 0 or t.attack.cards[1] >= 0)


def at_rest(data: Data) -> dict[str, Any]:
    """Return the fields of a table on which nothing has happened yet."""
    if not data.at_rest:
        blank = Table(data, Options({}), Chance(bytes(SEED_BYTES)))
        data.at_rest = {name: part_of(blank, name) for name in FIELDS}
    return data.at_rest


def copied(value: Any) -> Any:
    """Return a copy of a number, a word or a list of them."""
    return [copied(item) for item in value] if isinstance(value, list) else value
