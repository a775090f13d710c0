"""Write the shapes of all that the server says, for the page: its types are made from them.

    python tools/openapi.py              writes schema.json beside each schema.d.ts of web/src
    python tools/openapi.py --page       writes the whole document beside the built page, for the server to answer with

`npm run types` then makes the types. The kit of the page has what no game says by itself, each game's folder the rest.
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from dosespanas.kernel.shapes import Observed
from dosespanas.registry import DEFINITIONS, GameDefinition
from dosespanas.server import app
from dosespanas.server.http.openapi_document import write
from dosespanas.server.operations.settings import Settings

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
REF = "#/components/schemas/"

Schemas = dict[str, Any]


def schemas() -> Schemas:
    """Return everything the server says or is told, by name, and what all observations have in common."""
    found: Schemas = app.create_app(Settings(database_url="sqlite://")).openapi()["components"]["schemas"]
    common = TypeAdapter(Observed).json_schema(ref_template=REF + "{model}")
    return {**common.pop("$defs"), **found, Observed.__name__: common}


def reached(name: str, known: Schemas) -> set[str]:
    """Return what a schema is made of, itself included."""
    found, new = set[str](), {name}
    while new:
        found |= new
        text = json.dumps([known[one] for one in new])
        new = set(re.findall(rf'"{REF}(\w+)"', text)) - found
    return found


def own(title: GameDefinition) -> set[str]:
    """Return the names of the shapes a game has for itself, and of its view."""
    module: Any = title.shapes
    names = {name for name, shape in vars(module).items() if getattr(shape, "__module__", "") == module.__name__}
    return names | {f"{title.name.capitalize()}View"}


def documents() -> dict[Path, str]:
    """Return the text of each file."""
    known = schemas()
    parts = {name: reached(name, known) for name in known}
    games = {title.name: own(title) for title in DEFINITIONS.values()}
    kit = {name for name in known if not parts[name] & set().union(*games.values())}
    folders = {PAGE / "kit" / "server": kit}
    for game, names in games.items():
        folders[PAGE / "games" / game] = {part for name in names & set(known) for part in parts[name]}
    return {folder / "schema.json": document(known, names) for folder, names in folders.items()}


def untitled(schema: Any) -> Any:
    """Return a schema without the titles that only repeat the names of its fields."""
    if isinstance(schema, list):
        return [untitled(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: untitled(part) for key, part in schema.items() if key != "title" or not isinstance(part, str)}


def document(known: Schemas, names: set[str]) -> str:
    """Return an OpenAPI document of some schemas."""
    words = "Made by tools/openapi.py: do not change it by hand."
    about = {"title": "Dos Españas", "version": "-", "description": words}
    parts = {"schemas": {name: untitled(known[name]) for name in sorted(names)}}
    text = {"openapi": "3.1.0", "info": about, "paths": {}, "components": parts}
    return json.dumps(text, ensure_ascii=False, indent=1) + "\n"


def main() -> None:
    """Write the files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--page", action="store_true")
    chosen = parser.parse_args()
    if chosen.page:
        print(f"Written: {write(Settings(database_url='sqlite://').page, app.document).name}")
        return
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
