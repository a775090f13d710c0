"""One board to think on: what it begins from, its lines, what is said of them, and all that is told of it."""

import json
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from dosespanas.datafiles import patches
from dosespanas.datafiles.patches import Source
from dosespanas.datafiles.store import other_data
from dosespanas.kernel.errors import BadData, DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import NOBODY, SIDE_NAMES, parse_side, side_name
from dosespanas.kernel.variations import START, ChanceResult, Variations
from dosespanas.registry import begin, from_position, played_with
from dosespanas.server.errors import DamagedGame, RequestProblem
from dosespanas.server.features.analysis.store import BoardRow
from dosespanas.server.games.record_encryption import drawn_at
from dosespanas.server.storage.store import PERSON
from dosespanas.stories import story

MOST = 2_000
"""How many moves a board has at most beside its main line."""
MOST_ROLLED = 40
"""How many moves back it is looked for dice that may be rolled again."""
NOTE = 400
"""How many signs a note has at most."""
KINDS = ("record", "position")
"""What a board may begin from."""


@dataclass(frozen=True)
class PositionNote:
    """What is said of a position: a note, and the chance of the Nationalist side, with the ends of its 95% interval."""

    note: str = ""
    chance: tuple[float, float, float] | None = None
    games: int = 0
    """In how many games it was found; 0: the game is over."""


def _begun(start: dict[str, Any], data: Mapping[str, Path]) -> tuple[Variations, Source]:
    """Return the lines of what a board begins from, and the data it is played with."""
    if "record" not in start:
        here = start.get("corrections") or data.get(start["position"].get("game", ""))
        for source in dict.fromkeys((here, None)):
            game = from_position(start["position"], source)
            if start.get("data") in (None, game.header.data):  # boards of 0.4.0 do not say
                return Variations(game), played_with(game.header, source)
        raise other_data(start.get("changed"), game.header.changed)
    record = read_record(start["record"])
    folder = data.get(record.tags["Game"])
    game = begin(record, folder)
    actions = [action for _, action in record.actions]
    return Variations(game, actions, record.reseeds, record.handovers), played_with(game.header, folder)


class AnalysisBoard:
    """A board in memory, as it stands at a revision."""

    def __init__(self, row: BoardRow, data: Mapping[str, Path]) -> None:
        """Take a board as it is kept, and by game the folder of corrected data files, if any.

        Raises DamagedGame for one that cannot be read, and what a record or position of other rules or data raises.
        """
        self.row = row
        try:
            start, kept = json.loads(row.start), json.loads(row.moves)
            self.lines, self.data = _begun(start, data)
            for number, parent, action, seed, script in kept["moves"]:
                self.lines.add(parent, action, seed, script, number)
            self.lines.next = max(self.lines.next, kept["next"])
            self.said = {
                int(number): PositionNote(
                    one["note"], None if one["chance"] is None else tuple(one["chance"]), one["games"]
                )
                for number, one in kept["said"].items()
            }
        except BadData:
            raise
        except DosEspanasError as error:
            if error.key in ("error-record-version", "error-bad-position"):
                raise
            raise DamagedGame(row.id, f"its lines: {error}") from None
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise DamagedGame(row.id, f"its lines: {type(error).__name__}") from None
        self.game = self.lines.game(START).header.game
        self.drawn = drawn_at(start.get("position"))
        """At which choice of a game that went on its position was drawn from what a side knew; None: it was not."""

    def moves_text(self) -> str:
        """Return the lines as they are kept."""
        own = [self.lines.moves[number] for number in sorted(self.lines.moves) if number > self.lines.main]
        moves = [[one.number, one.parent, one.action, one.seed, one.script] for one in own]
        said = {str(number): vars(one) for number, one in sorted(self.said.items()) if one != PositionNote()}
        return json.dumps({"next": self.lines.next, "moves": moves, "said": said}, separators=(",", ":"))

    def kept(self) -> None:
        """Note that the lines stand on disk as they are now."""
        self.row = replace(self.row, revision=self.row.revision + 1)

    # --- what is done on it ---------------------------------------------------------------------------------

    def play(self, after: int, row: list[str], seed: str = "", script: list[int] | None = None) -> int:
        """Take a row of actions as far as they go, with what each forces; return the last move.

        `seed`, `script`: of the first one. The row ends before what is not legal or the other side's, and once
        something hidden came to light. Raises UnknownMove, UnknownAction, IllegalAction, or Problem for a full board.
        """
        if len(self.lines.moves) - self.lines.main + len(row) > MOST:
            raise RequestProblem("error-board-full", f"a board has at most {MOST} moves beside its game", most=MOST)
        game = self.lines.game(after)
        side, reveals = game.actor, game.state.reveals
        last = self.lines.add(after, row[0], seed, script or ()).number
        later = deque(row[1:])
        while True:
            while (forced := self.lines.game(last).forced()) is not None:
                last = self.lines.add(last, str(forced)).number
                if later and later[0] == str(forced):
                    later.popleft()
            game = self.lines.game(last)
            legal = {str(one) for one in game.legal_actions()}
            if not later or game.actor != side or game.state.reveals != reveals or later[0] not in legal:
                return last
            last = self.lines.add(last, later.popleft()).number

    def follow(self, after: int, actions: list[str]) -> int:
        """Take what an opponent has played; return the last move."""
        if len(self.lines.moves) - self.lines.main + len(actions) > MOST:
            raise RequestProblem("error-board-full", f"a board has at most {MOST} moves beside its game", most=MOST)
        for action in actions:
            after = self.lines.add(after, action).number
        return after

    def again(self, number: int, seed: str, dice: dict[int, int] | None = None) -> int:
        """Take a move again with other dice: rolled with a new `seed`, or those named chosen; return the last move.

        Raises UnknownMove, or Problem for dice that are none.
        """
        self.lines.check(number)
        try:
            script = [] if dice is None else self.lines.changed(number, dice)
        except ValueError as error:
            raise RequestProblem("error-bad-dice", str(error)) from None
        if number == START:
            raise RequestProblem("error-bad-dice", "nothing was rolled before the first move")
        move = self.lines.moves[number]
        return self.play(move.parent, [move.action], move.seed if dice is not None else seed, script)

    def drop(self, number: int) -> int:
        """Take a move away with all after it; return the one before it. Raises UnknownMove."""
        parent = self.lines.moves[number].parent if number in self.lines.moves else START
        self.lines.drop(number)
        self.said = {one: said for one, said in self.said.items() if one <= self.lines.main or one in self.lines.moves}
        return parent

    def rename(self, name: str) -> None:
        """Call it otherwise."""
        self.row = replace(self.row, name=name)

    def say(self, number: int, **more: Any) -> int:
        """Note something of a position: `note`, or `chance` and `games`; return its number. Raises UnknownMove."""
        self.lines.check(number)
        self.said[number] = replace(self.said.get(number, PositionNote()), **more)
        return number

    # --- what is told of it -----------------------------------------------------------------------------------

    def eyes(self, number: int) -> int:
        """Return the side through whose eyes a position is seen: that to choose, at the end the last one that did."""
        game = self.lines.game(number)
        if game.actor is not None:
            return int(game.actor)
        return self.lines.results[number].side if number != START else parse_side(SIDE_NAMES[0])

    def before(self, number: int, choice: int) -> Game:
        """Return the game before a choice on the way to a move; raises Problem for a choice there is not."""
        path = [START, *self.lines.path(number)]
        if not 0 <= choice < len(path):
            last = len(path) - 1
            raise RequestProblem("error-no-such-choice", f"this game has choices 0 to {last}", 404, first=0, last=last)
        return self.lines.game(path[choice])

    def view(self, number: int) -> dict[str, Any]:
        """Return a position as a game is told to somebody who holds both sides."""
        game = self.lines.game(number)
        actor, choice = game.actor, len(self.lines.path(number))
        corrections = game.header.corrections
        return {
            **{"id": self.row.id, "name": self.row.name, "players": dict.fromkeys(SIDE_NAMES, PERSON)},
            "programs": [],
            **{"hotseat": False, "origin": None, "chance": None, "guest": None},
            **{"may_agree": False, "may_advise": True, "rated": False, "rated_from": None, "talk": None},
            "corrections": patches.about(corrections) if corrections else None,
            **{"choice": choice, "revision": choice, "you": list(SIDE_NAMES)},
            "legal": None if actor is None else game.legal_view(),
            "warned": game.warned_verbs(),
            "undo": number != START,
            "midway": actor is not None and game.state.midway(),
            **{"agree": [], "back": None, "chain": None, "advised": dict.fromkeys(SIDE_NAMES, 0)},
            **{"yields": [], "rematch": None, "thinking": False, "failed": None, "orders": None, "clock": None},
            **{"first": 0, "over": actor is None, "seen": choice, "news_since": choice},
            "observation": game.observe(self.eyes(number)) | {"choice": choice},
        }

    def told(self, mine: bool) -> dict[str, Any]:
        """Return the lines; `mine`: whether whoever asks may change them."""
        lines = self.lines
        own = [number for number in sorted(lines.moves) if number > lines.main]
        forks = {lines.moves[number].parent for number in own} | set(self.said)
        shown = sorted(number for number in forks if 0 < number <= lines.main) + own
        return {
            **{"id": self.row.id, "name": self.row.name, "game": self.game, "revision": self.row.revision},
            **{"mine": mine, "main": lines.main, "drawn": self.drawn, "full": len(own) >= MOST},
            "moves": [self._move(number) for number in shown],
            "said": [
                {"n": number, "note": said.note, "chance": said.chance, "games": said.games}
                for number, said in sorted(self.said.items())
            ],
        }

    def moment(self, number: int) -> dict[str, Any]:
        """Return when the choice after a move is: the turn, the phase, and which choice of that it is, from 1."""
        path = self.lines.path(number)
        for made, one in enumerate(reversed(path), 1):
            phases = [event for event in self.lines.results[one].events if event.kind == "phase"]
            if phases:
                phase = str(phases[-1].details["phase"]).removeprefix("phase:")
                return {"turn": self.lines.turn(number), "phase": phase, "move": made}
        phase = self.lines.game(START).observe(None)["phase"]
        return {"turn": self.lines.turn(number), "phase": phase, "move": len(path) + 1}

    def _move(self, number: int) -> dict[str, Any]:
        move, result = self.lines.moves[number], self.lines.results[number]
        return {
            **{"n": number, "after": move.parent, "side": SIDE_NAMES[result.side], **self.moment(move.parent)},
            "action": result.view,
            "dice": "chosen" if move.script else "again" if move.seed else "rolled" if result.rolls else "none",
        }

    def rolled(self, number: int) -> dict[str, Any] | None:
        """Return the last dice on the way to a move, and which move rolled them; None where there are none near."""
        for one in self.lines.path(number)[: -MOST_ROLLED - 1 : -1]:
            result = self.lines.results[one]
            told = [self._roll(number, roll, result.given) for roll in result.rolls if roll.of > 1]
            if told:
                return {"n": one, "rolls": told}
        return None

    def _roll(self, number: int, roll: ChanceResult, given: list[int]) -> dict[str, Any]:
        named = self.lines.game(number).state.item_names(roll.items) if roll.items else None
        told = {"at": roll.at, "rule": roll.rule, "side": side_name(roll.side), "of": roll.of}
        return told | {"value": given[roll.at], "items": named}

    def compared(self, one: int, other: int) -> dict[str, Any]:
        """Return two lines side by side, from the last move that they share; raises UnknownMove."""
        fork = self.lines.fork(one, other)
        return {
            "fork": fork,
            **{"choice": len(self.lines.path(fork)), **self.moment(fork)},
            "lines": [self._line(fork, n) for n in (one, other)],
        }

    def _line(self, fork: int, number: int) -> dict[str, Any]:
        game, said = self.lines.game(number), self.said.get(number, PositionNote())
        before, after = self._sums(fork), self._sums(number)
        outcome = game.outcome()
        lost = {kind: {s: after[kind][s] - before[kind][s] for s in SIDE_NAMES} for kind in ("losses", "starved")}
        return {
            **{"n": number, "choice": len(self.lines.path(number)), **self.moment(number)},
            **{"chance": said.chance, "games": said.games, "note": said.note, **lost},
            **{"measure": after["measure"], "standing": after["standing"]},
            "over": outcome is not None,
            "winner": None if outcome is None or outcome.winner is None else SIDE_NAMES[outcome.winner],
        }

    def _sums(self, number: int) -> dict[str, Any]:
        """Return what was lost in all turns up to a move, and how the game stands there."""
        kinds = ("losses", "starved")
        observation = self.lines.game(number).observe(None)
        begins = Event("turn", "", NOBODY, {"turn": self.lines.first_turn}, [])  # a position has no heading
        try:
            told = story(self.game, [begins, *self.lines.events(number)], observation)
        except DosEspanasError:  # a game from outside that tells none
            told = {"measure": None, "turns": []}
        sums = {kind: {s: sum(row[kind][s] for row in told["turns"]) for s in SIDE_NAMES} for kind in kinds}
        return {**sums, "measure": told["measure"], "standing": told["turns"][-1]["standing"] if told["turns"] else {}}
