"""Other people's programs at the table: what they are told, and that whatever they do costs them one game."""

import json
import os
import re
import shlex
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Running, running, signed_up, sqlite
from typer.testing import CliRunner

import dosespanas
from dosespanas import env
from dosespanas.kernel.errors import UnknownOption
from dosespanas.players import make
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.server.operations.settings import Settings
from dosespanas.terminal import bot as bots
from dosespanas.terminal.app import app
from dosespanas.terminal.simulate import SimulationJob, SimulationResult, play_out

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
SMALL = env.miniature("madrid")
LOOP = """
import json, os, subprocess, sys, time
def reply(line):
    sys.stdout.write(line + "\\n")
    sys.stdout.flush()
for line in sys.stdin:
    told = json.loads(line)
    if told["ask"] == "begin":
        begun = told
    if told["ask"] == "choose":
        legal, first = told["legal"], json.dumps({{"choice": told["choice"], "action": told["legal"][0]["action"]}})
        {does}
"""
FINE = "reply(first)"


def example(name: str) -> str:
    """Return a program of the guide."""
    (code,) = re.findall(rf"`{name}`.*?\n```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return str(code)


def command(does: str) -> str:
    """Return the command of a program that does this when it is to choose."""
    return f"{bots.PREFIX}{shlex.quote(sys.executable)} -I -S -c {shlex.quote(LOOP.format(does=does))}"


def played(does: str, seconds: float = 30.0, seed: int = 3) -> SimulationResult:
    """Let a program play a small game for the Nationalist side, against random."""
    job = SimulationJob(seed, command(does), "random", SMALL.scenario, {}, SMALL.data, bot_seconds=seconds)
    return play_out(job)


def gone(pid: int) -> bool:
    """Tell whether a process is no more; one that its parent has not missed yet is."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


def test_a_program_plays_a_game_to_its_end() -> None:
    result = played(FINE)
    assert result.failed is None and result.choices > 10
    assert result.hash == played(FINE).hash


def test_it_is_told_what_its_seat_may_see_and_a_seed_that_is_not_the_games(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    does = f"""open({str(heard)!r}, "a").write(json.dumps([begun, told]) + "\\n"); {FINE}"""
    assert played(does).failed is None
    told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    game = dosespanas.new_game(SMALL.game, SMALL.scenario, {}, seed=3, data=SMALL.data)
    rival, asked = make("random", opponent_seed(game, 1), SMALL.game), 0
    while game.actor is not None:
        forced = game.forced()
        if forced is None and game.actor == 0:
            begun, question = told[asked]
            asked += 1
            assert question.keys() == {"ask", "choice", "left", "observation", "legal"} and 0 < question["left"] <= 30
            assert question["observation"] == json.loads(json.dumps(game.observe(0)))
            assert question["legal"] == json.loads(json.dumps(game.legal_view()))
            assert begun.keys() == {"ask", "protocol", "game", "data", "scenario", "options", "side", "seed"}
            assert begun["seed"] == opponent_seed(game, 0) != 3 and begun["side"] == "nationalist"
        pick: Any = rival
        game.apply(forced or (game.legal_actions()[0] if game.actor == 0 else pick.pick(game.legal_actions())))
    assert asked == len(told) > 3


def test_the_dice_are_sealed_and_told_once_the_game_is_over() -> None:
    """A program that tries all small seeds finds neither the game nor, from one game, the next."""
    secret = "5e" * 16
    jobs = [
        SimulationJob(3, one, other, SMALL.scenario, {}, SMALL.data, secret=secret)
        for one, other in ((command(FINE), "random"), ("random", command(FINE)))
    ]
    first, second = map(play_out, jobs)
    assert first.seed == second.seed == 3 and first.sealed is not None and second.sealed is not None
    assert len({first.sealed, second.sealed, f"{3:032x}"}) == 3 and len(first.sealed) == 32
    again = play_out(replace(jobs[0], seed=int(first.sealed, 16), secret=""))
    assert (again.hash, again.sealed) == (first.hash, None)
    assert play_out(replace(jobs[0], secret="5f" * 16)).sealed != first.sealed
    alone = SimulationJob(3, "random", "random", SMALL.scenario, {}, SMALL.data, secret=secret)
    assert play_out(alone) == play_out(replace(alone, secret=""))


FAULTS = {
    "dies": ("sys.exit('it was too hard')", "exit code 1: 'it was too hard'"),
    "crashes": ("1 / 0", "ZeroDivisionError"),
    "closes": ("os.close(1); time.sleep(60)", "closed its output"),
    "sleeps": ("time.sleep(60)", "longer than the 0.5 seconds"),
    "is illegal": (
        """reply(json.dumps({"choice": told["choice"], "action": "surrender"}))""",
        "'surrender' is not legal",
    ),
    "is garbage": ("reply('e2e4')", "no JSON: 'e2e4'"),
    "is too deep": ("reply('[' * 60000)", "no JSON"),
    "is a number": ("reply('7')", 'no object with an "action"'),
    "is empty": ("reply('{}')", 'no object with an "action"'),
    "is an object": ("""reply('{"action": {"a": 1}}')""", 'no object with an "action"'),
    "is endless": ("\n        while True: sys.stdout.write('x' * 65536)", "longer than 65536 bytes"),
    "floods": (f"\n        while True: {FINE}", "without being asked|was asked choice"),
    "speaks twice": ("reply(first + chr(10) + first)", "without being asked|was asked choice"),
    "answers another choice": ("""reply('{"choice": -1, "action": "pass"}')""", "answered '-1'"),
    "says no choice": ("""reply('{"action": "pass"}')""", "answered 'null'"),
    "is not text": ("os.write(1, bytes([255, 254, 10]))", "no JSON"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_has_lost_its_game_and_it_is_said_why(fault: str) -> None:
    does, why = FAULTS[fault]
    began = time.monotonic()
    result = played(does, 0.5 if fault == "sleeps" else 30.0)
    assert result.winner == "republican" and result.failed is not None
    assert any(one in result.failed for one in why.split("|")), result.failed
    assert time.monotonic() - began < 25


def test_a_program_that_hears_nothing_holds_nobody_up() -> None:
    """It reads no line, so that the pipe to it fills; its time runs out all the same."""
    name = f"{bots.PREFIX}{shlex.quote(sys.executable)} -I -S -c 'import time; time.sleep(60)'"
    result = play_out(SimulationJob(3, "random", name, None, {}, None, "gce", bot_seconds=0.5))
    assert result.winner == "nationalist" and result.failed is not None


def test_noise_on_its_standard_error_is_drained() -> None:
    assert played(f"sys.stderr.write('x' * 300000); {FINE}").failed is None


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    for name in (f"true; touch {trap}", f"$(touch {trap})", f"true && touch {trap}", f"true | touch {trap}"):
        result = play_out(SimulationJob(3, bots.PREFIX + name, "random", SMALL.scenario, {}, SMALL.data))
        assert result.failed is not None and result.winner == "republican"
    assert not trap.exists()


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
@pytest.mark.parametrize("does", [FINE, "sys.exit(3)", "time.sleep(60)"])
def test_nothing_that_it_started_is_left(does: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    child = "subprocess.Popen([sys.executable, '-I', '-S', '-c', 'import time; time.sleep(60)']).pid"
    once = f"os.path.exists({str(pids)!r}) or print(os.getpid(), {child}, file=open({str(pids)!r}, 'w'), flush=True)"
    played(f"{once}; {does}", seconds=1.0 if "sleep" in does else 30.0)
    found = [int(pid) for pid in pids.read_text().split()]
    assert len(found) == 2 and all(map(gone, found))


def test_a_command_that_names_nobody_is_refused_before_anybody_plays() -> None:
    for name in ("bot:", "bot:'open", "bot:  "):
        with pytest.raises(UnknownOption):
            bots.seated(name, 1, "espana1936")
    with pytest.raises(UnknownOption):
        make("bot:true", 1)


def test_the_program_of_the_guide_is_on_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = example("mybot.py")
    assert len(code.splitlines()) <= 30
    (tmp_path / "mybot.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr("dosespanas.terminal.app.secrets.token_hex", lambda count: "5e" * count)
    asked = ["ladder", "--levels", "random", "--bot", "python mybot.py", "--bot", "python nothing.py"]
    options = ["--games", "2", "--data", str(SMALL.data), "--scenario", SMALL.scenario, "--out", "rows.jsonl"]
    result = CliRunner().invoke(app, [*asked, *options])
    assert result.exit_code == 0, result.output
    rows = [json.loads(line) for line in Path("rows.jsonl").read_text().splitlines()]
    assert len(rows) == 6 and len({row["sealed"] for row in rows}) == 6
    for row in rows:
        loser = row["republican" if row["winner"] == "nationalist" else "nationalist"]
        assert row["failed"] is None or ("nothing.py" in loser and "No such file" in row["failed"])
    assert sum(row["failed"] is not None for row in rows) > 1  # a short game may end before a program is asked
    assert "No such file" in result.output


def overhttp(folder: Path, server: Running, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the program of the guide that plays over HTTP."""
    command = [sys.executable, str(folder / "overhttp.py"), server.url]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | more)


def by_account(folder: Path, server: Running) -> subprocess.CompletedProcess[str]:
    """Run it for an account; the game that it plays says so."""
    page = signed_up(server.client, "Ana")
    token = page.post("/api/account/programs", json={"name": "overhttp"}).json()["token"]
    done = overhttp(folder, server, DOSESPANAS_TOKEN=token)
    assert [game["programs"] for game in page.get("/api/account/games").json()] == [["nationalist"]]
    return done


@pytest.mark.long
def test_the_program_of_the_guide_plays_a_whole_game_over_http(tmp_path: Path) -> None:
    (tmp_path / "overhttp.py").write_text(example("overhttp.py"), encoding="utf-8")
    with running(Settings(database_url=sqlite(tmp_path), accounts=True)) as server:
        done = by_account(tmp_path, server)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("nationalist", "republican", "None")


@pytest.mark.parametrize("token", [False, True])
def test_the_program_of_the_guide_plays_over_http(tmp_path: Path, token: bool) -> None:
    """Its first choices, by the secret of a seat or for an account; the whole game is a long test's."""
    code = example("overhttp.py").replace('while not view["over"]:', 'while view["choice"] < 20 and not view["over"]:')
    assert "< 20" in code
    code = code.replace('print(view["observation"]["outcome"]["winner"])', 'print(view["choice"])')
    (tmp_path / "overhttp.py").write_text(code, encoding="utf-8")
    with running(Settings(database_url=sqlite(tmp_path), accounts=True)) as server:
        done = by_account(tmp_path, server) if token else overhttp(tmp_path, server)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 20
