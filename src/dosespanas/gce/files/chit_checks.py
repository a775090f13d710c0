"""Checks of `chits.json`: each event of chapter 7 is there, is played when the rules say, and does what there is a rule
for.
"""

from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import Report
from dosespanas.gce.combat.modifiers import KINDS
from dosespanas.gce.combat.support import NEEDS
from dosespanas.gce.events.conditions import CONDITIONS
from dosespanas.gce.events.effects import OPERATIONS
from dosespanas.gce.files.chit_schema import Chit, Chits, Condition, Part
from dosespanas.gce.files.fields import printed
from dosespanas.gce.files.map_schema import Map

CHITS_EXPECTED: Final = 40
WHEN: Final = {
    "drawn": [
        *("7.5", "7.6", "7.7", "7.8", "7.9", "7.10", "7.11", "7.12", "7.13", "7.15", "7.16", "7.18", "7.19", "7.20"),
        *("7.22", "7.29", "7.32", "7.33", "7.34", "7.35", "7.36", "7.37", "7.41"),
    ],
    "battle": ["7.30", "7.31", "7.38", "7.39", "7.40"],
    "own_phase": ["7.14"],
    "enemy_movement": ["7.21"],
    "never": ["7.2"],
}
"""When the event of a rule is played: the text says so, or it is read so (A27)."""

EVENTS: Final = {rule: when for when, rules in WHEN.items() for rule in rules}
OPERATIONS_OF: Final = {
    "drawn": [name for name, one in OPERATIONS.items() if one.act is not None or one.pick is not None],
    "battle": ["die", "attacker_losses"],
    "own_phase": ["cancel_line"],
    "enemy_movement": ["desert"],
    "never": list[str](),
}
"""What the chits played then may do."""

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
CONDITION_FIELDS: Final = {
    "nationalist": "hexes",
    "none_nationalist": "hexes",
    "unthreatened": "hexes",
    "morale_over": "value",
    "aircraft_of": "faction",
}
"""The field of a condition that has one."""


def check_chits(chits: Chits, map_: Map | None, report: Report) -> None:
    """Note everything wrong or unusual about the chits."""
    report.unique(("chits",), [chit.id for chit in chits.chits], "id")
    count = sum(printed(chit.source) for chit in chits.chits)
    if count != CHITS_EXPECTED:
        report.warning(("chits",), f"has {count} chits", f"{CHITS_EXPECTED} were expected")
    for index, chit in enumerate(chits.chits):
        here = ("chits", index)
        _effect(chit, here, [one.id for one in chits.chits], report)
        if not report.known((*here, "rule"), chit.rule, [*EVENTS, OPTIONAL], "an event of chapter 7, or A26"):
            continue
        if chit.rule != OPTIONAL:
            report.fixed((*here, "when"), chit.when, EVENTS[chit.rule], f"{chit.rule} and A27")
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
    for rule in EVENTS:
        if rule not in found:
            report.error(("chits",), f"has no chit of {rule}", "must have one for every event of chapter 7")
    for side in ("nationalist", "republican"):
        if not any(chit.side == side and chit.when == "never" and chit.turn == 1 for chit in chits.chits):
            report.error(("chits",), f"has no No Event for the {side} cup in turn 1", "must have one by 7.2-c")
    if map_ is not None:
        _cancelled(chits, map_, report)


def _effect(chit: Chit, here: Path, names: list[str], report: Report) -> None:
    """Note what an effect consists of that no rule carries out, at least not when the chit is played."""
    if chit.waits_for is not None:
        report.known((*here, "waits_for"), chit.waits_for, names, "a chit")
    for place, part in enumerate(chit.effect):
        path = (*here, "effect", place)
        _part(part, path, report)
        if part.op in OPERATIONS and part.op not in OPERATIONS_OF[chit.when]:
            report.error((*path, "op"), f"is {part.op}", f"is not done by a chit that is played {chit.when}")
        if part.op == "die" and (part.modifier or "", chit.rule) not in KINDS:
            report.error((*path, "modifier"), f"is {part.modifier}", f"must be the modifier of {chit.rule} (13.13)")
    for place, part in enumerate(chit.later):
        _part(part, (*here, "later", place), report)
    for field, conditions, known in (("void_if", chit.void_if, CONDITIONS), ("needs", chit.needs, NEEDS)):
        for place, condition in enumerate(conditions):
            _condition(condition, (*here, field, place), list(known), report)
    if bool(chit.needs) != (chit.when == "battle"):
        report.error(
            (*here, "needs"), f"are {len(chit.needs)}", "must be there for a chit played on a battle, and only there"
        )


def _part(part: Part, path: Path, report: Report) -> None:
    """Note an operation there is not, and fields that it lacks or does not have."""
    if not report.known((*path, "op"), part.op, OPERATIONS, "an operation of chits"):
        return
    operation = OPERATIONS[part.op]
    given = sorted(part.model_fields_set - {"op"})
    for field in operation.fields:
        if field not in given:
            report.error(path, f"has no {field}", f"must have it for {part.op}")
    for field in given:
        if field not in [*operation.fields, *operation.may]:
            report.error((*path, field), "is there", f"is no field of {part.op}")


def _condition(condition: Condition, path: Path, known: list[str], report: Report) -> None:
    """Note a condition there is not, and fields that it lacks or does not have."""
    if not report.known((*path, "cond"), condition.cond, known, "a condition"):
        return
    needed = CONDITION_FIELDS.get(condition.cond)
    given = sorted(condition.model_fields_set - {"cond"})
    if given != ([] if needed is None else [needed]):
        right = f"must have {needed}" if needed is not None else "has no other field"
        report.error(path, f"has {', '.join(given) or 'no field'}", f"{condition.cond} {right}")


def _cancelled(chits: Chits, map_: Map, report: Report) -> None:
    """Note a fortified line that no chit could cancel, told of the chits: they may be corrected alone."""
    ids = {chit.id for chit in chits.chits}
    for line in map_.fortified_lines:
        if line.cancelled_by is not None and line.cancelled_by not in ids:
            wrong = f"has no chit {line.cancelled_by}"
            report.error(("chits",), wrong, f"must have it: it cancels the line {line.id} (7.14)")
