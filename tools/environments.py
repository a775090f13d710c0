"""Write the page of each environment: its actions, the layout of its observations and its versions, from the code.

PYTHONPATH=src python tools/environments.py
"""

from itertools import groupby
from pathlib import Path

from dosespanas.env.setting import MOST, Setting
from dosespanas.registry import GAMES

DOCS = Path(__file__).resolve().parent.parent / "docs"
TITLES = {"espana1936": "España 1936", "gce": "La Guerra Civil Española"}
VERSIONS = {
    "espana1936": {1: "The first one.", 2: "Dice that may be rolled again (HCP-04)."},
    "gce": {1: "The first one.", 2: "Which units of one's own are in supply (`supplied`)."},
}
"""By game and version: what is new in it."""


def path_of(game: str) -> Path:
    """Return where the page of a game stands."""
    return DOCS / f"environment-{game}.md"


def page(game: str) -> str:
    """Return the page of a game."""
    setting = Setting(game)
    encoding, state = setting.encoding, setting.new(0).state
    lines = [
        f"# The environment of {TITLES[game]}",
        "",
        "Made by `tools/environments.py` from the code; what holds for all of them: [environments](environments.md).",
        "",
        f"- Version {setting.version}, digest of vocabulary and layout `{setting.digest}` (`Setting.digest`).",
        f"- {setting.actions:,} actions in the vocabulary; in the form `list` up to {MOST}, each with"
        f" {len(encoding.columns)} numbers.",
        f"- {setting.cells:,} cells in an observation, a byte each.",
        "",
        "## Actions",
        "",
        "Numbers of the vocabulary, in the order of the rules' own codes; each stands for one line of"
        " [notation](notation.md).",
        "",
        "| numbers | how many | verb | from | to |",
        "|---|---|---|---|---|",
    ]
    names = [state.name(code) for code in encoding.actions]
    for verb, group in groupby(range(len(names)), lambda number: names[number].split(" ")[0]):
        numbers = list(group)
        first, last = names[numbers[0]], names[numbers[-1]]
        span = f"{numbers[0]} - {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        lines.append(f"| {span} | {len(numbers)} | `{verb}` | `{first}` | `{last}` |")
    lines += [
        "",
        "In the form `list` the row of an action has: " + ", ".join(f"`{name}`" for name in encoding.columns) + ".",
        "What has a number from 0 in the data stands there from 1; 0 is nothing.",
        "",
        "## Observation",
        "",
        "Blocks of cells in order; the last axis runs fastest. Numbers above 255 are cut to it.",
        "",
        "| block | from | shape | what |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| `{one.name}` | {one.at} | {' × '.join(map(str, one.shape))} | {one.about} |" for one in encoding.blocks
    ]
    lines += ["", "## Versions", "", "| version | what is new |", "|---|---|"]
    lines += [f"| {version} | {new} |" for version, new in VERSIONS[game].items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the pages."""
    for game in GAMES:
        path_of(game).write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
