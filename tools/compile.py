"""Compile the rules and the opponents with mypyc: the same source, several times as fast.

    python tools/compile.py              a compiled copy of the package in build/compiled
    python tools/compile.py --install    and its libraries beside the modules installed in this Python

Without a C compiler or Python's headers nothing is compiled and the package works as it is; `--must`
makes that an error. The tests read `src/` and always run the uncompiled rules.
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
STAMP = TARGET / "compiled"
"""Written when the compilation has worked; newer than every source it was made from."""
GROUP = "dosespanas"
"""mypyc's own library is called after it, so that it is told from other packages' libraries."""

FOLDERS = ["kernel", "espana1936", "gce", "players", "analysis"]
UNCOMPILED = {"__init__.py"}
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


def up_to_date() -> bool:
    """Return whether the compiled copy is newer than every Python and data file it was made from."""
    changed = (path.stat().st_mtime for path in SOURCE.rglob("*") if path.suffix in (".py", ".json"))
    return STAMP.exists() and STAMP.stat().st_mtime > max(changed)


def build() -> bool:
    """Compile a copy of the package in the target folder; return whether it worked. If not, none is left."""
    shutil.rmtree(TARGET, ignore_errors=True)
    package = TARGET / "dosespanas"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page"))
    with tempfile.TemporaryDirectory() as work:
        setup = Path(work, "setup.py")
        setup.write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"setup(name={GROUP!r}, packages=[], ext_modules=mypycify({modules(package)!r},"
            f" group_name={GROUP!r}, opt_level='3', debug_level='0', target_dir={work!r}))\n"
        )
        done = subprocess.run(
            [sys.executable, str(setup), "--quiet", "build", "--build-base", work, "build_ext", "--inplace"],
            cwd=TARGET,
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
        shutil.rmtree(TARGET)
        return False
    STAMP.touch()
    return True


def install() -> None:
    """Copy the compiled libraries, if there are any, to the installed package; remove those of an earlier time."""
    site = Path(sysconfig.get_path("purelib"))
    for old in libraries(site):
        (site / old).unlink()
    for new in libraries(TARGET):
        shutil.copy2(TARGET / new, site / new)


def main() -> int:
    """Compile as the command line says; return the exit code."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--install", action="store_true", help="also for the installed package")
    parser.add_argument("--must", action="store_true", help="fail if it cannot be compiled")
    chosen = parser.parse_args()
    lacking = missing()
    if lacking:
        shutil.rmtree(TARGET, ignore_errors=True)
    elif not up_to_date():
        print("Compiling the rules (a minute or two) ...", flush=True)
        if not build():
            lacking = "mypyc or the C compiler failed"
    if chosen.install:
        install()
    if lacking:
        print(f"Not compiled: {lacking}. Everything works without, only slower.")
    return int(chosen.must and lacking is not None)


if __name__ == "__main__":
    sys.exit(main())
