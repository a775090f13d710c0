"""The command line: every command, and what it says when something is wrong."""

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from typer.testing import CliRunner

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.fairness_proof import prove
from dosespanas.kernel import fair_chance
from dosespanas.kernel.errors import BadRecord, UnknownOption
from dosespanas.kernel.header import ENGINE
from dosespanas.registry import DEFINITIONS, shipped_digest
from dosespanas.server.operations.settings import PORT, Settings
from dosespanas.terminal.app import app, main

SOURCE = Path(dosespanas.__file__).parents[1]


def run(*words: str, keys: str = "") -> tuple[int, str]:
    """Run a command in this process; return its exit code and what it printed."""
    result = CliRunner().invoke(app, list(words), input=keys, env={"COLUMNS": "100"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def shell(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command as a user does, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "dosespanas.terminal", *words],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "100"},
        input=keys,
        capture_output=True,
        text=True,
        check=False,
    )


def refused(*words: str) -> str:
    """Run a command by the way a user's goes, in this process; return what it says of what it cannot take."""
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(said):
        patch.setattr(sys, "argv", ["dosespanas", *words])
        with pytest.raises(SystemExit) as ended:
            main()
    assert ended.value.code == 2, said.getvalue()
    assert "Traceback" not in said.getvalue()
    return said.getvalue()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A random game as a record."""
    game = dosespanas.new_game(seed=5)
    while game.actor is not None:
        game.apply(game.legal_actions()[game.choice % len(game.legal_actions())])
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    return file


@pytest.mark.parametrize(
    "command",
    [
        ["play"],
        ["serve"],
        ["forget"],
        ["ratings"],
        ["simulate"],
        ["ladder"],
        ["replay"],
        ["verify"],
        ["odds"],
        ["data", "check"],
        ["admin", "people"],
        ["admin", "export"],
        ["admin", "close"],
        ["admin", "games"],
        ["admin", "check"],
        ["admin", "repair"],
    ],
)
def test_every_help_shows_an_example(command: list[str]) -> None:
    code, text = run(*command, "--help")
    assert code == 0
    assert "Example:" in text
    assert f"dosespanas {' '.join(command)}" in text


def test_alone_it_starts_the_server_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, ...]] = []

    def serve(host: str, port: int, settings: Settings, browser: bool, *_: object) -> None:
        served.append((host, port, browser))

    monkeypatch.setattr("dosespanas.server.run.listen", lambda *_: None)
    monkeypatch.setattr("dosespanas.server.run.serve", serve)
    assert run() == (0, "")
    assert served == [("127.0.0.1", PORT, True)]
    assert run("options")[0] == 0 and len(served) == 1, "a command does what it says, and nothing else"


def test_it_says_which_version_it_is() -> None:
    assert run("--version") == (0, f"dosespanas {ENGINE}\n")


def test_play_until_the_keys_run_out() -> None:
    code, text = run("play", "--nationalist", "person", "--republican", "random", "--seed", "7", keys="1\n")
    assert code == 0
    assert "Turn 1, 1936" in text
    assert "You have left the table. The game is not saved." in text
    code, text = run("play", "--nationalist", "person", "--republican", "random", "--seed", "7", keys="")
    assert code == 0 and "You have left the table." in text and "saved" not in text.split("You have left")[1]


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_what_is_saved_is_not_called_unsaved(language: str, tmp_path: Path) -> None:
    keys = f"1\nsave {tmp_path / 'game.txt'}\n"
    chosen = ["play", "--nationalist", "person", "--republican", "person", "--seed", "7", "-l", language]
    left, unsaved = (Catalogue(language).text(key) for key in ("terminal-left", "terminal-left-unsaved"))
    assert left in run(*chosen, keys=keys)[1] and unsaved not in run(*chosen, keys=keys)[1]
    assert unsaved in run(*chosen, keys="1\n")[1]


def test_dice_and_cards_are_proved(record: Path, tmp_path: Path) -> None:
    code, text = run("verify", str(record))
    assert code == 0 and "does not say what its seed was made of" in text
    assert run("verify", str(record), "--number", "1a" * 32)[0] == 2, "a proof is asked for, and there is none"
    numbers = {"both": "1a" * 32}
    told = fair_chance.fairness("abc", "5e" * 32, numbers) | {"draws": "00" * 32, "chain": "00" * 32}
    record.write_text(dosespanas.load_record(record.read_text()).record(told))
    code, text = run("verify", str(record))
    assert code == 2 and "not the one that the secret" in text and "what each was for" in text
    fresh = dosespanas.new_game(seed=fair_chance.seed_of("abc", "5e" * 32, numbers))
    told = prove(fresh.record(), told=told)["fair"]
    record.write_text(fresh.record(told))
    code, text = run("verify", str(record), "--number", "1a" * 32)
    assert code == 2 and "Say who played (--givers" in text, "the number may be the server's own"
    both = ["--givers", "both"]
    code, text = run("verify", str(record), "--proof", str(tmp_path / "proof.json"), "--number", "1a" * 32, *both)
    flat = text.replace("\n", "")
    assert code == 0 and told["commitment"] in flat and told["draws"] in flat and "both sat" in text
    assert run("verify", str(record), "--chain", f"0:{told['chain']}", *both)[0] == 0
    assert run("verify", str(record), "--without-proof")[0] == 0
    for wrong in (
        ["--number", "1b" * 32],
        ["--commitment", "00" * 32],
        ["--givers", "nationalist"],
        ["--chain", f"1:{told['chain']}"],
    ):
        assert run("verify", str(record), *wrong, *(both if "--givers" not in wrong else []))[0] == 2
    record.write_text(fresh.record())
    code, text = run("verify", str(record))
    assert code == 2 and "one that a server makes" in text, "the proof was taken out of the record"
    assert run("verify", str(record), "--without-proof")[0] == 0
    checker = Path(__file__).parents[2] / "docs/check_proof.py"
    done = subprocess.run(
        [sys.executable, checker, tmp_path / "proof.json", *both], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("Proved: 4 dice, draws and shuffles.\nGiven by: both")


def test_a_record_of_an_earlier_version_is_told_as_far_as_it_goes(record: Path) -> None:
    text = record.read_text()
    record.write_text(text.replace(f'[Engine "{ENGINE}"]', '[Engine "0.1.0"]').replace('[Data "', '[Data "0'))
    with pytest.raises(BadRecord, match=r"0\.1\.0"):
        run("verify", str(record))
    code, told = run("replay", str(record))
    assert code == 0 and "0.1.0" in told
    lines = record.read_text().splitlines()
    number, side, _ = lines[-1].split(" ", 2)
    lines[-1] = f"{number} {side} move legion-2 madrid"
    record.write_text("\n".join(lines))
    code, told = run("replay", str(record))
    where = f"departs from the rules at action {int(number.rstrip('.')):,}"
    assert code == 1 and where in told and "SEQ-02" in told and "0.1.0" in told


def test_a_record_is_loaded_replayed_and_verified(record: Path) -> None:
    code, text = run("verify", str(record))
    assert code == 0 and dosespanas.load_record(record.read_text()).hash() in text
    code, text = run("replay", str(record), "--language", "es")
    assert code == 0 and len(text.splitlines()) > 100
    code, text = run("play", "--load", str(record))
    assert code == 0


def test_a_record_that_departs_is_told_without_a_traceback(record: Path) -> None:
    lines = record.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[first] = "1 N move regular-5 madrid"
    record.write_text("\n".join(lines))
    done = shell("verify", str(record))
    assert done.returncode == 2
    assert "1" in done.stderr and "Traceback" not in done.stderr


def test_files_that_are_missing_or_not_text(tmp_path: Path) -> None:
    done = shell("verify", str(tmp_path / "none.txt"))
    assert done.returncode == 2 and "Traceback" not in done.stderr
    (tmp_path / "image").write_bytes(b"\xff\xfe\x00\x80")
    assert "no es un fichero de texto" in refused("verify", str(tmp_path / "image"), "--language", "es")


def test_an_unknown_option_or_language_is_refused() -> None:
    refused("play", "--option", "cavalry")
    refused("play", "--option", "no_intervention", "--option", "historical")
    assert "cards_45" in refused("play", "--option", "cards_45", "--option", "historical")
    refused("play", "--language", "xx")
    assert run("play", "--option", "ask_drm=maybe")[0] == 2


def test_simulate_as_table_and_as_json(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    code, text = run("simulate", "3", "random", "random", "--seed", "11", "--json", str(file))
    assert code == 0 and "95%" in text
    found = json.loads(file.read_text())
    assert found["games"] == 3
    assert [result["seed"] for result in found["results"]] == [11, 12, 13]
    code, again = run("simulate", "3", "random", "random", "--seed", "11", "--jobs", "2", "--json", "-")
    assert code == 0
    assert json.loads(again[again.index("{") :])["results"] == found["results"]


def test_odds_from_options() -> None:
    code, text = run("odds", "--attack", "3", "--defend", "2", "--json")
    found = json.loads(text)
    assert code == 0
    assert found["dice"] == [3, 2]
    assert sum(found["hits"][0]) == pytest.approx(1)
    assert found["win"] + found["trade"] == pytest.approx(found["clears"])


def test_odds_with_support_modifiers_and_cards() -> None:
    better = ("--attack-with", "varela", "--attack-with", "cv33_1", "--defend-drm", "-1x2")
    plain = json.loads(run("odds", "--attack", "2", "--defend", "2", "--json")[1])
    helped = json.loads(run("odds", "--attack", "2", "--defend", "2", "--json", *better)[1])
    assert helped["clears"] > plain["clears"]
    code, text = run("odds", "--attack", "2", "--defend", "2", "--defend-card", "rep_9:penalty")
    assert code == 0 and "Target destroyed" in text


@pytest.mark.parametrize(
    "wrong",
    [
        ["--attack", "4", "--defend", "2"],
        ["--attack", "3", "--defend", "2", "--attack-with", "nobody"],
        ["--attack", "3", "--defend", "2", "--attack-drm", "much"],
        ["--attack", "3", "--defend", "2", "--attack-card", "rep_9"],
        ["--attack", "3", "--defend", "2", "--attack-with", "rojo", "--attack-with", "varela"],
        ["--attack", "3", "--defend", "2", "--attack-with", "rojo", "--defend-with", "miaja"],
    ],
)
def test_odds_of_what_cannot_be(wrong: list[str]) -> None:
    with pytest.raises(dosespanas.DosEspanasError) as caught:
        run("odds", *wrong)
    assert caught.value.key == "terminal-unknown"


def test_odds_need_a_record_or_strengths() -> None:
    assert run("odds")[0] == 2


def test_odds_from_a_record(record: Path) -> None:
    game = dosespanas.new_game(seed=5)
    expected = None
    for action in dosespanas.load_record(record.read_text()).actions:
        assert game.actor is not None
        expected = game.odds(None, game.actor)
        if expected is not None:
            break
        game.apply(action)
    code, text = run("odds", str(record), "--choice", str(game.choice), "--json")
    assert code == 0
    assert json.loads(text) == expected
    with pytest.raises(dosespanas.DosEspanasError):
        run("odds", str(record), "--choice", "0")


def test_data_check_of_the_shipped_data() -> None:
    code, text = run("data", "check")
    assert code == 0 and "can be played with" in text


def test_data_check_of_the_second_game() -> None:
    code, text = run("data", "check", "--game", "gce")
    assert code == 0 and "can be played with" in text


def test_every_game_lists_its_options() -> None:
    for name, title in DEFINITIONS.items():
        code, text = run("options", "--game", name)
        assert code == 0
        assert all(f"--option {option}" in text for option in title.choices.AVAILABLE)
        assert all(f"--scenario {scenario}" in text for scenario in title.choices.SCENARIOS)


@pytest.mark.parametrize("command", [["options"], ["simulate", "1"], ["play"], ["data", "check"]])
def test_a_game_there_is_not_is_refused(command: list[str]) -> None:
    code, text = run(*command, "--game", "chess")
    assert code == 2 and "gce" in text


def test_the_second_game_is_simulated_replayed_and_verified(tmp_path: Path) -> None:
    code, text = run("simulate", "1", "random", "random", "--game", "gce", "--scenario", "1936", "--json", "-")
    assert code == 0
    assert json.loads(text[text.index("{") :])["results"][0]["reason"].startswith("outcome-")
    with pytest.raises(dosespanas.DosEspanasError):
        run("simulate", "1", "random", "random", "--game", "gce", "--option", "naval")
    game = dosespanas.new_game("gce", seed=5)
    for _ in range(200):
        game.apply(game.legal_actions()[game.choice % len(game.legal_actions())])
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    code, text = run("verify", str(file))
    assert code == 0 and game.hash() in text
    code, text = run("replay", str(file))
    assert code == 0 and "unit:" not in text


def test_data_check_names_file_line_and_what_is_right(tmp_path: Path) -> None:
    shipped = SOURCE / "dosespanas/espana1936/data/map.json"
    (tmp_path / "map.json").write_text(shipped.read_text().replace('"madrid"', '"madird"', 1))
    code, text = run("data", "check", str(tmp_path))
    assert code == 2
    assert "map.json:" in text and "cannot be played with" in text
    refused("data", "check", str(tmp_path / "nothing"))


def test_the_rulebook_is_read_and_searched() -> None:
    code, said = run("rules", "--game", "gce", "-l", "fr")
    assert code == 0 and "Ravitaillement (" in said and "10.4-c" not in said
    code, said = run("rules", "MOV-04")
    assert code == 0 and "MOV-04" in said
    code, said = run("rules", "nothing", "of", "the", "kind", "at", "all")
    assert code == 1 and "No rule speaks of that." in said


def test_a_position_is_drawn(tmp_path: Path) -> None:
    record, svg = tmp_path / "game.txt", tmp_path / "board.svg"
    game = dosespanas.new_game("gce", seed=2)
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    record.write_text(game.record(), encoding="utf-8")
    code, said = run("picture", str(record), str(svg), "--choice", "2", "--side", "republican", "-l", "es")
    assert code == 0, said
    assert "Moral republicana" in svg.read_text(encoding="utf-8")


def test_what_a_copy_has_otherwise_is_told_written_and_made_again(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    raw = (SOURCE / "dosespanas/espana1936/data/pieces.json").read_text(encoding="utf-8")
    mine = raw.replace('"name": "Emilio Mola", "drm": 1', '"name": "Emilio Mola", "drm": 0')
    (tmp_path / "copy/pieces.json").write_text(mine, encoding="utf-8")
    _, told = run("data", "diff", str(tmp_path / "copy"))
    assert "- pieces.json/generals/mola/drm: 1" in told and "+ pieces.json/generals/mola/drm: 0" in told
    assert "One value is other than shipped." in told
    file = tmp_path / "mine.json"
    assert run("data", "diff", str(tmp_path / "copy"), "--file", str(file))[0] == 0
    assert run("data", "check", str(file))[0] == 0
    code, made = run("data", "apply", str(file), str(tmp_path / "again"))
    assert code == 0 and made.strip().endswith("pieces.json")
    assert run("data", "diff", str(tmp_path / "again"))[1] == told
    assert "Nothing is otherwise." in run("data", "diff", str(tmp_path / "again"), str(file))[1]


def test_corrections_are_checked_packed_and_compared_as_a_file(tmp_path: Path) -> None:
    file, packed, old = tmp_path / "mine.json", tmp_path / "packed.json", "0" * 16
    changes: list[dict[str, object]] = [
        {"at": "texts/es/card-rep_1", "was": "Movilización anarquista (1)", "now": "Milicias"},
        {"at": "pieces.json/generals/mola/source/drm", "now": "own copy: the counter"},
        {"at": "pieces.json/generals/mola/drm", "was": 1, "now": 0},
        {"at": "scenario_1936.json/hand_limit", "was": 8, "now": 9},
    ]
    head = {"format": "dosespanas-corrections 1", "game": "espana1936", "base": old, "name": "Mine", "source": ""}
    file.write_text(json.dumps(head | {"changes": changes}), encoding="utf-8")
    code, told = run("data", "check", str(file))
    assert code == 2
    assert "mine.json: scenario_1936.json/hand_limit: is 9; must be 8 by STA-01" in told
    code, told = run("data", "pack", str(file), str(packed))
    assert code == 2 and not packed.exists(), "it cannot be played with"
    file.write_text(json.dumps(head | {"changes": changes, "source": "house rule: ours"}), encoding="utf-8")
    code, told = run("data", "check", str(file))
    assert code == 0 and f"made for other data ({old}" in told
    code, told = run("data", "pack", str(file), str(packed))
    assert code == 0 and "3 values are other than shipped" in told
    found = json.loads(packed.read_text(encoding="utf-8"))
    assert (found["name"], found["source"], found["base"]) == ("Mine", "house rule: ours", shipped_digest("espana1936"))
    assert [change["at"] for change in found["changes"]] == [
        "pieces.json/generals/mola/drm",
        "pieces.json/generals/mola/source/drm",
        "scenario_1936.json/hand_limit",
        "texts/es/card-rep_1",
    ]
    again = tmp_path / "again.json"
    assert run("data", "pack", str(packed), str(again))[1].split()[-1] == told.split()[-1], "the same digest"
    assert again.read_bytes() == packed.read_bytes()
    code, told = run("data", "diff", str(packed), str(file))
    assert code == 0 and "Nothing is otherwise." in told
    _, told = run("data", "apply", str(packed), str(tmp_path / "whole"))
    assert {Path(line).name for line in told.split()} == {"pieces.json", "scenario_1936.json", "texts.json"}
    run("data", "pack", str(tmp_path / "whole"), str(again), "--name", "Mine", "--source", "house rule: ours")
    assert again.read_bytes() == packed.read_bytes(), "a folder is packed to the same file"
    file.write_text(json.dumps(head | {"game": "chess", "changes": []}), encoding="utf-8")
    with pytest.raises(UnknownOption, match="chess"):
        run("data", "check", str(file))
