"""The checks of what has changed, in about a minute: `make quick`.

Ruff and the types of everything, the tests nearest to the changed files and those of the page that import what changed;
neither browsers nor long tests. Nearest are the tests that are named after a module or stand beside it, then those that
import it, then those that import what imports it, and so on; after the very nearest come a few whole games of the
package, which pass through most of its rules. When the time is up no further test is begun.

    python tools/quick.py                what has changed since HEAD, or the last commit where nothing is uncommitted
    python tools/quick.py REV            what has changed since REV
    python tools/quick.py --files FILE... these files, whether they have changed or not; tests alone

QUICK_SECONDS is for how long each of two processes works on tests, thirty if it is not given.
"""

import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "src/dosespanas/"
ROOTS = {"src": "", "tests": "tests.", "tools": "tools.", "studies": "studies.", "bench": "bench."}
"""Folders of Python modules, and how the names of theirs begin."""
SECONDS = float(os.environ.get("QUICK_SECONDS", "30"))
"""Of the processor: then a process begins no more test, so that a busy machine tests as much as another."""
IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)|import[ \t]+([^\n#]+))", re.MULTILINE
)
ALWAYS = ["tests/test_architecture.py"]
WORDS = ["tests/locale"]
"""What is tested when a message changes, whatever it is."""
GAMES = {
    "espana1936": [
        "tests/espana1936/test_golden.py::test_random_game_with_options_is_the_golden_one[everything-1]",
        "tests/espana1936/test_golden.py::test_random_game_is_the_golden_one[1]",
        "tests/espana1936/test_golden.py::test_scripted_game_is_the_golden_one[1]",
    ],
    "gce": [
        "tests/gce/test_golden.py::test_random_game_is_the_golden_one[campaign all switched 1]",
        "tests/gce/test_golden.py::test_random_game_is_the_golden_one[1936 1]",
        "tests/gce/test_golden.py::test_scripted_game_is_the_golden_one",
    ],
}
"""Whole games by the package whose rules they pass through; what both packages stand on passes through them all."""
GROUND = ("kernel", "datafiles", "players")


def changed(since: str | None) -> list[str]:
    """Return the files that differ from a revision, new ones included, as paths from the root."""

    def lines(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    found = lines("diff", "--name-only", since or "HEAD") + lines("ls-files", "--others", "--exclude-standard")
    return sorted(set(found or (lines("diff", "--name-only", "HEAD~1") if since is None else [])))


@cache
def modules() -> dict[str, str]:
    """Return the path of each module by its name."""
    found = {}
    for root, prefix in ROOTS.items():
        for file in sorted((ROOT / root).rglob("*.py")):
            inside = file.relative_to(ROOT / root).with_suffix("")
            found[prefix + ".".join(inside.parts).removesuffix(".__init__")] = file.relative_to(ROOT).as_posix()
    return found


def imported(text: str) -> set[str]:
    """Return the names that a module imports: modules, and what is in them."""
    names: set[str] = set()
    for module, what, plain in IMPORT.findall(text):
        for part in (plain or what).strip("()").split(","):
            name = part.partition("#")[0].split(" as ")[0].strip()
            names |= {f"{module}.{name}", module} if module else {name}
    return names


@cache
def importers() -> dict[str, set[str]]:
    """Return by the path of each module those of the modules that import it, or that pytest gives it as fixtures."""
    found: dict[str, set[str]] = {path: set() for path in modules().values()}
    for path in modules().values():
        for name in imported((ROOT / path).read_text(encoding="utf-8")):
            if name in modules():
                found[modules()[name]].add(path)
        if path.startswith("tests/"):
            for folder in Path(path).parents:
                if (fixtures := (folder / "conftest.py").as_posix()) in found and fixtures != path:
                    found[fixtures].add(path)
    return found


def is_test(path: str) -> bool:
    """Return whether a file has tests."""
    return path.startswith("tests/") and Path(path).name.startswith("test_") and path.endswith(".py")


def beside(path: str) -> set[str]:
    """Return the tests that are named after a changed file, or mention its name if it is no module."""
    if is_test(path):
        return {path} if (ROOT / path).exists() else set()
    file = Path(path)
    if path not in importers() or not importers()[path]:  # no module, or one that is found by its folder
        name = file.name if file.suffix != ".py" else file.parent.parent.name
        tests = [test for test in modules().values() if is_test(test)]
        return {test for test in tests if name in (ROOT / test).read_text(encoding="utf-8")}
    folder = mirror(path)
    names = [f"test_{file.stem}.py", f"test_{file.stem.rstrip('s')}*.py"]
    return {str(one.relative_to(ROOT)) for name in names for one in (ROOT / folder).glob(name)} if folder else set()


def mirror(path: str) -> Path | None:
    """Return the folder of tests that stands for the one of a module: `tests/` mirrors the package."""
    return Path("tests", Path(path.removeprefix(PACKAGE)).parent) if path.startswith(PACKAGE) else None


def distances(files: Iterable[str]) -> dict[str, int]:
    """Return the tests that some files concern, with how far each is from the nearest of them."""
    found: dict[str, int] = {}
    for path in files:
        found |= dict.fromkeys(beside(path), 0)
    ways = deque((path, 0) for path in files if path in importers())
    been: dict[str, int] = dict(ways)
    while ways:
        path, far = ways.popleft()
        for other in sorted(importers()[path] - been.keys()):
            been[other] = far + 1
            ways.append((other, far + 1))
    folders = {mirror(path) for path in files} - {Path("tests"), None}
    for test, far in been.items():
        if is_test(test):
            near = Path(test).parent in folders
            found[test] = min(found.get(test, far), 1 if near else far)
    return found


def slow_tests() -> set[str]:
    """Return the files of tests that play by the hundred: those whose lines `tests/conftest.py` does not count."""
    return {f"tests/{name}" for name in re.findall(r'"([\w/]+\.py)', (ROOT / "tests/conftest.py").read_text("utf-8"))}


def whole_games(files: Iterable[str]) -> list[str]:
    """Return the games that pass through what has changed."""
    parts = {path.removeprefix(PACKAGE).split("/")[0] for path in files if path.startswith(PACKAGE)}
    return [game for name, games in GAMES.items() if parts & {name, *GROUND} for game in games]


def nearest(files: list[str]) -> list[str]:
    """Return what is to be tested for some changed files, the nearest first."""
    far = distances(files)
    slow = slow_tests()
    in_turn = sorted(far, key=lambda test: (far[test] + 2 * (test in slow), (ROOT / test).stat().st_size))
    near = [test for test in in_turn if far[test] == 0 or (far[test] == 1 and test not in slow)]
    words = WORDS if any(path.endswith(".ftl") for path in files) else []
    return list(dict.fromkeys([*near, *words, *whole_games(files), *ALWAYS, *in_turn]))


def tests_of(files: list[str]) -> list[str]:
    """Return the command that runs the tests nearest to some files."""
    quiet = ["-m", "not long and not browser", "-x", f"--seconds={SECONDS}", "--timeout=120"]
    return [".venv/bin/pytest", *nearest(files), *quiet, "-n", "2", "--dist", "load", "--maxschedchunk", "2"]


def main() -> int:
    """Run the checks; return the exit code of the first that fails."""
    if sys.argv[1:2] == ["--files"]:
        return subprocess.run(tests_of(sys.argv[2:]), cwd=ROOT, check=False).returncode
    files = changed(sys.argv[1] if len(sys.argv) > 1 else None)
    page = [path.removeprefix("web/") for path in files if path.startswith("web/src/") and (ROOT / path).exists()]
    runs: list[tuple[Path, list[str]]] = [(ROOT, [".venv/bin/ruff", "check"]), (ROOT, tests_of(files))]
    if page:
        runs.append((ROOT / "web", ["../tools/node.sh", "npx", "vitest", "related", "--run", *page]))
    with subprocess.Popen([".venv/bin/mypy"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as types:  # beside the rest
        for folder, words in runs:
            print("$", *words[:2], flush=True)
            code = subprocess.run(words, cwd=folder, check=False).returncode
            if code:
                types.kill()
                return code
        said = types.communicate()[0]
    print("$ .venv/bin/mypy", said, sep="\n", end="")
    if types.returncode == 0:
        print(f"{len(files)} changed files. `make test` runs everything, in about a quarter of an hour on two cores.")
    return types.returncode


if __name__ == "__main__":
    sys.exit(main())
