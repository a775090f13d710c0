"""The command on people's own machines: other encodings, odd names of files, a port that is taken."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.test_app import SOURCE, run

import dosespanas
from dosespanas.server.errors import RequestProblem
from dosespanas.server.operations.settings import Settings, database_url, public_address
from dosespanas.server.run import listen, whereabouts


def command(*words: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the package as a program, in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "dosespanas", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "COLUMNS": "100", **environment},
        capture_output=True,
        check=False,
    )


@pytest.mark.parametrize("encoding", ["cp1250", "cp1252", "ascii"])
def test_what_the_screen_cannot_show_is_replaced(tmp_path: Path, encoding: str) -> None:
    done = command("options", "--language", "pl", folder=tmp_path, PYTHONIOENCODING=encoding)
    assert done.returncode == 0 and b"fault of the program" not in done.stderr
    assert b"--scenario 1936" in done.stdout


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    game = dosespanas.new_game(seed=5)
    game.apply(game.legal_actions()[0])
    file = tmp_path / "marked.txt"
    file.write_text("\ufeff" + game.record(), encoding="utf-8")
    assert run("verify", str(file))[0] in (0, 1, 2) and "error" not in run("replay", str(file))[1].lower()
    assert dosespanas.load_record("\ufeff" + game.record()).hash() == game.hash()


@pytest.mark.parametrize("name", ["q?x.db", "p%20c.db", "a#b.db", "años.db", "folder/g.db"])
def test_a_file_of_games_is_taken_as_it_is_written(name: str) -> None:
    from sqlalchemy.engine import make_url

    assert make_url(database_url(name)).database == name


@pytest.mark.parametrize("name", ["", ":memory:", "sqlite://", "sqlite:///:memory:"])
def test_a_database_that_keeps_nothing_is_refused(name: str) -> None:
    with pytest.raises(RequestProblem) as refused:
        database_url(name)
    assert refused.value.key == "error-no-database"


def test_the_environment_names_a_database_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOSESPANAS_DATABASE", "q?x.db")
    assert Settings.from_environment().database_url == database_url("q?x.db")
    monkeypatch.setenv("DOSESPANAS_URL", "https://games.example.org/")
    assert Settings.from_environment().address == "https://games.example.org"
    monkeypatch.setenv("DOSESPANAS_URL", "games.example.org")
    with pytest.raises(RequestProblem):
        Settings.from_environment()


@pytest.mark.parametrize(
    "url", ["x.org", "https://x.org/espana", "https://", "ftp://x.org", "https://x.org?a", "https://x.org:port", "//x"]
)
def test_an_address_the_page_cannot_be_served_at_is_refused(url: str) -> None:
    with pytest.raises(RequestProblem) as refused:
        public_address(url)
    assert refused.value.key == "error-bad-address"


@pytest.mark.parametrize("url", ["https://x.org", "http://x.org:8936", "http://[::1]:8936", "https://x.org/"])
def test_an_address_of_a_host_is_taken(url: str) -> None:
    assert public_address(url) == url.rstrip("/")


def test_an_address_with_colons_stands_in_brackets() -> None:
    assert whereabouts("::1", 8936)[0] == "Dos Españas is at http://[::1]:8936/"


def test_a_port_that_is_taken_is_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(RequestProblem) as refused:
            listen("127.0.0.1", port)
        assert refused.value.key == "error-port-taken"
        done = command("serve", "--no-browser", "--port", str(port), folder=tmp_path)
    told = done.stderr.decode().splitlines()
    assert done.returncode == 2 and done.stdout == b"" and len(told) == 1
    assert str(port) in told[0] and "--port" in told[0]
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_is_not_this_machines_is_told(tmp_path: Path) -> None:
    with pytest.raises(RequestProblem) as refused:
        listen("192.0.2.1", 8936)
    assert refused.value.key == "error-cannot-listen"


def test_a_users_type_checker_sees_the_types() -> None:
    assert (SOURCE / "dosespanas" / "py.typed").exists()


def test_the_shell_may_complete_the_command() -> None:
    assert "--install-completion" in run("--help")[1]
