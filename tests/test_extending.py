"""What the pages of `docs/extending/` say works, word for word."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.conftest import one_daily
from tests.server.conftest import running, sqlite
from tests.server.test_opponents import waited

import dosespanas
from dosespanas import registry
from dosespanas.kernel.errors import UnknownOption
from dosespanas.players import make, maker
from dosespanas.registry import DEFINITIONS, at
from dosespanas.server.errors import RequestProblem
from dosespanas.server.operations.settings import Settings
from dosespanas.server.opponents.registry import added

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "extending"


def chapter(title: str) -> str:
    """Return a page of the guide."""
    return (GUIDE / f"{title}.md").read_text(encoding="utf-8")


def write_files(title: str, folder: Path) -> None:
    """Write down the files a page gives: `name.py` at the end of a sentence, and a block of code."""
    for name, code in re.findall(r"`(\w+\.py)`[^`]*:\n\n```python\n(.*?)```", chapter(title), re.DOTALL):
        (folder / name).write_text(code, encoding="utf-8")


def commands(title: str) -> list[list[str]]:
    """Return the commands of a chapter, in words."""
    blocks = re.findall(r"```sh\n(.*?)```", chapter(title), re.DOTALL)
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


EDIT = re.compile(
    r"[Ii]n `((?:web/)?src/[^`]+)`, (below|above|instead of|a new)\s(?:file|`([^`]+)`).*?\n\n```\w+\n(.*?)```",
    re.DOTALL,
)


def edited(title: str, folder: Path) -> Path:
    """Put what a page says where it says, in a copy of the package in a folder; return where that is."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    edits = EDIT.findall(chapter(title))
    assert len(edits) == len(re.findall("`(?:web/)?src/", chapter(title))), "every change is found"
    for path, where, anchor, block in edits:
        file = folder / path
        if where == "a new":
            assert not file.exists()
            file.write_text(block, encoding="utf-8")
            continue
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        (found,) = [i for i, line in enumerate(lines) if line.strip().startswith(anchor)]
        place = slice(found + 1, found + 1) if where == "below" else slice(found, found + (where == "instead of"))
        lines[place] = [block]
        file.write_text("".join(lines), encoding="utf-8")
    return folder / "src"


def run(
    folder: Path,
    words: list[str],
    typed: str = "",
    exported: dict[str, str] | None = None,
    source: Path = Path(dosespanas.__file__).parents[1],
) -> subprocess.CompletedProcess[str]:
    """Run a command of the guide in a folder."""
    assert words[0] == "dosespanas"
    environment = os.environ | (exported or {}) | {"PYTHONPATH": str(source)}
    return subprocess.run(
        [sys.executable, "-m", "dosespanas.terminal", *words[1:]],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of somebody who follows the guide, and who stands in it."""
    before = list(sys.path)
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    sys.path[:] = before


@pytest.mark.long
def test_an_opponent_from_outside_is_simulated_and_played(folder: Path) -> None:
    write_files("opponent", folder)
    simulate, play, _ = commands("opponent")
    done = run(folder, [*simulate, "--json", "-"])
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 20
    assert {row["name"] for row in found["opponents"]} <= {"cautious:Cautious", "random", "draw"}
    done = run(folder, play, "quit\n")
    assert done.returncode == 0, done.stderr


def test_an_opponent_that_looks_ahead(folder: Path) -> None:
    write_files("opponent", folder)
    game, rng = dosespanas.new_game("gce", seed=3), random.Random(3)
    while game.actor is not None and not (game.choice > 250 and 1 < len(game.legal_actions()) < 6):
        game.apply(rng.choice(game.legal_actions()))
    assert game.actor is not None
    seen, legal = game.observe(game.actor), game.legal_view()
    answers = [make("searcher:Searcher", 5, "gce").choose(seen, legal) for _ in range(2)]
    assert answers[0] == answers[1] and answers[0][0] in {option["action"] for option in legal}


def test_an_opponent_from_outside_sits_down_on_a_server_that_adds_it(folder: Path) -> None:
    write_files("opponent", folder)
    *_, serve = commands("opponent")
    settings = Settings(database_url=sqlite(folder), opponents=added([serve[-1]]))
    with running(settings) as server:
        offered = server.client.get("/api/shelf").json()
        assert [game["opponents"][0] for game in offered["games"]] == ["cautious"] * len(offered["games"])
        made = server.new(nationalist="cautious")
        view = waited(made, made.republican)
        assert view["choice"] > 0 and view["players"]["nationalist"] == "cautious"
    with running(Settings(database_url=sqlite(folder))) as server:
        again = server.seated({"id": made.id, "seats": {"nationalist": None, "republican": made.republican}, **SEEN})
        assert again.view(again.republican)["choice"] == view["choice"]
        body = {"game": "gce", "scenario": "1936", "seats": {"nationalist": "cautious", "republican": "person"}}
        assert server.client.post("/api/games", json=body).status_code == 422


SEEN = {"spectator": ""}


def test_a_game_from_outside_is_simulated_and_played(folder: Path) -> None:
    write_files("game", folder)
    export, simulate, play, _ = commands("game")
    exported = dict(pair.split("=") for pair in export[1:])
    done = run(folder, [*simulate, "--json", "-"], exported=exported)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["games"] == 20 and found["sides"][0]["name"] == "nationalist"
    done = run(folder, play, "?\n1\nlook left\ntake 2\nundo\nwhy take 9\nsave game.txt\nquit\n", exported)
    assert done.returncode == 0, done.stderr
    assert "left: 41" in done.stdout and "MAT-02" in done.stdout
    verified = run(folder, ["dosespanas", "verify", "game.txt"], exported=exported)
    assert verified.returncode == 0, verified.stderr
    wrong = run(folder, simulate, exported={"DOSESPANAS_GAMES": "nowhere:TITLE"})
    assert wrong.returncode == 1 and wrong.stderr.startswith("DOSESPANAS_GAMES: nowhere:TITLE cannot be used")


def test_a_game_from_outside_keeps_the_laws_and_is_served(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files("game", folder)
    title = at("matches:TITLE")
    monkeypatch.setitem(DEFINITIONS, "matches", title)
    monkeypatch.setattr(registry, "GAMES", [*registry.GAMES, "matches"])
    game, rng = dosespanas.new_game("matches", seed=3), random.Random(3)
    while game.actor is not None:
        seen = game.observe(game.actor)
        assert dosespanas.sample(seen, 5).observe(game.actor) == seen
        for count in range(5):
            legal = f"take {count}" in map(str, game.legal_actions())
            assert (game.explain(f"take {count}") is None) == legal
        game.apply(rng.choice(game.legal_actions()))
    assert dosespanas.load_record(game.record()).hash() == game.hash() and game.outcome() is not None
    position = dosespanas.new_game("matches", options={"large": True}).to_position()
    assert dosespanas.from_position(position).to_position() == position
    with running(Settings(database_url=sqlite(folder))) as server:
        assert server.client.get("/api/static/matches").json()["game"] == "matches"
        made = server.new(game="matches", scenario="heap")
        assert made.play(40)["over"]


@pytest.mark.parametrize("title", one_daily(["command", "option", "chit", "card"]))
def test_what_a_page_adds_is_there(folder: Path, title: str) -> None:
    source = edited(title, folder)
    (folder / "game.txt").write_text(dosespanas.new_game("espana1936", seed=5).record(), encoding="utf-8")
    for words in commands(title):
        done = run(folder, words, source=source)
        assert done.returncode == 0, done.stderr
    if title in ("option", "command"):
        listed = run(folder, ["dosespanas", "options", "--language", "pl"], source=source)
        assert ("full_depots" in listed.stdout) == (title == "option")


WEB = ROOT / "web"
COMPILE = """
import { readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
for (const filename of process.argv.slice(1)) {
  const { warnings } = compile(readFileSync(filename, "utf8"), { filename });
  for (const { code, message } of warnings) console.log(filename, code, message);
}
"""
"""Compiles components and prints what the compiler warns of."""


@pytest.fixture
def page(folder: Path) -> Path:
    """The page's source in a folder of somebody who follows the guide, with the panel that it adds."""
    shutil.copytree(WEB / "src", folder / "web" / "src")
    for name in ("package.json", "tsconfig.json", "svelte.config.js", "vite.config.ts"):
        shutil.copy(WEB / name, folder / "web")
    (folder / "web" / "node_modules").symlink_to((WEB / "node_modules").resolve())
    edited("panel", folder)
    return folder / "web"


def test_a_panel_is_a_component_with_words_in_every_language(page: Path) -> None:
    paths = {path for path, *_ in EDIT.findall(chapter("panel"))}
    files = sorted(path.removeprefix("web/") for path in paths if path.startswith("web/"))
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", COMPILE, "--", *files],
        cwd=page, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    for file in (page / name for name in files):
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r'from "(\.[^"]+)"', text):
            target = file.parent / name
            assert target.exists() or target.with_name(target.name + ".ts").exists(), f"{file.name}: {name}"
        for key in re.findall(r'\bt\("([\w-]+)"', text):
            for language in (page.parent / "src" / "dosespanas" / "locale").iterdir():
                words = (language / "page.ftl").read_text(encoding="utf-8")
                assert re.search(rf"^{key} =", words, re.MULTILINE), f"{language.name}: {key}"


@pytest.mark.long
def test_a_panel_is_of_the_right_types(page: Path) -> None:
    check = ["npx", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"]
    done = subprocess.run(check, cwd=page, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout


def test_where_nothing_stands_is_said(folder: Path) -> None:
    (folder / "oddities.py").write_text(
        "class Seedless: pass\n\nclass Dumb:\n    def __init__(self, seed): pass\n\n"
        "class Other:\n    game = 'gce'\n    def __init__(self, seed): pass\n"
    )
    for path, why in {
        "nowhere:Cautious": "No module named 'nowhere'",
        "oddities:Cautious": "no attribute 'Cautious'",
        "oddities:Seedless": "from a seed",
        "oddities:Dumb": "no method choose",
        "oddities:Other": "does not play espana1936",
    }.items():
        with pytest.raises(UnknownOption, match=why):
            make(path)
    assert maker("oddities:Other", "gce").__name__ == "Other"
    done = run(folder, ["dosespanas", "simulate", "1", "nowhere:Cautious", "--language", "es"])
    assert done.returncode == 2 and done.stderr.startswith("No se puede usar 'nowhere:Cautious'")
    with pytest.raises(UnknownOption, match="nobody"):
        make("nobody")


@pytest.mark.parametrize("text", ["json:LongerThanSixteen", "A=json:loads", "random=json:loads", "person=json:loads"])
def test_a_name_that_nobody_can_have(text: str) -> None:
    with pytest.raises(RequestProblem, match="name for an opponent"):
        added([text])


def test_opponents_are_added_by_name() -> None:
    path = "dosespanas.players.random_player:RandomPlayer"
    assert added([path, f"bold={path}"]) == {"randomplayer": path, "bold": path}


@pytest.mark.parametrize("path", ["os:system", "json:dumps", "nowhere:Cautious"])
def test_what_is_no_opponent_is_refused_before_a_server_begins(path: str) -> None:
    with pytest.raises(UnknownOption, match="cannot be used"):
        added([f"bold={path}"])


def test_the_old_path_of_the_registry_answers_and_says_where_it_is_now() -> None:
    with pytest.deprecated_call(match=r"dosespanas\.registry\.GameDefinition"):
        from dosespanas.shelf import Title
    assert Title is registry.GameDefinition
