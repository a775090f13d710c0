"""What a forge runs for us: workflows that a linter finds nothing wrong with, and that name what there is."""

import re
import subprocess
import tomllib
from importlib.metadata import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.metadata_hook import absolute, metadata
from tools.release_notes import notes

from dosespanas.kernel.header import ENGINE

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS: dict[str, Any] = {file.name: yaml.safe_load(file.read_text("utf-8")) for file in FOLDER.glob("*.yml")}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")


def linted(folder: Path) -> subprocess.CompletedProcess[str]:
    """Return what the linter says of a folder of workflows; it asks nobody else."""
    linter = next(str(file.locate()) for file in files("zizmor") or [] if file.stem == "zizmor" and "bin" in file.parts)
    config = str(ROOT / ".github" / "zizmor.yml")
    asked = [linter, "--offline", "--no-progress", "--config", config, str(folder)]
    return subprocess.run(asked, capture_output=True, text=True, check=False)


def test_a_linter_finds_nothing_wrong() -> None:
    found = linted(FOLDER)
    assert found.returncode == 0, found.stdout


def test_the_linter_would_find_something(tmp_path: Path) -> None:
    text = (FOLDER / "tests.yml").read_text("utf-8").replace("runs-on:", "run-on:", 1)
    (tmp_path / "broken.yml").write_text(text, encoding="utf-8")
    assert linted(tmp_path).returncode != 0
    (tmp_path / "broken.yml").write_text(
        "on: pull_request_target\njobs:\n  a:\n    runs-on: x\n    steps:\n      - run: echo ${{ github.head_ref }}\n"
    )
    assert linted(tmp_path).returncode != 0


def test_they_run_what_there_is() -> None:
    assert {"tests.yml", "wheels.yml", "site.yml", "container.yml", "release.yml"} <= WORKFLOWS.keys()
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for workflow in WORKFLOWS.values():
        for job in workflow["jobs"].values():
            assert "timeout-minutes" in job or "uses" in job
            assert not job.get("uses", "").startswith("./") or (ROOT / job["uses"]).is_file()
            for step in job.get("steps", []):
                done = step.get("run", "")
                assert set(re.findall(r"\bmake ([\w-]+)", done)) <= targets
                assert all((ROOT / name).is_file() for name in re.findall(r"(?:tools|\.ci)/[\w.]+", done))


def test_wheels_are_made_for_every_python_that_is_named() -> None:
    named = {line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"] if "Python :: 3." in line}
    assert named == set(WORKFLOWS["tests.yml"]["jobs"]["install"]["strategy"]["matrix"]["python"])
    assert {f"cp{version.replace('.', '')}-*" for version in named} == set(PROJECT["tool"]["cibuildwheel"]["build"])


def test_texts_have_the_same_ends_of_lines_wherever_they_are_cloned() -> None:
    names = ["tools/node.sh", "Makefile", ".ci/run", "src/dosespanas/py.typed", "README.md"]
    found = subprocess.run(
        ["git", "check-attr", "eol", "text", "--", *names], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if found.returncode == 0:
        assert found.stdout.count("eol: lf") == len(names)
    assert "* text=auto eol=lf" in (ROOT / ".gitattributes").read_text(encoding="utf-8")


def test_links_and_pictures_of_the_long_description_are_absolute() -> None:
    told = metadata(README, ENGINE, "https://example.org/us/game")
    text = told["readme"]["text"]
    assert f"![España 1936 on the table](https://example.org/us/game/raw/v{ENGINE}/docs/pictures/game.png)" in text
    assert not re.search(r"\]\((?!https?:|#)", text)
    for target in re.findall(rf"\(https://example\.org/us/game/(?:raw|blob)/v{ENGINE}/([^)#]+)", text):
        assert (ROOT / target).is_file(), target
    assert set(told["urls"]) >= {"Homepage", "Changelog", "Issues"}
    assert metadata(README, ENGINE, "") == {"readme": {"content-type": "text/markdown", "text": README}}
    assert absolute("[a](https://b) [c](#d) [e](mailto:f)", "x", "y") == "[a](https://b) [c](#d) [e](mailto:f)"


def test_the_readme_begins_with_playing() -> None:
    first = README.split("\n## ")[1]
    assert first.startswith("Play") and first.index("pipx run dosespanas") < first.index("make play")
    assert "uvx dosespanas" in first and PROJECT["project"]["name"] in PROJECT["project"]["scripts"]


def test_notes_of_a_release_are_those_of_its_version() -> None:
    changes = "# Changes\n\n## Unreleased\n\n- new\n\n## 1.0.0\n\n- old\n- older\n\n## 0.9.0\n\n- oldest\n"
    assert notes("v1.0.0", "1.0.0", changes) == "- old\n- older\n"
    for tag, engine in (("v1.0.1", "1.0.0"), ("1.0.0", "1.0.0"), ("v2.0.0", "2.0.0")):
        with pytest.raises(ValueError, match=re.escape(engine)):
            notes(tag, engine, changes)
    assert notes(f"v{ENGINE}", ENGINE, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
