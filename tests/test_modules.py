"""The page of all modules is what they say of themselves."""

import re

import pytest
from tools import modules

ARCHITECTURE = (modules.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WEB = modules.ROOT / "web" / "src"


def test_every_module_says_what_it_is_about() -> None:
    assert "|  |" not in modules.page()


def test_the_page_of_modules_is_up_to_date() -> None:
    assert modules.PAGE.read_text(encoding="utf-8") == modules.page(), "say: python tools/modules.py"


def test_the_architecture_names_every_room_of_the_page() -> None:
    kit = [f"`kit/{path.name}/`" for path in (WEB / "kit").iterdir() if path.is_dir()]
    games = [path for path in (WEB / "games").iterdir() if path.is_dir()]
    assert not [room for room in kit if room not in ARCHITECTURE]
    for game in games:
        rooms = [path.name for path in game.iterdir() if path.is_dir() and path.name != "fixture"]
        row = next(line for line in ARCHITECTURE.splitlines() if line.startswith(f"| `games/{game.name}/`"))
        assert not [room for room in rooms if f"`{room}/`" not in row]


def test_the_architecture_names_every_room_of_the_server() -> None:
    rooms = [path.parent.name for path in (modules.PACKAGE / "server").glob("*/__init__.py")]
    assert not [room for room in rooms if f"| `{room}/` |" not in ARCHITECTURE]


@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_the_architecture_has_every_module_of_the_rules_in_its_room(game: str) -> None:
    table = ARCHITECTURE.partition(f"| rooms and modules of `{game}/` |\n")[2].partition("\n\n")[0]
    named = {
        f"{room}/{module}"
        for line in table.splitlines()
        for room, there in re.findall(r"`(\w+)/`: ((?:(?!`\w+/`)[^;|])*)", line)
        for module in re.findall(r"`(\w+)`", there)
    }
    rooms = [path.parent for path in (modules.PACKAGE / game).glob("*/__init__.py") if path.parent.name != "files"]
    assert named == {f"{room.name}/{path.stem}" for room in rooms for path in room.glob("[!_]*.py")}
