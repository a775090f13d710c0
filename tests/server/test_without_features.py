"""A feature is a drawer: without its folder and its line the server stands, plays, and says what it is."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from starlette.routing import Route

import dosespanas
from dosespanas.server.app import create_app
from dosespanas.server.features.feature_list import FEATURES
from dosespanas.server.operations.settings import Settings

PACKAGE = Path(dosespanas.__file__).parent
ROOT = Path(__file__).parents[2]
PLAYS = """
import asyncio, secrets, sys
import httpx
from dosespanas.server.app import create_app
from dosespanas.server.operations.settings import Settings

async def play():
    app = create_app(Settings(database_url="sqlite:///" + sys.argv[1], accounts=True))
    assert app.openapi()["paths"]
    transport = httpx.ASGITransport(app)
    client = httpx.AsyncClient(transport=transport, base_url="http://localhost")
    async with app.router.lifespan_context(app), client as page:
        shelf = (await page.get("/api/shelf")).json()
        assert [game["id"] for game in shelf["games"]] == ["espana1936", "gce"]
        for game, scenario in (("espana1936", "1936"), ("gce", "1936")):
            seats = {"nationalist": "person", "republican": "random"}
            new = {"game": game, "scenario": scenario, "seats": seats, "hotseat": False}
            made = (await page.post("/api/games", json=new)).json()
            path = f"/api/games/{made['id']}"
            headers = {"Authorization": f"Bearer {made['seats']['nationalist']}"}
            await page.post(f"{path}/chance", json={"number": secrets.token_hex(32)}, headers=headers)
            for _ in range(5):
                view = (await page.get(path, headers=headers)).json()
                if view["legal"]:
                    act = {"choice": view["choice"], "action": view["legal"][0]["action"]}
                    assert (await page.post(f"{path}/actions", json=act, headers=headers)).status_code == 200
            assert view["choice"] > 0
            assert (await page.post(f"{path}/resign", json={}, headers=headers)).json()["over"]

asyncio.run(play())
"""
"""Both games are played and ended, and all shapes are told."""


def imported(folder: Path) -> set[str]:
    """The features that the modules of a folder import."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r"dosespanas\.server\.features\.(\w+)", text)) & set(FEATURES)


def users_of(feature: str) -> set[str]:
    """A feature, and those that do not work without it."""
    found = {feature}
    for name in FEATURES:  # one may use those above it
        if imported(PACKAGE / "server" / "features" / name) & found:
            found.add(name)
    return found


def without(feature: str, into: Path) -> set[str]:
    """Copy the package, compiled as it is, without a feature and those that need it; return which these are."""
    shutil.copytree(PACKAGE, into / "dosespanas", ignore=shutil.ignore_patterns("page"))
    for library in PACKAGE.parent.glob("dosespanas__mypyc.*"):
        shutil.copy2(library, into)
    features = into / "dosespanas" / "server" / "features"
    gone = users_of(feature)
    lines = (features / "feature_list.py").read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if line.strip().strip('",') not in gone]
    assert len(kept) == len(lines) - len(gone)
    (features / "feature_list.py").write_text("".join(kept), encoding="utf-8")
    for name in gone:
        shutil.rmtree(features / name)
    return gone


def stands(feature: str, tmp_path: Path) -> None:
    """Take a feature away, and play."""
    without(feature, tmp_path)
    command = [sys.executable, "-c", PLAYS, str(tmp_path / "games.db")]
    done = subprocess.run(command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2_000:]


def test_the_server_stands_without_accounts_and_all_that_needs_them(tmp_path: Path) -> None:
    stands("accounts", tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("feature", FEATURES[1:])
def test_the_server_stands_without_a_feature(feature: str, tmp_path: Path) -> None:
    stands(feature, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("feature", FEATURES[1:])
def test_the_others_tests_pass_without_a_feature(feature: str, tmp_path: Path) -> None:
    """Those that import nothing of it and ask at none of its doors; what asks at all doors is about all features."""
    gone = without(feature, tmp_path / "src")
    shutil.copytree(ROOT / "tests", tmp_path / "tests")
    for name in ("web", "docs", "tools"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    tests = tmp_path / "tests"
    features = sorted((tests / "server" / "features").glob("*/test_*.py"))
    core = [tests / "server" / f"test_{name}.py" for name in ("games", "seats", "acting", "agreement")]
    chosen = [path for path in [*core, *features] if not needed_by(path) & gone]
    assert set(core) <= {*chosen}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-m",
        "not long",
        "-p",
        "tests.server.gone_doors",
        *map(str, chosen),
    ]
    environment = os.environ | {"GONE_DOORS": json.dumps(doors_of(gone)), "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=1_800)
    assert done.returncode == 0, done.stdout[-6_000:]


def doors_of(gone: set[str]) -> list[str]:
    """The paths of the doors of features, as expressions."""
    folders = tuple(f"dosespanas.server.features.{name}." for name in gone)
    with TemporaryDirectory() as folder:
        app = create_app(Settings(database_url=f"sqlite:///{folder}/games.db", accounts=True))
        return [
            route.path_regex.pattern
            for route in app.routes
            if isinstance(route, Route) and route.endpoint.__module__.startswith(folders)
        ]


def needed_by(path: Path, seen: frozenset[Path] = frozenset()) -> set[str]:
    """The features that a file of tests imports, or what it imports of the tests does; and the one whose test it is."""
    if path in seen or not path.exists():
        return set()
    text = path.read_text(encoding="utf-8")
    found = {*re.findall(r"dosespanas\.server\.features\.(\w+)", text), path.parent.name} & set(FEATURES)
    for name in re.findall(r"^ *from tests\.server\.([\w.]+) import", text, re.MULTILINE):
        tests = next(one for one in path.parents if one.name == "server")
        found |= needed_by(tests / f"{name.replace('.', '/')}.py", seen | {path})
    return found
