"""Every message that is written down in the program with its arguments is given all that it asks for."""

import ast
import re

from tests.locale.test_catalogue import PACKAGE, messages, references

KEY = re.compile(r"(?:error|refusal|warning|notice|terminal)-[a-z0-9-]+")
ADDED = {"side", "turn", "prompt"}
"""Arguments that the place a message passes on its way to the reader adds to it."""


def calls() -> list[tuple[str, str, set[str] | None]]:
    """Return place, message key and arguments of each call that names both; None: they are gathered elsewhere."""
    found: list[tuple[str, str, set[str] | None]] = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                keys = [key for key in keys if KEY.fullmatch(key) and key in messages("en")]
                if keys:
                    found.append((f"{file.relative_to(PACKAGE)}:{node.lineno}", keys[0], given(node)))
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
        elif not isinstance(arg, ast.Constant | ast.JoinedStr):
            return None
    return names


def test_a_message_is_given_all_it_asks_for() -> None:
    written = [(place, key, names) for place, key, names in calls() if names is not None]
    assert len(written) > 150
    for place, key, names in written:
        assert references(messages("en")[key]).variables - ADDED <= names, (place, key)
