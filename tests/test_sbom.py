"""The bill of materials of a wheel names all that the lock files name."""

from __future__ import annotations

import re
from pathlib import Path

from tools.sbom import bill

ROOT = Path(__file__).parent.parent


def test_the_bill_of_materials_names_what_is_locked() -> None:
    found = bill("1.2.3")
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.6", 1)
    links = [part["bom-ref"] for part in found["components"]]
    assert len(set(links)) == len(links) and set(found["dependencies"][0]["dependsOn"]) == set(links)
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = re.findall(r"^([A-Za-z0-9._-]+)(?:\[\w+\])?==(\S+)", text, re.M)
    versions = {(part["name"], part["version"]) for part in found["components"]}
    assert len(locked) > 20 and {(name.lower(), version) for name, version in locked} <= versions
    hashes = {one["value"] for part in found["components"] for one in part.get("properties", [])}
    assert set(re.findall(r"sha256:(\w+)", text)) == hashes
    page = [link for link in links if link.startswith("pkg:npm/")]
    assert any(link.startswith("pkg:npm/svelte@") for link in page)
    assert any(link.startswith("pkg:npm/%40fluent/bundle@") for link in page)
    assert not any("vite" in link for link in page)


def test_the_driver_of_postgresql_has_its_hashes() -> None:
    text = (ROOT / "requirements-postgres.lock").read_text(encoding="utf-8")
    (driver,) = re.findall(r"^psycopg-binary==(\S+)", text, re.M)
    assert f"psycopg-binary=={driver}" in (ROOT / "requirements-test.lock").read_text(encoding="utf-8")
    assert text.count("--hash=sha256:") > 20
