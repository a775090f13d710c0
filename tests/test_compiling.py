"""How the C files of the compiled rules are shared among runs of the compiler."""

from pathlib import Path

from tools.mypyc_setup import UNITS, put_together


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
