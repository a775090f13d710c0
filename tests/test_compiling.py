"""How the C files of the compiled rules are shared among runs of the compiler, and when they are compiled anew."""

import ast
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools import compile as compiling
from tools import same_games
from tools.compile import FOLDERS, ROOT, SOURCE, modules, sources
from tools.mypyc_setup import UNITS, put_together

REPLACED = re.compile(rf'setattr\(\s*f?"dosespanas\.(?:{"|".join(FOLDERS)})\.')
"""What a test replaces by its name in a module that is compiled."""


def test_every_file_is_compiled_once_in_runs_of_about_the_same_size(tmp_path: Path) -> None:
    sources = []
    for number in range(100):
        source = tmp_path / f"{number:03}.c"
        source.write_text("x" * (number % 7 * 100))
        sources.append(str(source))
    units = [Path(unit).read_text().splitlines() for unit in put_together(sources, tmp_path)]
    assert 0 < len(units) <= UNITS
    named = [line.removeprefix('#include "').removesuffix('"') for lines in units for line in lines]
    assert sorted(named) == [str(Path(source).resolve()) for source in sources]
    sizes = [sum(Path(name).stat().st_size for name in (line.split('"')[1] for line in lines)) for lines in units]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] <= sum(sizes) / UNITS + 2 * 600


def test_a_library_of_few_files_has_no_empty_runs(tmp_path: Path) -> None:
    source = tmp_path / "one.c"
    source.write_text("int x;\n")
    assert len(put_together([str(source)], tmp_path)) == 1


def test_tests_on_compiled_rules_replace_no_part_of_them() -> None:
    """Compiled modules call each other directly: what is put in the place of a function would not be called."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    dry = subprocess.run(
        ["make", "-n", "played-tests"], cwd=ROOT, env=alone, capture_output=True, text=True, check=True
    ).stdout
    named = [ROOT / name for name in re.findall(r"\btests/[\w/.]+", dry)]
    files = [file for path in named for file in ([path] if path.is_file() else sorted(path.rglob("test_*.py")))]
    assert len(files) > 30
    assert not [str(file.relative_to(ROOT)) for file in files if REPLACED.search(file.read_text(encoding="utf-8"))]


# --- what is compiled anew --------------------------------------------------------------------------------------

READ = ["kernel/rules.py", "players/level.py", "datafiles/reading.py", "registry.py"]
NOT_READ = ["server/app.py", "locale/en/page.ftl", "kernel/data.json"]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of which `copy` is made, as if mypyc had worked."""
    folder = tmp_path / "src" / "dosespanas"
    monkeypatch.setattr(compiling, "SOURCE", folder)
    for name in [*READ, *NOT_READ, "server/page/index.html"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("one")
    return folder


@pytest.fixture
def copy(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def compiled(folder: Path, optimised: str) -> bool:
        shutil.copytree(source, folder / "dosespanas", ignore=compiling.NOT_COPIED)
        (folder / "dosespanas" / "kernel" / "rules.so").touch()
        return True

    monkeypatch.setattr(compiling, "compile_copy", compiled)
    target = tmp_path / "build" / "compiled"
    assert not compiling.up_to_date(target) and compiling.build(target) and compiling.up_to_date(target)
    return target


def test_what_was_only_saved_again_is_not_compiled_again(source: Path, copy: Path) -> None:
    for file in source.rglob("*.py"):
        os.utime(file, (2_000_000_000, 2_000_000_000))
    assert compiling.up_to_date(copy)


@pytest.mark.parametrize("name", READ)
def test_a_changed_a_new_and_a_lost_module_are_compiled_again(name: str, source: Path, copy: Path) -> None:
    file = source / name
    before = file.stat()
    file.write_text("two")
    os.utime(file, (before.st_atime, before.st_mtime))
    assert not compiling.up_to_date(copy), "of the same length and time"
    file.write_text("one")
    assert compiling.up_to_date(copy), "back again"
    file.rename(file.with_name("renamed.py"))
    assert not compiling.up_to_date(copy)
    file.with_name("renamed.py").unlink()
    assert not compiling.up_to_date(copy)


def test_another_compiler_or_other_flags_compile_again(
    source: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as changed:
        changed.setattr(compiling, "installed", lambda name: "0.1")
        assert not compiling.up_to_date(copy)
    with monkeypatch.context() as changed:
        changed.setattr(compiling, "level", lambda target: "0")
        assert not compiling.up_to_date(copy)
    assert compiling.up_to_date(copy)


@pytest.mark.parametrize("name", NOT_READ)
def test_what_is_not_compiled_comes_along(name: str, source: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: None)
    monkeypatch.setattr(compiling, "build", lambda target: pytest.fail("compiled again"))
    (source / name).write_text("two")
    new, gone = source / "locale" / "pl" / "page.ftl", next(other for other in NOT_READ if other != name)
    new.parent.mkdir()
    new.write_text("three")
    (source / gone).unlink()
    assert compiling.make(copy) is None
    package = copy / "dosespanas"
    found = {str(path.relative_to(package)): path.read_text() for path in package.rglob("*") if path.is_file()}
    assert found.pop("kernel/rules.so") == ""
    assert found == {one: "one" for one in [*READ, *NOT_READ] if one not in (name, gone)} | {
        name: "two",
        "locale/pl/page.ftl": "three",
    }


def test_a_compilation_reads_no_module_whose_change_would_not_be_noticed() -> None:
    """mypyc takes types and constants from what a compiled module imports, and from what that imports."""
    names = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in SOURCE.rglob("*.py")}
    modules_of = {name.removesuffix(".__init__"): path for name, path in names.items()}
    read: set[Path] = set()
    asked = [SOURCE.parent / name for name in modules(SOURCE)]
    while asked:
        path = asked.pop()
        if path not in read:
            read.add(path)
            asked += [modules_of[name] for name in imported(path) if name in modules_of]
    assert len(read) > 200
    assert read <= {*sources()}


def imported(path: Path) -> set[str]:
    """Return what a module imports when it is loaded or for its types: modules, what is in them, what they are in."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names | {name.rpartition(".")[0] for name in names}


def test_builds_that_were_compared_play_again_when_something_of_a_game_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds = [tmp_path / "src", tmp_path / "quick"]
    for build in builds:
        (build / "dosespanas" / "gce").mkdir(parents=True)
        (build / "dosespanas" / "gce" / "rules.py").write_text("one")
    (builds[1] / "compiled").touch()
    monkeypatch.setattr("sys.argv", ["same_games.py", *map(str, builds)])
    played: list[str] = []
    answers = {str(build): "a game" for build in builds}

    def play(folder: str) -> str:
        played.append(folder)
        return answers[folder]

    monkeypatch.setattr(same_games, "play", play)

    def compared() -> tuple[int, bool]:
        played.clear()
        return same_games.main(), bool(played)

    assert compared() == (0, True) and compared() == (0, False)
    for build in builds:
        (build / "dosespanas" / "gce" / "rules.py").write_text("two")
        assert compared() == (0, True) and compared() == (0, False)
    answers[str(builds[0])] = "another"
    (builds[0] / "dosespanas" / "gce" / "data.json").write_text("{}")
    assert compared() == (1, True) and compared() == (1, True), "what is not the same is said each time"
