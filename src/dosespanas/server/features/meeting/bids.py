"""A bid for the side: two who may wish the same one bid for it, and neither sees the other's bid first.

Whoever offers a seat says which side they wish and how much the other one shall have for it; that lies sealed until
whoever takes the seat up has said the same. Who wish different sides have them, and nobody is helped. Else the higher
bid has the side, and the other one the handicaps that were bid; of equal bids the lot decides.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from dosespanas.kernel.options import PREFIXES, handicaps
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import definition_of
from dosespanas.server.errors import DamagedGame, RequestProblem
from dosespanas.server.storage.secret_tokens import token_hash

SIDE: Final = "bid"
"""The side of who bids for one."""
SIDES: Final[list[str]] = list(SIDE_NAMES)


@dataclass(frozen=True)
class Bid:
    """A wish and what it is worth to somebody."""

    side: str
    """The side that is wished."""
    steps: int
    """How many steps of handicaps (`BIDS` of the game) the other one shall have for it; 0: none."""


def written(bid: Bid) -> str:
    """Return a bid as it is kept."""
    return json.dumps(asdict(bid))


def read(seat: str, text: str | None) -> Bid | None:
    """Return a bid for an open seat as it was kept; raises DamagedGame."""
    if text is None:
        return None
    try:
        bid = Bid(**json.loads(text))
    except (ValueError, TypeError, RecursionError):
        raise DamagedGame(seat, "challenges.bid") from None
    if bid.side not in SIDES or type(bid.steps) is not int:
        raise DamagedGame(seat, "challenges.bid")
    return bid


def checked(game: str, side: str | None, steps: int | None) -> Bid:
    """Return a bid for a side of a game; raises Problem saying what would be one."""
    most = len(definition_of(game).choices.BIDS)
    if side not in SIDES or steps is None or not 0 <= steps <= most:
        raise RequestProblem(
            "error-no-bid", f"say which side you wish, and how many steps you bid: 0 to {most}", most=most
        )
    return Bid(side, steps)


def settled(mine: Bid, theirs: Bid, lot: str) -> tuple[str, str | None, int]:
    """Return the side of the first of two who bid, which side is helped, and by how many steps.

    `lot`: what neither of them could choose; it decides between equal bids.
    """
    if mine.side != theirs.side:
        return mine.side, None, 0
    other = SIDES[1 - SIDES.index(mine.side)]
    drawn = mine.steps == theirs.steps and int(token_hash(lot)[:8], 16) % 2 == 0
    side = mine.side if mine.steps > theirs.steps or drawn else other
    return side, other, max(mine.steps, theirs.steps)


def helped(game: str, options: Mapping[str, bool], side: str | None, steps: int) -> dict[str, bool]:
    """Return the options of a game with the handicaps of so many steps for a side."""
    if side is None or steps == 0:
        return dict(options)
    prefix = PREFIXES[SIDES.index(side)]
    return dict(options) | {prefix + name: True for name in definition_of(game).choices.BIDS[steps - 1]}


def possible(game: str, options: Mapping[str, bool], alone: bool) -> None:
    """Raise Problem unless sides of a game can be bid for; `alone`: it is one game, and not rated."""
    helping = handicaps(definition_of(game).choices.AVAILABLE)
    if not alone:
        raise RequestProblem("error-bid-alone", "a side is bid for in a single game that is not rated")
    if any(on and name in helping for name, on in options.items()):
        raise RequestProblem(
            "error-bid-handicap", "who bids for a side settles no handicap beside: leave those options off"
        )
