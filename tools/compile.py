"""Compile the rules and the opponents with mypyc: the same source, several times as fast.

    python tools/compile.py              a compiled copy of the package in build/compiled
    python tools/compile.py --install    only the libraries of a copy made before, beside the modules installed here
    python tools/compile.py --quick      a copy in build/quick that is as exact but not as fast: for tests
    python tools/compile.py --beside     the same as the first while a game is played; says when a start will be faster

Without a C compiler or Python's headers nothing is compiled and the package works as it is; `--must`
makes that an error, and so does `--quick` where both are there: sources that mypyc refuses are a fault. The tests read
`src/` and run the uncompiled rules, but for those that play for long (`make played-tests`).

A copy is told from its sources by what is in them, not by when they were written: a fresh clone, another branch and
back, or a file saved as it was compile nothing anew. What the rules do not read (the server, words, data files) is
copied anew where it differs.
"""

import argparse
import contextlib
import filecmp
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dosespanas"
TARGET = ROOT / "build" / "compiled"
QUICK = ROOT / "build" / "quick"
"""A copy whose C is hardly optimised: as exact, somewhat slower, and there sooner."""
STAMP = "compiled"
"""File of a copy, there when the compilation has worked; it has the digest of all that the compilation depended on."""
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
READ = [*FOLDERS, "datafiles"]
"""Folders whose modules mypyc reads: what it compiles, and what that imports; and the modules beside the folders."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")


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


def level(target: Path) -> str:
    """Return how far the C compiler optimises a copy, "0" to "3"."""
    return "1" if target == QUICK else "3"


def digest(files: Iterable[Path], *more: str) -> str:
    """Return what stands for the names and the contents of files, and for some words more."""
    found = hashlib.sha256("\0".join(more).encode())
    for file in sorted(files):
        content = file.read_bytes()
        found.update(f"\0{os.path.relpath(file, SOURCE)}\0{len(content)}\0".encode() + content)
    return found.hexdigest()


def sources() -> list[Path]:
    """Return the modules that a compilation reads."""
    return [*SOURCE.glob("*.py"), *(path for folder in READ for path in (SOURCE / folder).rglob("*.py"))]


def state_of_sources(target: Path) -> str:
    """Return what stands for all that a compiled copy depends on: the modules, what makes it, and how."""
    tools = [installed(name) for name in ("mypy", "setuptools", "librt")]
    return digest([*sources(), SETUP, Path(__file__)], level(target), sys.version, *tools)


def installed(name: str) -> str:
    """Return the version of a package, or nothing where there is none."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def up_to_date(target: Path = TARGET) -> bool:
    """Return whether a compiled copy was made from modules as they are now."""
    stamp = target / STAMP
    return stamp.exists() and stamp.read_text() == state_of_sources(target)


def copied() -> set[Path]:
    """Return the files of the package that a copy has, as paths from the package."""
    found: set[Path] = set()
    for folder, folders, files in os.walk(SOURCE):
        left_out = NOT_COPIED(folder, [*folders, *files])
        folders[:] = [name for name in folders if name not in left_out]
        found |= {Path(folder, name).relative_to(SOURCE) for name in files if name not in left_out}
    return found


def show_page(package: Path) -> None:
    """Let a copy have the built page, which is not its own: it may be built later and anew."""
    with contextlib.suppress(OSError):  # there already, or no links here
        (package / "server" / "page").symlink_to(SOURCE / "server" / "page", target_is_directory=True)


def bring_along(target: Path) -> None:
    """Make what is not compiled in an up-to-date copy as it is in the package."""
    package, wanted = target / "dosespanas", copied()
    for path in wanted:
        if not ((package / path).exists() and filecmp.cmp(SOURCE / path, package / path, shallow=False)):
            (package / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / path, package / path)
    made = {path.relative_to("dosespanas") for path in libraries(target) if path.parts[0] == "dosespanas"}
    for path in package.rglob("*"):
        inside = path.relative_to(package)
        if path.is_file() and inside not in wanted | made and path.parent.name != "__pycache__":
            path.unlink()
    show_page(package)


def build(target: Path = TARGET) -> bool:
    """Compile a copy of the package in a target folder; return whether it worked. If not, none is left.

    It is made elsewhere and put in place whole: an interrupted build leaves what was there.
    """
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as fresh:
        copy = Path(fresh, target.name)
        copy.mkdir()
        before = state_of_sources(target)  # what changes while it is compiled makes another
        made = compile_copy(copy, level(target))
        (copy / STAMP).write_text(before)
        shutil.rmtree(target, ignore_errors=True)
        if made:
            copy.rename(target)
    return made


def compile_copy(folder: Path, optimised: str) -> bool:
    """Compile a copy of the package in a folder; return whether it worked, and print why not."""
    package = folder / "dosespanas"
    shutil.copytree(SOURCE, package, ignore=NOT_COPIED)
    show_page(package)
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run(
            [sys.executable, str(SETUP), GROUP, optimised, work, *modules(package)],
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
    elif up_to_date(target):
        bring_along(target)
    else:
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
