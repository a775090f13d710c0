"""Puts compiled rules into a wheel: the libraries of the folder that DOSESPANAS_COMPILED names (`make wheel`).

Without it a wheel is pure Python and runs everywhere; with it the wheel is for this Python and this kind of machine.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES = (".so", ".pyd")


class CompiledRules(BuildHookInterface[Any]):
    """The hook hatchling calls before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add each library at the place of its module, and let the wheel say what machine it is for."""
        named = os.environ.get("DOSESPANAS_COMPILED")
        folder = Path(self.root, named) if named else None
        if folder is None or not (folder / "compiled").exists():
            return
        found = [path for path in folder.rglob("*") if path.suffix in LIBRARIES]
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in found})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
