"""A game in the terminal: tell what happened, show the choices, understand the answer."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from dosespanas.kernel.action import Action, Refusal
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES, Side
from dosespanas.players import Player
from dosespanas.terminal.board import Board, covered, piece_term, stack
from dosespanas.terminal.cards import Card, card_text
from dosespanas.terminal.odds import odds_table
from dosespanas.terminal.records import write_record_file
from dosespanas.terminal.sea import sea_odds_table, sea_table
from dosespanas.words import Catalogue

PERSON = "person"


class Quit(Exception):
    """The person wants to leave the table."""


class Table:
    """A game between two seats, each a person at this keyboard (None) or a computer opponent."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Player | None],
        board: Board,
        cards: Mapping[str, Card],
        words: Catalogue,
        console: Console,
        read: Callable[[str], str],
        reasons: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.board = board
        self.cards = cards
        self.words = words
        self.console = console
        self.read = read
        self.reasons = reasons
        """Whether the computer opponents say why they choose as they do."""
        persons = [side for side in Side if seats[side] is None]
        self.viewer: Side | None = persons[0] if len(persons) == 1 else None
        """Whose eyes follow the events: with two persons at one screen, or none, those of a spectator."""
        self.hot_seat = len(persons) == 2
        self._told_phase: tuple[object, ...] = ()
        self._last_person: Side | None = None
        self._unsaved = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "map": self._map,
            "look": self._look,
            "hand": self._hand,
            "log": self._log,
            "rule": self._rule,
            "why": self._why,
            "odds": self._odds,
            "undo": self._undo,
            "agree": self._agree,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over, or raise Quit when the person leaves."""
        self.tell(self.game.log)
        while self.game.actor is not None:
            side = self.game.actor
            legal = self.game.legal_actions()
            opponent = self.seats[side]
            if len(legal) == 1:
                self.take(legal[0])
            elif opponent is not None:
                self._computer(side, opponent)
            else:
                self._person(side)
        self._map("")
        self._finish()

    def say(self, key: str, style: str = "", /, **args: object) -> None:
        """Print a message of the catalogue."""
        self.console.print(Text(self.words.text(key, **args), style))

    def take(self, action: Action | str) -> None:
        """Apply an action and tell what it caused."""
        self.tell(self.game.apply(action))
        self._unsaved = True

    def tell(self, events: Sequence[Event]) -> None:
        """Print events as sentences, as the person at the screen may see them."""
        for event in events:
            line = Text(self.words.event(event.view(self.viewer)))
            if event.rule:
                line.append(f"  {event.rule}", "dim")
            self.console.print(line)

    def _computer(self, side: Side, opponent: Player) -> None:
        """Let a computer opponent choose, and say why if that was asked for."""
        action, reason = opponent.choose(self.game.observe(side), self.game.legal_view())
        if self.reasons and reason is not None:
            args = {name: value for name, value in reason.items() if name != "key"}
            self.say(reason["key"], "italic", **args)
        self.take(action)

    def _person(self, side: Side) -> None:
        """Ask one person until an action has been taken or taken back."""
        if self.hot_seat and side != self._last_person:
            self._hand_over(side)
        self._last_person = side
        observation = self.game.observe(side)
        phase = (observation["turn"], observation["phase"], observation["phase_side"])
        if phase != self._told_phase:
            self._told_phase = phase
            self._map("")
        self._show_choices(side)
        before = self.game.choice
        while self.game.choice == before and self.game.actor is not None:
            self.answer(self.read("> ").strip())

    def _hand_over(self, side: Side) -> None:
        """Two persons at one screen: wait until the other sits down, when there are cards to be seen."""
        if any(choice["card"] for choice in self.game.legal_view()):
            self.console.clear()
            self.read(self.words.text("terminal-hand-over", side=f"side:{SIDE_NAMES[side]}") + " ")

    def _show_choices(self, side: Side) -> None:
        """Print the strip (turn, phase, who chooses what by which rule) and the numbered choices."""
        observation = self.game.observe(side)
        prompt = observation["prompt"]
        place = self.words.text(
            "terminal-strip",
            turn=observation["turn"],
            year=observation["year"],
            phase=f"phase:{observation['phase']}",
        )
        self.console.print(Rule(Text(place)))
        line = Text(self.words.text(prompt["key"], **prompt["args"]), "bold")
        self.console.print(line.append(f"  {prompt['rule']}", "dim"))
        rows = []
        for number, view in enumerate(self.game.legal_view(), 1):
            row = Text(f"{number:3} ", "bold").append(Text(self.words.action(view), "not bold"))
            rows.append(row.append(f"  {view['action']}", "dim not bold"))
        self.console.print(Columns(rows, padding=(0, 3)))

    def answer(self, line: str) -> None:
        """Do what a line asks: a command, the number of a choice or an action; say what is wrong with it."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                command(rest.strip())
            elif line:
                self._act(line)
        except DosEspanasError as error:
            self.console.print(Text(self.words.error(error), "yellow"))
        except OSError as error:
            self.say("terminal-file-error", "yellow", file=str(error.filename), why=str(error.strerror))

    def _act(self, text: str) -> None:
        """Take the action of a number or a notation, or say why it may not be taken."""
        action = self._action(text)
        refusal = self.game.explain(action)
        if refusal is None:
            self.take(action)
        else:
            self._refuse(refusal)

    def _action(self, text: str) -> Action:
        """Return the action that a number of the list or a notation stands for."""
        if text.isdecimal():
            legal = self.game.legal_actions()
            if not 1 <= int(text) <= len(legal):
                raise DosEspanasError(
                    "terminal-no-such-number", f"choose a number from 1 to {len(legal)}", last=len(legal)
                )
            return legal[int(text) - 1]
        return self.game.parse(text)

    def _refuse(self, refusal: Refusal) -> None:
        """Say why an action is not allowed, and by which rule."""
        line = Text(self.words.text(refusal.key, **refusal.details), "yellow")
        self.console.print(line.append(f"  {refusal.rule}", "dim"))

    def _seat(self) -> Side:
        """The side whose person is asked now."""
        actor = self.game.actor
        return Side.NATIONALIST if actor is None else actor

    def _help(self, _: str) -> None:
        self.say("terminal-help")

    def _map(self, _: str) -> None:
        observation = self.game.observe(self._seat())
        self.console.print(self.board.draw(observation, self.words, self.console.width), no_wrap=True)
        seas = sea_table(observation, self.words)
        if seas is not None:
            self.console.print(seas)
        self.say("terminal-objectives", "", **observation["objectives"])

    def _look(self, name: str) -> None:
        """Say everything about a box: control, pieces, links."""
        observation = self.game.observe(self._seat())
        wanted = name.lower().replace(" ", "_")
        found = [
            box
            for box in observation["boxes"]
            if wanted and (box == wanted or self.words.term(f"box:{box}").lower() == name.lower())
        ]
        if not found:
            self.say("terminal-no-such-box", "yellow", name=name)
            return
        box = found[0]
        self.say(
            "terminal-look",
            "bold",
            box=f"box:{box}",
            control=observation["boxes"][box]["control"],
            objective=box in self.board.objectives,
        )
        for side in SIDE_NAMES:
            for piece in stack(observation, box, side):
                self.say(
                    "terminal-look-piece",
                    piece=piece_term(piece),
                    side=f"side:{side}",
                    used="yes" if piece["used"] else "no",
                )
            for _ in range(covered(observation, box, side)):
                self.say("terminal-look-piece", piece=f"troop:{side}:unknown:0", side=f"side:{side}", used="no")
        self.say("terminal-look-links", links=[f"box:{other}" for other in self.board.neighbours(box)])

    def _hand(self, _: str) -> None:
        """Show the cards in hand and what each may do now."""
        side = self._seat()
        cards = self.game.observe(side)["hands"][SIDE_NAMES[side]]["cards"] or []
        if not cards:
            self.say("terminal-hand-empty")
        legal = self.game.legal_view()
        for card in cards:
            now = ", ".join(choice["action"] for choice in legal if choice["card"] == card)
            text = Text(card_text(self.cards[card], self.words) + "\n").append(
                self.words.text("terminal-card-now", actions=now or "none"), "dim"
            )
            title = Text(f"{self.words.term('card:' + card)} ({card})")
            self.console.print(Panel(text, title=title, title_align="left"))

    def _log(self, count: str) -> None:
        """Repeat the last events (20, or as many as asked)."""
        self.tell(self.game.log[-(int(count) if count.isdecimal() and int(count) else 20) :])

    def _rule(self, rule: str) -> None:
        """Show the text of a rule."""
        text = self.words.rule(rule.upper())
        if text is None:
            self.say("terminal-no-such-rule", "yellow", name=rule)
        else:
            self.console.print(Panel(Text(text), title=Text(rule.upper()), title_align="left"))

    def _why(self, text: str) -> None:
        """Say why an action is not legal."""
        refusal = self.game.explain(self._action(text))
        if refusal is None:
            self.say("terminal-legal")
        else:
            self._refuse(refusal)

    def _odds(self, text: str) -> None:
        """Show the exact odds of the attack in hand, as it stands or after an action."""
        odds = self.game.odds(self._action(text) if text else None, self._seat())
        if odds is None:
            self.say("terminal-no-odds")
        else:
            self.console.print((sea_odds_table if "sea" in odds else odds_table)(odds, self.words))

    def _undo(self, _: str) -> None:
        """Take back the last choice that was one: what followed by itself goes with it."""
        self.game.undo()
        while len(self.game.legal_actions()) == 1:
            self.game.undo()
        self.say("terminal-undone")
        self._told_phase = ()

    def _agree(self, _: str) -> None:
        """Ask the other person whether to stop here and count (VIC-08); if so, end the game."""
        if not self.hot_seat:
            raise DosEspanasError("error-no-agreement", "the computer opponent does not agree to stop (VIC-08)")
        other = SIDE_NAMES[1 - self._seat()]
        if self.read(self.words.text("terminal-agree", side=f"side:{other}") + " ").strip().lower() != "agree":
            self.say("terminal-agree-declined")
            return
        told = len(self.game.log)
        self.game.agree()
        self._unsaved = True
        self.tell(self.game.log[told:])

    def _save(self, name: str) -> None:
        if not name:
            self.say("terminal-save-how", "yellow")
            return
        write_record_file(Path(name).expanduser(), self.game.record())
        self._unsaved = False
        self.say("terminal-saved", file=name)

    def _quit(self, _: str) -> None:
        if self._unsaved:
            self._unsaved = False
            self.say("terminal-quit-unsaved", "yellow")
        else:
            raise Quit

    def _finish(self) -> None:
        """Say how the game ended."""
        outcome = self.game.outcome()
        if outcome is not None:
            winner = "none" if outcome.winner is None else f"side:{SIDE_NAMES[outcome.winner]}"
            self.say("terminal-over", "bold", winner=winner, reason=self.words.text(outcome.reason))
