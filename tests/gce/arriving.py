"""Boards before the arrivals, for their tests."""

from collections.abc import Iterable, Mapping

from tests.gce.administering import EARLY, without_newcomers
from tests.gce.build import board, unit

from dosespanas.gce.administration import entry
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.engine import Engine

QUIET = 17
"""A turn without reinforcements of its own."""
MANY = ["r_52", "r_54", "r_56", "r_71", "r_73", "r_75"]
"""Six divisions: a hex full."""


def phase(
    units: Mapping[str, str] | None = None,
    turn: int = QUIET,
    nationalist: Iterable[str] = (),
    republican: Iterable[str] = (),
    options: Mapping[str, bool] | None = None,
    all_to: int = -1,
) -> Engine:
    """A board before the arrivals."""
    b = board(
        units,
        turn=turn,
        step=stages.ARRIVALS,
        nationalist=nationalist,
        republican=republican,
        options=options,
        all_to=all_to,
    )
    if turn == EARLY:
        without_newcomers(b)
    return b


def entries(b: Engine, name: str) -> list[str]:
    """Where a unit may enter."""
    return [hex_name(h) for h in entry.entry_hexes(b, unit(b, name))]
