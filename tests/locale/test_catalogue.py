"""The message catalogue: every language says the same things, and every rule has its text."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dosespanas
from dosespanas import catalogue
from dosespanas.catalogue import START
from dosespanas.espana1936.board import notation, options, stages

PACKAGE = Path(dosespanas.__file__).parent
LOCALE = PACKAGE / "locale"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())

CHAPTERS = {
    "BRD": 15, "CMP": 10, "SET": 7, "SEQ": 8, "DRW": 7, "SUP": 8, "MOV": 14, "TNK": 9, "MAR": 9, "AIR": 7,
    "GEN": 8, "BAT": 14, "CBT": 20, "ADF": 10, "DRM": 10, "HIT": 12, "UPK": 6, "EVT": 14, "RPL": 18, "STA": 3,
    "VIC": 9, "NAV": 63, "OPT": 8, "HCP": 3, "VAR": 6, "SCN": 4, "EDN": 21, "AMB": 75, "CRD-R": 45, "CRD-N": 45,
}  # fmt: skip
"""How many rules each chapter has; they are numbered from 01. AMB: the decisions on doubtful cases."""

NAVAL_CARDS = [f"CRD-{side}N{number}" for side in "RN" for number in range(1, 11)]
"""The cards N1 to N10 of both sides."""

RULES = sorted(
    {f"{chapter}{number:02d}" if "-" in chapter else f"{chapter}-{number:02d}"
     for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    | {*NAVAL_CARDS, "CRD-OFF"}
)  # fmt: skip

KEY = re.compile(r'"((?:prompt|curtain|refusal|error|outcome|data)-[a-z0-9-]+)"')
CHECKED = re.compile(r'"(data-[a-z0-9-]+)[" ]')
"""A message that a check of data files says, in the program or in what is expected of a file."""
TOLD = re.compile(r'\btell(?:_owner|_units)?\(\s*(?:t,\s*)?"([a-z-]+)"')
RULE = re.compile(r'"((?:[A-Z]{3})-(?:[RN]?\d\d|[RN]N\d{1,2}|OFF))"')
LINK = re.compile(r"\[\[([A-Za-z0-9._-]+)\]\]")


class References(Visitor):
    """Gathers the variables, messages and selector words that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a placeholder, `{ $piece }`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note another message spoken within this one."""
        self.messages.add(node.id.name)


def references(message: ast.Message) -> References:
    """Return what a message refers to."""
    found = References()
    found.visit(message)
    return found


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return every message of a language; fails on a line that cannot be read and on a key given twice."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None, f"{file.name}: {entry.id.name} says nothing"
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is given twice"
                found[entry.id.name] = entry
    return found


def source_text() -> str:
    """Return the program's whole Python text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.py")))


def expected_text() -> str:
    """Return what is expected of the data files of all games."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(PACKAGE.rglob("*.expected.json")))


def test_english_and_spanish_are_there() -> None:
    assert {"en", "es"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_takes_the_same_arguments(language: str) -> None:
    english = messages("en")
    for key, message in messages(language).items():
        if key in english:
            assert references(message).variables == references(english[key]).variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_within_messages_exist(language: str) -> None:
    known = messages(language)
    for key, message in known.items():
        assert references(message).messages <= set(known), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text(language: str) -> None:
    assert [rule for rule in RULES if f"rule-{rule}" not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_between_rules_lead_somewhere(language: str) -> None:
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        for rule in LINK.findall(file.read_text(encoding="utf-8")):
            assert f"rule-{rule.replace('.', '_')}" in messages(language), f"{file.name}: [[{rule}]]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_program_says_has_words(language: str) -> None:
    text = source_text()
    assert sorted(set(KEY.findall(text)) - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_checks_of_data_say_has_words_and_no_more(language: str) -> None:
    said = set(CHECKED.findall(source_text() + expected_text()))
    assert len(said) > 350
    assert said == {key for key in messages(language) if key.startswith("data-")}


def data(name: str) -> dict[str, list[dict[str, str]]]:
    """Return a data file of the game."""
    text = (PACKAGE / "espana1936/data" / name).read_text(encoding="utf-8")
    found: dict[str, list[dict[str, str]]] = json.loads(text)
    return found


def spoken() -> set[str]:
    """Return the messages made from names in the code and the data: actions, events, phases, pieces, cards, options."""
    keys = {f"action-{verb}" for verb in notation.VERBS} | {f"event-{kind}" for kind in TOLD.findall(source_text())}
    keys |= {f"phase-{step.phase}" for step in stages.STEPS.values()}
    for card in data("cards.json")["cards"]:
        keys |= {f"card-{card['id']}", f"card-{card['id']}-history"}
    for kind, file in {"general": "pieces", "plane": "pieces", "tank": "pieces", "ship": "naval",
                       "area": "naval", "base": "naval", "box": "map"}.items():  # fmt: skip
        group = "boxes" if kind == "box" else f"{kind}s"
        keys |= {f"{kind}-{piece['id']}" for piece in data(f"{file}.json")[group]}
    for scenario in options.SCENARIOS:
        keys |= {f"page-scenario-{scenario}", f"page-scenario-{scenario}-about"}
    for option, (_, _, group) in options.AVAILABLE.items():
        keys |= {f"page-option-{option}", f"page-option-{option}-about", f"page-options-{group}"}
    return keys | {f"page-preset-{preset}" for preset in options.PRESETS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_has_a_name_has_words(language: str) -> None:
    assert sorted(spoken() - set(messages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_the_program_names_has_its_text(language: str) -> None:
    named = {rule for rule in RULE.findall(source_text()) if rule[:3] in {name[:3] for name in CHAPTERS}}
    assert sorted(rule for rule in named if f"rule-{rule}" not in messages(language)) == []


def test_no_line_of_french_begins_with_a_sign_that_has_a_space_before_it() -> None:
    loose = re.compile(r"\S [:;!?»]|« ")
    for file in (LOCALE / "fr").glob("*.ftl"):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert not [line for line in lines if loose.search(line)], f"{file.name}: that space is one that does not break"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tone_is_sober(language: str) -> None:
    for file in sorted((LOCALE / language).rglob("*.ftl")):
        assert not re.search("[!¡]", file.read_text(encoding="utf-8")), file.name


def test_what_is_loaded_with_the_start_page_says_nothing_of_other_parts() -> None:
    """What a module that `App.svelte` and the page of a new game import names lies in the files of `START`."""
    web, folder = Path(__file__).parents[2] / "web" / "src", LOCALE / "en"
    names = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    files = {name: path.name for path in folder.glob("*.ftl") for name in names.findall(path.read_text("utf-8"))}
    waiting, seen = [web / "App.svelte", web / "kit" / "start" / "NewGamePage.svelte"], set[Path]()
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        for other in re.findall(r'from "(\.[^"]+)"', module.read_text("utf-8")):
            near = (module.parent / other).resolve()
            waiting += [at for at in (near, Path(f"{near}.ts"), Path(f"{near}.svelte.ts")) if at.is_file()][:1]
    said = {name for module in seen for name in re.findall(r'["`]([a-z]+-[a-z0-9-]+)["`]', module.read_text("utf-8"))}
    assert len(seen) > 60
    assert {name: files[name] for name in said & files.keys() if files[name] not in START} == ELSEWHERE


ELSEWHERE = {"analysis-loading": "analysis.ftl", "action-cost": "game-gce.ftl", "place-beside": "game-gce.ftl"}
"""Said on a page whose words are there before it is: of an analysis board, of a game on the table."""


def test_what_a_language_lacks_the_page_says_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for one language alone."""
    choice = "both = {{ $n ->\n    [one] {one}\n   *[other] {other}\n}}\n"
    texts = {
        "en": "# For translators.\nalone = Alone\n" + choice.format(one="One", other="Two"),
        "es": choice.format(one="Uno", other="Dos") + "\n## Más\n",
    }
    monkeypatch.setattr(catalogue, "catalogue_source", lambda language, of: texts[language])
    said = catalogue.spoken_source.__wrapped__("es")
    assert said == "alone = Alone\n" + choice.format(one="Uno", other="Dos")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_every_message_whole(language: str) -> None:
    for of in ("start", "espana1936", "gce"):
        kept, said = catalogue.catalogue_source(language, of), catalogue.spoken_source(language, of)
        lines = [line for line in kept.splitlines() if line.strip() and not line.startswith("#")]
        assert sorted(lines) == sorted(line for line in said.splitlines() if line.strip()), of
