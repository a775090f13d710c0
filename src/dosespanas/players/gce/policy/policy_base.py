"""What every answer is made with: a reason, a way to find an action among those offered, and what units are worth."""

from typing import Any, Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.data import NO_POOL
from dosespanas.players.gce.policy.analysis import SightAnalysis
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.gce.policy.side_view_builders import LegalOption

Reason = dict[str, Any]
Answer = tuple[int, Reason]

HQ_WORTH: Final = 20.0

FOR_GOOD: Final = 1.5
"""What a step counts more that no points bring back (6.5)."""


def reason(key: str, **args: Any) -> Reason:
    """Return a reason: a message key and its arguments."""
    return {"key": key, **args}


def has(options: list[LegalOption], kind: int) -> bool:
    """Tell whether an action of a kind is legal."""
    return any(option.kind == kind for option in options)


def first(options: list[LegalOption], kind: int) -> int:
    """Return the first action of a kind, or the first of all."""
    for i, option in enumerate(options):
        if option.kind == kind:
            return i
    return 0


def stop(options: list[LegalOption]) -> int:
    """Return the action that ends a row of choices."""
    for kind in (n.DONE, n.NONE, n.PASS, n.STAY):
        if has(options, kind):
            return first(options, kind)
    return 0


def weight(s: SideView, unit: int) -> float:
    """Return what a whole unit is worth."""
    worth = s.u_attack[unit] + 0.8 * s.u_defence[unit] + 0.5 * s.u_steps[unit]
    if s.u_hex[unit] == -5:
        worth *= 0.3
    return worth + HQ_WORTH if s.is_hq(unit) else worth


def step_worth(s: SideView, unit: int) -> float:
    """Return the factors that go with a unit's next step."""
    if s.is_hq(unit):
        return HQ_WORTH
    worth = s.u_attack[unit] + 0.8 * s.u_defence[unit]
    if s.printed(unit) and s.data.units[unit].pool == NO_POOL:
        worth += FOR_GOOD
    if s.u_steps[unit] == 2 and s.printed(unit):
        back = s.data.units[unit].faces[1]
        return worth - back.attack - 0.8 * back.defence
    return worth + 0.3


def strongest(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """Place the strongest unit first."""
    s = f.s
    best, most = 0, -1.0
    for i, option in enumerate(options):
        if option.unit >= 0 and weight(s, option.unit) > most:
            best, most = i, weight(s, option.unit)
    return best, reason("reason-strongest")
