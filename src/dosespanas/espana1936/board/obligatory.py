"""Variants in which events must be played: so many a turn, and in one of them in the order of history (VAR)."""

from dosespanas.espana1936.board.data import Data
from dosespanas.espana1936.board.state import Board


def obligatory(t: Board) -> bool:
    """VAR-02, VAR-04: events are no choice; VAR-03, VAR-04: and cards have no place in combat."""
    return t.options.no_intervention or t.options.historical


def due(t: Board, side: int) -> int:
    """VAR-02, VAR-04: the events a side has to play this turn; in the order of history naval cards add to them.

    AMB-72: without foreign intervention it is the printed number, whatever cards there are. In the order of history
    every card is played (VAR-05), so the last turn of a deck takes all that the numbers would leave over.
    """
    count = t.data.obligatory["historical" if t.options.historical else "no_intervention"][t.turn]
    if count and t.options.naval and t.options.historical:
        count += t.data.naval_events + t.more_events[side]
        if is_last_turn_of_deck(t):
            count = max(count, t.events_played[side] + len(t.decks[2 * side + t.data.turn_era[t.turn]]))
    return count


def is_last_turn_of_deck(t: Board) -> bool:
    """Tell whether no later turn has events from the deck now in use."""
    eras, numbers = t.data.turn_era, t.data.obligatory["historical"]
    return not any(numbers[turn] and eras[turn] == eras[t.turn] for turn in range(t.turn + 1, len(eras)))


def most(t: Board, side: int) -> int:
    """AMB-72: the events a side may play this turn; naval cards may bring them up to the limit of NAV-04, by choice."""
    count = due(t, side)
    if count and t.options.naval and not t.options.historical:
        count = max(count, t.data.events_per_phase + t.data.naval_events)
    return count


def owed(t: Board, side: int) -> bool:
    """VAR-02, VAR-04: whether a side has still to play an event in this phase."""
    return obligatory(t) and t.events_played[side] < due(t, side)


def top_card(t: Board, side: int) -> int:
    """AMB-53: the next card of a side's deck in the order of history, or -1."""
    deck = t.decks[2 * side + t.data.turn_era[t.turn]]
    return deck[-1] if deck else -1


def in_order(data: Data, deck: list[int]) -> list[int]:
    """VAR-04: a deck stacked by number, the lowest on top (at the end).

    Naval cards have numbers of their own: each lies before the first other card of a later date.
    """
    cards = data.cards
    stacked = sorted((c for c in deck if not cards[c].naval), key=lambda c: cards[c].number)
    for c in sorted((c for c in deck if cards[c].naval), key=lambda c: (cards[c].date, cards[c].number)):
        later = [i for i, other in enumerate(stacked) if not cards[other].naval and cards[other].date > cards[c].date]
        stacked.insert(later[0] if later else len(stacked), c)
    stacked.reverse()
    return stacked
