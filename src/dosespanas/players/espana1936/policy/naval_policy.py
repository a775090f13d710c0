"""The choices of the naval war: who sails where, whether to fight, whom to meet, aim at, support or give up (NAV)."""

from typing import Final

from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.board.in_progress import HITS_ON
from dosespanas.espana1936.board.state import ON_BLOCKADE, ON_GUARD, ON_GUNFIRE, ON_PATROL, Board
from dosespanas.espana1936.naval.fleets import line_of
from dosespanas.espana1936.naval.sailing import MISSION_OF, ship_codes
from dosespanas.players.espana1936.policy.sea_values import SeaView
from dosespanas.players.espana1936.policy.ship_values import TURNED, bite, lost, meeting
from dosespanas.players.espana1936.policy.side_view import SideView

SAIL_THRESHOLD: Final = 0.35
"""What a mission must gain before a ship leaves where it is."""
REASONS: Final[dict[int, str]] = {
    0: "reason-sea-area",
    ON_GUNFIRE: "reason-gunfire",
    ON_BLOCKADE: "reason-blockade",
    ON_GUARD: "reason-guard",
    ON_PATROL: "reason-patrol",
}
"""Why a ship or plane is sent on each kind of mission."""
AT_SEA: Final = (
    stages.SAIL, stages.SAIL_TO, stages.BERTH, stages.ENGAGE, stages.PAIR, stages.AIM, stages.BACK, stages.SUFFER,
)  # fmt: skip
"""The choices answered here; planes are also paired over land."""

Said = tuple[int, str, int]
"""An action, the message key of the reason for it, and the place that names, or -1."""


def answer(t: Board, s: SideView, codes: list[int]) -> Said:
    """Return the choice by what is asked."""
    stage = t.stage
    if stage == stages.SAIL:
        return sail(SeaView(s), codes)
    if stage == stages.SAIL_TO:
        return sail_to(SeaView(s), codes)
    if stage == stages.BERTH:
        return berth(s, codes)
    if stage == stages.ENGAGE:
        return engage(SeaView(s), codes)
    if stage == stages.AIM:
        return aim(t, codes)
    if stage == stages.BACK:
        return back(t, codes)
    if stage == stages.SUFFER:
        return suffer(t, codes)
    return pair(t, codes)


# --- ship assignment ----------------------------------------------------------------------------------


def best_mission(sea: SeaView, piece: int, codes: list[int]) -> tuple[float, int]:
    """Return the most that a ship or plane could do by one of these actions, and by which; -1 for none."""
    best, chosen = -99.0, -1
    for code in codes:
        worth = sea.mission_worth(piece, MISSION_OF[n.kind_of(code)], n.payload_of(code))
        if worth > best:
            best, chosen = worth, code
    return best, chosen


def because(code: int, mission: int) -> Said:
    """Return an action that sends a ship or plane, or lets it be sent, for what it goes to by another."""
    return code, REASONS[MISSION_OF[n.kind_of(mission)]], n.payload_of(mission)


def sail(sea: SeaView, codes: list[int]) -> Said:
    """Send the ship whose best mission gains most; be done when none gains enough."""
    best = SAIL_THRESHOLD
    chosen: Said = (n.make(n.DONE, 0), "reason-fleet-stays", -1)
    for code in codes:
        if n.kind_of(code) == n.ASSIGN:
            ship = n.payload_of(code)
            worth, mission = best_mission(sea, ship, ship_codes(sea.t, ship))
            gain = worth - sea.stay_worth(ship)
            if gain > best:
                best, chosen = gain, because(code, mission)
    return chosen


def sail_to(sea: SeaView, codes: list[int]) -> Said:
    """Give the ship in hand the mission worth most."""
    _, mission = best_mission(sea, sea.t.selected - len(sea.t.t_box), codes)
    return because(mission, mission)


def berth(s: SideView, codes: list[int]) -> Said:
    """Bring a ship in where the enemy is least likely to arrive."""
    data = s.t.data
    least = 1.0e9
    chosen = codes[0]
    for code in codes:
        place = n.payload_of(code)
        box = place if place < data.box_count else data.base_boxes[data.bases.index(place)]
        danger = s.force[s.foe * s.boxes + box] + 0.5 * s.threat(box) - s.force[s.side * s.boxes + box]
        if danger < least:
            least, chosen = danger, code
    return chosen, "reason-harbour", -1


# --- fights -------------------------------------------------------------------------------------------


def exchange(t: Board, own: list[int], foe: list[int]) -> float:
    """Return what one round between two groups should cost the second, less what it costs the first."""
    return fire(t, own, foe) - fire(t, foe, own)


def fire(t: Board, shooters: list[int], targets: list[int]) -> float:
    """Return what one round of a group should cost another: two of its shots for each that may be hit."""
    data = t.data
    armed = [p for p in targets if data.piece_dice[p]] or targets
    average = 0.0
    for p in armed:
        average += lost(t, p) / float(len(armed))
    alone = all(data.piece_kinds[p] == PLANE for p in targets)
    shots = [bite(t, p, alone, []) for p in shooters if data.piece_dice[p] or alone]
    shots.sort(reverse=True)
    total = 0.0
    for shot in shots[: 2 * len(armed)]:
        total += shot
    return average * total


def engage(sea: SeaView, codes: list[int]) -> Said:
    """Fight for an area when that should end better than leaving it to the enemy."""
    t = sea.t
    place = t.fight.place
    own, foe = sea.here(sea.side, place), sea.here(sea.foe, place)
    mine, theirs = sea.weight(sea.side, place, -1), sea.weight(sea.foe, place, -1)
    stake = sea.stake(place)
    stays = stake * sea.hope(place, mine / (mine + theirs), 0.5) + exchange(t, own, foe)
    leaves = stake * sea.use(place, sea.foe)
    for p in own:
        leaves -= TURNED * lost(t, p)
    if stays >= leaves:
        return n.make(n.ENGAGE, 0), "reason-engage", -1
    return n.make(n.WITHDRAW, 0), "reason-withdraw", -1


def pair(t: Board, codes: list[int]) -> Said:
    """Make the pairs that promise most."""
    best, chosen = -99.0, codes[0]
    for code in codes:
        worth = meeting(t, n.pair_first(n.payload_of(code)), n.pair_second(n.payload_of(code)))
        if worth > best:
            best, chosen = worth, code
    return chosen, "reason-pair", -1


def aim(t: Board, codes: list[int]) -> Said:
    """Aim a plane or submarine where the shot should gain most, or hold if it risks more than it gains."""
    best = 0.0
    chosen: Said = (n.make(n.HOLD, t.fight.queue[0]), "reason-hold", -1)
    for code in codes:
        if n.kind_of(code) != n.AIM:
            continue
        piece, target = n.pair_first(n.payload_of(code)), n.pair_second(n.payload_of(code))
        plane = t.data.piece_kinds[piece] == PLANE
        back_ = bite(t, target, plane, []) * lost(t, piece) * (1.0 if plane else 0.8)
        gain = bite(t, piece, False, []) * lost(t, target) - back_
        if gain > best:
            best, chosen = gain, (code, "reason-aim", -1)
    return chosen


def back(t: Board, codes: list[int]) -> Said:
    """Support the ship whose shot gains most by it; keep squadrons for the line while ships are still to meet."""
    best = 0.01
    chosen: Said = (n.make(n.HOLD, t.fight.queue[0]), "reason-enough-support", -1)
    for code in codes:
        if n.kind_of(code) != n.BACK:
            continue
        helper, ship = n.pair_first(n.payload_of(code)), n.pair_second(n.payload_of(code))
        helped = bite(t, ship, False, [helper]) - bite(t, ship, False, [])
        gain = helped * lost(t, met_by(t, ship))
        if t.data.ship_classes[ship] == "submarine" and line_of(t, t.side):
            gain -= 0.3
        if gain > best:
            best, chosen = gain, (code, "reason-back", -1)
    return chosen


def met_by(t: Board, ship: int) -> int:
    """Return whom a ship aims at or is paired with."""
    for met in (t.fight.aims, t.pairing.pairs):
        if ship in met:
            return met[met.index(ship) ^ 1]
    raise RuntimeError("only a ship that meets another is supported")


def suffer(t: Board, codes: list[int]) -> Said:
    """Give the hit to the own unit that matters least, or to the enemy's that matters most."""
    sign = -1.0 if t.fight.pending[HITS_ON] == t.side else 1.0
    best, chosen = -1.0e9, codes[0]
    for code in codes:
        worth = sign * lost(t, n.payload_of(code))
        if worth > best:
            best, chosen = worth, code
    return chosen, "reason-least-loss", -1
