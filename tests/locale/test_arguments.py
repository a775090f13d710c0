"""Every message that is written down in the program, or in the page, with its arguments is given all it asks for."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.locale.test_catalogue import LANGUAGES, PACKAGE, messages, references

KEY = re.compile(r"(?:error|refusal|warning|notice|terminal)-[a-z0-9-]+")
ADDED = {"side", "turn", "prompt"}
"""Arguments that the place a message passes on its way to the reader adds to it."""


@cache
def wanted(language: str, key: str) -> set[str]:
    """Return the arguments that a message asks for."""
    return references(messages(language)[key]).variables


@cache
def written_down() -> list[tuple[str, ast.Call | ast.ClassDef]]:
    """Return each call and each class of the program, with the file that it stands in."""
    return [
        (str(file.relative_to(PACKAGE)), node)
        for file in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.ClassDef)
    ]


@cache
def calls() -> list[tuple[str, str, set[str] | None]]:
    """Return place, message key and arguments of each call that names both; None: they are gathered elsewhere."""
    found: list[tuple[str, str, set[str] | None]] = []
    for file, node in written_down():
        if isinstance(node, ast.Call):
            keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            keys = [key for key in keys if KEY.fullmatch(key) and key in messages("en")]
            if keys:
                found.append((f"{file}:{node.lineno}", keys[0], given(node)))
    return found


def given(call: ast.Call) -> set[str] | None:
    """Return the names of the arguments that a call gives, as keywords or in a dictionary written out."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    for arg in call.args:
        if isinstance(arg, ast.Dict):
            for key in arg.keys:
                if not isinstance(key, ast.Constant):
                    return None
                names.add(str(key.value))
        elif not isinstance(arg, ast.Constant | ast.JoinedStr) and not is_error(call):
            return None  # an error has its arguments as keywords alone, and any text besides
    return names


def is_error(call: ast.Call) -> bool:
    """Return whether a call makes an error, itself or as the class that it is of."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    return name == "__init__" or (isinstance(call.func, ast.Name) and name in errors())


@cache
def errors() -> set[str]:
    """Return the names of all errors of the program."""
    bases: dict[str, set[str]] = {}
    for _, node in written_down():
        if isinstance(node, ast.ClassDef):
            bases.setdefault(node.name, set()).update(base.id for base in node.bases if isinstance(base, ast.Name))
    found = {"DosEspanasError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def test_a_message_is_given_all_it_asks_for() -> None:
    written = [(place, key, names) for place, key, names in calls() if names is not None]
    assert len(written) > 150
    for place, key, names in written:
        for language in LANGUAGES:
            assert wanted(language, key) - ADDED <= names, (place, key, language)


def test_an_error_made_in_the_program_is_looked_at() -> None:
    """Its text may be anything; that it is no constant let `{ $limit }` through."""
    told = {key for _, key, names in calls() if names is not None}
    assert {"error-too-large", "error-http", "error-bad-request", "error-database"} <= told


# --- the page -------------------------------------------------------------------------------------------

WEB = Path(__file__).parents[2] / "web" / "src"
SAID = re.compile(r"""\bt\(\s*["'`]([a-z][\w-]*)["'`]\s*([,)])""")
FIELD = re.compile(r"""^(?:(\w+)|["'](\w+)["'])\s*(?::|$)""")

QUOTES = "\"'`"


def fields(text: str) -> set[str] | None:
    """Return the names of an object written out in TypeScript, which a text begins with; None for anything else."""
    depth, part, quote = 0, "", ""
    parts: list[str] = []
    for at, sign in enumerate(text):
        if quote:
            quote = "" if sign == quote and text[at - 1] != "\\" else quote
        elif sign in QUOTES:
            quote = sign
        elif sign in "([{":
            depth += 1
            if depth == 1:
                continue
        elif sign in ")]}":
            depth -= 1
        if depth == 0 or (depth == 1 and sign == "," and not quote):
            parts.append(part.strip())
            part = ""
            if depth == 0:
                break
        else:
            part += sign
    found = [FIELD.match(one) for one in parts if one]
    return None if None in found else {one[1] or one[2] for one in found if one is not None}


def said_in_the_page() -> list[tuple[str, str, set[str] | None]]:
    """Return place, message key and arguments of each sentence that the page says; None: gathered elsewhere."""
    found: list[tuple[str, str, set[str] | None]] = []
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        text = file.read_text(encoding="utf-8")
        for call in SAID.finditer(text) if not file.name.endswith(".test.ts") else ():
            if call[1] in messages("en"):
                rest = text[call.end() :].lstrip()
                names = set() if call[2] == ")" else fields(rest) if rest.startswith("{") else None
                place = f"{file.relative_to(WEB)}:{text.count(chr(10), 0, call.start()) + 1}"
                found.append((place, call[1], names))
    return found


def test_a_sentence_of_the_page_is_given_all_it_asks_for() -> None:
    written = [(place, key, names) for place, key, names in said_in_the_page() if names is not None]
    assert len(written) > 800
    wrong = [
        (place, key, language)
        for place, key, names in written
        for language in LANGUAGES
        if not wanted(language, key) <= names
    ]
    assert wrong == []
