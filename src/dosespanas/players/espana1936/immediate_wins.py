"""What ends the game at the next victory check is looked for before anything else, as far as walking decides it.

Boxes without enemy units that a side still lacks for a victory (VIC-03..06): who can go there goes. Where the other
side would win by walking into a box that stands empty, somebody goes back there.
"""

from typing import Final

import dosespanas
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.board.state import Table
from dosespanas.espana1936.engine import Engine
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.espana1936.turn.victory import automatic, largest_group
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players.espana1936.naval_policy import Choice
from dosespanas.players.espana1936.situation import Board

MOST: Final = 3
"""How many boxes a victory may want at most to be looked for."""


def wanted(t: Table, side: int) -> list[list[int]]:
    """Return the sets of boxes, each without enemy units, that would give a side a victory: as many of each as needed.

    The first number of each is how many.
    """
    data = t.data
    open_boxes = ~t.friendly(side) & ~t.here[1 - side]
    found: list[list[int]] = []
    lacking = data.win_objectives + 1 - t.objectives_of(side)
    cities = data.objectives & open_boxes
    if 0 < lacking <= min(MOST, cities.bit_count()):
        found.append([lacking, *mask_bits(cities)])
    missing = data.win_cities & ~t.friendly(side)
    if missing and missing & ~open_boxes == 0 and missing.bit_count() <= MOST:
        found.append([missing.bit_count(), *mask_bits(missing)])
    if side == data.early_side and t.turn <= data.early_turn and open_boxes >> data.early_box & 1:
        found.append([1, data.early_box])
    group = largest_group(t, 1 - side)
    if group.bit_count() <= data.win_group:
        found.append([1, *mask_bits(group & open_boxes)])
    return found


WALKS: Final = ("prompt-move", "prompt-to")
"""Choices in which a game can be won by walking."""


class AtOnce:
    """Looks out for one player. It remembers which boxes it is taking, where several are needed."""

    def __init__(self) -> None:
        self._aims: list[int] = []
        self._step = (-1, -1)

    def answer(self, t: Engine) -> Choice | None:
        """Return the action that wins by walking, or keeps the other side from it, and the reason; None without one."""
        if t.stage not in (stages.MOVE, stages.MOVE_TO):
            return None
        codes = t.codes()
        found = self.wins(t, codes) or self.refills(t, codes)
        if found is None:
            return None
        return t.name(found[0]), {"key": "reason-plan-box", "box": t.data.box_terms[found[1]]}

    def wins(self, t: Engine, codes: list[int]) -> tuple[int, int] | None:
        """Return the action that wins by walking, or begins to, and the box it is about; None if none is found."""
        if self._step != (t.turn, t.step_no):
            self._step, self._aims = (t.turn, t.step_no), []
        sets = wanted(t, t.side)
        if not sets or automatic(t, t.side)[0]:
            return None
        if t.stage == stages.MOVE_TO:
            boxes = {box for row in sets for box in row[1:]}
            for code in codes:
                box = n.payload_of(code)
                to_it = n.kind_of(code) == n.TO and n.names_box(t.data, code) and box in boxes
                if to_it and (box in self._aims or automatic(after(t, code), t.side)[0]):
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
            if automatic(t, side)[0]:
                return found
            if len(found) == count:
                break
    return []


def entered(t: Engine, box: int) -> tuple[int, Engine] | None:
    """Return the action that takes up a piece which can go to a box, and the game when it has."""
    for code in t.codes():
        if n.kind_of(code) in (n.MOVE_TROOP, n.MOVE_PIECE):
            trial = after(t, code)
            if trial.stage == stages.MOVE_TO and trial.side == t.side:
                for further in trial.codes():
                    if n.kind_of(further) == n.TO and n.payload_of(further) == box:
                        trial.step(further)
                        if not trial.ended and trial.friendly(t.side) >> box & 1:
                            return code, trial
                        break
    return None


def guarded(t: Table, side: int) -> int:
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
    if not last:
        return codes
    left = [code for code in codes if n.kind_of(code) != n.MOVE_TROOP or not last >> start_of(t, code) & 1]
    return left or codes


def left_behind(t: Table, code: int) -> int:
    """Return what a troop that moves leaves behind: 0 a box with others, 1 an empty one, 2 an empty objective."""
    box = start_of(t, code)
    return 0 if t.count_troops(t.side, box) > 1 else 1 + (t.data.objectives >> box & 1)


def start_of(t: Table, code: int) -> int:
    """Return the box of the troop that an action takes up."""
    return t.t_box[t.find_troop(t.side, n.payload_of(code))]


def may_matter(board: Board) -> bool:
    """Tell from what is seen whether either side might be near a victory by walking: what is looked at before a try.

    In doubt it says yes.
    """
    data = board.data
    sides = (board.side, board.enemy)
    for own, foe in (sides, sides[::-1]):
        manned = board.troops[foe].keys() | board.tanks[foe].keys()
        open_boxes = [box for box, who in board.control.items() if who != own and box not in manned]
        cities = [box for box in open_boxes if data.objectives >> data.box_index[box] & 1]
        lacking = data.win_objectives + 1 - board.seen["objectives"][own]
        missing = [data.boxes[box] for box in mask_bits(data.win_cities) if board.control[data.boxes[box]] != own]
        early = own == SIDE_NAMES[data.early_side] and board.turn <= data.early_turn
        if own == board.side:
            held = [box for box, who in board.control.items() if who in (foe, "contested")]
            if lacking <= min(MOST, len(cities)) or all(box in open_boxes for box in missing):
                return True
            if (early and data.boxes[data.early_box] in open_boxes) or len(held) <= 2 * data.win_group:
                return True
        elif lacking <= 1 or len(missing) <= 1 or early:
            return True
    return False
