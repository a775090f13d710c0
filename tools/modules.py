"""Writes `docs/modules.md`: every module of the package with the first line of its docstring, folder by folder.

A test holds the page to the code; after a new module or another first line: `python tools/modules.py`.
"""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dosespanas"
PAGE = ROOT / "docs" / "modules.md"
LEFT_OUT = {"page", "versions"}
"""Folders of the built page and of the steps of the database's schema."""
BEGINNING = """# Every module

What each module of the package is about, in its own words. Which of them may import which, and how they work
together, tells the [architecture](architecture.md).
"""


def first_line(path: Path) -> str:
    """Return the first line of a module's docstring, none if it has none."""
    return (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").partition("\n")[0]


def page() -> str:
    """Return the text of the page."""
    modules = [path for path in PACKAGE.rglob("*.py") if not LEFT_OUT & set(path.relative_to(PACKAGE).parts)]
    folders = sorted({path.parent for path in modules})
    found = [BEGINNING]
    for folder in folders:
        about = folder / "__init__.py"
        name = folder.relative_to(PACKAGE.parent).as_posix()
        found.append(f"## `{name}/`\n\n{first_line(about) if about.exists() else ''}".rstrip() + "\n")
        rows = [f"| `{path.stem}` | {first_line(path)} |" for path in sorted(folder.glob("*.py")) if path != about]
        if rows:
            found.append("\n".join(["| module | what it is about |", "|---|---|", *rows]) + "\n")
    return "\n".join(found)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"Written: {PAGE.relative_to(ROOT)}")
