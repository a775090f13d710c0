"""Frozen ladders: what they name is there, and who is measured plays the rated opponents alone."""

import json
from pathlib import Path

import pytest

from dosespanas import frozen_ladders
from dosespanas.frozen_ladders import frozen_ladder
from dosespanas.kernel.errors import UnknownOption
from dosespanas.players import make
from dosespanas.terminal.ladder import schedule


@pytest.mark.parametrize("name", frozen_ladders.frozen_ladders())
def test_a_frozen_ladder_is_played_as_it_was_frozen(name: str) -> None:
    ladder = frozen_ladder(name)
    for level in ladder.levels:
        make(level, game=ladder.game)
    assert ladder.levels["random"] == min(ladder.levels.values()) < max(ladder.levels.values())
    levels = [*ladder.levels, "mine"]
    jobs = schedule(ladder.game, levels, ladder.games, ladder.seed, ladder.scenario, {}, None, rated=len(ladder.levels))
    assert len(jobs) == ladder.games * len(ladder.levels)
    assert all("mine" in (job.nationalist, job.republican) for job in jobs)


def test_a_ladder_that_would_be_played_otherwise_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownOption, match="there are: espana1936-1"):
        frozen_ladder("espana1936-0")
    ladders = json.loads(frozen_ladders.FILE.read_bytes())
    ladders["espana1936-1"]["data"] = "0" * 16
    monkeypatch.setattr(frozen_ladders, "FILE", tmp_path / "other.json")
    frozen_ladders.FILE.write_text(json.dumps(ladders))
    with pytest.raises(UnknownOption, match="was frozen with rules 2 and data 0000000000000000; here are 2 and "):
        frozen_ladder("espana1936-1")
