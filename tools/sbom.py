"""Writes what is in a wheel and what it needs as a bill of materials in CycloneDX: from the lock files, word for word.

    python tools/sbom.py > sbom.cdx.json

`tools/wheel_hook.py` puts it into each wheel (`dosespanas-*.dist-info/sboms/`), where auditing tools look for it.
"""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.M)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
BUNDLED = ("svelte", "clsx", "esm-env")
"""What is for building the page by its package, but ends up in it."""


def python_components(lock: Path) -> list[dict[str, Any]]:
    """Return the Python packages of a lock file, each with the hashes of all its files."""
    text = lock.read_text(encoding="utf-8")
    starts = list(PINNED.finditer(text))
    found = []
    for number, start in enumerate(starts):
        name, version = start[1].lower(), start[2]
        until = starts[number + 1].start() if number + 1 < len(starts) else len(text)
        link = f"pkg:pypi/{re.sub('[-_.]+', '-', name)}@{version}"
        files = [{"name": "sha256", "value": one} for one in HASH.findall(text, start.end(), until)]
        found.append(
            {"type": "library", "bom-ref": link, "name": name, "version": version, "purl": link, "properties": files}
        )
    return found


def page_components(lock: Path) -> list[dict[str, Any]]:
    """Return the packages that are built into the page."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    found = []
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        if not name or (package.get("dev") and name not in BUNDLED):
            continue
        link = f"pkg:npm/{name.replace('@', '%40', 1)}@{package['version']}"
        one = {"type": "library", "bom-ref": link, "name": name, "version": package["version"], "purl": link}
        if "license" in package:
            one["licenses"] = [{"expression": package["license"]}]
        found.append(one)
    return found


def bill(version: str) -> dict[str, Any]:
    """Return the bill of materials of a version, as CycloneDX 1.6; the same lock files give the same one."""
    link = f"pkg:pypi/dosespanas@{version}"
    main = {"type": "application", "bom-ref": link, "name": "dosespanas", "version": version, "purl": link}
    parts = python_components(ROOT / "requirements.lock") + page_components(ROOT / "web" / "package-lock.json")
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": main | {"licenses": [{"expression": "AGPL-3.0-or-later"}]}},
        "components": parts,
        "dependencies": [{"ref": link, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def main() -> None:
    """Print the bill of materials of this version."""
    header = (ROOT / "src/dosespanas/kernel/header.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'ENGINE: str = "([^"]+)"', header)
    print(json.dumps(bill(version), indent=1))


if __name__ == "__main__":
    main()
