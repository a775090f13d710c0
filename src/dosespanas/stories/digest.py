"""What happened, in lines for one who was away: a battle by what came of it, and an attack in hand with its odds."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.battles import BattleOutcome, gathered
from dosespanas.kernel.shapes import Happening
from dosespanas.kernel.side import SIDE_NAMES, parse_side
from dosespanas.registry import GameDefinition

MOST = 12
"""How many lines are told, and of each battle; of more the middle is left out."""
HEADINGS = frozenset(["turn", "phase", "game-over"])
"""Kinds of events that only tell the time, or the end: that is told without them."""


class DigestLine(NamedTuple):
    """A line: something that happened, or what came of a battle, with what happened in it."""

    line: str
    within: Sequence[str] = ()


def happened(words: Catalogue, title: GameDefinition, side: str, log: Sequence[Happening]) -> list[DigestLine]:
    """Return what happened as a side is told it: of a battle first what came of it, then its lines."""
    left_out = HEADINGS | title.asides
    told: list[DigestLine] = []
    before: Happening | None = None
    for one in gathered(log, title.fights):
        if isinstance(one, BattleOutcome):
            lines = [
                DigestLine(line)
                for line in words.events(event for event in one.events if event["kind"] not in left_out)
            ]
            inner = shortened(words, lines)
            told += [DigestLine(outcome_of(words, one, side), [line for line, _ in inner])] if one.over else inner
            before = one.events[-1]
        elif one["kind"] not in left_out:
            told.append(DigestLine(words.event(one, before)))
            before = one
    return shortened(words, told)


def outcome_of(words: Catalogue, battle: BattleOutcome, side: str) -> str:
    """Return what a side lost in a battle, and what the other one did."""
    own, foe = parse_side(side), 1 - parse_side(side)
    lost, hits = battle.lost, battle.hits
    return words.text(
        "battle-outcome",
        place=battle.place,
        own=lost[SIDE_NAMES[own]] or None,
        taken=hits[SIDE_NAMES[own]],
        foe=lost[SIDE_NAMES[foe]] or None,
        dealt=hits[SIDE_NAMES[foe]],
    )


def attacked(words: Catalogue, title: GameDefinition, log: Sequence[Happening], odds: Mapping[str, Any]) -> str:
    """Return who attacks whom in the attack in hand, and its odds as a side may know them; empty where none is."""
    last = gathered(log, title.fights)[-1:]
    battle = last[0] if last else None
    if title.fights is None or not isinstance(battle, BattleOutcome):
        return ""
    begun = [event for event in battle.events if event["kind"] in title.fights.begins]
    plain = {name: value for name, value in odds.items() if not isinstance(value, list | dict)}
    if not begun or not plain:
        return ""
    told = {name: words.percent(value) if isinstance(value, float) else value for name, value in plain.items()}
    return f"{words.event(begun[-1])} {words.text('notice-odds', **told)}"


def shortened(words: Catalogue, lines: Sequence[DigestLine]) -> list[DigestLine]:
    """Return lines without their middle where they are too many: its beginning, its end and what came of battles."""
    if len(lines) <= MOST:
        return list(lines)
    first, last = MOST // 3, len(lines) - MOST + MOST // 3
    told, gap = list(lines[:first]), 0
    for n, one in enumerate(lines[first:], first):
        if n < last and not one.within:
            gap += 1
            continue
        if gap:
            told.append(DigestLine(words.text("notice-more", count=gap)))
            gap = 0
        told.append(DigestLine(one.line) if n < last else one)
    return told
