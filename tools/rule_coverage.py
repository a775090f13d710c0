"""Print which rules of the catalogue have no marked test: `python tools/rule_coverage.py`."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "src/dosespanas/locale/en").glob("rules-espana1936*.ftl"))


def rule_ids(text: str) -> list[str]:
    """Return the ids of the rules in a Fluent text, in order: `MOV-04` for `rule-MOV-04 = ...`."""
    return re.findall(r"^rule-([A-Za-z0-9-]+)\s*=", text, re.MULTILINE)


def marked_ids(text: str) -> set[str]:
    """Return the ids that the tests of a file are marked with."""
    marks = re.findall(r"rule\(([^)]*)\)", text)
    return {rule for mark in marks for rule in re.findall(r"[\"']([A-Za-z0-9-]+)[\"']", mark)}


def main() -> None:
    """Print the share of rules with a test, and the ids of the others, a chapter a line."""
    ids = [rule for file in RULES for rule in rule_ids(file.read_text(encoding="utf-8"))]
    marked: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        marked |= marked_ids(path.read_text(encoding="utf-8"))
    missing = [rule for rule in ids if rule not in marked]
    print(f"{len(ids) - len(missing)} of {len(ids)} rules have a marked test.")
    for chapter in dict.fromkeys(rule.split("-")[0] for rule in missing):
        print(" ", " ".join(rule for rule in missing if rule.split("-")[0] == chapter))


if __name__ == "__main__":
    main()
