"""Records: a game as text. Tags in brackets, a blank line, one numbered action a line.

`124 * reseed 0f…` before the line of action 124: from there on chance comes from another seed (`redeal`: the hidden
hands too). `124 * rules 0.4.0 1f3a… {…}`: from there on it was played by another version of the rules or on other data,
from that position; it is replayed from the last of these. `124 * failed R casual`: the computer opponent of that side
gave no answer; `124 * player R tuned`: that one played on for it, or for a person whose time was up; `124 * player R
person`: a person did, or was back. The tag `Orders` names the actions that a standing order gave, by number; `Resigned`
the side that gave up, `OutOfTime` the one whose time was up when the other claimed the win; `Programs` the sides that
somebody's program played.
"""

import json
import re
from collections.abc import Sequence
from typing import Any

from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import BadRecord
from dosespanas.kernel.fair_chance import Chain, read_fairness
from dosespanas.kernel.header import ENGINE, Header
from dosespanas.kernel.phrases import AN_OBJECT, Phrase, at_most, in_json, one_of_names, phrase, wording
from dosespanas.kernel.side import NOBODY, SIDE_NAMES

FORMAT = "dosespanas-record 1"
_TAG = re.compile(r'^\[([A-Z][A-Za-z]*) (".*")\]$')
_TAG_BEGINS, _TAG_ENDS = re.compile(r'\[[A-Z][A-Za-z]*(?: "|$)'), re.compile(r'(?<!\\)"\]$')
_MOVE = re.compile(r"^(\d{1,6}) ([NR]) (\S.*)$")
_RESEED = re.compile(r"^(\d{1,6}) \* (reseed|redeal) ([0-9a-f]{32})$")
_RULES = re.compile(r"^(\d{1,6}) \* (rules) (\S{1,40}) (\S{1,80}) (\{.*\})$")
_HANDOVER = re.compile(r"^(\d{1,6}) \* (failed|player) ([NR]) (\S{1,40})$")
_TAGS = ("Format", "Game", "Engine", "Data", "Scenario", "Options", "Seed", "Hash")
MAX_ACTIONS = 50_000
MAX_TEXT = 4_000_000
MAX_CORRECTIONS = 300_000
"""Characters."""
BYTE_ORDER_MARK = "\ufeff"
"""What some editors put before a text; it says nothing."""


NUMBERS = phrase("numbers of actions, ascending, such as [12, 15]", "record-numbers")
TOO_LONG = phrase("the text is too long", "record-too-long")
TAG_FORM = phrase('a tag as [Name "value"]', "record-tag-form")
LINE_FORM = phrase('a tag as [Name "value"], or a line such as 12 N move legion-2 sevilla', "record-line-form")

MAX_RESEEDS = 100


class Reseed:
    """A place where a game went on with another seed: before action `choice` (from 0)."""

    def __init__(self, choice: int, seed: str, hands: bool) -> None:
        self.choice = choice
        self.seed = seed
        """32 hex digits."""
        self.hands = hands
        """Whether the hidden hands were dealt anew too."""


MAX_HANDOVERS = 1_000


class Handover:
    """A place where a computer opponent failed, or somebody played on for one: before action `choice` (from 0)."""

    def __init__(self, choice: int, side: int, player: str, failed: bool) -> None:
        self.choice = choice
        self.side = side
        self.player = player
        """The opponent that failed or that plays on from there, by name, or `person`."""
        self.failed = failed


MAX_RULES = 20


class RulesChange:
    """A place where a game went on by another version of the rules or on other data: before action `choice`."""

    def __init__(self, choice: int, engine: str, data: str, position: dict[str, Any]) -> None:
        self.choice = choice
        self.engine = engine
        self.data = data
        self.position = position
        """Where it went on from."""


class Record:
    """A record read from text, not yet replayed."""

    def __init__(
        self, tags: dict[str, str], actions: list[tuple[int, str]], reseeds: list[Reseed], options: dict[str, Any]
    ) -> None:
        self.tags = tags
        self.actions = actions
        """(side, notation) of each action."""
        self.reseeds = reseeds
        self.rules: list[RulesChange] = []
        """Where it went on by other rules, in order."""
        self.handovers: list[Handover] = []
        """Where an opponent failed, and who played on, in order."""
        self.options = options
        self.agreed = tags.get("Agreed") == "yes"
        self.changed = read_changed(tags.get("Changed"))
        """How far its data were from those shipped (`Header.changed`); None where it does not say so."""
        self.corrections = _corrections(tags)
        """What makes the data it was played with of the shipped ones (`Header.corrections`); nothing for these."""
        self.resigned = _resigned(tags)
        """The side (0 or 1) that gave up, or whose time was up (`late`); NOBODY: neither."""
        self.late = "OutOfTime" in tags
        self.fairness: dict[str, Any] | None = None
        """What its seed was made of, where it says so."""
        self.ordered = _ordered(tags.get("Orders"), len(actions))
        """The choices (from 0) that a standing order answered, in order."""

    @property
    def engine(self) -> str:
        """The version of the rules that its end was played by."""
        return self.rules[-1].engine if self.rules else self.tags["Engine"]


def bad_record(line: int, wrong: Phrase | str, right: Phrase) -> BadRecord:
    """Return the error for a fault in a line of a record; `wrong`: what is wrong, or what stands there."""
    text = f"record, line {line}: {wrong}; expected {right}"
    return BadRecord("error-bad-record", text, line=line, wrong=wording(wrong), right=right.said)


def _tag(name: str) -> Phrase:
    """Return that a tag is wrong."""
    return phrase("the tag {tag}", "record-tag", tag=name)


def _nth_action(number: int) -> Phrase:
    return phrase("action {number}", "record-action", number=number)


def read_changed(text: str | None) -> dict[str, int] | None:
    """Return what a tag `Changed` says; None without one, or for one that says nothing."""
    try:
        raw = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    if not isinstance(raw, dict):
        return None
    good = {name[:40]: number for name, number in raw.items() if type(number) is int and number > 0}
    return dict(sorted(good.items())[:20]) or None


def _ordered(text: str | None, actions: int) -> list[int]:
    """Return the choices (from 0) that a tag `Orders` names, none without one; raises BadRecord."""
    if text is None:
        return []
    try:
        raw = json.loads(text)
    except (ValueError, RecursionError):
        raw = None
    found: list[int] = []
    for number in raw if isinstance(raw, list) else [0]:
        last = found[-1] if found else -1
        if not isinstance(number, int) or isinstance(number, bool) or not last + 1 < number <= actions:
            raise bad_record(1, _tag("Orders"), NUMBERS)
        found.append(number - 1)
    return found


def _corrections(tags: dict[str, str]) -> str:
    """Return the corrections that a record carries, nothing for none; raises BadRecord.

    What is in them is read where they are made: here they are told from a name of a file, which they must not be.
    """
    text = tags.get("Corrections", "")
    if text and not (text.startswith("{") and text.isascii() and len(text) <= MAX_CORRECTIONS):
        right = "corrections as JSON in ASCII, at most {most} characters"
        raise bad_record(1, _tag("Corrections"), phrase(right, "record-corrections", most=MAX_CORRECTIONS))
    return text


def _resigned(tags: dict[str, str]) -> int:
    """Return the side that a record says gave up, or whose time was up, or NOBODY; raises BadRecord."""
    name = "OutOfTime" if "OutOfTime" in tags else "Resigned"
    side = tags.get(name)
    if side is None:
        return NOBODY
    if side not in SIDE_NAMES:
        raise bad_record(1, _tag(name), one_of_names(list(SIDE_NAMES)))
    return 0 if side == SIDE_NAMES[0] else 1


def write_record(
    header: Header,
    takers: list[int],
    actions: Sequence[Action | str],
    reseeds: list[Reseed],
    state_hash: str,
    agreed: bool,
    fairness: dict[str, Any] | None = None,
    rules: Sequence[RulesChange] = (),
    resigned: int = NOBODY,
    handovers: Sequence[Handover] = (),
    ordered: Sequence[int] = (),
    late: bool = False,
    programs: Sequence[str] = (),
) -> str:
    """Return the text of a record: who (0 or 1) took which action, new seeds, the hash of the state they led to.

    `rules`: where it went on by other rules than those of the header; `handovers`: who failed, and who played on;
    `ordered`: the choices that a standing order answered; `late`: who `resigned` did not, but its time was up;
    `programs`: the sides that somebody's program played.
    """
    tags = {
        "Format": FORMAT,
        "Game": header.game,
        "Engine": header.engine,
        "Data": header.data,
        "Scenario": header.scenario,
        "Options": json.dumps(header.options, sort_keys=True),
        "Seed": header.seed,
        "Hash": state_hash,
    }
    if header.changed:
        tags["Changed"] = json.dumps(header.changed, sort_keys=True)
    if header.corrections:
        tags["Corrections"] = header.corrections
    if header.position is not None:
        tags["Position"] = json.dumps(header.position, sort_keys=True, ensure_ascii=False)
    if programs:
        tags["Programs"] = " ".join(programs)
    if agreed:
        tags["Agreed"] = "yes"
    if resigned != NOBODY:
        tags["OutOfTime" if late else "Resigned"] = SIDE_NAMES[resigned]
    if fairness is not None:
        tags["Chance"] = json.dumps(fairness, sort_keys=True)
    if ordered:
        tags["Orders"] = json.dumps([choice + 1 for choice in ordered])
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags.items()]
    lines.append("")
    done = 0
    for i in range(len(actions) + 1):
        while done < len(reseeds) and reseeds[done].choice == i:
            lines.append(reseed_line(reseeds[done]))
            done += 1
        for other in rules:
            if other.choice == i:
                position = json.dumps(other.position, sort_keys=True, ensure_ascii=False)
                lines.append(f"{i + 1} * rules {other.engine} {other.data} {position}")
        for one in handovers:
            if one.choice == i:
                lines.append(handover_line(i, one))
        if i < len(actions):
            lines.append(action_line(i, takers[i], str(actions[i])))
    return "\n".join(lines) + "\n"


def action_line(choice: int, side: int, action: str) -> str:
    """Return the line of an action that answered a choice (from 0)."""
    return f"{choice + 1} {'NR'[side]} {action}"


def reseed_line(again: Reseed) -> str:
    """Return the line of a new seed."""
    return f"{again.choice + 1} * {'redeal' if again.hands else 'reseed'} {again.seed}"


def handover_line(choice: int, one: Handover) -> str:
    """Return the line of an opponent that failed, or of who plays on, before a choice (from 0)."""
    return f"{choice + 1} * {'failed' if one.failed else 'player'} {'NR'[one.side]} {one.player}"


def chain_of(text: str, game: str, secret: str) -> list[str]:
    """Return what the chain of a record's lines was before each choice, and at last at its end.

    A line that says who played on is not in it: the digest of the whole record covers that (`fairness_proof.py`).
    """
    chain = Chain(game, secret)
    for line in text.splitlines():
        if _RESEED.match(line):
            chain.turn(line)
        elif _MOVE.match(line):
            chain.add(line)
    return chain.values


class _Notes:
    """What the lines of a record say that are no actions."""

    def __init__(self) -> None:
        self.reseeds: list[Reseed] = []
        self.handovers: list[Handover] = []
        self.rules: list[RulesChange] = []

    def any(self) -> bool:
        """Return whether there is one."""
        return bool(self.reseeds or self.handovers or self.rules)

    def add(self, number: int, line: "re.Match[str]", choice: int) -> None:
        """Take line `number`, before action `choice`; raises BadRecord."""
        if line.re is _RESEED:
            if len(self.reseeds) >= MAX_RESEEDS:
                raise bad_record(number, phrase("too many new seeds", "record-seeds"), at_most(MAX_RESEEDS))
            self.reseeds.append(Reseed(choice, line[3], line[2] == "redeal"))
        elif line.re is _HANDOVER:
            if len(self.handovers) >= MAX_HANDOVERS:
                wrong = phrase("too many opponents that failed", "record-failures")
                raise bad_record(number, wrong, at_most(MAX_HANDOVERS))
            self.handovers.append(Handover(choice, "NR".index(line[3]), line[4], line[2] == "failed"))
        else:
            self.rules.append(RulesChange(choice, line[3], line[4], _position(number, line[5], len(self.rules))))


def read_record(text: str, any_engine: bool = False) -> Record:
    """Read a record's text; raises BadRecord naming the line, what is wrong and what would be right.

    With `any_engine` a record of another rules engine is read too.
    """
    if len(text) > MAX_TEXT:
        raise bad_record(1, TOO_LONG, phrase("at most {most} characters", "record-length", most=MAX_TEXT))
    tags: dict[str, str] = {}
    actions: list[tuple[int, str]] = []
    notes = _Notes()
    for number, line in _lines(text.removeprefix(BYTE_ORDER_MARK)):
        tag = _TAG.match(line)
        if tag and not actions and not notes.any():
            try:
                value = json.loads(tag[2])
            except ValueError:
                raise bad_record(number, phrase("a tag that cannot be read", "record-no-text"), TAG_FORM) from None
            if tag[1] in tags:
                twice = phrase("the tag {tag} stands twice", "record-tag-twice", tag=tag[1])
                raise bad_record(number, twice, phrase("each tag once", "record-tag-once"))
            tags[tag[1]] = value
            continue
        move = _RESEED.match(line) or _MOVE.match(line) or _HANDOVER.match(line) or _RULES.match(line)
        if not move:
            raise bad_record(number, in_json(line), LINE_FORM)
        if int(move[1]) != len(actions) + 1:
            raise bad_record(number, _nth_action(int(move[1])), _nth_action(len(actions) + 1))
        if move.re is not _MOVE:
            notes.add(number, move, len(actions))
            continue
        if len(actions) >= MAX_ACTIONS:
            raise bad_record(number, phrase("too many actions", "record-actions"), at_most(MAX_ACTIONS))
        actions.append(("NR".index(move[2]), move[3]))
    for name in _TAGS:
        if name not in tags:
            raise bad_record(1, phrase("no tag {tag}", "record-tag-missing", tag=name), TAG_FORM)
    if tags["Format"] != FORMAT:
        raise BadRecord(
            "error-record-version",
            f"a record of format {tags['Format']!r}; this program reads {FORMAT!r}",
            wrong=tags["Format"],
            right=FORMAT,
        )
    try:
        options = json.loads(tags["Options"])
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise bad_record(1, _tag("Options"), AN_OBJECT)
    record = Record(tags, actions, notes.reseeds, options)
    record.rules = notes.rules
    record.handovers = notes.handovers
    if record.engine != ENGINE and not any_engine:
        raise BadRecord(
            "error-record-version",
            f"a record of rules engine {record.engine!r}; this program is {ENGINE!r}",
            wrong=record.engine,
            right=ENGINE,
        )
    if "Chance" in tags:
        record.fairness = read_fairness(tags["Chance"])
        if record.fairness is None:
            right = phrase("what docs/fair-play.md says of it", "record-chance")
            raise bad_record(1, _tag("Chance"), right)
    return record


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that say something, with their numbers; a tag that a mail program has wrapped is one line."""
    found: list[tuple[int, str]] = []
    parts: list[str] = []
    wrapped = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if wrapped and line and not _TAG_BEGINS.match(line):
            parts.append(line)
        elif line:
            parts = [line]
            found.append((number, line))
        wrapped = bool(line) and parts[0].startswith("[") and not _TAG_ENDS.search(line)
        if not wrapped and line and len(parts) > 1:
            found[-1] = found[-1][0], " ".join(parts)
    return found


def _position(number: int, text: str, before: int) -> dict[str, Any]:
    """Return the position of a line of other rules, `before` which there are some."""
    if before >= MAX_RULES:
        raise bad_record(number, phrase("too many changes of the rules", "record-changes"), at_most(MAX_RULES))
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        wrong = phrase("a position that cannot be read", "record-no-position")
        raise bad_record(number, wrong, phrase("a position as JSON", "record-position"))
    return found


def by_others(first: int, upto: int) -> BadRecord:
    """The error for a choice (from 0) that was played by other rules than those a record ends with."""
    return BadRecord(
        "error-record-earlier",
        f"choice {upto} was played by earlier rules; this record is replayed from choice {first} on",
        first=first,
        choice=upto,
    )


def departs(number: int, text: str, why: Phrase, rule: str | None = None) -> BadRecord:
    """The error for a record whose action `number` (from 1) does not fit the game."""
    return BadRecord(
        "error-record-departs",
        f"the record departs from the rules at action {number} ({text}): {why}",
        rule=rule,
        number=number,
        action=text,
        why=why.said,
    )
