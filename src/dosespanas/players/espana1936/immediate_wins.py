"""What ends the game at the next victory check is looked for before anything else: by walking, and by attacks.

Boxes without enemy units that a side still lacks for a victory (VIC-03..06), and in the last turn those that count then
(VIC-02, VIC-07): who can go there goes. Where the other side would win by walking into a box that stands empty,
somebody goes back there. A contested box with which the game would be won is fought for (`winning_attacks.py`).
"""

from typing import Final

import dosespanas
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import TANK, mask_bits
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.movement.moves import destinations
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.players import Choice
from dosespanas.players.espana1936 import winning_attacks
from dosespanas.players.espana1936.ways_to_win import ahead, manned, wanted

WALKS: Final = ("prompt-move", "prompt-to", "prompt-recruit-to", "prompt-event-box")
"""Choices in which a game can be won by walking, or in the last turn by placing."""
FIGHTS: Final = ("prompt-to", *winning_attacks.FIGHTS)
"""Choices in which one can be won by a battle; `prompt-to` is asked of a general too."""
DECISIVE: Final = (*WALKS, *FIGHTS)
"""Choices in which a game can be won."""
PLACES: Final = (stages.MOVE_TO, stages.EVENT_BOX, stages.REPLACE_TO, stages.SHIP_TO)
"""Where what is in hand is brought into a box."""


class ImmediateWins:
    """Looks out for one player. It remembers which boxes it is taking, where several are needed."""

    def __init__(self) -> None:
        self._aims: list[int] = []
        self._step = (-1, -1)

    def answer(self, t: Engine) -> Choice | None:
        """Return the action that wins, or keeps the other side from it, and the reason; None without one."""
        if t.stage in winning_attacks.STAGES:
            return winning_attacks.answer(t)
        if t.stage != stages.MOVE and t.stage not in PLACES:
            return None
        codes = t.codes()
        found = self.wins(t, codes)
        key = "reason-wins"
        if found is None and t.stage in (stages.MOVE, stages.MOVE_TO):
            found, key = self.refills(t, codes), "reason-must-hold"
        if found is None:
            return None
        return t.name(found[0]), {"key": key, "box": t.data.box_terms[found[1]]}

    def wins(self, t: Engine, codes: list[int]) -> tuple[int, int] | None:
        """Return the action that wins by walking, or begins to, and the box it is about; None if none is found."""
        if self._step != (t.turn, t.step_no):
            self._step, self._aims = (t.turn, t.step_no), []
        sets = wanted(t, t.side)
        if not sets or ahead(t, t.side):
            return None
        if t.stage != stages.MOVE:
            boxes = {box for row in sets for box in row[1:]}
            for code in codes:
                box = n.payload_of(code)
                to_it = n.kind_of(code) == n.TO and n.names_box(t.data, code) and box in boxes
                if to_it and (box in self._aims or ahead(after(t, code), t.side)):
                    return code, box
            return None
        for row in sets:
            found = walked(t, row[0], row[1:])
            if found:
                self._aims = [box for _, box in found]
                return found[0]
        return None

    def refills(self, t: Engine, codes: list[int]) -> tuple[int, int] | None:
        """Return the action that mans an empty box with which the other side would win, and the box; None without one.

        Whoever leaves least behind goes.
        """
        side = t.side
        empty = guarded(t, side) & ~t.here[side]
        boxes = [box for box in mask_bits(empty) if t.data.links[box] & t.here[1 - side]]
        if not boxes:
            return None
        if t.stage == stages.MOVE_TO:
            to_it = [(code, n.payload_of(code)) for code in codes if n.kind_of(code) == n.TO]
            return next((found for found in to_it if found[1] in boxes and found[1] in self._aims), None)
        troops = [code for code in kept(t, codes) if n.kind_of(code) == n.MOVE_TROOP]
        for code in sorted(troops, key=lambda code: left_behind(t, code)):
            trial = after(t, code)
            for box in boxes if trial.stage == stages.MOVE_TO and trial.side == side else []:
                if any(n.kind_of(further) == n.TO and n.payload_of(further) == box for further in trial.codes()):
                    self._aims = [box]
                    return code, box
        return None


def state_of(observation: EspanaObservation) -> Engine:
    """Return a state as its side may think it to be."""
    state = dosespanas.sample(observation, 0).state
    assert isinstance(state, Engine)
    return state


def after(t: Engine, code: int) -> Engine:
    """Return a game after an action."""
    trial = t.clone()
    trial.step(code)
    return trial


def walked(t: Engine, count: int, boxes: list[int]) -> list[tuple[int, int]]:
    """Return by which actions so many of these boxes are taken one after the other, and the game won; else nothing."""
    side = t.side
    found: list[tuple[int, int]] = []
    for box in boxes:
        step = entered(t, box)
        if step is not None:
            code, t = step
            found.append((code, box))
            if ahead(t, side):
                return found
            if len(found) == count:
                break
    return []


def entered(t: Engine, box: int) -> tuple[int, Engine] | None:
    """Return the action that takes up a piece which can go to a box, and the game when it has.

    Whoever leaves least behind goes.
    """
    able = [code for code in t.codes() if n.kind_of(code) in (n.MOVE_TROOP, n.MOVE_PIECE)]
    for code in sorted(able, key=lambda code: left_behind(t, code)):
        if may_go(t, code, box):
            trial = after(t, code)
            if trial.stage == stages.MOVE_TO and trial.side == t.side:
                for further in trial.codes():
                    if n.kind_of(further) == n.TO and n.payload_of(further) == box:
                        trial.step(further)
                        if not trial.ended and trial.here[t.side] >> box & 1:
                            return code, trial
                        break
    return None


def may_go(t: Board, code: int, box: int) -> bool:
    """Tell whether a piece might go to a box, before it is tried: planes and dummies win nothing, nor tanks alone."""
    payload = n.payload_of(code)
    if n.kind_of(code) == n.MOVE_PIECE:
        return t.data.piece_kinds[payload] == TANK and not t.here[1 - t.side] >> box & 1
    return bool(destinations(t, t.side, n.class_box(payload), False) >> box & 1)


def guarded(t: Board, side: int) -> int:
    """Return the boxes with which the other side would win, were they its own, as a mask."""
    data = t.data
    foe = 1 - side
    mine = t.presence(side) & ~t.here[foe]
    found = 0
    if t.objectives_of(foe) >= data.win_objectives:
        found |= data.objectives & mine
    missing = data.win_cities & ~t.friendly(foe)
    if missing.bit_count() == 1:
        found |= missing & mine
    if foe == data.early_side and t.turn <= data.early_turn:
        found |= 1 << data.early_box & mine
    return found


def kept(t: Engine, codes: list[int]) -> list[int]:
    """Return the actions but those that take the last troop from a box with which the other side would win."""
    if t.stage != stages.MOVE:
        return codes
    side = t.side
    last = 0
    for box in mask_bits(guarded(t, side)):
        near = t.data.links[box] & t.here[1 - side]
        if near and t.count_troops(side, box) == 1:
            last |= 1 << box
    if needs_all(t, side):
        last |= alone_in(t, manned(t, side))
    if not last:
        return codes
    left = [code for code in codes if n.kind_of(code) != n.MOVE_TROOP or not last >> start_of(t, code) & 1]
    return left or codes


def needs_all(t: Board, side: int) -> bool:
    """VIC-07: tell whether a side may leave none of the objective cities in the last turn that it has units in."""
    return t.turn == t.data.last_turn and side == t.data.resist_side and len(manned(t, side)) == t.data.resist_over + 1


def alone_in(t: Board, boxes: list[int]) -> int:
    """Return those of some boxes in which a single own unit stands, as a mask."""
    found = 0
    for box in boxes:
        if t.count_units(t.side, box) == 1:
            found |= 1 << box
    return found


def left_behind(t: Board, code: int) -> int:
    """Return what a piece that moves leaves behind: 0 a box with others, 1 an empty one, 2 an empty objective."""
    if n.kind_of(code) != n.MOVE_TROOP:
        return 0
    box = start_of(t, code)
    return 0 if t.count_troops(t.side, box) > 1 else 1 + (t.data.objectives >> box & 1)


def start_of(t: Board, code: int) -> int:
    """Return the box of the troop that an action takes up."""
    return t.t_box[t.find_troop(t.side, n.payload_of(code))]
