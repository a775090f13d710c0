"""The end of a turn (D): the victory check, then attrition (4.1, 10.3-d)."""

from dosespanas.gce.board import removal
from dosespanas.gce.board.stages import NEXT_STEP
from dosespanas.gce.board.state import Board
from dosespanas.gce.control import alcazar, capture, victory
from dosespanas.gce.supply import sources


def run(b: Board) -> None:
    """5.2-c: D.I precedes D.II, so that units out of supply still count for victory; then the turn is over."""
    capture.review(b)
    if not b.ended:
        victory.check_turn(b)
    if b.ended:
        return
    attrition(b)
    alcazar.close_turn(b)
    b.stage = NEXT_STEP


def attrition(b: Board) -> None:
    """10.3-d, A54: units out of supply and without the shelter of a town (10.7) are eliminated, all at once."""
    lost: list[int] = []
    for side in range(2):
        lost += [u for u in b.on_map(side) if not sources.sheltered(b, u)]
    for u in lost:
        removal.eliminate(b, u, "starved", "10.3-d")
