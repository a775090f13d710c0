"""Puts into a wheel what is not among the sources: its bill of materials (`sbom.py`), and perhaps compiled rules.

Those are the libraries of the folder that DOSESPANAS_COMPILED names (`make wheel`). Without it a wheel is pure Python
and runs everywhere; with it the wheel is for this Python and this kind of machine.
"""

import json
import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BILL = "build/dosespanas.cdx.json"
LIBRARIES = (".so", ".pyd")


class CompiledRules(BuildHookInterface[Any]):
    """The hook hatchling calls before it packs the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the bill of materials, and each library at the place of its module; say what machine the wheel is for."""
        bill = runpy.run_path(str(Path(self.root, "tools", "sbom.py")))["bill"]
        Path(self.root, BILL).parent.mkdir(exist_ok=True)
        Path(self.root, BILL).write_text(json.dumps(bill(self.metadata.version), indent=1), encoding="utf-8")
        build_data["sbom_files"].append(BILL)
        named = os.environ.get("DOSESPANAS_COMPILED")
        folder = Path(self.root, named) if named else None
        if folder is None or not (folder / "compiled").exists():
            return
        found = [path for path in folder.rglob("*") if path.suffix in LIBRARIES]
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in found})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
