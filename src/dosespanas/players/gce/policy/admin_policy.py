"""Administration: chits, call-ups, resource points, and who goes by rail."""

from typing import Final

from dosespanas.gce.board import notation as n
from dosespanas.gce.board.hexes import HEXES
from dosespanas.gce.supply import railways
from dosespanas.kernel.side import REP
from dosespanas.players.gce.policy.analysis import SightAnalysis
from dosespanas.players.gce.policy.hex_values import Posts, pinned
from dosespanas.players.gce.policy.policy_base import Answer, first, has, reason
from dosespanas.players.gce.policy.side_view_builders import LegalOption

CALL_UP_LEAVES: Final = 8.0
"""How much Morale above that of a defeat a call-up must leave to be worth its price."""


def draw(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """7.2: a chit drawn is at least known."""
    return first(options, n.DRAW), reason("reason-draw")


def biberon(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """6.12: the call-up of the youngest, while Morale can pay for it."""
    return _called(f, options, n.DECLARE_BIBERON, "biberon", f.w.biberon)


def mobilise(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """6.11: General Mobilisation, while Morale can pay for it."""
    return _called(f, options, n.DECLARE_MOBILISATION, "mobilisation", f.w.mobilise)


def _called(f: SightAnalysis, options: list[LegalOption], kind: int, which: str, thrift: float) -> Answer:
    """Declare a call-up while Morale can pay for it; `thrift`: how much more than usual it must leave."""
    left = f.s.morale + f.s.data.special[which]["morale"] - f.s.data.victory["morale_at_most"]
    ready = left > CALL_UP_LEAVES * thrift
    if left <= 0:
        return first(options, n.PASS), reason("reason-wait")
    why = reason("reason-gce-declares" if ready else "reason-gce-waits", count=left)
    return first(options, kind if ready else n.PASS), why


def rebuild(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """6.6: restore and rebuild what brings most factors for a point."""
    s = f.s
    best, most = -1, 0.5
    for i, option in enumerate(options):
        if option.kind not in (n.REPLACE, n.REBUILD, n.REPLACE_BY, n.REBUILD_BY) or not s.printed(option.unit):
            continue
        unit = s.data.units[option.unit]
        if option.kind in (n.REPLACE, n.REPLACE_BY):
            front = unit.faces[0]
            gain = 0.5 + front.attack + 0.8 * front.defence - s.u_attack[option.unit] - 0.8 * s.u_defence[option.unit]
            gain *= 1.2 if f.threat[s.u_hex[option.unit]] > 0.5 else 1.0
        else:
            face = unit.faces[-1] if unit.steps == 2 else unit.faces[s.u_face[option.unit]]
            gain = face.attack + 0.8 * face.defence
            if unit.side == REP and unit.steps == 1 and not face.column:
                gain *= 1.7
        if gain > most:
            best, most = i, gain
    if best < 0:
        return first(options, n.DONE), reason("reason-saved")
    return best, reason("reason-rebuild")


def strategic(f: SightAnalysis, options: list[LegalOption]) -> Answer:
    """14.1: the mass goes by rail to where it is wanted."""
    s = f.s
    posts = Posts(f)
    pins = set(pinned(f, posts))
    line = railways.survey(s.data, s.side, s.control, s.owner, False)
    best, most = -1, f.w.rail
    ends: dict[int, list[int]] = {}
    for i, option in enumerate(options):
        if option.kind != n.RAIL or option.unit in pins or s.u_attack[option.unit] <= 0:
            continue
        here = s.u_hex[option.unit]
        if here not in ends:
            ends[here] = railways.nearest(s.data, here, line, HEXES)
        posts.add(option.unit, here, -1)
        stay = posts.value(option.unit, here)
        gain = -99.0
        drawn = f.draw(option.unit, here)
        for h in ends[here]:
            if f.draw(option.unit, h) > drawn and posts.fits(option.unit, h) and f.supplied(option.unit, h):
                gain = max(gain, posts.value(option.unit, h) - stay)
        posts.add(option.unit, here, 1)
        if s.is_hq(option.unit):
            gain *= 0.5
        if gain > most:
            best, most = i, gain
    if best < 0:
        if options[0].kind in (n.RAIL, n.SAIL) and not has(options, n.DONE):
            return 0, reason("reason-duty")
        return first(options, n.DONE), reason("reason-in-place")
    return best, reason("reason-idle")
