"""Standing orders: answers that a side has given beforehand, and queues of answers to be given one after the other.

An order chooses among the legal actions of its own side from what that side observes, as an opponent does, and knows
nothing else. It stands beside the game: neither observations nor events nor the state tell that there is one.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from dosespanas.kernel.order_offers import Label, OrderForms, Seen, acts, lost, role_in, told, words_of
from dosespanas.kernel.order_reading import NONE_STAND, as_written, bad_order, checked, number_of, object_of
from dosespanas.kernel.phrases import one_of_names, phrase
from dosespanas.kernel.shapes import LegalAction, OrderRule, OrderUntil, OrderView, OrderWhen, Said

MAX_STANDING: Final = 30
"""Orders of a side that may stand at once."""
MAX_KEPT: Final = 60
"""Orders of a side that are remembered, with those that have ended."""
MOST_EVER: Final = 1 << 30
MAX_BACK: Final = 200
"""Answers of an order that are remembered one by one: no undo goes back over more."""


class Order:
    """An order of one side, and how far it has come."""

    def __init__(self, number: int, rule: OrderRule) -> None:
        self.number = number
        """By which its owner names it, from 1."""
        self.rule = rule
        self.answered = 0
        self.gave: list[int] = []
        """The choices that it answered, the last of them."""
        self.in_phase = ""
        """The phase of its last answer; empty: it has given none."""
        self.held = False
        """Whether it rests, as while its owner changes it: it answers nothing then."""
        self.ended: Said | None = None
        """Why it stands no longer."""
        self.stopped = -1
        """The choice at which it ended though its side had not ended it: that is asked instead; -1: none."""

    def left(self) -> list[str]:
        """Return what is left of a queue."""
        return self.rule["queue"][self.answered :] if "queue" in self.rule else []

    def end(self, key: str, **args: Any) -> None:
        """Let it stand no longer, and say why."""
        self.ended = {"key": key, "args": args}

    def note(self, choice: int) -> None:
        """Count an answer."""
        self.answered += 1
        self.gave = [*self.gave[1 - MAX_BACK :], choice]

    def back(self, choice: int) -> None:
        """Answers from a choice on were taken back: it has not given them, and what ended it since has not happened.

        A queue that gave one of them ends, for it would go on too far.
        """
        if self.stopped > choice:
            self.ended = None
        if self.stopped >= choice:
            self.stopped = -1
        taken = sum(one >= choice for one in self.gave)
        self.gave = self.gave[: len(self.gave) - taken]
        self.answered -= taken
        if taken and "queue" in self.rule:
            self.end("order-ended-undone")
        elif taken and self.ended is not None and self.ended["key"] == "order-ended-times":
            self.ended = None

    def over(self, seen: Seen) -> Said | None:
        """Return why its time is over by what its side sees now; None: it has ended already, or may stand.

        A queue that has begun is over with the phase in which it did: what is left of it was meant for that phase.
        """
        turn = self.rule.get("until", {}).get("turn")
        if self.ended is not None:
            return None
        if turn is not None and seen["turn"] > turn:
            return {"key": "order-ended-turn", "args": {"turn": turn}}
        if "queue" in self.rule and self.in_phase not in ("", phase_of(seen)):
            return {"key": "order-ended-phase", "args": {}}
        return None

    def view(self, forms: OrderForms, label: Label, seen: Seen) -> OrderView:
        """Return it as JSON, for its owner alone; of a queue that goes on the words tell what is left.

        `seen`: what its side observes now. What is over by that is told so, also where nothing has been asked since.
        """
        ended, told_of = self.ended or self.over(seen), self.rule
        if ended is None and self.left():
            told_of = told_of.copy()
            told_of["queue"] = self.left()
        if ended is not None and "action" in ended["args"]:
            ended = {"key": ended["key"], "args": {"action": [told(one, label) for one in ended["args"]["action"]]}}
        return {
            "n": self.number,
            "rule": self.rule,
            "words": words_of(told_of, forms, label),
            "answered": self.answered,
            "left": self.left(),
            "held": self.held,
            "ended": ended,
        }


class Orders:
    """The orders of one side in one game."""

    def __init__(self, forms: OrderForms) -> None:
        self.forms = forms
        self.all: list[Order] = []
        """In the order in which they were set; of those that have ended the oldest are forgotten."""
        self.given = 0
        """How many have been set so far."""

    def standing(self, seen: Seen | None = None) -> list[Order]:
        """Return those that have not ended, without those that are over by what their side observes now."""
        return [order for order in self.all if order.ended is None and (seen is None or order.over(seen) is None)]

    def set(self, raw: object, seen: Seen, parse: Callable[[str], object]) -> Order:
        """Let an order stand from now on; raises BadOrder, and then nothing has changed.

        One that is set again takes the place of the same one: two pages of a seat may both have set it. What counts
        its answers, a queue or a number of times, is another order each time.

        `raw`: an `OrderRule` as JSON has it; `seen`: what its side observes now; `parse`: `Game.parse`.
        """
        rule = checked(raw, self.forms, seen, parse)
        if "queue" not in rule and "times" not in rule.get("until", {}):
            for order in self.standing():
                if order.rule == rule:
                    self.all.remove(order)
                    self.all.append(order)
                    order.held = False
                    return order
        if len(self.standing(seen)) >= MAX_STANDING:
            full = phrase("{count} stand already", "order-fault-full", count=MAX_STANDING)
            raise bad_order("order", full, phrase("at most {most} at once", "order-fault-at-once", most=MAX_STANDING))
        self.given += 1
        order = Order(self.given, rule)
        self.all.append(order)
        while len(self.all) > MAX_KEPT:
            self.all.remove(next(old for old in self.all if old.ended is not None or old.over(seen) is not None))
        return order

    def change(self, number: int, raw: object | None, held: bool, seen: Seen, parse: Callable[[str], object]) -> Order:
        """Let an order rest (`held`) or answer again, with another rule in its place if one is given (`raw`).

        It keeps its number and comes where it came; of another rule answers count from 0. Raises BadOrder, and then
        nothing has changed.
        """
        order = self._numbered(number)
        if raw is not None:
            order.rule = checked(raw, self.forms, seen, parse)
            order.answered, order.gave = 0, []
        order.held = held
        return order

    def cancel(self, number: int) -> Order:
        """End an order by its number; raises BadOrder if none of that number stands."""
        order = self._numbered(number)
        order.end("order-ended-cancelled")
        return order

    def _numbered(self, number: int) -> Order:
        """Return the order that stands by its number; raises BadOrder."""
        for order in self.standing():
            if order.number == number:
                return order
        there = [str(order.number) for order in self.standing()]
        raise bad_order("number", str(number)[:20], one_of_names(there) if there else NONE_STAND)

    def answer(self, seen: Seen, legal: Sequence[LegalAction]) -> tuple[str, Order] | None:
        """Return what an order answers to the question now asked, and which; None: its side is to be asked.

        `seen`: what the side to choose observes. The order set last comes first. One that applies and can do nothing
        that it says ends, and no other answers in its place: so does a queue that says how an answer goes on, where
        that is not possible. All whose time has come end, whether they answer here or not.
        """
        for order in self.standing():
            self._look(order, seen)
        for order in reversed(self.standing()):
            due = applies(order.rule["when"], self.forms, seen)
            if order.held or (not due and not goes_on(order, self.forms, seen)):
                continue
            action = first_of(order, legal)
            if action is not None:
                self._note(order, seen)
                return action, order
            if due or said_here(order, legal):
                order.end("order-ended-illegal", action=order.left()[:1] or order.rule.get("do", []))
                order.stopped = seen["choice"]
                return None
        return None

    def passed(self, action: str, choice: int) -> None:
        """An action of their side was taken by itself at a choice, the only one there was: a queue may say it next."""
        for order in self.standing():
            if order.in_phase and not order.held and order.left()[:1] == [action]:
                order.note(choice)
                if not order.left():
                    order.end("order-ended-done")

    def _note(self, order: Order, seen: Seen) -> None:
        """Count an answer; end the order if it was the last."""
        order.note(seen["choice"])
        order.in_phase = phase_of(seen)
        if "queue" in order.rule and not order.left():
            order.end("order-ended-done")
        elif order.answered == order.rule.get("until", {}).get("times"):
            order.end("order-ended-times", count=order.answered)

    def _look(self, order: Order, seen: Seen) -> None:
        """End an order whose time has come, at the choice now asked."""
        until = order.rule.get("until", {})
        over = order.over(seen)
        if over is not None:
            order.end(over["key"], **over["args"])
        else:
            self._met(order, until, seen)
        if order.ended is not None:
            order.stopped = seen["choice"]

    def _met(self, order: Order, until: OrderUntil, seen: Seen) -> None:
        """End an order where what was to end it has happened."""
        battle = self.forms.battle(seen)
        if battle is not None and battle[0] != seen["viewer"] and battle[1] in until.get("attacked", []):
            order.end("order-ended-attacked", place=self.forms.terms([battle[1]])[0])
            return
        held = self.forms.holders(seen) if "lost" in until else {}
        for place in until.get("lost", []):
            if lost(held, place, seen):
                order.end("order-ended-lost", place=self.forms.terms([place])[0])
                return

    def back(self, choice: int) -> None:
        """Answers from a choice on were taken back."""
        for order in self.all:
            order.back(choice)

    def stopped_at(self, choice: int, label: Label) -> list[Said]:
        """Return why orders no longer answer the question now asked, and what of a queue is left undone, as messages.

        `choice`: the choice now asked of their side. A time that was set and is over is news only for a queue.
        """
        ended = [order for order in self.all if order.ended is not None and order.stopped == choice]
        return [why_stopped(order, self.forms, label) for order in ended if order.left() or not timed_out(order)]

    def view(self, label: Label, seen: Seen) -> list[OrderView]:
        """Return all that are remembered as JSON, for their owner alone, who sees what is `seen`."""
        return [order.view(self.forms, label, seen) for order in self.all]

    def to_json(self) -> dict[str, Any]:
        """Return all that `read` takes back."""
        kept = [
            {
                "n": o.number,
                "rule": o.rule,
                "answered": o.answered,
                "phase": o.in_phase,
                "gave": o.gave,
                "held": o.held,
                "stopped": o.stopped,
                "ended": o.ended,
            }
            for o in self.all
        ]
        return {"given": self.given, "orders": kept}

    def read(self, raw: dict[str, Any]) -> None:
        """Take over what `to_json` wrote; raises BadOrder, LookupError or TypeError for anything else."""
        self.given = number_of(raw["given"], "given", 0, MOST_EVER)
        self.all = []
        for one in raw["orders"]:
            order = Order(number_of(one["n"], "n", 1, MOST_EVER), as_written(one["rule"]))
            order.answered = number_of(one["answered"], "answered", 0, MOST_EVER)
            gave = one.get("gave", [last for last in [one.get("last", -1)] if last >= 0])
            order.gave = [number_of(choice, "gave", 0, MOST_EVER) for choice in gave]
            order.held = one.get("held", False) is True
            order.stopped = number_of(one.get("stopped", -1), "stopped", -1, MOST_EVER)
            order.in_phase = str(one["phase"])
            ended = one["ended"]
            if ended is not None:
                order.end(str(ended["key"]), **object_of(ended["args"], "ended", list(ended["args"])))
            self.all.append(order)


def phase_of(seen: Seen) -> str:
    """Return what stands for the phase of a turn in which something is asked."""
    return f"{seen['turn']} {seen['phase']}"


def applies(when: OrderWhen, forms: OrderForms, seen: Seen) -> bool:
    """Tell whether a question is one of those that an order answers."""
    if seen["prompt"]["key"] not in when["prompt"]:
        return False
    if "role" in when and role_in(forms, seen) != when["role"]:
        return False
    battle = forms.battle(seen) if "place" in when or "unless" in when else None
    if "place" in when and (battle is None or battle[1] not in when["place"]):
        return False
    return battle is None or battle[1] not in when.get("unless", [])


def goes_on(order: Order, forms: OrderForms, seen: Seen) -> bool:
    """Tell whether a queue that has begun says next how what it began goes on, such as where a unit goes.

    What begins something anew, or ends a phase, it says at its own questions alone.
    """
    begun = bool(order.left()) and order.in_phase == phase_of(seen)
    return begun and order.left()[0].split(" ")[0] in forms.goes_on


def said_here(order: Order, legal: Sequence[LegalAction]) -> bool:
    """Tell whether what a queue says next is an answer of the kind that is asked for."""
    verb = order.left()[0].split(" ")[0]
    return any(view["verb"] == verb for view in legal)


def first_of(order: Order, legal: Sequence[LegalAction]) -> str | None:
    """Return the legal action that an order says to take; None if it says none of them."""
    if "queue" in order.rule:
        wanted = order.left()[0]
        return wanted if any(view["action"] == wanted for view in legal) else None
    keep = order.rule.get("keep", [])
    free = [view for view in legal if not spends(view, keep)]
    for wanted in order.rule.get("do", []):
        found = [view for view in free if wanted in (view["action"], view["verb"])]
        if found:
            return highest(found, order.rule.get("most"))
    return None


def spends(view: LegalAction, keep: list[str]) -> bool:
    """Tell whether an action spends a piece or card that is to be kept."""
    return view["card"] in keep or (len(view["pieces"]) > 0 and all(piece in keep for piece in view["pieces"]))


def highest(found: list[LegalAction], number: str | None) -> str:
    """Return the action in which a number of the label is highest; the first of those alike, or without a number."""
    best, most = found[0]["action"], -1
    for view in found if number is not None else []:
        value = view["args"].get(number or "")
        if isinstance(value, int) and value > most:
            best, most = view["action"], value
    return best


def timed_out(order: Order) -> bool:
    """Tell whether an order has ended with the turn that was set for it."""
    return order.ended is not None and order.ended["key"] == "order-ended-turn"


def why_stopped(order: Order, forms: OrderForms, label: Label) -> Said:
    """Return why an order that has ended answers no longer, and what of a queue is left undone, as a message."""
    ended = order.ended or {"key": "order-ended-illegal", "args": {}}
    args: dict[str, Any] = {"question": [f"asked:{prompt}" for prompt in order.rule["when"]["prompt"]][:1]}
    if ended["key"] != "order-ended-illegal":
        args |= ended["args"]
    args["answers"] = acts(order.left(), forms, label)
    why = ended["key"].removeprefix("order-ended-")
    return {"key": f"order-stopped-{why}" + ("-queue" if order.left() else ""), "args": args}
