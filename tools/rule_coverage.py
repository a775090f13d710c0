"""Print which rules have no marked test: `python tools/rule_coverage.py --game espana1936`.

The rules of a game are those of its catalogue, `locale/en/rules-<game>*.ftl`; in a key an underscore stands for the dot
of an id, so `rule-13_12-e` is the rule 13.12-e. Marks are read in the tests of the game and in those of no game: the
other games' folders are left out. A game without a catalogue has its marks listed.
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
    """Return the ids of the rules in a Fluent text, in order: `MOV-04` for `rule-MOV-04`, `9.1-a` for `rule-9_1-a`."""
    return [key.replace("_", ".") for key in re.findall(r"^rule-([A-Za-z0-9_-]+)\s*=", text, re.MULTILINE)]


def chapter_of(rule: str) -> str:
    """Return the chapter of a rule, with which its id begins: `MOV` of `MOV-04`, `11` of `11-8.4`, `A` of `A12-b`."""
    found = re.match(r"[A-Za-z]+|\d+", rule)
    return found[0] if found else rule


def by_chapter(rules: list[str]) -> dict[str, list[str]]:
    """Return rules by their chapters: the numbered chapters first and in order, then the named ones as they come."""
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapters.setdefault(chapter_of(rule), []).append(rule)
    return dict(sorted(chapters.items(), key=lambda item: (0, int(item[0])) if item[0].isdigit() else (1, 0)))


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
    chapters = by_chapter(ids)
    for chapter, rules in by_chapter(missing).items():
        print(f"  {chapter}: {len(rules)} of {len(chapters[chapter])} without: {' '.join(rules)}")


if __name__ == "__main__":
    main()
