"""Print which rules have no marked test: `python tools/rule_coverage.py --game espana1936`.

The rules of a game are those of its catalogue, `locale/en/rules-<game>*.ftl`. Marks are read in the tests of the game
and in those of no game: the other games' folders are left out. A game without a catalogue has its marks listed.
"""

import argparse
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "src/dosespanas/locale/en"
TESTS = ROOT / "tests"
GAMES = ["espana1936", "gce"]
"""Names of the games, as their folders of tests have them."""


def rule_ids(text: str) -> list[str]:
    """Return the ids of the rules in a Fluent text, in order: `MOV-04` for `rule-MOV-04 = ...`."""
    return re.findall(r"^rule-([A-Za-z0-9-]+)\s*=", text, re.MULTILINE)


def marked_ids(text: str) -> set[str]:
    """Return the ids that the tests of a file are marked with."""
    marks = re.findall(r"rule\(([^)]*)\)", text)
    return {rule for mark in marks for rule in re.findall(r"[\"']([A-Za-z0-9.-]+)[\"']", mark)}


def marks_of(game: str, shared: bool) -> set[str]:
    """Return the ids that the tests of a game are marked with; with `shared`, also those of no game's tests."""
    marked: set[str] = set()
    for path in TESTS.rglob("*.py"):
        folder = path.relative_to(TESTS).parts[0]
        if folder == game or (shared and folder not in GAMES):
            marked |= marked_ids(path.read_text(encoding="utf-8"))
    return marked


def main() -> None:
    """Print the share of rules with a test, and the ids of the others, a chapter a line."""
    parser = argparse.ArgumentParser(description="Which rules of a game have no marked test?")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    game = parser.parse_args().game
    texts = [path.read_text(encoding="utf-8") for path in sorted(CATALOGUE.glob(f"rules-{game}*.ftl"))]
    ids = [rule for text in texts for rule in rule_ids(text)]
    if not ids:
        print(f"The rules of {game} have no catalogue. Marked: {' '.join(sorted(marks_of(game, shared=False)))}")
        return
    marked = marks_of(game, shared=True)
    missing = [rule for rule in ids if rule not in marked]
    print(f"{len(ids) - len(missing)} of {len(ids)} rules have a marked test.")
    for chapter in dict.fromkeys(rule.split("-")[0] for rule in missing):
        print(" ", " ".join(rule for rule in missing if rule.split("-")[0] == chapter))


if __name__ == "__main__":
    main()
