"""Whom the learned opponent reckons with: the rival it takes the other side for, and raiders on open cities."""

from typing import Final

from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.players.espana1936.planner.search import TurnPlan

RAIDERS: Final = 3
"""How many cities are looked at as what the other side may be after."""
EAGER: Final = 5.0
"""How much more a raider likes his city than the mind that he has otherwise."""


def rivals(t: Board, side: int, likely: dict[str, float], strong: dict[str, float]) -> list[TurnPlan]:
    """Return how the other side of `side` may go on, the likely way first.

    `likely`: the mind it is taken to have; `strong`: the best there is, which raiders have but for their city.
    """
    found = [TurnPlan({}, likely)]
    if strong != likely:
        found.append(TurnPlan({}, strong))
    return found + [TurnPlan({box: EAGER}, strong) for box in targets(t, side)]


def targets(t: Board, side: int) -> list[int]:
    """Return the objective cities where `side` is present, that most enemy force stands in or beside; few at most."""
    data = t.data
    foe = 1 - side
    force = [0.0] * data.box_count
    for slot in t.slots_of(foe):
        box = t.t_box[slot]
        if 0 <= box < data.box_count:
            force[box] += float(t.t_strength[slot])
    rows: list[tuple[float, int]] = []
    for city in mask_bits(data.objectives & t.presence(side)):
        near = force[city]
        for box in mask_bits(data.links[city]):
            near += force[box]
        if near > 0.0:
            rows.append((-near, city))
    rows.sort()
    return [city for _, city in rows[:RAIDERS]]
