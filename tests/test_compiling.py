"""How the C files of the compiled rules are shared among runs of the compiler."""

import os
import re
import subprocess
from pathlib import Path

from tools.compile import FOLDERS, ROOT
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
