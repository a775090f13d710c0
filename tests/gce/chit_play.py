"""Event chits in tests: play one on a board, choose what it asks for, read what became of it."""

from dosespanas.gce.administration import income
from dosespanas.gce.board import notation as n
from dosespanas.gce.board import stages
from dosespanas.gce.engine import Engine
from dosespanas.gce.events import chits, conditions, places


def chit(b: Engine, name: str) -> int:
    """Return the number of a chit."""
    return b.data.chit_index[name]


def carry_on(b: Engine) -> None:
    """Carry out the effect in hand up to the next choice."""
    while b.stage == stages.CHIT_EFFECT:
        chits.effect(b)


def play(b: Engine, name: str) -> None:
    """Play a compulsory chit, as if it had been drawn now."""
    chits.start(b, chit(b, name))
    carry_on(b)


def choose(b: Engine, *actions: str) -> None:
    """Take actions of the choice in hand."""
    for text in actions:
        code = b.parse(text)
        assert code in b.codes(), (text, options(b))
        if b.stage == stages.CHIT_PICK:
            chits.take_pick(b, code)
        else:
            places.take_to(b, code)
        carry_on(b)


def options(b: Engine) -> list[str]:
    """Return the notation of every legal action."""
    return [n.write(b.data, code) for code in b.codes()]


def only(b: Engine, name: str) -> None:
    """Leave nothing but one chit in its side's cup, and nothing in the other."""
    b.cups.inside = [0] * len(b.data.chits)
    b.cups.inside[chit(b, name)] = 1


def with_die(b: Engine, wanted: int) -> Engine:
    """Bring the stream of chance to where the next die is the one wanted."""
    while b.clone().chance.die() != wanted:
        b.chance.byte()
    return b


def told(b: Engine) -> list[str]:
    """Return the kinds of the events that wait."""
    return [event.kind for event in b.out]


LEGION = {"n_lk_1": "air", "n_lk_2": "air", "n_lk_3": "air"}


def void(b: Engine, name: str) -> bool:
    return conditions.void(b, chit(b, name))


def next_turn(b: Engine, turn: int) -> None:
    """A.I and what A.II begins with, on a turn."""
    b.turn = turn
    b.step_no = stages.INCOME
    income.begin(b)
    b.step_no = stages.CHITS
    chits.begin(b)
    carry_on(b)
