"""Checks of `chits.json`: each event of chapter 7 is there, and is played when the rules say."""

from typing import Final

from dosespanas.datafiles.report import Report
from dosespanas.gce.files.map_schema import Map
from dosespanas.gce.files.unit_schema import Chits

CHITS_EXPECTED: Final = 40
NO_EVENT: Final = "7.2"
MANDATORY: Final = [
    *("7.2", "7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.11", "7.12", "7.13", "7.15", "7.16", "7.18", "7.19", "7.20"),
    *("7.22", "7.29", "7.32", "7.33", "7.34", "7.35", "7.36", "7.37", "7.41"),
]
"""Played when drawn: the text says so, or it is read so (A27)."""

HELD: Final = ["7.14", "7.21", "7.30", "7.31", "7.38", "7.39", "7.40"]
VOID: Final = {
    "7.7": ([7, 19], "7.7"),
    "7.21": ([5, 19], "7.21 and A37"),
    "7.22": ([7, 19], "7.22-a"),
    "7.34": ([1, 2], "7.34-a"),
    "7.35": ([12, 19], "7.35-a and A41"),
    "7.40": ([6, 19], "7.40"),
    "7.41": ([4, 19], "7.41"),
}
NUMBERED: Final = ["7.15", "7.32", "7.37"]
"""Chits that bring resource points."""

OPTIONAL: Final = "A26"


def check_chits(chits: Chits, map_: Map | None, report: Report) -> None:
    """Note everything wrong or unusual about the chits."""
    report.unique(("chits",), [chit.id for chit in chits.chits], "id")
    if len(chits.chits) != CHITS_EXPECTED:
        report.warning(("chits",), f"has {len(chits.chits)} chits", f"{CHITS_EXPECTED} were expected")
    for index, chit in enumerate(chits.chits):
        here = ("chits", index)
        if not report.known((*here, "rule"), chit.rule, [*MANDATORY, *HELD, OPTIONAL], "an event of chapter 7, or A26"):
            continue
        if chit.rule != OPTIONAL:
            report.fixed((*here, "mandatory"), chit.mandatory, chit.rule in MANDATORY, f"{chit.rule} and A27")
        report.fixed((*here, "optional"), chit.optional, chit.rule == OPTIONAL, OPTIONAL)
        void, rule = VOID.get(chit.rule, (None, chit.rule))
        report.fixed((*here, "void"), chit.void, void, rule)
        if (chit.number is not None) != (chit.rule in NUMBERED):
            report.error((*here, "number"), f"is {chit.number}", "only chits that bring resource points have one")
        if chit.rule == "7.15":
            report.fixed((*here, "number"), chit.number, 3, "7.15-a")
        if chit.void is not None and chit.void[0] <= chit.turn <= chit.void[1]:
            report.error((*here, "turn"), f"is {chit.turn}", "must be a turn in which it is not void")
    found = {chit.rule for chit in chits.chits}
    for rule in [*MANDATORY, *HELD]:
        if rule not in found:
            report.error(("chits",), f"has no chit of {rule}", "must have one for every event of chapter 7")
    for side in ("nationalist", "republican"):
        if not any(chit.side == side and chit.rule == NO_EVENT and chit.turn == 1 for chit in chits.chits):
            report.error(("chits",), f"has no No Event for the {side} cup in turn 1", "must have one by 7.2-c")
    if map_ is not None:
        _cancelled(chits, map_, report)


def _cancelled(chits: Chits, map_: Map, report: Report) -> None:
    """Note a fortified line that no chit could cancel, told of the chits: they may be corrected alone."""
    ids = {chit.id for chit in chits.chits}
    for line in map_.fortified_lines:
        if line.cancelled_by is not None and line.cancelled_by not in ids:
            wrong = f"has no chit {line.cancelled_by}"
            report.error(("chits",), wrong, f"must have it: it cancels the line {line.id} (7.14)")
