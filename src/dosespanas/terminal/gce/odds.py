"""The odds of an attack described by its totals: `dosespanas odds --game gce` (chapter 13)."""

from pathlib import Path
from typing import Any

import typer

from dosespanas.gce.board.data import Data
from dosespanas.gce.combat import resolution
from dosespanas.gce.combat.odds import DICE
from dosespanas.gce.game import load_data
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.terminal.screen import AttackQuestion

MOST = 999
"""Totals, shifts and modifiers beyond this are no attack but a slip of the finger."""


def attack_odds(
    data: Data, attack: int, defence: int, shift: int = 0, drm: int = 0, defender_steps: int = 1
) -> dict[str, Any]:
    """Return the odds as JSON (see *Odds* in `docs/contract.md`), with `attacker_steps` null: they are not known.

    `shift` and `drm` are the sums of all shifts of the column and modifiers of the die, as the attacker sees them.
    Raises DosEspanasError for totals or steps below 1 and for numbers beyond all measure.
    """
    for name, value, least in (("attack", attack, 1), ("defence", defence, 1), ("defender-steps", defender_steps, 1)):
        _check(name, value, least)
    _check("shift", shift, -MOST)
    _check("drm", drm, -MOST)
    columns = len(data.columns)
    base = resolution.base_column(attack, defence, columns)
    column = resolution.shifted(base, shift, columns)
    table = []
    for die in DICE:
        rolled = resolution.modified(die, drm)
        by_attacker, by_defender = data.result(rolled, column)
        table.append({"die": die, "modified": rolled, "attacker": by_attacker, "defender": by_defender})
    mean = resolution.forecast(data, attack, defence, shift, drm, defender_steps)
    return {
        "attack": attack,
        "defence": defence,
        "odds": resolution.odds_text(attack, defence),
        "base": data.columns[base],
        "column": data.columns[column],
        "shifts": _given(shift, "A62"),
        "drms": _given(drm, "13.14"),
        "known": True,
        "table": table,
        "attacker_steps": None,
        "defender_steps": defender_steps,
        "expect": {"attacker": mean.lost, "defender": mean.taken},
        "takes": mean.emptied,
    }


def _check(name: str, value: int, least: int) -> None:
    """Raise DosEspanasError for a number that no attack has."""
    if not least <= value <= MOST:
        right = f"{least} … {MOST}"
        text = f"unknown {name} {value}; expected {right}"
        raise DosEspanasError("terminal-unknown", text, what=name, name=f"{name} {value}", right=right)


def _given(value: int, rule: str) -> list[dict[str, Any]]:
    """A sum of modifiers as one row."""
    return [{"source": "modifier:given", "rule": rule, "value": value}] if value else []


def described(folder: Path | None, fight: AttackQuestion) -> dict[str, Any]:
    """Return the odds of an attack described on the command line; raises BadParameter for options of another game."""
    cards = fight.attack_card or fight.defend_card
    if fight.attack_with or fight.defend_with or fight.attack_drm or fight.defend_drm or cards:
        raise typer.BadParameter("of gce give --attack, --defence, --shift, --drm and --defender-steps")
    steps = 1 if fight.defender_steps is None else fight.defender_steps
    return attack_odds(load_data(folder), fight.attack, fight.defend, fight.shift or 0, fight.drm or 0, steps)
