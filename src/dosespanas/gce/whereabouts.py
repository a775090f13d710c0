"""Where units and chits may be in a game of these options, at this turn: asked by positions, laws and samples."""

from dosespanas.gce.board.state import AIR, DUE, ELIMINATED, RETURNING, Board
from dosespanas.kernel.phrases import Phrase, phrase


def unit_problem(b: Board, unit: int) -> Phrase | None:
    """Return what is wrong with the place of a unit off the map, None if nothing."""
    place, about = b.u_hex[unit], b.data.units[unit]
    if place == AIR and not about.is_air:
        english = "{piece}: no aircraft, but with the aircraft"
        return phrase(english, "law-ground-unit", piece=about.term())
    if place in (DUE, ELIMINATED) and about.is_air:
        english = "{piece}: an aircraft, never placed on the map nor lost (8.6-a)"
        return phrase(english, "law-aircraft", piece=about.term())
    if place == RETURNING and b.u_turn[unit] == 0:
        english = "{piece}: away, with no turn in which it comes back (7.5)"
        return phrase(english, "law-returning", piece=about.term())
    return None


def chit_problem(b: Board, chit: int) -> Phrase | None:
    """Return what is wrong with where the copies of a chit are, None if nothing."""
    about, cups = b.data.chits[chit], b.cups
    held = cups.held[about.side].count(chit)
    drawn = held + cups.played[about.side].count(chit) + (1 if cups.chit == chit else 0)
    if cups.inside[chit] < 0 or cups.inside[chit] + drawn > about.copies:
        return phrase("{chit}: more than there are (7.3-a)", "law-chits", chit=about.term())
    if cups.inside[chit] + drawn > 0 and not in_game(b, chit):
        return phrase("{chit}: not in this game (7.1, A26)", "law-chit-absent", chit=about.term())
    if held > 0 and not may_be_kept(b, chit):
        return phrase("{chit}: held, though nobody keeps it (7.4-a)", "law-chit-kept", chit=about.term())
    return None


def in_game(b: Board, chit: int) -> bool:
    """7.1, A26: tell whether a chit comes into its cup in this game, sooner or later.

    One of a turn before the first of the scenario never does, an invented one only where it is wanted.
    """
    about = b.data.chits[chit]
    return b.data.first_turn <= about.turn and (not about.optional or b.options.invented_chits)


def may_be_kept(b: Board, chit: int) -> bool:
    """7.4-a, 7.36: tell whether a side may hold a chit for later: no compulsory one, unless it waits for another."""
    about = b.data.chits[chit]
    in_effect = b.cups.chit >= 0 and b.data.chits[b.cups.chit].name == about.waits_for
    return not about.compulsory or (about.waits_for != "" and (in_effect or not b.cups.gernika))
