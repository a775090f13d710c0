"""The checks of what has changed, in under a minute: `make quick`.

Ruff and the types of everything, then the tests beside the changed modules (`tests/` mirrors the package) and those of
the page that import what changed; neither browsers nor long tests. `python tools/quick.py REV` counts what has changed
since REV, by default since HEAD, or the last commit where nothing is uncommitted.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "src/dosespanas/"
ALWAYS = ["tests/test_architecture.py"]
WORDS = ["tests/locale"]
"""What is tested when a message or a module of many changes, whatever it is."""


def changed(since: str | None) -> list[str]:
    """Return the files that differ from a revision, new ones included, as paths from the root."""

    def lines(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()

    found = lines("diff", "--name-only", since or "HEAD") + lines("ls-files", "--others", "--exclude-standard")
    return sorted(set(found or (lines("diff", "--name-only", "HEAD~1") if since is None else [])))


def tests_of(path: str) -> list[str]:
    """Return the tests that stand beside a changed file; none where only more than a minute would do."""
    file = ROOT / path
    if path.startswith("tests/") and file.name.startswith("test_"):
        return [path] if file.exists() else []
    if path.endswith(".ftl"):
        return WORDS
    if not path.startswith(PACKAGE):
        return []
    inside = Path(path.removeprefix(PACKAGE))
    folder = Path("tests", inside.parent)
    names = [f"test_{inside.stem}.py", f"test_{inside.stem.rstrip('s')}*.py"]
    beside = sorted({str(one.relative_to(ROOT)) for name in names for one in (ROOT / folder).glob(name)})
    mirrored = (ROOT / folder).is_dir() and folder != Path("tests")
    return beside or ([str(folder)] if mirrored and len(inside.parts) > 2 else [])


def main() -> int:
    """Run the checks; return the exit code of the first that fails."""
    files = changed(sys.argv[1] if len(sys.argv) > 1 else None)
    page = [path.removeprefix("web/") for path in files if path.startswith("web/src/") and (ROOT / path).exists()]
    tests = sorted({*ALWAYS, *(test for path in files for test in tests_of(path))})
    runs: list[tuple[Path, list[str]]] = [(ROOT, [".venv/bin/ruff", "check"]), (ROOT, [".venv/bin/mypy"])]
    quiet = ["-m", "not long and not browser", "-n", "2", "--timeout=120"]
    runs.append((ROOT, [".venv/bin/pytest", *tests, *quiet]))
    if page:
        runs.append((ROOT / "web", ["../tools/node.sh", "npx", "vitest", "related", "--run", *page]))
    for folder, words in runs:
        print("$", " ".join(words), flush=True)
        code = subprocess.run(words, cwd=folder, check=False).returncode
        if code:
            return code
    print(f"{len(files)} changed files. `make test` runs everything, in about a quarter of an hour on two cores.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
