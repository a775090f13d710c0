"""The odds of an attack of La Guerra Civil Española on the command line and in tables."""

import json
from pathlib import Path

import pytest
from rich.console import Console
from tests.terminal.test_app import run

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.gce.game import load_data
from dosespanas.terminal.gce.battle import odds_table
from dosespanas.terminal.gce.odds import attack_odds

EXAMPLE = ("odds", "--game", "gce", "--attack", "26", "--defence", "7")


@pytest.mark.rule("13.7", "13.10-a")
def test_twenty_six_against_seven_is_three_to_one() -> None:
    code, text = run(*EXAMPLE, "--json")
    found = json.loads(text)
    assert code == 0
    assert (found["odds"], found["base"], found["column"]) == ("3:1", "3:1", "3:1")
    assert [row["die"] for row in found["table"]] == [1, 2, 3, 4, 5, 6]
    assert found["expect"]["attacker"] == pytest.approx(sum(row["attacker"] for row in found["table"]) / 6)


@pytest.mark.rule("A62", "13.14")
def test_shifts_and_die_modifiers_are_counted() -> None:
    options = ("--shift", "-2", "--drm", "1", "--defender-steps", "2")
    found = json.loads(run(*EXAMPLE, *options, "--json")[1])
    assert (found["base"], found["column"]) == ("3:1", "1:1")
    assert [row["modified"] for row in found["table"]] == [2, 3, 4, 5, 6, 6]
    assert [row["value"] for row in found["shifts"] + found["drms"]] == [-2, 1]
    emptied = sum(row["defender"] >= 2 for row in found["table"])
    assert found["takes"] == pytest.approx(emptied / 6)
    assert attack_odds(load_data(), 40, 4, -2)["column"] == "5:1"


def test_the_table_tells_all_of_it() -> None:
    code, text = run(*EXAMPLE, "--shift", "-2", "--drm", "1", "--defender-steps", "2")
    assert code == 0
    assert "26 against 7: 3:1, column 3:1, after shifts 1:1" in text
    assert "−2" in text and "A62" in text and "+1" in text and "13.14" in text
    assert "The hex is emptied in" in text


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_the_table_speaks_every_language(language: str) -> None:
    code, text = run(*EXAMPLE, "--drm", "-1", "--language", language)
    assert code == 0 and "-gce" not in text and "{" not in text


@pytest.mark.parametrize(
    "wrong",
    [
        ["--attack", "0", "--defence", "7"],
        ["--attack", "26", "--defence", "0"],
        ["--attack", "26", "--defence", "7", "--defender-steps", "0"],
        ["--attack", "26", "--defence", "7", "--shift", "5000"],
    ],
)
def test_odds_of_what_cannot_be(wrong: list[str]) -> None:
    with pytest.raises(dosespanas.DosEspanasError) as caught:
        run("odds", "--game", "gce", *wrong)
    assert caught.value.key == "terminal-unknown"


def test_each_game_has_its_own_options() -> None:
    assert run("odds", "--attack", "3", "--defend", "2", "--shift", "1")[0] == 2
    assert run(*EXAMPLE, "--attack-with", "rojo")[0] == 2
    assert run("odds", "--game", "gce")[0] == 2


def test_odds_from_a_record(tmp_path: Path) -> None:
    game = dosespanas.new_game("gce", seed=5, options={"open_stacks": True})
    while game.observe(0)["phase"] != "combat":
        quiet = {"done", "decline", "pass"} & {str(action) for action in game.legal_actions()}
        game.apply(sorted(quiet)[0] if quiet else game.legal_actions()[0])
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    attack = next(str(action) for action in game.legal_actions() if str(action).startswith("attack"))
    code, text = run("odds", str(file), "--action", attack)
    assert code == 0 and "column" in text and "The hex is emptied in" in text


def test_covered_defenders_have_no_table() -> None:
    odds = {
        "attack": 3, "defence": None, "odds": None, "base": None, "column": None, "known": False,
        "shifts": [{"source": "modifier:rough", "rule": "13.26-a", "value": -1}], "drms": [],
        "table": None, "attacker_steps": None, "defender_steps": None, "expect": None, "takes": None,
    }  # fmt: skip
    console = Console(record=True, width=80)
    with console.capture() as capture:
        console.print(odds_table(odds, Catalogue("en")))
    assert "3 against ?" in capture.get() and "Rough ground" in capture.get() and "covered" in capture.get()
