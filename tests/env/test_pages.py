"""The pages of the environments say what the code says, and their example runs."""

import re
from pathlib import Path
from typing import Any

import pytest
from tools import environments

import dosespanas
from dosespanas.env.setting import Setting

GUIDE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("name", dosespanas.GAMES)
def test_the_page_of_an_environment_is_up_to_date(name: str) -> None:
    assert environments.path_of(name).read_text(encoding="utf-8") == environments.page(name), (
        "say: python tools/environments.py"
    )
    assert list(environments.VERSIONS[name])[-1] == Setting(name).version


def ten_lines(games: int) -> dict[str, Any]:
    """Return what the example of the guide leaves after so many games."""
    code = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0]
    told: dict[str, Any] = {}
    exec(code.replace("range(500)", f"range({games})"), told)
    return told


def test_the_ten_lines_of_the_guide_learn_something() -> None:
    assert ten_lines(3)["worth"].any()


@pytest.mark.long
def test_the_ten_lines_of_the_guide_beat_random() -> None:
    won = ten_lines(500)["won"]
    assert sum(won[-100:]) >= 75 and sum(won[-200:]) > sum(won[:200])


def test_who_cites_it_cites_this_version() -> None:
    assert f"version: {dosespanas.__version__}\n" in (GUIDE.parents[1] / "CITATION.cff").read_text(encoding="utf-8")
