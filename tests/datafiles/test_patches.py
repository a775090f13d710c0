"""Random corrections: those the checker accepts are played to the end, of others it tells what would be right."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.datafiles.patches import patch

import dosespanas
from dosespanas.kernel.errors import BadData
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.lifecycle import ask
from dosespanas.registry import DEFINITIONS

LONGEST = 20_000
"""Choices of a game that does not end."""


def played(game: str, seed: int, data: Path, name: str) -> None:
    """Play a game to its end, in a scenario and with or without the first option."""
    rng = random.Random(seed)
    choices = DEFINITIONS[game].choices
    options = {next(iter(choices.AVAILABLE)): True} if rng.random() < 0.5 else {}
    table = dosespanas.new_game(game, rng.choice(list(choices.SCENARIOS)), options, seed=seed, data=data)
    players = [make(name, seed + side, game) for side in (0, 1)]
    while table.actor is not None:
        if table.choice % 100 == 0:
            keeps_the_laws(table, data)
        forced = table.forced()
        table.apply(ask(players[table.actor], table)[0] if forced is None else forced)
        assert table.choice < LONGEST, seed
    assert table.outcome() is not None


def keeps_the_laws(table: Game, data: Path) -> None:
    """What the checker lets in breaks no rule that always holds, so that its own position is taken again."""
    assert [str(one) for one in table.state.problems()] == []
    assert dosespanas.from_position(table.to_position(), data).hash() == table.hash()


def tried(game: str, seed: int, folder: Path, *names: str) -> bool:
    """Whether a random patch is accepted; then it is played with, and else it is told what would be right."""
    raw = patch(random.Random(seed), game)
    file = folder / "mine.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    found = DEFINITIONS[game].tried(raw)
    for finding in found:
        assert finding.file and finding.at.startswith(finding.file) and str(finding.wrong) and str(finding.right), seed
    if any(finding.severity == "error" for finding in found):
        with pytest.raises(BadData):
            dosespanas.new_game(game, data=file)
        return False
    for name in names:
        played(game, seed, file, name)
    return True


@pytest.mark.parametrize(("game", "seeds"), [("espana1936", 4), ("gce", 4)])
def test_a_random_patch_is_played_with_or_told_what_would_be_right(game: str, seeds: int, tmp_path: Path) -> None:
    accepted = [tried(game, seed, tmp_path, "random") for seed in range(seeds)]
    assert True in accepted and False in accepted


@pytest.mark.long
@pytest.mark.parametrize("part", range(6))
@pytest.mark.parametrize("game", ["espana1936", "gce"])
def test_many_random_patches_are_played_with(game: str, part: int, tmp_path: Path) -> None:
    """A fault that one patch in a hundred has is found in 300 of each game; a thousand of each found nothing more."""
    seed, left = 10_000 * (part + 1), 50
    while left:
        left -= tried(game, seed, tmp_path, "random" if left % 25 else "scripted")
        seed += 1


@pytest.mark.rule("AMB-01")
@pytest.mark.parametrize("count", [8, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize("scenario", ["1936", "1938"])
def test_a_set_up_that_is_only_unusual_keeps_the_laws(scenario: str, count: int, tmp_path: Path) -> None:
    """Troops moved, taken away, doubled, made larger: either the checker refuses it, or it begins lawfully."""
    files, rng = DEFINITIONS["espana1936"].files.shipped(), random.Random(int(scenario))
    name, file = f"scenario_{scenario}.json", tmp_path / "mine.json"
    base = DEFINITIONS["espana1936"].files.digest(files)
    troops = json.loads(files.contents[name])["troops"]
    boxes = [box["id"] for box in json.loads(files.contents["map.json"])["boxes"]]
    unusual = 0
    for _ in range(count):
        troop = {key: value for key, value in rng.choice(troops).items() if key != "source"}
        other = troop | rng.choice([{"box": rng.choice(boxes)}, {"strength": rng.choice([1, 2, 3, 5])}])
        change: dict[str, Any] = {"at": f"{name}/troops"}
        change |= rng.choice([{"add": [other], "remove": [troop]}, {"add": [other]}, {"remove": [troop]}])
        raw: dict[str, Any] = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": base}
        raw |= {"name": "", "source": "", "changes": [change]}
        found = DEFINITIONS["espana1936"].tried(raw)
        if any(finding.severity == "error" for finding in found):
            continue
        unusual += len(found) > 0
        file.write_text(json.dumps(raw), encoding="utf-8")
        table = dosespanas.new_game("espana1936", scenario, seed=1, data=file)
        keeps_the_laws(table, file)
        for _ in range(30):
            table.apply(rng.choice(table.legal_actions()))
        keeps_the_laws(table, file)
    assert unusual > 0 or count < 60, "one in thirty is"
