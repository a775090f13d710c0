"""Who does the pieces of long work: the same results whoever does them, and clear words about what cannot."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dosespanas.kernel.errors import UnknownOption
from dosespanas.terminal.app import app
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.simulate import SimulationJob, play_out

HERE = "tests.terminal.test_executors"
GAMES = [SimulationJob(seed, "random", "random", None, {}, None, "espana1936") for seed in (1, 2, 3)]


def threads(count: int) -> Executor:
    """An executor of one's own, as a cluster's."""
    return ThreadPoolExecutor(count)


def nothing(count: int) -> str:
    return f"{count} at work"


def alone() -> Executor:
    return ThreadPoolExecutor(1)


def test_results_are_the_same_whoever_works() -> None:
    once = [play_out(job) for job in GAMES]
    for workers in (Workers(), Workers(2), Workers(2, f"{HERE}:threads")):
        found = sorted(each(play_out, GAMES, workers), key=lambda result: result.seed)
        assert found == once, workers


def test_what_fails_calls_the_rest_off() -> None:
    with pytest.raises(ZeroDivisionError):
        list(each(lambda n: 1 // n, [0] * 50, Workers(1, f"{HERE}:threads")))


@pytest.mark.parametrize(
    ("factory", "why"),
    [
        ("nowhere_at_all:pool", "No module named 'nowhere_at_all'"),
        (f"{HERE}:missing", "missing"),
        (f"{HERE}:nothing", "makes a str"),
        (f"{HERE}:alone", "for so many at work"),
        (f"{HERE}:HERE", "for so many at work"),
    ],
)
def test_a_factory_that_is_none_is_told(factory: str, why: str) -> None:
    with pytest.raises(UnknownOption, match=why), Workers(2, factory).executor():
        pass


def test_a_command_takes_an_executor(tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    called = ["ladder", "--levels", "random,scripted", "--games", "2", "--out", str(out)]
    done = CliRunner().invoke(app, [*called, "--executor", f"{HERE}:threads"])
    assert done.exit_code == 0, done.output
    assert len(out.read_text(encoding="utf-8").splitlines()) == 2
