"""Compile the rules and the opponents with mypyc: the same source, several times as fast.

    python tools/compile.py              a compiled copy of the package in build/compiled
    python tools/compile.py --install    only the libraries of a copy made before, beside the modules installed here
    python tools/compile.py --quick      a copy in build/quick that is as exact but not as fast: for tests
    python tools/compile.py --beside     the same as the first while a game is played; says when a start will be faster

Without a C compiler or Python's headers nothing is compiled and the package works as it is; `--must`
makes that an error, and so does `--quick` where both are there: sources that mypyc refuses are a fault. The tests read
`src/` and run the uncompiled rules, but for those that play for long (`make played-tests`).
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dosespanas"
TARGET = ROOT / "build" / "compiled"
QUICK = ROOT / "build" / "quick"
"""A copy whose C is hardly optimised: as exact, somewhat slower, and there sooner."""
STAMP = "compiled"
"""File of a copy, written when the compilation has worked; newer than every source it was made from."""
SETUP = Path(__file__).with_name("mypyc_setup.py")
"""What runs in a process of its own and makes the libraries."""
GROUP = "dosespanas"
"""mypyc's own library is called after it, so that it is told from other packages' libraries."""

FOLDERS = ["kernel", *sorted(path.parent.name for path in SOURCE.glob("*/game.py") if path.parent.name != "kernel")]
FOLDERS += ["players", "analysis"]
UNCOMPILED = {"__init__.py", "shapes.py"}
"""Types alone: what they say is read at run time by what makes the schema."""
LEFT_OUT = {"files"}
"""Folders that stay as they are: they use pydantic and run only when data are loaded."""


def missing() -> str | None:
    """Return what is missing for compiling, or None."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers"
    if importlib.util.find_spec("mypyc") is None:
        return "no mypyc"
    return None


def modules(package: Path) -> list[str]:
    """Return the modules to compile, as paths from the folder that holds the package."""
    return [
        str(path.relative_to(package.parent))
        for folder in FOLDERS
        for path in sorted((package / folder).rglob("*.py"))
        if path.name not in UNCOMPILED and path.parent.name not in LEFT_OUT
    ]


def libraries(folder: Path) -> list[Path]:
    """Return the compiled libraries of the package in a folder, as paths from there."""
    found = [*folder.glob(f"{GROUP}__mypyc.*")]
    for suffix in (".so", ".pyd"):
        found += (folder / "dosespanas").rglob(f"*{suffix}")
    return [path.relative_to(folder) for path in found]


def up_to_date(target: Path = TARGET) -> bool:
    """Return whether a compiled copy is newer than every Python and data file it was made from."""
    changed = (path.stat().st_mtime for path in SOURCE.rglob("*") if path.suffix in (".py", ".json"))
    stamp = target / STAMP
    return stamp.exists() and stamp.stat().st_mtime > max(changed)


def build(target: Path = TARGET) -> bool:
    """Compile a copy of the package in a target folder; return whether it worked. If not, none is left.

    It is made elsewhere and put in place whole: an interrupted build leaves what was there.
    """
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as fresh:
        copy = Path(fresh, target.name)
        copy.mkdir()
        (copy / STAMP).touch()  # before the sources are read: what changes later is newer
        made = compile_copy(copy, "1" if target == QUICK else "3")
        shutil.rmtree(target, ignore_errors=True)
        if made:
            copy.rename(target)
    return made


def compile_copy(folder: Path, level: str) -> bool:
    """Compile a copy of the package in a folder; return whether it worked, and print why not.

    `level`: how far the C compiler optimises, "0" to "3".
    """
    package = folder / "dosespanas"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page"))
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run(
            [sys.executable, str(SETUP), GROUP, level, work, *modules(package)],
            cwd=folder,
            # mypyc must see no other copy of the package than the one in the folder it runs in.
            env={name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONPATH")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        print(done.stdout[-4000:])
    return done.returncode == 0


def install() -> bool:
    """Copy the libraries of an up-to-date copy to the installed package, and remove those of an earlier time.

    Return whether there was such a copy.
    """
    site, ready = Path(sysconfig.get_path("purelib")), up_to_date()
    for old in libraries(site):
        (site / old).unlink()
    for new in libraries(TARGET) if ready else []:
        shutil.copy2(TARGET / new, site / new)
    return ready


def beside() -> None:
    """Compile while somebody plays on plain Python, out of the way, and say what that is good for."""
    if missing() or up_to_date():
        return
    os.nice(10)
    print("Playing on plain Python for now; the rules are being compiled beside it (about three minutes).", flush=True)
    if build():
        print("The rules are compiled: the next start is several times as fast.", flush=True)


def make(target: Path = TARGET) -> str | None:
    """Bring a compiled copy up to date; return what is missing for it, or None."""
    lacking = missing()
    if lacking:
        shutil.rmtree(target, ignore_errors=True)
    elif not up_to_date(target):
        print("Compiling the rules (about three minutes) ...", flush=True)
        if not build(target):
            lacking = "mypyc or the C compiler failed"
    return lacking


def main() -> int:
    """Compile as the command line says; return the exit code."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--install", action="store_true", help="only install the libraries of an up-to-date copy")
    what.add_argument("--beside", action="store_true", help="compile in the background of a game")
    what.add_argument("--quick", action="store_true", help="a copy in build/quick, hardly optimised, for tests")
    what.add_argument("--must", action="store_true", help="fail if it cannot be compiled")
    chosen = parser.parse_args()
    if chosen.install:
        install()
        return 0
    try:
        if chosen.beside:
            beside()
            return 0
        lacking = make(QUICK if chosen.quick else TARGET)
    except KeyboardInterrupt:
        return 130
    if lacking:
        print(f"Not compiled: {lacking}. Everything works without, only slower.")
    required = chosen.must or (chosen.quick and missing() is None)
    return int(required and lacking is not None)


if __name__ == "__main__":
    sys.exit(main())
