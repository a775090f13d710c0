"""The player's aid: the steps of a turn in a sentence each, and the tables one looks things up in, as data."""

from typing import Final

from dosespanas.espana1936.battle.hits import LADDER, after_hits
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import GENERAL, PLANE, TANK
from dosespanas.espana1936.board.dice import HIT
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.cards.events import allowed
from dosespanas.espana1936.observation import shown, station
from dosespanas.espana1936.sequence import cards_due, cards_of_turn
from dosespanas.kernel.aid import NOTHING, signed, table
from dosespanas.kernel.shapes import Aid, AidCell, AidStep, AidTable, Args
from dosespanas.kernel.side import NAT, REP, SIDE_TERMS, side_name

RULES: Final = {
    "draw": "DRW-01",
    "ships": "NAV-11",
    "offensive": "CRD-OFF",
    "movement": "MOV-01",
    "generals": "GEN-01",
    "combat": "BAT-01",
    "naval": "NAV-05",
    "upkeep": "UPK-01",
    "events": "EVT-02",
    "replacement": "RPL-01",
    "status": "STA-01",
}
"""By phase: the rule with which it begins."""

MODIFIERS: Final = range(-2, 4)
"""The modifiers of a die that are tabulated."""


def aid(t: Board) -> Aid:
    """Return the player's aid of a game as it is played: its options, its data, the step and the turn it is in."""
    tables = [dice_table(), ladder_table(), troop_table(t), support_table(t), plane_table(t), turn_table(t)]
    return {"steps": steps(t), "tables": tables}


def steps(t: Board) -> list[AidStep]:
    """SEQ-01, SEQ-07: return the phases of this turn with what is done in them."""
    row = [(phase, steps) for phase, steps in stages.STATIONS if shown(t, steps)]
    now = station(t)
    return [
        {
            "phase": phase,
            "side": side_name(stages.STEPS[covered[0]].side),
            "rule": RULES[phase],
            "key": f"aid-espana1936-{phase}",
            "args": args_of(t, phase),
            "now": i == now,
        }
        for i, (phase, covered) in enumerate(row)
    ]


def args_of(t: Board, phase: str) -> Args:
    """Return the numbers of a phase in this turn."""
    if phase == "draw":
        return by_side(cards_due(t, NAT), cards_due(t, REP))
    if phase == "events":
        return by_side(allowed(t, NAT), allowed(t, REP))
    if phase == "status":
        return {"limit": t.data.hand_limit}
    return {}


def by_side(nationalist: int, republican: int) -> Args:
    """Return a number of each side, and whether both are the same."""
    same = "yes" if nationalist == republican else "no"
    return {"same": same, "count": nationalist, "nationalist": nationalist, "republican": republican}


def dice_table() -> AidTable:
    """CBT-16: return what a die needs with each modifier that falls on it, and its chance."""
    rows: list[list[AidCell]] = []
    for drm in MODIFIERS:
        needed = max(1, HIT - drm)
        rows.append([signed(drm), needed if needed <= 6 else NOTHING, f"{max(0, 7 - needed)}/6"])
    return table("aid-dice", ["CBT-16", "DRM-02", "DRM-03"], ["aid-modifier", "aid-needed", "aid-chance"], rows)


def ladder_table() -> AidTable:
    """HIT-01, HIT-03: return what is left of each strength after so many hits."""
    hits = range(1, len(LADDER))
    rows: list[list[AidCell]] = [[s, *[after_hits(s, n) or NOTHING for n in hits]] for s in LADDER[:0:-1]]
    return table("aid-ladder", ["HIT-01", "HIT-03"], ["aid-strength", *hits], rows)


def troop_table(t: Board) -> AidTable:
    """CMP-02, DRM-10: return the modifiers of troop types now."""
    data = t.data
    rows: list[list[AidCell]] = [
        [data.type_terms[kind], SIDE_TERMS[data.type_sides[kind]], signed(t.type_drm(kind))]
        for kind in range(data.type_count)
    ]
    return table("aid-troops", ["CMP-02", "DRM-08"], ["aid-troop", "aid-side", "aid-modifier"], rows)


def support_table(t: Board) -> AidTable:
    """CBT-04: return the modifiers of generals and tanks, those of one name once."""
    columns: list[AidCell] = ["aid-support", "aid-side", "aid-modifier"]
    rows = [row for kind in (GENERAL, TANK) for row in pieces(t, kind)]
    return table("aid-supports", ["CBT-04", "DRM-08"], columns, rows)


def plane_table(t: Board) -> AidTable:
    """CBT-14, ADF-04: return the dice of planes, and their modifiers in air combat."""
    columns: list[AidCell] = ["aid-plane", "aid-side", "aid-modifier", "aid-dice-added"]
    return table("aid-planes", ["CBT-14", "ADF-04"], columns, pieces(t, PLANE))


def pieces(t: Board, kind: int) -> list[list[AidCell]]:
    """Return the pieces of a kind: who, whose, the modifier, and a plane's dice; those that are alike once."""
    data = t.data
    found: dict[tuple[str, int, int, int], list[AidCell]] = {}
    titles = [data.piece_titles[p] for p in range(data.piece_count) if data.piece_kinds[p] == kind]
    for p in range(data.piece_count):
        if data.piece_kinds[p] != kind or (data.piece_naval_only[p] and not t.options.naval) or data.is_back[p]:
            continue
        side, drm, dice = data.piece_sides[p], data.piece_drms[p], data.piece_dice[p]
        name = data.piece_terms[p] if titles.count(data.piece_titles[p]) == 1 else data.piece_titles[p]
        row: list[AidCell] = [name, SIDE_TERMS[side], signed(drm)]
        found.setdefault((data.piece_titles[p], side, drm, dice), [*row, dice] if kind == PLANE else row)
    return list(found.values())


def turn_table(t: Board) -> AidTable:
    """DRW-01, HCP-02, RPL-08: return cards (the Nationalist side's before the other's) and replacement turn by turn."""
    data = t.data
    rows: list[list[AidCell]] = []
    for turn in range(1, data.last_turn + 1):
        raised = [data.turn_new[turn], data.turn_raise_to[turn]] if data.turn_replacement[turn] else [NOTHING, NOTHING]
        cards = [cards_of_turn(t, side, turn) for side in (NAT, REP)]
        drawn: AidCell = cards[NAT] if cards[NAT] == cards[REP] else f"{cards[NAT]} / {cards[REP]}"
        rows.append([turn, data.turn_year[turn], drawn, *raised])
    columns: list[AidCell] = ["aid-turn", "aid-year", "aid-cards", "aid-new-troop", "aid-raised-to"]
    found = table("aid-turns", ["DRW-01", "RPL-05", "RPL-08", "RPL-09", "RPL-10"], columns, rows)
    found["here"] = t.turn - 1
    return found
