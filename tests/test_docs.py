"""The pages of the documentation: each can be found from the first one, and has its place in the site."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*") if path.suffix in (".md", ".ipynb"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_stands_on_the_first_one_and_in_the_site(page: str) -> None:
    listed = re.findall(r"\]\(([^)#]+)\)", (DOCS / "index.md").read_text(encoding="utf-8"))
    assert page in [*listed, "index.md"]
    placed = re.findall(r"^ +- [^:]+: (\S+)$", (DOCS.parent / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert page in placed


def test_the_first_page_leads_nowhere_else() -> None:
    listed = re.findall(r"\]\(([^)#:]+)\)", (DOCS / "index.md").read_text(encoding="utf-8"))
    assert [page for page in listed if page not in PAGES] == []
