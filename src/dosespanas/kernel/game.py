"""The public face of every game: choices, legality, events, undo, records."""

import hashlib
import json
from typing import Any, Final, Self, cast

from dosespanas.kernel.action import Action, Outcome, Refusal
from dosespanas.kernel.chance import UNNUMBERED, Chance, Draw, seed_bytes
from dosespanas.kernel.errors import CannotUndo, IllegalAction
from dosespanas.kernel.events import Event
from dosespanas.kernel.header import Header
from dosespanas.kernel.json_values import copied
from dosespanas.kernel.observation_cache import ObservationCache
from dosespanas.kernel.record import Handover, Reseed, RulesChange, write_record
from dosespanas.kernel.shapes import Caution, LegalAction, Said
from dosespanas.kernel.side import NOBODY, SIDE_TERMS, SIDES, Side
from dosespanas.kernel.state import State

REPLAY: Final = 64
"""A checkpoint for undo is copied every so many choices; undo replays from the last one that is early enough."""


def state_hash(state: State) -> str:
    """Return 16 hex digits that stand for the whole state, hidden parts included."""
    text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


class UmpiredGame:
    """A game as an umpire holds it, who knows what is hidden: it is played and observed, and asked nothing else.

    What is put into words or numbers for a side beyond its own legal actions is asked of a `Game`; an umpire draws one
    from what that side observes (`dosespanas.sample`), so that no question, whatever it names, reaches what is hidden.
    """

    def __init__(self, state: State, header: Header) -> None:
        self.state = state
        self.header = header
        self.base = 0
        """The first choice whose action and events are kept here: those before it may have been forgotten."""
        self.actions: list[Action] = []
        """Every action taken from choice `base` on, in order."""
        self.takers: list[int] = []
        """The side (0 or 1) that took each action."""
        self.log: list[Event] = []
        """Every event from choice `base` on; its `n` is the number of the choice that caused it, -1 for the set-up."""
        self.reseeds: list[Reseed] = []
        """Where the game went on with another seed, in order."""
        self.rules: list[RulesChange] = []
        """Where it went on by other rules, in order: actions before the last of these are kept, and not replayed."""
        self.handovers: list[Handover] = []
        """Where a computer opponent failed, and who played on, in order."""
        self.ordered: list[int] = []
        """The choices that a standing order answered, in order."""
        self.agreed = False
        self.resigned = NOBODY
        """The side (0 or 1) that gave up, or whose time was up (`late`); NOBODY: neither."""
        self.late = False
        """Whether the game ended because the time of that side was up and the other one claimed it."""
        self.undo_floor = 0
        """The first choice that may be taken back."""
        self.shared_floor = 0
        """The first that may be where both sides agree: a hand-over alone does not stop them. Never later than that."""
        self.draws: list[Draw] = state.chance.draws or []
        """What chance gave since the present seed: in the set-up, and afterwards too once `keep_draws` asks for it."""
        self.fairness: dict[str, Any] | None = None
        """What the seed was made of, in a finished game of a server (see `kernel/fair_chance.py`)."""
        self._named = state.named()
        self._legal: list[int] | None = None
        self._collect(-1)
        state.chance.draws = None
        self._checkpoints: list[State] = []
        """The first is copied when something is done: a game that is only looked at needs none."""
        self._checkpoint_ats = [0]
        """The choice at which each checkpoint was taken, or will be; the first is never later than `shared_floor`."""

    def _collect(self, number: int) -> list[Event]:
        events = self.state.out
        self.state.out = []
        for event in events:
            event.n = number
        self.log.extend(events)
        if self.state.chance.draws is not None:
            for draw in reversed(self.state.chance.draws):
                if draw.n != UNNUMBERED:
                    break
                draw.n = number
        return events

    def keep_draws(self) -> None:
        """Write down from now on what chance gives, in `draws`: for a game just begun, in which nothing is undone."""
        self.state.chance.draws = self.draws

    def _codes(self) -> list[int]:
        if self._legal is None:
            self._legal = self.state.codes()
        return self._legal

    @property
    def choice(self) -> int:
        """How many actions have been taken: the number of the choice now asked."""
        return self.base + len(self.actions)

    @property
    def actor(self) -> Side | None:
        """The side whose choice it is, or None when the game is over."""
        side = self.state.actor()
        return SIDES[side] if side >= 0 else None

    def _action(self, code: int) -> Action:
        action = self._named.get(code)
        return self._named.add(code, self.state.name(code)) if action is None else action

    def legal_actions(self) -> list[Action]:
        """Return all legal actions, sorted and unique; empty only when the game is over."""
        codes = self._codes()
        found = self._named.all_of(codes)
        return [self._action(code) for code in codes] if found is None else found

    def forced(self) -> Action | None:
        """Return the only legal action, where everybody can tell that it is the only one; else None.

        Interfaces may take it by themselves. An answer that is the only one because of what is hidden is not forced:
        taken without being asked for, it would tell the secret. Nor is one that commits its side, such as an attack.
        """
        codes = self._codes()
        asked = len(codes) > 1 or self.state.secret_choice() or self.state.binding()
        return None if asked or not codes else self._action(codes[0])

    def allows(self, action: Action) -> bool:
        """Return whether an action is legal now."""
        return action.code in self._codes()

    def legal_view(self) -> list[LegalAction]:
        """Return the legal actions as JSON, for interfaces."""
        return [self.state.view(code) for code in self._codes()]

    def warned_verbs(self) -> list[str]:
        """Return the verbs of the legal actions that `warnings` may have something to say of, which costs nothing."""
        return [] if self.actor is None else list(self.state.cautioned())

    def parse(self, text: str) -> Action:
        """Return the action of a notation; raises UnknownAction if there is no such thing in this game."""
        known = self._named.by_text.get(text)
        if known is None:
            code = self.state.parse(text)
            known = Action(code, self.state.name(code))  # not kept before it has been legal: one may write anything
        return known

    def apply(self, action: Action | str, by_order: bool = False) -> list[Event]:
        """Take an action and all it forces; return the events it caused. `by_order`: a standing order gave it.

        Raises UnknownAction or IllegalAction, and then nothing has changed.
        """
        state = self.state
        if isinstance(action, Action) and self._named.get(action.code) is action:
            taken = action
        else:
            taken = self.parse(str(action))
        if taken.code not in self._codes():
            refusal = state.explain(taken.code)
            if refusal is not None:
                raise IllegalAction(
                    refusal.key, f"{taken} is not legal now ({refusal.rule})", refusal.rule, **refusal.details
                )
        if not self._checkpoints:
            self._checkpoints.append(state.clone())
        side = state.actor()
        reveals, commitments = state.reveals, state.commitments
        state.step(taken.code)
        self._legal = None
        number = self.base + len(self.actions)
        self.actions.append(self._action(taken.code))
        self.takers.append(side)
        if by_order:
            self.ordered.append(number)
        events = self._collect(number)
        if state.reveals != reveals or state.commitments != commitments:
            self.undo_floor = self.shared_floor = number + 1
        elif state.actor() != side:
            self.undo_floor = number + 1
        if number + 1 - self._checkpoint_ats[-1] >= REPLAY:
            self._checkpoints.append(state.clone())
            self._checkpoint_ats.append(number + 1)
            while len(self._checkpoint_ats) > 1 and self._checkpoint_ats[1] <= self.shared_floor:
                del self._checkpoints[0]
                del self._checkpoint_ats[0]
        return events

    def undo(self) -> None:
        """Take back the last action; raises CannotUndo past a die, a revealed card, a commitment or a handover."""
        self.go_back(self.choice - 1)

    def go_back(self, choice: int, shared: bool = False) -> None:
        """Take back every action from `choice` on; raises CannotUndo as `undo` does. `shared`: both sides agree."""
        floor = self.shared_floor if shared else self.undo_floor
        if choice < max(floor, self.base) or choice > self.choice:
            raise CannotUndo(
                "error-cannot-undo",
                "nothing to take back: something has been revealed or handed over since",
            )
        del self.actions[choice - self.base :]
        del self.takers[choice - self.base :]
        while self.ordered and self.ordered[-1] >= choice:
            self.ordered.pop()
        while self.log and self.log[-1].n >= choice:
            self.log.pop()
        while self._checkpoint_ats[-1] > choice:
            self._checkpoints.pop()
            self._checkpoint_ats.pop()
        if self._checkpoints:
            self.state = self._checkpoints[-1].clone()
        for action in self.actions[self._checkpoint_ats[-1] - self.base :]:
            self.state.step(action.code)
        self.state.out = []
        self._legal = None
        if choice < self.undo_floor:
            self.undo_floor = self._handed_over_before(choice)

    def _handed_over_before(self, choice: int) -> int:
        """Return the first choice before one that its side may still take back alone."""
        floor = choice
        if choice > self.base and self.actor is not None:
            side = int(self.actor)
            while floor > max(self.shared_floor, self.base) and self.takers[floor - 1 - self.base] == side:
                floor -= 1
        return floor

    def reseed(self, seed: int | str, hands: bool = False) -> list[Event]:
        """Go on with another seed: undrawn cards, cups and dice come from it, with `hands` hidden hands too.

        Nothing before can be taken back. Returns the events it caused; raises IllegalAction when the game is over,
        ValueError for a seed that is none.
        """
        raw = seed_bytes(seed)
        if self.actor is None:
            raise IllegalAction("refusal-game-over", "the game is over", "")
        if self.state.chance.draws is not None:
            self.draws = []
            self.state.reseed(Chance(raw, self.draws), hands)
        else:
            self.state.reseed(Chance(raw), hands)
        self.state.tell("redealt" if hands else "reseeded", "", NOBODY, {}, [])
        self.reseeds.append(Reseed(self.choice, raw.hex(), hands))
        self._legal = None
        self._floor_here()
        return self._collect(self.choice - 1)

    def hand_over(self, side: Side | int, player: str, failed: bool = False) -> list[Event]:
        """Note that from here on `player` plays a side, or that it `failed` and plays no longer; see `Handover`.

        It changes nothing on the board; what was done before is not taken back. Returns the events it caused.
        """
        kind = "opponent-failed" if failed else "opponent-plays"
        args: dict[str, object] = {"side": SIDE_TERMS[int(side)], "opponent": f"opponent:{player}"}
        self.state.tell(kind, "", NOBODY, args, [])
        self.handovers.append(Handover(self.choice, int(side), player, failed))
        self._floor_here()
        return self._collect(self.choice - 1)

    def follow(self, other: "UmpiredGame", until: int) -> None:
        """Do what was done in `other`, the same game further on, up to its choice `until`."""
        for action in other.actions[self.choice - other.base : until - other.base]:
            self._follow_notes(other)
            self.apply(action)
        self._follow_notes(other)

    def _follow_notes(self, other: "UmpiredGame") -> None:
        self.take_notes(other.reseeds, other.handovers)

    def take_notes(self, reseeds: list[Reseed], handovers: list[Handover]) -> None:
        """Go on with the new seeds, and note the handovers, that another game has for this one before the next action.

        The lists are those of the whole game: what is noted here already is passed over.
        """
        for again in reseeds[len(self.reseeds) :]:
            if again.choice == self.choice:
                self.reseed(again.seed, again.hands)
        for one in handovers[len(self.handovers) :]:
            if one.choice == self.choice:
                self.hand_over(one.side, one.player, one.failed)

    def _floor_here(self) -> None:
        """Nothing that was done up to now can be taken back."""
        self.undo_floor = self.shared_floor = self.choice
        self._checkpoints = []
        self._checkpoint_ats = [self.undo_floor]

    @property
    def seed(self) -> str:
        """The seed of the dice to come: that of the beginning, or of the last reseeding."""
        return self.reseeds[-1].seed if self.reseeds else self.header.seed

    def forget(self, choice: int) -> None:
        """Drop the actions and events before `choice` to save memory; nobody may take them back any more."""
        self.undo_floor = max(self.undo_floor, choice)
        self.shared_floor = max(self.shared_floor, choice)
        while len(self._checkpoint_ats) > 1 and self._checkpoint_ats[1] <= self.shared_floor:
            del self._checkpoints[0]
            del self._checkpoint_ats[0]
        choice = max(self.base, min(choice, self._checkpoint_ats[0]))
        del self.actions[: choice - self.base]
        del self.takers[: choice - self.base]
        self.log = [event for event in self.log if event.n >= choice]
        self.base = choice

    def resume_at(self, choice: int) -> None:
        """Let a game that was set up from a position count from `choice` on: what led to it is not kept here."""
        self.base = choice
        self.undo_floor = self.shared_floor = choice
        self.log = []
        self._checkpoint_ats = [choice]

    def come_from(
        self,
        takers: list[int],
        actions: list[str],
        reseeds: list[Reseed],
        rules: list[RulesChange],
        handovers: list[Handover],
    ) -> None:
        """Let a game that was set up from the position of the last `rules` go on from what was done before it."""
        self.takers = takers
        self.actions = [Action(0, text) for text in actions]
        self.reseeds = reseeds
        self.rules = rules
        self.handovers = handovers
        self.undo_floor = self.shared_floor = self.choice
        self.log = []
        self._checkpoint_ats = [self.choice]

    def agree(self) -> None:
        """End the game now by agreement of both players (VIC-08)."""
        if self.actor is None:
            raise IllegalAction("refusal-game-over", "the game is over", "VIC-08")
        self.state.agree()
        self._legal = None
        self._collect(self.choice)
        self.agreed = True
        self._floor_here()

    def resign(self, side: Side | int, late: bool = False) -> None:
        """End the game now because a side gives up, whoever is asked: the other side has won.

        With `late` it does not give up: its time is up, and the other side claims that.
        The rules know no such end, persons do. Raises IllegalAction if the game is over.
        """
        ended = self.outcome()
        if ended is not None:
            raise IllegalAction("refusal-game-over", "the game is over", ended.rule)
        if late:
            self.state.out_of_time(int(side))
        else:
            self.state.resign(int(side))
        self._legal = None
        self._collect(self.choice)
        self.resigned = int(side)
        self.late = late
        self._floor_here()

    def observe(self, side: Side | int | None, cache: ObservationCache | None = None) -> dict[str, Any]:
        """Return all that may leave for a side, or for a spectator (None), in the shape the game gives it.

        With a `cache`, kept for that viewer of the game, it shares with the one before whatever is as it was.
        """
        viewer = None if side is None else int(side)
        if cache is None:
            return cast(dict[str, Any], self.state.observe(viewer, self.choice))
        return cache.give(self.state.observe_again(viewer, self.choice, cache))

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return self.state.outcome()

    def clone(self) -> Self:
        """Return an independent copy of the present, without log and undo history. Cheap."""
        state = self.state.clone()
        copy = type(self)(state, self.header)
        copy.base = self.base
        copy.actions = list(self.actions)
        copy.takers = list(self.takers)
        copy.reseeds = list(self.reseeds)
        copy.rules = list(self.rules)
        copy.handovers = list(self.handovers)
        copy.ordered = list(self.ordered)
        copy.agreed = self.agreed
        copy.resigned = self.resigned
        copy.late = self.late
        copy.undo_floor = copy.shared_floor = self.choice
        copy._checkpoint_ats = [copy.undo_floor]
        copy._named = self._named
        copy._legal = self._legal
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return what `clone` does: `copy.deepcopy` of a game shares its data."""
        return self.clone()

    def still(self) -> Self:
        """Return a copy of the position alone: it knows nothing of how it came about."""
        copy = self.clone()
        copy.base = self.choice
        copy.actions = []
        copy.takers = []
        copy.ordered = []
        return copy

    def hash(self) -> str:
        """Return 16 hex digits that stand for the whole state."""
        return state_hash(self.state)

    def to_position(self) -> dict[str, Any]:
        """Return the whole position as JSON, hidden parts included; `from_position` reads it back.

        It is a copy: neither does play change it, nor does writing into it change the game.
        """
        return {
            "format": "dosespanas-position 1",
            "game": self.header.game,
            "scenario": self.header.scenario,
            "options": dict(self.header.options),
            "seed": self.seed,
            "hash": self.hash(),
            "state": copied(self.state.to_json()),
        }

    def secret_record(self) -> bool:
        """Return whether the game goes on and its record, even one side's part of it, would show what is hidden."""
        return self.actor is not None and self.state.secret_record()

    def record(self, fairness: dict[str, Any] | None = None, owner: bool = False) -> str:
        """Return the record of the game, of which nothing may have been forgotten: see `docs/contract.md`.

        `fairness`: what its seed was made of, in place of what it knows of that itself. Which actions were given by
        order it says when the game is over; before that only to their `owner`.
        """
        told = self.fairness if fairness is None else fairness
        ordered = self.ordered if owner or self.actor is None else []
        return write_record(
            self.header,
            self.takers,
            self.actions,
            self.reseeds,
            self.hash(),
            self.agreed,
            told,
            self.rules,
            self.resigned,
            self.handovers,
            ordered,
            self.late,
        )


class Game(UmpiredGame):
    """One game whose holder may ask anything of it. See the contract in `docs/contract.md`."""

    def label(self, side: int, text: str) -> Said:
        """Return an action of a side as a message, legal now or not; raises UnknownAction."""
        action = self.parse(text)
        return {"key": "action-" + text.split(" ")[0], "args": self.state.label(side, action.code)}

    def explain(self, action: Action | str) -> Refusal | None:
        """Return None if the action is legal now, else why not; raises UnknownAction."""
        return self.state.explain(self.parse(str(action)).code)

    def odds(self, action: Action | str | None, side: Side | int) -> dict[str, Any] | None:
        """Return the exact odds of the attack in hand if `action` were taken, as that side may know them."""
        code = None if action is None else self.parse(str(action)).code
        return cast(dict[str, Any] | None, self.state.odds(code, int(side)))

    def overlay(self, name: str, side: Side | int | None) -> dict[str, Any] | list[Any] | None:
        """Return an overlay of the map as a side or a spectator (None) may know it; None: there is no such thing."""
        found = self.state.overlay(name, None if side is None else int(side))
        return cast(dict[str, Any] | list[Any] | None, found)

    def warnings(self) -> dict[str, list[Caution]]:
        """Return by notation what the side to choose would regret about a legal action, as that side may know it.

        An action with nothing to be said about it is left out.
        """
        state = self.state
        found = {} if self.actor is None else state.cautions()
        return {
            state.name(code): [{**one.view(), "grave": state.ends_war(one.rule)} for one in found[code]]
            for code in sorted(found)
        }

    def if_agreed(self) -> Outcome:
        """Return how the game would end if both players stopped here; raises what `agree` does."""
        copy = self.clone()
        copy.agree()
        found = copy.outcome()
        assert found is not None
        return found
