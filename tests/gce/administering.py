"""One step of Mutual Administration at a time, for its tests."""

from collections.abc import Iterable, Mapping

from tests.gce.build import board, unit

from dosespanas.gce import sequence
from dosespanas.gce.board import stages
from dosespanas.gce.board.state import REMOVED, WAITING
from dosespanas.gce.choices import PHASES
from dosespanas.gce.engine import Engine

EARLY = 8
"""A turn when the numbered brigades and those of the north are not yet withdrawn; others enter on it."""


def without_newcomers(b: Engine) -> None:
    """Take whatever the calendar would bring on the turn in hand out of the game."""
    for u, facts in enumerate(b.data.units):
        if facts.turn == b.turn and b.u_hex[u] == WAITING:
            b.u_hex[u] = REMOVED


def settle(b: Engine) -> None:
    """Take the forced steps up to the next choice, but not beyond the step in hand."""
    while b.stage in PHASES.forced and b.stage != stages.NEXT_STEP and not b.ended:
        PHASES.forced[b.stage](b)


def begin(b: Engine) -> None:
    """Open the step of a board."""
    sequence.enter(b)
    settle(b)


def act(b: Engine, *texts: str) -> None:
    """Take actions one after the other; each must be legal."""
    for text in texts:
        code = b.parse(text)
        assert code in b.codes(), f"{text} is not among {legal(b)}"
        PHASES.choices[b.stage].take(b, code)
        settle(b)


def legal(b: Engine) -> list[str]:
    """The notation of every legal action."""
    return [b.name(code) for code in b.codes()]


def over(b: Engine) -> bool:
    """Tell whether the step asks nothing more."""
    return b.stage == stages.NEXT_STEP


def refused(b: Engine, text: str) -> tuple[str, str]:
    """The rule and the key by which an action is refused."""
    refusal = b.explain(b.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.key.removeprefix("refusal-")


def told(b: Engine, kind: str) -> list[dict[str, object]]:
    """The details of the events of one kind."""
    return [event.details for event in b.out if event.kind == kind]


QUIET = 17
"""A turn without reinforcements of its own."""


def phase(
    units: Mapping[str, str],
    nationalist: int = 0,
    republican: int = 0,
    northern: int = 0,
    italian: int = 0,
    reduced: Iterable[str] = (),
    turn: int = QUIET,
    held: Iterable[str] = (),
    all_to: int = -1,
) -> Engine:
    """A board at the first choice of the arrivals, with points; `held`: hexes of the Nationalists."""
    b = board(units, turn=turn, step=stages.ARRIVALS, reduced=reduced, nationalist=held, all_to=all_to)
    if turn == EARLY:
        without_newcomers(b)
    b.points = [nationalist, republican, northern, italian]
    begin(b)
    return b


def faces(b: Engine, *names: str) -> list[int]:
    """The faces units show."""
    return [b.u_face[unit(b, name)] for name in names]
