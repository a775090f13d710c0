"""The house rules: imports point one way, and a module is one subject."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "dosespanas"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.parts)

COMMON = {"kernel", "datafiles"}
GAMES = COMMON | {"espana1936", "gce"}
SHARED = {"", "shelf", "words", "proof"}
"""The package itself (`import dosespanas`), the list of games, the message catalogue, the proof of a game."""
ALLOWED = {
    "kernel": {"kernel"},
    "datafiles": COMMON,
    "espana1936": COMMON | {"espana1936"},
    "gce": COMMON | {"gce"},
    "words": {"kernel"},
    "shelf": GAMES,
    "proof": {"kernel", "shelf"},
    "": {"kernel", "shelf"},
    "players": GAMES | SHARED | {"players"},
    "analysis": GAMES | SHARED | {"analysis"},
    "research": GAMES | SHARED | {"players", "analysis", "research"},
    "server": COMMON | SHARED | {"players", "analysis", "server"},
    "terminal": GAMES | SHARED | {"players", "analysis", "research", "server", "terminal"},
}
"""What each part of the package may import. The server has games from the shelf; the command starts the server."""

LONGEST = 500
LONG: dict[str, str] = {}
"""Modules past 500 lines, each with the reason why it is still one subject."""


def part_of(path: Path) -> str:
    """The part of the package a module belongs to: a folder, a module beside the folders, or the package."""
    relative = path.relative_to(PACKAGE)
    return "" if relative.name == "__init__.py" and len(relative.parts) == 1 else relative.parts[0].removesuffix(".py")


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a module imports, wherever in its text it does so."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            names |= {f"{module}.{alias.name}" for alias in node.names} if module == "dosespanas" else {module}
    parts = [name.split(".") for name in names if name.split(".")[0] == "dosespanas"]
    return {part[1] if len(part) > 1 and part[1] in ALLOWED else "" for part in parts}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    assert imported_parts(path) <= ALLOWED[part_of(path)]


def test_every_part_is_known() -> None:
    assert {part_of(path) for path in MODULES} <= set(ALLOWED)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_is_one_subject(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    name = str(path.relative_to(PACKAGE))
    assert lines <= LONGEST or name in LONG, f"{name} has {lines} lines: split it, or say why not in LONG"


def test_no_reason_outlives_its_module() -> None:
    for name in LONG:
        assert len((PACKAGE / name).read_text(encoding="utf-8").splitlines()) > LONGEST
