"""Print which rules have no marked test and which no place in the code: `python tools/rule_coverage.py --game gce`.

The rules of a game are those of its catalogue, `locale/en/rules-<game>*.ftl`; in a key an underscore stands for the dot
of an id, so `rule-13_12-e` is the rule 13.12-e.

A test is one marked with the id. Marks are read in the tests of the game and in those of no game: the other games'
folders are left out.

A place is wherever somebody who searches for the id finds who keeps the rule: a docstring, a comment or a refusal, an
event or a prompt in a module of the game's package (`src/dosespanas/<game>`, its schemas in `files/` among them), or
what one of its data files says of a value's source. The id stands there in full: `NAV-11..20` is a place of none, and
13.12 none of 13.12-e. What cites a rule elsewhere, in the catalogue, in tests or in an opponent, keeps none.
"""

import argparse
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/dosespanas"
CATALOGUE = PACKAGE / "locale/en"
TESTS = ROOT / "tests"
GAMES = ["espana1936", "gce"]
"""Names of the games, as their packages and their folders of tests have them."""


def rule_ids(text: str) -> list[str]:
    """Return the ids of the rules in a Fluent text, in order: `MOV-04` for `rule-MOV-04`, `9.1-a` for `rule-9_1-a`."""
    return [key.replace("_", ".") for key in re.findall(r"^rule-([A-Za-z0-9_-]+)\s*=", text, re.MULTILINE)]


def rules_of(game: str) -> list[str]:
    """Return the ids of a game's rules, as its catalogue has them."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(CATALOGUE.glob(f"rules-{game}*.ftl"))]
    return [rule for text in texts for rule in rule_ids(text)]


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


def without_test(game: str) -> list[str]:
    """Return the rules of a game that no test is marked with."""
    marked = marks_of(game, shared=True)
    return [rule for rule in rules_of(game) if rule not in marked]


def named(rule: str, text: str) -> bool:
    """Tell whether a text names a rule, and not just one whose id begins or ends like it."""
    return re.search(rf"(?<![\w.-]){re.escape(rule)}(?![\w-]|\.\w|\.\.)", text) is not None


def without_place(game: str) -> list[str]:
    """Return the rules of a game that neither its modules nor the words in its data files name."""
    modules = [path.read_text(encoding="utf-8") for path in sorted((PACKAGE / game).rglob("*.py"))]
    data = [path.read_text(encoding="utf-8") for path in sorted((PACKAGE / game / "data").glob("*.json"))]
    text = "\n".join(modules + [words for file in data for words in re.findall(r'"(?:[^"\\]|\\.)*"', file)])
    return [rule for rule in rules_of(game) if not named(rule, text)]


def report(rules: list[str], missing: list[str], what: str) -> None:
    """Print how many rules have something, and the ids of the others, a chapter a line."""
    print(f"{len(rules) - len(missing)} of {len(rules)} rules have {what}.")
    chapters = by_chapter(rules)
    for chapter, without in by_chapter(missing).items():
        print(f"  {chapter}: {len(without)} of {len(chapters[chapter])} without: {' '.join(without)}")


def main() -> None:
    """Print the rules of a game without a marked test, and those without a place in the code."""
    parser = argparse.ArgumentParser(
        description="Which rules of a game have no marked test, which no place in the code"
    )
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    game = parser.parse_args().game
    rules = rules_of(game)
    report(rules, without_test(game), "a marked test")
    report(rules, without_place(game), "a place in the code")


if __name__ == "__main__":
    main()
