"""The odds of an attack described in words: strengths, supporters, modifiers and cards (CBT, ADF, DRM)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import typer

from dosespanas.espana1936.board.data import BONUS, MODES, PLANE, Data
from dosespanas.espana1936.game import load_data
from dosespanas.espana1936.odds.attack_odds import AirPlane, SideOdds, attack_odds, pair_up
from dosespanas.espana1936.shapes import LandOdds
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.shapes import SideName
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.screen import AttackQuestion

STRENGTHS = (1, 2, 3, 5)
"""What a troop may be: CMP-01."""

_DRM = re.compile(r"^([+-]\d)(?:x(\d))?$")


@dataclass
class Force:
    """One side of an attack as described: strength, supporters by id, modifiers, a card and its mode."""

    strength: int
    supporters: Sequence[str] = ()
    drms: Sequence[str] = ()
    card: str | None = None
    sides: set[SideName] = field(default_factory=set)
    """The sides its supporters and card belong to: they must agree."""


def _unknown(what: str, name: str, right: str) -> DosEspanasError:
    return DosEspanasError(
        "terminal-unknown", f"unknown {what} {name!r}; expected {right}", what=what, name=name, right=right
    )


def _modifier(text: str) -> tuple[int, int]:
    """Read `+1` (one die) or `-1x2` (two different dice) as points and number of dice."""
    found = _DRM.match(text)
    if not found:
        raise _unknown("modifier", text, "+1, or -1x2 for two dice")
    return int(found[1]), int(found[2] or 1)


def _card(data: Data, force: Force) -> tuple[int, int] | None:
    """Read `nac_3:bonus` as the card's number in the data and its mode."""
    if force.card is None:
        return None
    name, _, mode = force.card.partition(":")
    if name not in data.card_index or mode not in MODES:
        raise _unknown("card", force.card, "a card and its mode, such as rep_9:bonus or nac_3:penalty")
    card = data.card_index[name]
    force.sides.add(SIDE_NAMES[data.cards[card].side])
    return card, MODES.index(mode)


def _force_odds(data: Data, force: Force) -> SideOdds:
    """Return what a side brings before any card."""
    if force.strength not in STRENGTHS:
        raise _unknown("strength", str(force.strength), "1, 2, 3 or 5")
    planes: list[AirPlane] = []
    modifiers = [_modifier(text) for text in force.drms]
    for name in force.supporters:
        piece = data.piece_index.get(name)
        if piece is None:
            raise _unknown("supporter", name, "a general, plane or tank, such as rojo, i15_1 or t26_1")
        force.sides.add(SIDE_NAMES[data.piece_sides[piece]])
        if data.piece_kinds[piece] == PLANE:
            planes.append(AirPlane(name, data.piece_dice[piece], data.piece_drms[piece]))
        elif data.piece_drms[piece]:
            modifiers.append((data.piece_drms[piece], 1))
    return SideOdds(force.strength, 0, modifiers, planes)


def battle_odds(data: Data, attack: Force, defence: Force) -> LandOdds:
    """Return the exact odds of an attack as JSON (see *Odds* in `docs/contract.md`).

    A troop's own DRM is not known from its strength: give it among the modifiers. Raises DosEspanasError
    for a strength, name or modifier that does not exist, and when one side's pieces belong to both.
    """
    forces = (attack, defence)
    sides = [_force_odds(data, force) for force in forces]
    for i, force in enumerate(forces):
        played = _card(data, force)
        if played is None:
            continue
        card, mode = data.cards[played[0]], played[1]
        hit = sides[i if mode == BONUS else 1 - i]
        hit.extra_dice += card.dice[mode]
        if card.drm[mode]:
            hit.modifiers.append((card.drm[mode], card.drm_dice[mode]))
    for force in forces:
        if len(force.sides) > 1:
            raise _unknown("side", ", ".join(sorted(force.sides)), "supporters and card of one side only")
    if attack.sides and attack.sides == defence.sides:
        raise _unknown("side", ", ".join(attack.sides), "attacker and defender of different sides")
    pair_up(sides[1].planes, sides[0].planes)
    found = attack_odds(sides[0], sides[1])
    attacker: SideName = min(attack.sides, default="nationalist")
    if not attack.sides and "nationalist" in defence.sides:
        attacker = "republican"
    clears = found["left"]["defender"].get("0", 0.0)
    return {**found, "attacker": attacker, "clears": clears, "unseen": None}


def described(folder: Path | None, fight: AttackQuestion) -> LandOdds:
    """Return the odds of an attack described on the command line; raises BadParameter for options of another game."""
    if fight.shift is not None or fight.drm is not None or fight.defender_steps is not None:
        raise typer.BadParameter("--shift, --drm and --defender-steps belong to --game gce")
    return battle_odds(
        load_data(folder),
        Force(fight.attack, fight.attack_with, fight.attack_drm, fight.attack_card),
        Force(fight.defend, fight.defend_with, fight.defend_drm, fight.defend_card),
    )
