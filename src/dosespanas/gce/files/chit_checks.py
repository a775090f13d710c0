"""Checks of `chits.json`: each event of chapter 7 is there, is played when the rules say, and does what there is a rule
for.
"""

from collections.abc import Sequence
from typing import Final

from dosespanas.datafiles.json_lines import Path
from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import FieldWords, ValueWords, being, say
from dosespanas.gce.combat.modifiers import KINDS
from dosespanas.gce.combat.support import NEEDS
from dosespanas.gce.events.conditions import CONDITIONS
from dosespanas.gce.events.effects import OPERATIONS
from dosespanas.gce.files.chit_schema import ChitRow, Chits, ConditionRow, PartRow

OPERATIONS_OF: Final = {
    "drawn": [name for name, one in OPERATIONS.items() if one.act is not None or one.pick is not None],
    "battle": ["die", "attacker_losses"],
    "own_phase": ["cancel_line"],
    "enemy_movement": ["desert"],
    "never": list[str](),
}
"""What the chits played then may do."""

AWAY: Final = [name for name, one in OPERATIONS.items() if one.pick is not None and "turns" in one.may]
"""What sends somebody away for so many turns, or else for as long as a crisis lasts."""
CRISIS: Final = "crisis"

CONDITION_FIELDS: Final = {
    "nationalist": "hexes",
    "none_nationalist": "hexes",
    "unthreatened": "hexes",
    "morale_over": "value",
    "aircraft_of": "faction",
}
"""The field of a condition that has one."""


def check_chits(chits: Chits, report: FileReport) -> None:
    """Note what effects consist of that no rule carries out, and chits that enter when they count as No Event."""
    for index, chit in enumerate(chits.chits):
        _effect(chit, ("chits", index), report)
        if chit.void is not None and chit.void[0] <= chit.turn <= chit.void[1]:
            report.error(("chits", index, "turn"), being(chit.turn), say("data-not-void"))


def _effect(chit: ChitRow, here: Path, report: FileReport) -> None:
    """Note what an effect consists of that no rule carries out, at least not when the chit is played."""
    for place, part in enumerate(chit.effect):
        path = (*here, "effect", place)
        _part(part, path, report)
        if part.op in OPERATIONS and part.op not in OPERATIONS_OF[chit.when]:
            report.error((*path, "op"), being(part.op), say("data-not-done", when=ValueWords(chit.when)))
        if part.op == "die" and (part.modifier or "", chit.rule) not in KINDS:
            report.error((*path, "modifier"), being(part.modifier), say("data-modifier-of", rule=chit.rule))
        _comes_back(part, chit.effect[:place], path, report)
    for place, part in enumerate(chit.later):
        _part(part, (*here, "later", place), report)
        _comes_back(part, chit.effect, (*here, "later", place), report)
    for field, conditions, known in (("void_if", chit.void_if, CONDITIONS), ("needs", chit.needs, NEEDS)):
        for place, condition in enumerate(conditions):
            _condition(condition, (*here, field, place), list(known), report)


def _part(part: PartRow, path: Path, report: FileReport) -> None:
    """Note an operation there is not, and fields that it lacks or does not have."""
    if not report.known((*path, "op"), part.op, OPERATIONS, say("data-an-operation")):
        return
    operation = OPERATIONS[part.op]
    given = sorted(part.model_fields_set - {"op"})
    for field in operation.fields:
        if field not in given:
            report.error(
                path, say("data-no-field", field=FieldWords(field)), say("data-have-for", value=ValueWords(part.op))
            )
    for field in given:
        if field not in [*operation.fields, *operation.may]:
            report.error((*path, field), say("data-is-there"), say("data-no-field-of", value=ValueWords(part.op)))


def _comes_back(part: PartRow, before: Sequence[PartRow], path: Path, report: FileReport) -> None:
    """7.5, 7.11: note that nothing says when what a part sends away comes back: in turns, or by a crisis before it."""
    if part.op in AWAY and part.turns is None and all(one.op != CRISIS for one in before):
        right = say("data-turns-or-crisis", value=ValueWords(part.op))
        report.error(path, say("data-no-field", field=FieldWords("turns")), right)


def _condition(condition: ConditionRow, path: Path, known: list[str], report: FileReport) -> None:
    """Note a condition there is not, and fields that it lacks or does not have."""
    if not report.known((*path, "cond"), condition.cond, known, say("data-a-condition")):
        return
    needed = CONDITION_FIELDS.get(condition.cond)
    given = sorted(condition.model_fields_set - {"cond"})
    if given != ([] if needed is None else [needed]):
        named = ValueWords(condition.cond)
        wrong = (
            say("data-has-fields", fields=[FieldWords(name) for name in given]) if given else say("data-has-no-field")
        )
        right = say("data-condition-alone", value=named)
        if needed is not None:
            right = say("data-condition-with", value=named, field=FieldWords(needed))
        report.error(path, wrong, right)
