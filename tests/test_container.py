"""What a container is built and started with is there: files, settings, commands. It is not built here."""

import re
from pathlib import Path
from typing import Any

import yaml

from dosespanas.server.operations import settings

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_what_is_copied_is_there_and_let_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.M)
    assert copied[0] == "."
    for name in copied[1].split():
        assert (ROOT / name).is_file() and Path(name).match("requirements*.lock")
    assert all(list(ROOT.glob(name)) for name in let_in)
    mount = COMPOSE["services"]["proxy"]["volumes"][0].split(":")[0]
    assert (ROOT / mount).is_file()


def test_every_setting_is_one() -> None:
    known = {*settings.TEXTS.values(), *settings.SWITCHES.values()}
    known |= {f"DOSESPANAS_{name.upper()}" for name in settings.LIMITS}
    named = set(re.findall(r"DOSESPANAS_[A-Z_]+", DOCKERFILE + (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert named <= known


def test_volumes_and_networks_are_declared() -> None:
    for service in COMPOSE["services"].values():
        named = {str(one).split(":")[0] for one in service.get("volumes", []) if not str(one).startswith(".")}
        assert named <= set(COMPOSE["volumes"]) and set(service["networks"]) <= set(COMPOSE["networks"])
