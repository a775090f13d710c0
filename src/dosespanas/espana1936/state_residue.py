"""What of the state an observation's readable parts leave out, public all of it: enough to build the state again.

Numbers are those of `Board`: boxes, places, pieces, troop slots and cards by index, sets as masks. Only what differs
from a table at rest is given. OPT-06: in the fog the troops of the other side that the viewer sees are counted through
in the order of the observation, and those he does not see have no number.
"""

from typing import Any, Final

from dosespanas.espana1936.board import fog
from dosespanas.espana1936.board.data import Data, mask_bits
from dosespanas.espana1936.board.effect_in_progress import operation
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE, EVENT_LOSE, REPLACE_TO
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.position import CHOICE, counters, part_of
from dosespanas.kernel.chance import SEED_BYTES, Chance
from dosespanas.kernel.json_values import copied

FACE_DOWN: Final = -2
"""In `c_card`: a card has been laid, and the viewer does not see which."""

UNSEEN: Final = -2
"""In `selected`: something is in hand, and the viewer does not see what (OPT-06)."""

UNITS: Final = ("selected", "attacker", "defender", "wounded")
MASKS: Final = ("moved_before", "attacked_before")
"""Fields that speak of troop slots, one or several."""


def fields(t: Board) -> list[str]:
    """Return the names of what a detail may hold, beside what it says of the pieces and cards."""
    return counters(t) + CHOICE


def detail(t: Board, viewer: int | None) -> dict[str, Any]:
    """Return the `detail` part of an observation (see `docs/contract.md`)."""
    data = t.data
    rest = at_rest(data)
    found: dict[str, Any] = {"step": t.step_no}
    for name in fields(t):
        value = part_of(t, name)
        if value != rest[name]:
            found[name] = copied(value)
    if any(t.options.may_reroll):
        found["rerolls"] = t.rerolls[:]
    if face_down(t):
        found["c_card"] = [c if s == viewer or c < 0 else FACE_DOWN for s, c in enumerate(t.attack.cards)]
    if t.options.fog and not fog.lifted(t):
        veil(t, viewer, found)
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


def face_down(t: Board) -> bool:
    """CBT-10: tell whether a card lies face down in the attack in hand."""
    return t.stage in (CARD_ATTACK, CARD_DEFENCE) and (t.attack.cards[0] >= 0 or t.attack.cards[1] >= 0)


# --- in the fog (OPT-06) ------------------------------------------------------------------------------


def veil(t: Board, viewer: int | None, found: dict[str, Any]) -> None:
    """Put what a detail says of units as the viewer counts them, and add in which order the open stacks lie."""
    numbers = numbered(t, viewer)
    in_types = t.stage == REPLACE_TO
    if in_types and t.side != viewer:
        found["selected"] = UNSEEN
        found.pop("becomes", None)
    for name in UNITS:
        if name in found and not (name == "selected" and in_types):
            found[name] = number(t, viewer, numbers, found[name])
    for name in ("attacker", "defender"):
        if found.get(name) == UNSEEN:
            found[name] = fallen(t, part_of(t, name))
    for name in MASKS:
        if name in found:
            seen = 0
            for unit in range(found[name].bit_length()):  # troops and pieces together: too many for `mask_bits`
                as_seen = number(t, viewer, numbers, unit) if found[name] >> unit & 1 else -1
                seen |= 1 << as_seen if as_seen >= 0 else 0
            found[name] = seen
            if not seen:
                del found[name]
    if t.stage == EVENT_LOSE:
        step = operation(t)
        if step.chooser == step.owner != viewer:
            found.pop("e_left", None)
        else:
            found["opened"] = [sum([1 << b for b in mask_bits(t.here[s]) if fog.opened(t, s, b)]) for s in (0, 1)]
    piles = [pile for s in (0, 1) for pile in piles_of(t, s, viewer, numbers)]
    if piles:
        found["piles"] = piles


def numbered(t: Board, viewer: int | None) -> list[int]:
    """Return by slot the number by which a viewer counts a troop: its own for his, UNSEEN for one he does not see."""
    numbers = [slot if slot // t.data.slots == viewer else UNSEEN for slot in range(len(t.t_box))]
    count = [0, t.data.slots]
    for slot, _ in fog.troops_seen(t, viewer):
        side = slot // t.data.slots
        if side != viewer:
            numbers[slot] = count[side]
            count[side] += 1
    return numbers


def number(t: Board, viewer: int | None, numbers: list[int], unit: int) -> int:
    """Return the number by which a viewer counts a unit, -1 for none."""
    if unit < len(numbers):
        return numbers[unit] if unit >= 0 else unit
    return unit if fog.knows(t, viewer, unit) else UNSEEN


def fallen(t: Board, slot: int) -> int:
    """Return the number of the other side's troop that its attack has destroyed: the last of its side, always free."""
    return UNSEEN if t.t_box[slot] >= 0 else (slot // t.data.slots + 1) * t.data.slots - 1


def piles_of(t: Board, side: int, viewer: int | None, numbers: list[int]) -> list[list[int]]:
    """Return the stacks of a side of which a viewer sees several units, the top unit first."""
    found: list[list[int]] = []
    for box in mask_bits(t.here[side]):
        pile = fog.stack(t, side, box) if side == viewer else fog.shown(t, side, box)
        if len(pile) > 1:
            found.append([numbers[unit] if unit < len(numbers) else unit for unit in pile])
    return found


def at_rest(data: Data) -> dict[str, Any]:
    """Return the fields of a table on which nothing has happened yet."""
    if not data.at_rest:
        blank = Board(data, Options({}), Chance(bytes(SEED_BYTES)))
        data.at_rest = {name: part_of(blank, name) for name in fields(blank)}
    return data.at_rest
