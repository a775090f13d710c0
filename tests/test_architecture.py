"""The house rules: imports point one way, and a module is one subject."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from tests.conftest import NOT_COUNTED

from dosespanas.kernel.game import UmpiredGame
from dosespanas.server.features.feature_list import FEATURES

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "dosespanas"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.parts)

COMMON = {"kernel", "datafiles"}
GAMES = COMMON | {"espana1936", "gce"}
SHARED = {"", "registry", "pickling", "catalogue", "rulebook", "fairness_proof", "gc_tuning"}
"""The package itself (`import dosespanas`), the games, the catalogue, the rulebook in it, the proof of a game; how a
process is kept quick."""
ALLOWED = {
    "kernel": {"kernel"},
    "datafiles": COMMON | {"catalogue"},
    "espana1936": COMMON | {"espana1936"},
    "gce": COMMON | {"gce"},
    "catalogue": {"kernel"},
    "rulebook": {"catalogue"},
    "registry": GAMES,
    "pickling": {"kernel", "registry"},
    "fairness_proof": COMMON | {"registry"},
    "frozen_ladders": COMMON | {"registry"},
    "gc_tuning": set(),
    "": {"kernel", "registry", "pickling"},
    "shelf": {"registry"},
    "__main__": {"terminal"},
    "players": GAMES | SHARED | {"players"},
    "analysis": GAMES | SHARED | {"players", "analysis"},
    "env": {"", "kernel", "registry", "pickling", "catalogue", "players", "frozen_ladders", "pictures"}
    | {"terminal", "env"},
    "research": GAMES | SHARED | {"players", "analysis", "research"},
    "pictures": {"kernel", "registry", "catalogue", "pictures"},
    "stories": {"kernel", "registry", "catalogue", "stories"},
    "chronicle": {"kernel", "registry", "catalogue", "pictures", "stories", "chronicle"},
    "server": COMMON | SHARED | {"players", "analysis", "pictures", "stories", "chronicle", "server"},
    "terminal": GAMES
    | SHARED
    | {"players", "analysis", "pictures", "chronicle", "research", "server", "frozen_ladders", "terminal"},
}
"""What each part of the package may import. The server has games from the shelf; the command starts the server."""

FLOORS = {
    "espana1936": ["shapes", "board", "air", "naval", "battle", "movement", "turn", "cards", "files", "odds", ""],
    "gce": ["shapes", "board", "supply", "control", "administration", "events", "movement", "combat", "files", ""],
    "server": [
        *("errors", "runtime", "storage", "opponents", "operations", "games", "http", "features", ""),
    ],
}
"""The rooms of each game and of the server from the ground up: a module imports its own room and those below. The
ground of a game is `shapes.py`, what the game says; the top floor is its own folder: engine, sequence of play,
observation. On the server's stands what starts it."""
FEATURES_FOLDER = PACKAGE / "server" / "features"
GAME_NAMES = ["espana1936", "gce"]

NAMELESS = {"server": False, "terminal": True}
"""Layers above the rules that name no game, since the shelf tells them what it has there; whether what a game has there
stands in a folder of its name."""

DECISIONS = 200
"""How many places a module may have at which it goes one way or the other: past that it is more than one subject.
What a single function may have is held by ruff (C901). Lines are not counted: tables and words may be long."""


def part_of(path: Path) -> str:
    """The part of the package a module belongs to: a folder, a module beside the folders, or the package."""
    relative = path.relative_to(PACKAGE)
    return "" if relative.name == "__init__.py" and len(relative.parts) == 1 else relative.parts[0].removesuffix(".py")


def imported_names(path: Path) -> set[str]:
    """What a module imports, wherever in its text: `dosespanas.registry`, `dosespanas.registry.DEFINITIONS`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a module imports."""
    parts = [name.split(".") for name in imported_names(path) if name.split(".")[0] == "dosespanas"]
    return {part[1] if len(part) > 1 and part[1] in ALLOWED else "" for part in parts}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    assert imported_parts(path) <= ALLOWED[part_of(path)]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types alone count too: who is named in a circle can only be understood together."""
    names = {path: ".".join(("dosespanas", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in MODULES}
    of = {name.removesuffix(".__init__"): name for name in names.values()}
    graph = {
        name: {of.get(one) or of.get(one.rpartition(".")[0], name) for one in imported_names(path)} - {name}
        for path, name in names.items()
    }
    TopologicalSorter(graph).prepare()


def rooms_imported(path: Path, package: str) -> set[str]:
    """The rooms of a game or of the server that a module takes something from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom):
            continue
        module = node.module or ""
        if module == f"dosespanas.{package}":
            found |= {"" if alias.name not in FLOORS[package] else alias.name for alias in node.names}
        elif module.startswith(f"dosespanas.{package}."):
            first = module.split(".")[2]
            found.add(first if first in FLOORS[package] else "")
    return found


@pytest.mark.parametrize("package", FLOORS)
def test_the_rooms_stand_one_above_the_other(package: str) -> None:
    for path in sorted((PACKAGE / package).rglob("*.py")):
        folder = path.relative_to(PACKAGE / package).parts[0].removesuffix(".py")
        below = FLOORS[package][: FLOORS[package].index(folder if folder in FLOORS[package] else "") + 1]
        assert rooms_imported(path, package) <= set(below), f"{path.relative_to(PACKAGE)} reaches up"


def test_every_room_is_known() -> None:
    for package, rooms in FLOORS.items():
        folders = {path.parent.name for path in (PACKAGE / package).glob("*/__init__.py")}
        assert folders == set(rooms) - {"shapes", "errors", "runtime", ""}


def test_a_feature_is_a_folder_with_its_routes_and_its_line() -> None:
    folders = {path.parent.name for path in FEATURES_FOLDER.glob("*/__init__.py")}
    assert folders == set(FEATURES) and len(FEATURES) == len(folders)
    assert all((FEATURES_FOLDER / name / "routes.py").is_file() for name in FEATURES)


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_uses_those_above_it_alone(feature: str) -> None:
    above = FEATURES[: FEATURES.index(feature) + 1]
    for path in sorted((FEATURES_FOLDER / feature).rglob("*.py")):
        used = {name.split(".")[3] for name in imported_names(path) if name.startswith("dosespanas.server.features.")}
        assert used <= set(above), f"{path.relative_to(PACKAGE)} uses a feature that is opened later"


@pytest.mark.parametrize("layer", NAMELESS)
def test_a_layer_above_the_rules_names_no_game_but_in_its_folder(layer: str) -> None:
    games = GAME_NAMES
    folders = sorted(path.parent.name for path in (PACKAGE / layer).glob("*/__init__.py"))
    assert [name for name in folders if name in games] == (games if NAMELESS[layer] else [])
    for path in sorted((PACKAGE / layer).rglob("*.py")):
        folder = path.relative_to(PACKAGE / layer).parts[0]
        others = [game for game in games if game != folder]
        text = path.read_text(encoding="utf-8")
        named = [name for name in imported_names(path) if set(name.lower().split(".")) & set(others)]
        named += [f"{quote}{game}{quote}" for game in others for quote in "'\"" if f"{quote}{game}{quote}" in text]
        assert not named, f"{path.relative_to(PACKAGE)} names a game: {', '.join(named)}"


TELLING = {"explain", "odds", "overlay", "label", "cautions", "view", "observe"}
"""What a state says in words or numbers, hidden things included: whoever tells it to somebody asks that of a `Game`."""


def test_the_server_holds_games_that_tell_nothing_hidden() -> None:
    """Types keep it from asking a game it holds (`UmpiredGame`); nor does it ask the state in it."""
    assert not {"explain", "odds", "overlay", "label", "warnings", "if_agreed"} & set(dir(UmpiredGame))
    asked = [
        f"{path.name}:{node.lineno}"
        for path in (PACKAGE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in TELLING
        if isinstance(node.value, ast.Attribute) and node.value.attr == "state"
    ]
    assert not asked


def test_every_part_is_known() -> None:
    assert {part_of(path) for path in MODULES} <= set(ALLOWED)


def decisions(path: Path) -> int:
    """How many times the text of a module branches, repeats or chooses."""
    count = 0
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BoolOp):
            count += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            count += 1 + len(node.ifs)
        elif isinstance(node, ast.If | ast.IfExp | ast.For | ast.While | ast.ExceptHandler | ast.match_case):
            count += 1
    return count


@pytest.mark.parametrize("folder", ["src/dosespanas", "bench", "studies", "tests", "tools"])
def test_a_module_is_one_subject(folder: str) -> None:
    found = {path: decisions(path) for path in (ROOT / folder).rglob("*.py")}
    assert found
    assert not [f"{path.relative_to(ROOT)}: {n} decisions" for path, n in found.items() if n > DECISIONS]


def test_a_class_name_means_one_thing() -> None:
    """Two modules share a name only where both games have the same thing, each its own."""
    where: dict[str, set[Path]] = {}
    for path in MODULES:
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                where.setdefault(node.name, set()).add(path.relative_to(PACKAGE))
    shared = {name: paths for name, paths in where.items() if len(paths) > 1}
    games = {
        name: sorted(part for path in paths for part in path.parts if part in TITLES) for name, paths in shared.items()
    }
    assert sorted(name for name, found in games.items() if found != TITLES or len(shared[name]) > len(TITLES)) == []


TITLES = ["espana1936", "gce"]


@pytest.mark.parametrize("entry", sorted(NOT_COUNTED))
def test_what_does_not_count_for_coverage_is_there(entry: str) -> None:
    file, _, name = entry.partition("::")
    assert f"def {name}" in (Path(__file__).parent / file).read_text(encoding="utf-8")
