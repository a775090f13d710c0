"""A game in the terminal: tell what happened, show the choices, understand the answer."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from dosespanas.analysis.hints import hint_until, hints
from dosespanas.analysis.hopes import Hopes, hopeless
from dosespanas.analysis.phase_plan import phase_plan, plan_until
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.action import Action, Refusal
from dosespanas.kernel.errors import DosEspanasError, UnknownAction
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES, Side
from dosespanas.players import Player, make, names
from dosespanas.players.evaluation import judge_of
from dosespanas.players.lifecycle import ask, opponent_seed
from dosespanas.players.reason_disclosure import ChoiceReason, kept, manner_of, told, written
from dosespanas.registry import definition_of
from dosespanas.terminal.aid import aid_parts
from dosespanas.terminal.records import write_record_file
from dosespanas.terminal.screen import Screen, TerminalView
from dosespanas.terminal.seat_orders import SeatOrders

PERSON = "person"


class Quit(Exception):
    """The person wants to leave the table."""


class TerminalGame:
    """A game between two seats, each a person at this keyboard (None) or a computer opponent."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Player | None],
        screen: Screen,
        words: Catalogue,
        console: Console,
        read: Callable[[str], str],
        reasons: bool = False,
        data: str | Path | None = None,
    ) -> None:
        """`data`: a folder of corrected data files that the game is played with."""
        self.game = game
        self.seats = seats
        self.screen = screen
        self.words = words
        self.console = console
        self.read = read
        self.data = data
        self.reasons = reasons
        """Whether the computer opponents say why they choose as they do."""
        persons = [side for side in Side if seats[side] is None]
        self.viewer: Side | None = persons[0] if len(persons) == 1 else None
        """Whose eyes follow the events: with two persons at one screen, or none, those of a spectator."""
        self.hot_seat = len(persons) == 2
        self.orders = SeatOrders(game, words)
        self._told_phase: tuple[object, ...] = ()
        self._last_person: Side | None = None
        self.unsaved = False
        """Whether something was done since the game was saved, or its person was told."""
        self._hopes = Hopes()
        self._yields: set[Side] = set()
        """Computer opponents that have offered to give up."""
        self._given: list[ChoiceReason] = []
        """The reasons of computer opponents since the game was opened."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "map": self._map,
            "look": self._look,
            "hand": self._hand,
            "log": self._log,
            "rule": self._rule,
            "why": self._why,
            "odds": self._odds,
            "hint": self._hint,
            "victory": self._victory,
            "aid": self._aid,
            "always": self._always,
            "queue": self._queue,
            "orders": self._orders,
            "cancel": self._cancel,
            "undo": self._undo,
            "agree": self._agree,
            "resign": self._resign,
            "end": self._accept,
            "save": self._save,
            "quit": self._quit,
        }
        """The words of the table beside the actions of the game: all but `?` are in the help of every game."""

    def run(self) -> None:
        """Play until the game is over, or raise Quit when the person leaves."""
        self.tell(self.game.log)
        while self.game.actor is not None:
            side = self.game.actor
            forced = self.game.forced()
            opponent = self.seats[side]
            if forced is not None:
                self.orders.of[side].passed(str(forced), self.game.choice)
                self.take(forced)
            elif opponent is not None:
                self._computer(opponent)
            elif not self._by_order():
                self._person(side)
        self._map("")
        self._finish()

    def say(self, key: str, style: str = "", /, **args: object) -> None:
        """Print a message of the catalogue."""
        self.console.print(Text(self.words.text(key, **args), style))

    def take(self, action: Action | str, by_order: bool = False) -> None:
        """Apply an action, given by order or by hand, and tell what it caused."""
        self.tell(self.game.apply(action, by_order))
        self.unsaved = True

    def tell(self, events: Sequence[Event]) -> None:
        """Print events as sentences, as the person at the screen may see them."""
        told = self.words.events(event.view(self.viewer) for event in events)
        for event, sentence in zip(events, told, strict=True):
            line = Text(sentence)
            if event.rule:
                line.append(f"  {event.rule}", "dim")
            self.console.print(line)

    def _computer(self, opponent: Player) -> None:
        """Let a computer opponent choose, and say why if that was asked for."""
        game, side = self.game, self._seat()
        seen = game.observe(side)
        action, reason = ask(opponent, game)
        given = written(game.choice, seen["turn"], game.state.secret_choice(), reason)
        if given is not None and (one := kept(SIDE_NAMES[side], given)) is not None:
            self._given.append(one)
        if self.reasons and reason is not None:
            self.console.print(Text(self._said(reason), "italic"))
        self.take(action)
        self._doubt(side, seen)

    def _doubt(self, side: Side, seen: dict[str, Any]) -> None:
        """Once a turn let a computer opponent of a person look whether it can still win, or offers to give up."""
        name = SIDE_NAMES[side]
        title = definition_of(self.game.header.game)
        if self.viewer is None or self.game.actor is None or not title.judge:
            return
        if not self._hopes.asks(name, seen["turn"]):
            return
        low = hopeless(judge_of(title.name), seen, name, opponent_seed(self.game, side), self.data)
        offered = side in self._yields
        if self._hopes.offers(name, low, offered) != offered:
            self._yields ^= {side}
            self.say("terminal-yields-no-more" if offered else "terminal-yields", "bold")

    def _accept(self, _: str) -> None:
        """End the game that the computer opponent has offered to give up: the person has won."""
        if not self._yields:
            raise DosEspanasError("error-no-yield", "the opponent does not offer to give up")
        self._end(lambda: self.game.resign(next(iter(self._yields))))

    def _by_order(self) -> bool:
        """Let an order answer for the person who is asked; return whether one did. Two at one screen are not told."""
        side = self._seat()
        given = self.orders.answer(side)
        for line in [*([given[1]] if given else []), *self.orders.ended(side)] if not self.hot_seat else []:
            self.console.print(Text(line, "italic"))
        if given is not None:
            self.take(given[0], by_order=True)
        return given is not None

    def _person(self, side: Side) -> None:
        """Ask one person until an action has been taken or taken back."""
        if self.hot_seat and side != self._last_person:
            self._hand_over(side)
        self._last_person = side
        sight = self._sight()
        observation = sight.observation
        phase = (observation["turn"], observation["phase"], observation["phase_side"])
        if phase != self._told_phase:
            self._told_phase = phase
            self._map("")
        self._show_choices(sight)
        before = self.game.choice
        while self.game.choice == before and self.game.actor is not None:
            self.answer(self.read("> ").strip())

    def _hand_over(self, side: Side) -> None:
        """Two persons at one screen: wait until the other sits down, when there is something only he may see."""
        curtain = self.game.observe(side)["curtain"]
        if curtain is not None:
            self.console.clear()
            self.say(curtain, "dim")
            self.read(self.words.text("terminal-hand-over", side=f"side:{SIDE_NAMES[side]}") + " ")

    def _show_choices(self, sight: TerminalView) -> None:
        """Print the strip (turn, phase, who chooses what by which rule) and the numbered choices."""
        observation = sight.observation
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
        if len(sight.legal) == 1:
            self.say("page-only-answer", "dim")
        for part in self.screen.choices(sight):
            self.console.print(part)

    def answer(self, line: str) -> None:
        """Do what a line asks: a command, the number of a choice or an action; say what is wrong with it."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
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
        """Return the action that a number of the list, a notation or the beginning of one stands for."""
        legal = self.game.legal_actions()
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        try:
            return self.game.parse(text)
        except UnknownAction:
            meant = _named(text, legal) or [action for action in legal if _begins(text, str(action))]
            if len(meant) == 1:
                return meant[0]
            if meant:
                names = [str(action) for action in meant]
                told = f"say which: {', '.join(names)}"
                raise DosEspanasError("terminal-ambiguous", told, names={"any_of": names}) from None
            if text.isdecimal():
                last = len(legal)
                raise DosEspanasError(
                    "terminal-no-such-number", f"choose a number from 1 to {last}", last=last
                ) from None
            raise

    def _refuse(self, refusal: Refusal) -> None:
        """Say why an action is not allowed, and by which rule."""
        line = Text(self.words.text(refusal.key, **refusal.details), "yellow")
        self.console.print(line.append(f"  {refusal.rule}", "dim"))

    def _seat(self) -> Side:
        """The side whose person is asked now."""
        actor = self.game.actor
        return Side.NATIONALIST if actor is None else actor

    def _sight(self) -> TerminalView:
        """What the person sees who is asked now."""
        side = self._seat()
        return TerminalView(
            self.game.observe(side),
            self.game.legal_view(),
            lambda name: self.game.overlay(name, side),
            lambda action: self.game.odds(action, side),
            self.words,
            self.console.width,
        )

    def _help(self, _: str) -> None:
        self.say(self.screen.help)

    def _map(self, around: str) -> None:
        for part in self.screen.board(self._sight(), around):
            self.console.print(part, no_wrap=True)

    def _look(self, name: str) -> None:
        """Say everything about a place."""
        found = self.screen.place(self._sight(), name)
        if not found:
            self.say("terminal-no-such-box", "yellow", name=name)
        for part in found:
            self.console.print(part)

    def _hand(self, _: str) -> None:
        """Show what is held in secret and what it may do now."""
        for part in self.screen.hand(self._sight()):
            self.console.print(part)

    def _log(self, count: str) -> None:
        """Repeat the last events (20, or as many as asked)."""
        self.tell(self.game.log[-(int(count) if count.isdecimal() and int(count) else 20) :])

    def _rule(self, rule: str) -> None:
        """Show the text of a rule."""
        for name in (rule, rule.upper()):
            text = self.words.rule(name)
            if text is not None:
                self.console.print(Panel(Text(text), title=Text(name), title_align="left"))
                return
        self.say("terminal-no-such-rule", "yellow", name=rule)

    def _why(self, text: str) -> None:
        """Say why an action is not legal; without one, or of `all` turns, what the computer opponents wanted."""
        if text in ("", "all"):
            self._wanted(text == "all")
            return
        refusal = self.game.explain(self._action(text))
        if refusal is None:
            self.say("terminal-legal")
        else:
            self._refuse(refusal)

    def _wanted(self, whole: bool) -> None:
        """Say what the computer opponents wanted in the last turn of which they may tell, or in the whole game."""
        game = self.game
        events = [event.view(self.viewer) for event in game.log]
        found = told(manner_of(game.header.game), self._given, events, game.actor is None)
        if not found:
            self.say("terminal-wanted-nothing", "dim")
        turns = list(dict.fromkeys(one["turn"] for one in found))
        for turn in turns if whole else turns[-1:]:
            self.say("terminal-wanted", "bold", turn=turn)
            for side in SIDE_NAMES:
                mine = [one["reason"] for one in found if (one["turn"], one["side"]) == (turn, side)]
                lines = dict.fromkeys(self.words.text(reason["key"], **reason["args"]) for reason in mine)
                if lines:
                    self.console.print(Text(f"  {self.words.term(f'side:{side}')}"))
                for line in lines:
                    self.console.print(Text(f"    {line}", "italic"))

    def _odds(self, text: str) -> None:
        """Show the exact odds of the attack in hand, as it stands or after an action."""
        odds = self.game.odds(self._action(text) if text else None, self._seat())
        if odds is None:
            self.say("terminal-no-odds")
        else:
            self.console.print(self.screen.odds(odds, self.words))

    def _hint(self, opponent: str) -> None:
        """Say what an opponent would play, by default the strongest, and how the best choices compare."""
        game, side = self.game, self._seat()
        if game.actor is None:
            return
        name = opponent or names(game.header.game)[-1]
        seen, legal = game.observe(side), game.legal_view()
        begun = time.monotonic()
        player = make(name, opponent_seed(game, side), game.header.game)
        action, reason = player.choose(seen, legal)
        phase: dict[str, Any] | None = None
        best: list[dict[str, Any]] = [{"action": action, "then": [], "reason": reason}]
        if definition_of(game.header.game).judge:
            judge = judge_of(game.header.game)
            best = hints(judge, seen, action, reason, opponent_seed(game, side), self.data, hint_until(begun)) or best
            if "chance" in best[0]:
                seed, first, why = opponent_seed(game, side), best[0]["action"], best[0]["reason"]
                phase = phase_plan(judge, player, seen, first, why, seed, self.data, plan_until())
        views = {view["action"]: view for view in legal}
        self.say("hint-best")
        for one in best:
            line = Text(f"  {self.words.act(views[one['action']], one['then'])}", "bold").append(
                f"  {one['action']}", "dim not bold"
            )
            if "chance" in one:
                chance = self.words.text("hint-chance", chance=f"{100 * one['chance']:.0f}%")
                line.append(f"  {chance}.", "not bold")
            self.console.print(line.append(f" {self._said(one['reason'])}", "italic not bold"))
        if "chance" in best[0] and judge_of(game.header.game).learned_elsewhere(game.header.data, game.header.changed):
            self.say("review-elsewhere", "dim")
        if len(best) > 1 and all(one["equal"] for one in best[1:]):
            self.say("hint-equal", "dim")
        elif any(one["chance"] > best[0]["chance"] for one in best if "chance" in one):
            self.say("hint-first", "dim", opponent=self.words.named(f"opponent-{name}", name))
        if phase is not None:
            self._show_phase(phase)

    def _show_phase(self, phase: dict[str, Any]) -> None:
        """Show what a phase goes on with after the best choice: moves that belong together, and what they are about."""
        idea = "" if phase["idea"] is None else f" {self._said(phase['idea'])}"
        self.console.print(Text(self.words.text("hint-phase"), "bold").append(idea, "italic not bold"))
        for number, act in enumerate(phase["acts"], 1):
            self.console.print(Text(f"  {number}. {self.words.act(act[0], act[1:])}"))
        if phase["more"]:
            self.say("hint-phase-more", "dim", count=phase["more"])

    def _victory(self, _: str) -> None:
        """Show every way to win, and how near each side is to it now."""
        ways = self.game.overlay("victory", self._seat())
        assert isinstance(ways, list)
        for side in SIDE_NAMES:
            self.say("terminal-victory", "bold", side=f"side:{side}")
            for way in ways:
                if way["side"] == side:
                    line = Text(f"  {self.words.text(way['key'], **way['args'])}: ")
                    near = "page-victory-most" if way["most"] else "page-victory-least"
                    line.append(self.words.text(near, now=way["now"], needed=way["needed"]), "bold")
                    self.console.print(line.append(f"  {way['rule']}", "dim"))

    def _aid(self, _: str) -> None:
        """Show what is done in each step of the turn, and the main tables."""
        found = self.game.overlay("aid", self._seat())
        for part in aid_parts(found, self.words) if isinstance(found, dict) else []:
            self.console.print(part)

    def _said(self, reason: dict[str, Any] | None) -> str:
        """Return the reason for a choice in words."""
        if reason is None:
            return self.words.text("hint-tried")
        return self.words.text(reason["key"], **{name: value for name, value in reason.items() if name != "key"})

    def _always(self, text: str) -> None:
        """Say what may be ordered here; with a number, let that stand from now on, and answer by it."""
        side = self._seat()
        offers = self.orders.offers(side)
        if text and offers:
            self.console.print(Text(self.orders.always(side, text)))
            self._by_order()
            return
        for line in offers:
            self.console.print(Text(f"  {line}"))
        self.say("terminal-order-how" if offers else "terminal-order-none", "dim")

    def _queue(self, text: str) -> None:
        """Set a queue of answers, and give the first."""
        side = self._seat()
        if not self.orders.may_queue(side):
            self.say("terminal-queue-none", "yellow")
            return
        self.console.print(Text(self.orders.queue(side, text)))
        self._by_order()

    def _orders(self, _: str) -> None:
        """List the orders of whoever is asked: those that have ended since, and those that stand."""
        side = self._seat()
        lines = self.orders.ended(side) + self.orders.lines(side)
        for line in lines:
            self.console.print(Text(f"  {line}"))
        if not lines:
            self.say("terminal-orders-none", "dim")

    def _cancel(self, number: str) -> None:
        """End an order."""
        self.orders.of[self._seat()].cancel(int(number) if number.isdecimal() else 0)
        for line in self.orders.ended(self._seat()):
            self.console.print(Text(f"  {line}"))

    def _undo(self, _: str) -> None:
        """Take back the last choice that was one: what followed by itself, or by order, goes with it."""
        game, by_itself = self.game, True
        while by_itself:
            by_order = game.choice - 1 in game.ordered[-1:]
            game.undo()
            by_itself = by_order or game.forced() is not None
        for orders in self.orders.of:
            orders.back(game.choice)
        self.say("terminal-undone")
        self._told_phase = ()

    def _agree(self, _: str) -> None:
        """Ask the other person whether to stop here, told how the game would end then; if so, end it."""
        if not definition_of(self.game.header.game).agreement:
            raise DosEspanasError("error-not-by-agreement", "this game is not ended by agreement")
        if not self.hot_seat:
            raise DosEspanasError("error-no-agreement", "the computer opponent does not agree to stop")
        other = SIDE_NAMES[1 - self._seat()]
        end = self.game.if_agreed()
        asks = self.words.text("terminal-agree", side=f"side:{other}", ends=self.words.text(end.reason, **end.details))
        if self.read(f"{asks} ").strip().lower() != "agree":
            self.say("terminal-agree-declined")
            return
        self._end(self.game.agree)

    def _resign(self, _: str) -> None:
        """Give up the game for the side that is asked, if its person says so twice: the other side has won."""
        side = self._seat()
        asks = self.words.text("terminal-resign", side=f"side:{SIDE_NAMES[1 - side]}")
        if self.read(f"{asks} ").strip().lower() == "resign":
            self._end(lambda: self.game.resign(side))
        else:
            self.say("terminal-agree-declined")

    def _end(self, how: Callable[[], None]) -> None:
        """End the game before its time, and tell what that caused."""
        told = len(self.game.log)
        how()
        self.unsaved = True
        self.tell(self.game.log[told:])

    def _save(self, name: str) -> None:
        if not name:
            self.say("terminal-save-how", "yellow")
            return
        write_record_file(Path(name).expanduser(), self.game.record(owner=not self.hot_seat))
        self.unsaved = False
        self.say("terminal-saved", file=name)

    def _quit(self, _: str) -> None:
        if self.unsaved:
            self.unsaved = False
            self.say("terminal-quit-unsaved", "yellow")
        else:
            raise Quit

    def _finish(self) -> None:
        """Say how the game ended."""
        outcome = self.game.outcome()
        if outcome is not None:
            winner = "none" if outcome.winner is None else f"side:{SIDE_NAMES[outcome.winner]}"
            self.say("terminal-over", "bold", winner=winner, reason=self.words.text(outcome.reason, **outcome.details))


def _named(text: str, legal: Sequence[Action]) -> list[Action]:
    """Return the actions about a hex or piece named alone; one if each has another verb: the first of them is meant."""
    named = [action for action in legal if text in str(action).split()[1:]]
    verbs = {str(action).split()[0] for action in named}
    return named[:1] if len(verbs) == len(named) else named


def _begins(text: str, action: str) -> bool:
    """Tell whether the words of a text begin those of a notation: `mo r_mod` is `move r_mod`."""
    typed, words = text.split(), action.split()
    return 0 < len(typed) <= len(words) and all(map(str.startswith, words, typed))
