"""The long description of a wheel, and the addresses an index shows: both lead to where the sources are published.

DOSESPANAS_SOURCES names that (`https://example.org/owner/dosespanas`), and the release sets it. A wheel
made without has the README as it stands, and no addresses: nobody's are invented.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")
"""A link or picture whose target stands among the sources."""


def absolute(text: str, sources: str, tag: str) -> str:
    """Return a page with every link and picture that stands among the sources as an address of this version."""

    def address(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        return f"{picture}{words}({sources}/{'raw' if picture else 'blob'}/{tag}/{target})"

    return LINK.sub(address, text)


def metadata(readme: str, version: str, sources: str) -> dict[str, Any]:
    """Return the long description and the addresses of a version; of no sources the README as it stands."""
    told = absolute(readme, sources, f"v{version}") if sources else readme
    found: dict[str, Any] = {"readme": {"content-type": "text/markdown", "text": told}}
    if sources:
        found["urls"] = {
            "Homepage": sources,
            "Changelog": f"{sources}/blob/v{version}/CHANGELOG.md",
            "Documentation": f"{sources}/blob/v{version}/docs/index.md",
            "Issues": f"{sources}/issues",
        }
    return found


class Description(MetadataHookInterface):
    """The hook hatchling calls for what `pyproject.toml` calls dynamic, beside the version."""

    def update(self, metadata_: dict[str, Any]) -> None:
        """Fill in the long description and the addresses."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        header = Path(self.root, "src/dosespanas/kernel/header.py").read_text(encoding="utf-8")
        (version,) = re.findall(r'ENGINE: str = "([^"]+)"', header)
        metadata_.update(metadata(readme, version, os.environ.get("DOSESPANAS_SOURCES", "").rstrip("/")))
