"""The messages of La Guerra Civil Española: whatever the engine can say has words, and these can be filled in."""

import ast
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.locale.test_catalogue import LANGUAGES, PACKAGE, messages, references

import dosespanas
from dosespanas.catalogue import Catalogue, catalogue_source
from dosespanas.gce.board import data, notation, options, stages
from dosespanas.gce.choices import PHASES
from dosespanas.gce.combat import modifiers
from dosespanas.gce.movement import strategic
from dosespanas.registry import definition_of

RULES = [path for path in sorted((PACKAGE / "gce").rglob("*.py")) if path.parent.name != "files"]
ENGINE = [*RULES, PACKAGE / "kernel" / "state.py", PACKAGE / "kernel" / "state_machine.py"]

WORD = re.compile(r'"((?:morale|act|line|die|alcazar|mood)-[a-z-]+)"')
"""What an event says by a key: the reason, the act, the state of a line, what a die is for."""

KEY = re.compile(r'"((?:prompt|curtain|refusal|outcome|duty)-[a-z0-9-]+)"')
KIND = re.compile("[a-z][a-z-]+")
REASON = re.compile(r'"(reason-[a-z-]+)"')
RULE = re.compile(r'"(\d+(?:-[\d.]+)?[._]\d+(?:\.\d+)?(?:-[a-z])?|A\d\d)"')

OPTIONAL = {
    ("phase", "side"),
    ("left", "returns"),
    ("scouted", "defence"),
}
"""Arguments an event may lack: phases of both sides, chits and defences hidden from the reader,
units that do not return."""


def sources(files: list[Path]) -> str:
    """Return the text of some files."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def told() -> set[str]:
    """Return every kind of event that the engine tells: what its calls give to an argument named `kind`."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in ENGINE]
    places: dict[str, set[int]] = {}
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef):
            names = [arg.arg for arg in node.args.args if arg.arg != "self"]
            if "kind" in names and "rule" in names:
                places.setdefault(node.name, set()).add(names.index("kind"))
    found = set(strategic.EVENTS.values())
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for place in places.get(name, set()):
                found |= {word for word in words_in(node.args[place : place + 1]) if KIND.fullmatch(word)}
    return found


def words_in(arguments: list[ast.expr]) -> set[str]:
    """Return the texts written out among some arguments of a call."""
    return {arg.value for arg in arguments if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}


def own(keys: set[str], language: str) -> set[str]:
    """Return those of some keys that have no words, neither as they are nor in this game's own way."""
    return {key for key in keys if key not in messages(language) and f"{key}-gce" not in messages(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    kinds = told()
    assert {"moved", "assault", "step-lost", "income", "entered", "railed", "starved", "chit-discarded"} <= kinds
    assert own({f"event-{kind}" for kind in kinds}, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_says_its_reason_in_words(language: str) -> None:
    known = messages(language)
    spoken: set[str] = set()
    for kind in told():
        spoken |= references(known.get(f"event-{kind}-gce") or known[f"event-{kind}"]).messages
    words = set(WORD.findall(sources(ENGINE))) - told() - {"morale-up", "morale-down"}
    assert {word for word in words if word not in known} == set()
    assert {word for word in words if word not in spoken and not word.startswith("act-")} == set()
    assert {key for key in KEY.findall(sources(ENGINE)) if key.startswith("outcome-")} <= spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_refusal_outcome_and_duty_has_words(language: str) -> None:
    keys = set(KEY.findall(sources(ENGINE))) | {key for key, _ in PHASES.prompts.values()}
    assert own(keys, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_label(language: str) -> None:
    assert own({f"action-{words.split()[0]}" for words in notation.WORDS}, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_words(language: str) -> None:
    chits = json.loads((PACKAGE / "gce/data/chits.json").read_text(encoding="utf-8"))["chits"]
    lines = json.loads((PACKAGE / "gce/data/map.json").read_text(encoding="utf-8"))["fortified_lines"]
    keys = {f"phase-{step.phase}" for step in stages.STEPS.values()}
    keys |= {f"modifier-{name}" for name, _ in modifiers.MODIFIERS.values()}
    keys |= {f"chit-{chit['id']}" for chit in chits}
    keys |= {f"line-{line['id']}" for line in lines}
    keys |= {f"pool-{purse}" for purse in notation.PURSES} | {f"front-{front}" for front in data.FRONTS}
    keys |= {f"faction-{faction}" for faction in data.NORTHERN}
    assert own(keys, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_and_option_has_words(language: str) -> None:
    keys: set[str] = set()
    for scenario in options.SCENARIOS:
        keys |= {f"page-scenario-{scenario}", f"page-scenario-{scenario}-about"}
    for option, (_, _, group) in options.AVAILABLE.items():
        keys |= {f"page-option-{option}", f"page-option-{option}-about", f"page-options-{group}"}
    for preset in options.PRESETS:
        keys |= {f"page-preset-{preset}", f"page-preset-{preset}-about"}
    assert own(keys, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_an_opponent_has_words(language: str) -> None:
    keys = set(REASON.findall(sources(sorted((PACKAGE / "players/gce").rglob("*.py")))))
    assert keys
    assert own(keys, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_the_engine_names_has_its_text(language: str) -> None:
    named = set(RULE.findall(sources(ENGINE)))
    assert "13.12-e" in named
    assert {rule for rule in named if f"rule-{rule.replace('.', '_')}" not in messages(language)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_this_game_are_all_its_own(language: str) -> None:
    """A message ends in -gce only where España 1936 has one of its own to be set apart from."""
    for key in messages(language):
        if key.endswith("-gce") and not key.startswith("page-"):
            assert key.removesuffix("-gce") in messages(language), key


# --- in play ------------------------------------------------------------------------------------------


class Reader:
    """Fills in messages and notes every argument that one asks for and is not given."""

    def __init__(self) -> None:
        self.bundle = FluentBundle(["en"], use_isolating=False)
        self.bundle.add_resource(FluentResource(catalogue_source("en")))
        self.missing: set[tuple[str, str]] = set()

    def read(self, key: str, args: dict[str, Any]) -> None:
        """Fill in a message."""
        wanted = f"{key}-gce" if self.bundle.has_message(f"{key}-gce") else key
        pattern = self.bundle.get_message(wanted).value
        assert pattern is not None, wanted
        given = {name: value if isinstance(value, int) else str(value) for name, value in args.items()}
        _, errors = self.bundle.format_pattern(pattern, given)
        self.missing |= {(key.removeprefix("event-"), str(error).split(": ")[-1]) for error in errors}


def guess(view: dict[str, Any], chance: random.Random) -> str:
    """Return an action that is hardly ever legal: any verb, with any unit in sight, hex or chit."""
    kind = chance.randrange(len(notation.WORDS))
    unit = chance.choice(view["units"])["id"]
    hex_ = chance.choice(view["control"]["nationalist"] + view["control"]["republican"])
    words = [notation.WORDS[kind]]
    if kind in notation.CHIT_KINDS:
        words.append(chance.choice(["goicoechea", "tactical_surprise"]))
    elif kind in notation.PAIR_KINDS:
        words += [unit, hex_]
    elif kind in notation.PURSE_KINDS:
        words += [unit, chance.choice(notation.PURSES)]
    elif kind in notation.HEX_KINDS:
        words.append(hex_)
    elif kind not in notation.PLAIN_KINDS:
        words.append(unit)
    return " ".join(words)


def test_all_that_is_told_in_a_game_can_be_filled_in() -> None:
    reader = Reader()
    chosen = {name: name != "open_stacks" for name in options.AVAILABLE}
    game = dosespanas.new_game("gce", scenario="campaign", options=chosen, seed=1939)
    chance = random.Random(1939)
    for _ in range(400):
        legal = game.legal_actions()
        if not legal:
            break
        view = game.observe(game.actor)
        reader.read(view["prompt"]["key"], view["prompt"]["args"])
        for duty in view["duties"]:
            reader.read(duty["key"], duty["args"])
        for action in chance.sample(game.legal_view(), min(len(legal), 3)):
            reader.read(f"action-{action['verb']}", action["args"])
        for _ in range(5):
            refusal = game.explain(guess(view, chance))
            if refusal is not None:
                reader.read(refusal.key, refusal.details)
        for event in game.apply(chance.choice(legal)):
            for viewer in (0, 1, None):
                told_to = event.view(viewer)
                reader.read(f"event-{told_to['kind']}", told_to["args"])
    assert reader.missing <= OPTIONAL


@pytest.mark.parametrize(
    ("language", "month"),
    [("en", "August 1936"), ("es", "agosto de 1936"), ("fr", "août 1936"), ("pl", "sierpień 1936")],
)
def test_a_month_is_named(language: str, month: str) -> None:
    words = Catalogue(language, game="gce")
    assert month in words.text("event-turn", turn=2, year="1936-08")
    assert "1936-37" in words.text("event-turn", turn=2, year="1936-37")


@pytest.mark.parametrize(
    ("language", "place"),
    [("en", "beside Madrid"), ("es", "junto a Madrid"), ("fr", "côté Madrid"), ("pl", "obok: Madryt")],
)
def test_a_hex_without_a_name_is_told_by_a_place_beside_it(language: str, place: str) -> None:
    words = Catalogue(language, definition_of("gce").names(), "gce")
    assert f"2812 ({place})" in words.text("action-to", box="hex:2812")
    several = words.text("review-left-empty", places=["hex:2812", "hex:2813"])
    assert "2812 " in several and " 2813" in several and place not in several, "several by numbers"
    assert words.term("hex:2812") == "2812"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_beside_a_hex_is_named_once(language: str) -> None:
    words = Catalogue(language, definition_of("gce").names(), "gce")

    def moved(start: str, to: str) -> dict[str, Any]:
        return {"kind": "moved", "args": {"piece": "unit:r_mng", "count": 1, "from": f"hex:{start}", "to": f"hex:{to}"}}

    both, again, named = words.events([moved("2811", "2910"), moved("2910", "1708"), moved("3312", "3412")])
    segovia, cordoba, burgos = (words.place(number) for number in ("2911", "1809", "3312"))
    assert both.count(segovia) == 1 and "2811 (" in both and "2910" in both
    assert segovia not in again and "2910" in again and cordoba in again
    assert named.count(burgos) == 1 and "3412" in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_nothing_has_a_true_minus(language: str) -> None:
    words = Catalogue(language, game="gce")
    rolled = {"roll": 2, "modified": -1, "attacker": 1, "defender": 2}
    assert "−1" in words.event({"kind": "combat-roll", "args": rolled})
    assert "−1, 3" in words.text("event-air-roll", piece="a", foe="b", rolls=[-1, 3], drm=-2)
    assert words.decimal(-3.25).startswith("−3")
    assert "2-1" in words.text("event-air-roll", piece="2-1", foe="b", rolls=[3], drm=-2), "a name keeps its hyphen"
