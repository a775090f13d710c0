"""Every message is said, in every language, with all that it can be given: nothing raw is left in what one reads."""

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.locale.test_catalogue import LANGUAGES, messages, references

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.game import Game
from dosespanas.registry import definition_of

NUMBERS = (3, 1)
"""What is tried for each number; `test_numbers.py` tries the others."""

COUNTED = {
    "accuracy", "answered",
    "asked", "attack", "attacker", "base", "bytes", "cap", "cards", "chance", "change", "choice", "choices", "code",
    "contested", "cost", "count", "covered", "current", "damage", "deep", "defence", "defender", "destroyed", "dice",
    "die",
    "days", "hours",
    "died", "dies", "drm", "empty", "errors", "events", "falls", "first", "games", "givers", "gone",
    "grade", "high", "hits",
    "italian", "killed", "last", "late", "left", "limit", "line", "longest", "low", "max", "mean", "median",
    "minutes", "modified", "morale", "more", "move", "n", "nationalist", "needed", "next", "northern", "now", "number",
    "orders", "percent", "picks", "points", "port", "reach", "republican", "roll", "seconds", "share", "shortest",
    "size", "steps", "strength", "turn", "turned", "used", "value", "wanted", "warnings", "withdraw", "withdrawn",
    "drawn", "lost", "most", "round", "rounds", "won",
    "added", "after", "all", "before", "changed",
    "enemy", "idle", "kill", "lose", "threat", "dealt", "takes", "trade", "win",
}  # fmt: skip
"""Names under which a message is given a number."""

TEXTS: dict[str, Any] = {
    "example": "12", "mine": "3", "stands": "2", "stood": "1",
    "answers": ["no-card"], "order": "In attack: lay no card", "question": ["asked:prompt-card"], "role": "attacker",
    "between": "beginners",
    "action": "move legion-2 sevilla", "actions": ["Bonus", "Bonus"], "also": ["hex:2712"], "area": "area:estrecho",
    "around": ["hex:2711"], "attackers": ["unit:r_mng"], "becomes": 2, "begun": "yes",
    "both": ["hex:2712", "hex:3117"], "box": "box:madrid",
    "boxes": ["box:madrid", "box:sevilla"], "by": "side:nationalist", "card": "card:rep_1", "chit": "chit:goicoechea",
    "cause": "damaged",
    "chooser": "side:republican", "column": "3:1", "commitment": "9f86d081", "control": "side:republican",
    "cup": "chit:goicoechea", "cut": "box:bilbao", "database": "games.db", "date": "1936-07-18",
    "defenders": ["unit:n_82"], "digest": "9f86d081", "done": 3, "due": "none", "effect": "patrol",
    "ends": "The game is over.", "faction": "faction:basque", "file": "game.txt", "foe": "plane:i15_1",
    "folder": "data", "from": "box:sevilla", "front": "front:north", "game": "gce", "general": "general:mola",
    "guest": "eva", "help": "Republican side: 1 card more",
    "hash": "9f86d081", "here": "0.5", "hex": "hex:2712", "hexes": ["hex:2712", "hex:3117"], "host": "127.0.0.1",
    "how": "rail", "increment": "2 hours", "kind": "naval", "known": "en, es", "label": "EPR", "links": ["box:avila"],
    "loser": "side:nationalist", "measure": "Morale",
    "mission": "patrol", "mode": "bonus", "modifier": 1, "name": "Madrid", "named": "yes",
    "names": ["move legion-2 sevilla"], "objective": "yes", "odds": "3:1", "one": "box:madrid",
    "opponent": "opponent:tuned", "outcome": "Bilbao: you lost no unit.",
    "option": "fog", "options": ["fog"], "other": "fog", "own": "yes", "owner": "side:republican", "path": "cards[3]",
    "phase": "phase:movement", "piece": "general:mola", "pieces": ["general:mola", "general:franco"],
    "place": "area:estrecho", "places": ["box:madrid"], "plane": "plane:ju52", "player": "scripted",
    "pool": "pool:italian", "puzzle": "1936-910000-113",
    "reason": "The war is over.", "region": "area:estrecho", "result": "miss", "returns": 4,
    "law": "two generals in Madrid (GEN-02)",
    "right": "yes", "same": "yes", "rolls": [3, 5], "rule": "rule:MOV-04", "scenario": "1936", "second": "fog",
    "seed": 7, "service": "Club login",
    "setting": "port", "sign": "+", "ship": "ship:canarias", "ships": ["ship:canarias"], "side": "side:nationalist",
    "source": "hex:3613", "start": "3 days",
    "rated": "yes", "state": "contested", "stop": "box:toledo", "stretch": "1938", "swap": "yes", "taken": "yes",
    "tag": "Options",
    "target": "box:madrid", "title": "Movement", "to": "box:toledo", "told": "side:republican", "type": "type:regular",
    "unit": "unit:r_mng", "units": ["unit:r_mng", "unit:n_82"], "verb": "move", "what": "act-biberon", "when": "now",
    "where": "box:madrid", "whose": "side:nationalist", "why": "it is read-only", "winner": "side:nationalist",
    "address": "https://games.example.org/ana", "handle": "ana", "link": "https://games.example.org/in",
    "missing": "webauthn", "organiser": "ana", "site": "games.example.org", "time": "3 May 2027",
    "zone": "Europe/Madrid", "mail": "ana@example.org", "shape": "a ring", "text": "here",
    "aim": "hex:2712", "at": "hex:3117",
    "across": "-230 to 1706", "bound": "least", "deck": "1936-37", "down": "-14 to 1442", "early": "6",
    "fault": "comma", "field": "dice", "fields": ["dice 2", "drm 1"], "files": ["map.json", "cards.json"],
    "form": "a list", "hq": '"6-4"', "least": "1", "many": "12", "most": 300000, "of": "boxes", "op": "extra_rp",
    "province": "toledo", "row": "4", "then": {"any_of": ["type:nationalist:carlist", "type:nationalist:falangist"]},
    "thing": "area:baleares", "values": {"any_of": ['"any"', '"any_port"']}, "variant": "historical",
    "near": "200", "persons": "20", "seen": "today",
    "who": "ana", "with": "none", "wrong": "a comma is missing", "year": "1936-07", "years": "1936-37",
}  # fmt: skip
"""By name of a variable: what a message may be given for it that is no number."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}

RAW = re.compile(
    r"[{}$]|(?<![\w:])(?:side|box|hex|unit|card|chit|phase|area|base|general|plane|tank|ship|troop|type|pool|front"
    r"|faction|line|option|opponent|modifier):[a-z0-9_]"
    r"|\b(?:terminal|refusal|warning|error|event|outcome|prompt|action|reason|duty|notice|data)-[a-z]+-?[a-z]*\b"
)
"""What nobody should read: a placeholder, a term, or the key of a message."""


class Choices(Visitor):
    """Gathers by variable the words a message tells apart."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note the variants of a selector, and look into them."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            keys |= {v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)}
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def told_apart(message: ast.Message) -> dict[str, set[str]]:
    """Return by variable the words that a message tells apart."""
    found = Choices()
    found.visit(message)
    return found.words


def values(name: str, words: set[str]) -> list[Any]:
    """Return what is tried for a variable: what it is mostly given, and each word the message tells apart."""
    usual = list(NUMBERS) if name in COUNTED else [TEXTS[name]]
    if words and words <= PLURALS | set("0123456789"):
        usual = list(NUMBERS)
    return usual + [int(word) if word.isdecimal() else word for word in sorted(words - PLURALS)]


def ways_to_say(message: ast.Message) -> Iterator[dict[str, Any]]:
    """Return rows of arguments for a message: each value of each of its variables once."""
    words = told_apart(message)
    tried = {name: values(name, words.get(name, set())) for name in references(message).variables}
    for name, row in tried.items():
        for value in row:
            yield {other: rest[0] for other, rest in tried.items()} | {name: value}


def test_every_variable_has_something_to_try() -> None:
    used = {name for message in messages("en").values() for name in references(message).variables}
    assert used - COUNTED - TEXTS.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_whatever_it_is_given(language: str) -> None:
    words = {name: Catalogue(language, definition_of(name).names(None)) for name in ("espana1936", "gce")}
    wrong: list[str] = []
    for key, message in messages(language).items():
        catalogue = words["gce" if "gce" in key else "espana1936"]
        for args in ways_to_say(message):
            text = catalogue.text(key, **args)
            if RAW.search(text):
                wrong.append(f"{key} {args}: {text}")
    assert wrong == []


# --- as the games say it ------------------------------------------------------------------------------


def shape(args: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return what sort of arguments a message is given: whatever is of one sort is said alike."""
    return tuple(sorted((name, "none" if value is None else type(value).__name__) for name, value in args.items()))


def said_in(game: Game, choices: int, chance: random.Random) -> dict[tuple[str, tuple[tuple[str, str], ...]], Any]:
    """Return the messages that a game played at random says, one of each sort, with their arguments."""
    found: dict[tuple[str, tuple[tuple[str, str], ...]], Any] = {}

    def note(key: str, args: Mapping[str, Any]) -> None:
        found.setdefault((key, shape(args)), args)

    for _ in range(choices):
        if game.actor is None:
            break
        view = game.observe(game.actor)
        note(view["prompt"]["key"], view["prompt"]["args"])
        legal = game.legal_view()
        for action in legal:
            note(f"action-{action['verb']}", action["args"])
        for regrets in game.warnings().values():
            for regret in regrets:
                note(regret["key"], regret["args"])
        for event in game.apply(chance.choice(legal)["action"]):
            for viewer in (0, 1, None):
                told = event.view(viewer)
                note(f"event-{told['kind']}", told["args"])
    ended = game.outcome()
    if ended is not None:
        note(ended.reason, ended.details)
    ways = game.overlay("victory", None)
    assert isinstance(ways, list)
    for way in ways:
        note(way["key"], way["args"])
    return found


@pytest.mark.parametrize(("name", "choices", "least"), [("espana1936", 900, 75), ("gce", 250, 45)])
def test_what_a_game_says_is_said_in_every_language(name: str, choices: int, least: int) -> None:
    options = {"naval": True, "fog": True} if name == "espana1936" else {}
    game = dosespanas.new_game(name, options=options, seed=1936)
    said = said_in(game, choices, random.Random(1936))
    assert len({key for key, _ in said}) >= least
    wrong: list[str] = []
    for language in LANGUAGES:
        words = Catalogue(language, definition_of(name).names(None), name)
        for (key, _), args in said.items():
            text = words.text(key, **args)
            if RAW.search(text):
                wrong.append(f"{language} {key} {args}: {text}")
    assert wrong == []
