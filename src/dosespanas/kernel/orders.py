"""Standing orders: answers that a side has given beforehand, and queues of answers to be given one after the other.

An order chooses among the legal actions of its own side from what that side observes, as an opponent does, and knows
nothing else. It stands beside the game: neither observations nor events nor the state tell that there is one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, cast

from dosespanas.kernel.action import act
from dosespanas.kernel.errors import BadOrder, UnknownAction
from dosespanas.kernel.phrases import Phrase, in_json, one_of_names, phrase, whole_number, wording
from dosespanas.kernel.shapes import LegalAction, OrderOffer, OrderRule, OrderUntil, OrderView, OrderWhen, Said

MAX_STANDING: Final = 30
"""Orders of a side that may stand at once."""
MAX_KEPT: Final = 60
"""Orders of a side that are remembered, with those that have ended."""
MAX_ENTRIES: Final = 60
"""Answers, places or pieces that an order may name."""
MAX_TEXT: Final = 80
MAX_SIZE: Final = 4_000
"""Characters of a whole order."""
MAX_TURN: Final = 99
MAX_TIMES: Final = 999
MOST_EVER: Final = 1 << 30
MAX_BACK: Final = 200
"""Answers of an order that are remembered one by one: no undo goes back over more."""

Seen = Mapping[str, Any]
"""What a side observes."""

Label = Callable[[str], Said]
"""An action of the owner of an order as a message, by its notation; raises UnknownAction (`Game.label`)."""


Role = Literal["attacker", "defender"]


def no_answers(seen: Seen) -> list[str]:
    """No answers that may come first, and nothing that may be spent."""
    return []


def no_more(seen: Seen) -> dict[str, list[str]]:
    """No answers that go on with others."""
    return {}


class Offer:
    """An order that a game offers."""

    def __init__(
        self,
        key: str,
        prompts: list[str],
        do: list[str],
        by_role: bool = False,
        most: str | None = None,
        group: str = "",
        roles: Mapping[str, Role] | None = None,
        first: Callable[[Seen], list[str]] = no_answers,
        spends: bool = False,
        brief: bool = False,
        phase: str = "",
    ) -> None:
        self.key = key
        """The message that says what it does; its argument `role` is attacker, defender or any."""
        self.prompts = prompts
        self.do = do
        self.by_role = by_role
        """Whether it may be for one role in the battle alone."""
        self.most = most
        self.group = group
        """Under which message orders that spare the same stand together."""
        self.roles: Mapping[str, Role] = {} if roles is None else roles
        """Of its prompts, those that are asked of one role alone."""
        self.first = first
        """The answers that may be tried before `do`."""
        self.spends = spends
        """Whether it may be told to keep pieces."""
        self.brief = brief
        """Whether it ends with the turn, unless another is said."""
        self.phase = phase
        """Of a phase that not every game has: where no turn has it nothing is said of the order."""

    def rule(self, role: Role | None, turn: int) -> OrderRule:
        """Return it as an order for a role in battle, or for both."""
        when: OrderWhen = {"prompt": [one for one in self.prompts if role is None or self.roles.get(one, role) == role]}
        if role is not None and any(prompt not in self.roles for prompt in when["prompt"]):
            when["role"] = role
        rule: OrderRule = {"when": when, "do": self.do}
        if self.most is not None:
            rule["most"] = self.most
        if self.brief:
            rule["until"] = {"turn": turn}
        return rule

    def role_of(self, when: OrderWhen) -> str:
        """Return for which role an order of this kind is; `any`: for both."""
        asked = [self.roles[prompt] for prompt in when["prompt"] if prompt in self.roles]
        alone = len(set(asked)) == 1 and len(asked) == len(when["prompt"])
        return when.get("role", asked[0] if alone else "any")


class Row:
    """A queue that may be set for some questions: answers that its side may think of, and how they go on."""

    def __init__(
        self,
        key: str,
        prompts: list[str],
        group: str = "",
        answers: Callable[[Seen], list[str]] = no_answers,
        then: Callable[[Seen], dict[str, list[str]]] = no_more,
    ) -> None:
        self.key = key
        """The message that says what it is."""
        self.prompts = prompts
        self.group = group
        self.answers = answers
        self.then = then
        """By verb of an answer those that may go on with it."""


class OrderForms:
    """What a game says to orders: those that it offers, and what of its observations they ask for."""

    def __init__(
        self,
        offers: Sequence[Offer],
        rows: Sequence[Row],
        battle: Callable[[Seen], tuple[str, str] | None],
        holders: Callable[[Seen], dict[str, str]],
        place_kind: str,
        goes_on: Sequence[str] = (),
        groups: Sequence[tuple[str, float]] = (),
        waits: Mapping[str, list[str]] | None = None,
        spent: Callable[[Seen], list[str]] = no_answers,
        names: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`goes_on`: verbs of answers that go on with the one before, such as where a piece goes.

        `battle` gives the attacking side and the place of the battle in hand, `holders` who holds each place;
        `place_kind` is how places are named as terms (`box`, `hex`).
        `groups`: messages under which orders stand together, each with how many hand-overs a turn they spare, as
        measured (docs/orders.md). `waits`: by phase the questions that a side may be asked while the other goes on.
        `spent`: own pieces that an order may keep; `names`: verbs that say a piece or a card, and as which argument.
        """
        self.offers = offers
        self.rows = rows
        self.queues = [row.prompts for row in rows]
        self.battle = battle
        self.holders = holders
        self.place_kind = place_kind
        self.goes_on = goes_on
        self.groups = groups
        self.waits: Mapping[str, list[str]] = {} if waits is None else waits
        self.spent = spent
        self.names = names

    def prompts(self) -> list[str]:
        """Return the questions that orders may answer."""
        asked = [offer.prompts for offer in self.offers] + list(self.queues)
        return list(dict.fromkeys([prompt for prompts in asked for prompt in prompts]))

    def terms(self, places: list[str]) -> list[str]:
        """Return places as terms."""
        return [f"{self.place_kind}:{place}" for place in places]

    def offered(self, seen: Seen) -> list[OrderOffer]:
        """Return the orders that the side to choose may set at the question now asked, for its role and for both."""
        prompt, role = seen["prompt"]["key"], role_in(self, seen)
        found: list[OrderOffer] = []
        for offer in self.offers:
            if prompt in offer.prompts:
                for one in dict.fromkeys([role if offer.by_role else None, None]):
                    rule = offer.rule(one, seen["turn"])
                    found.append({"rule": rule, "words": words_of(rule, self, as_it_stands)})
        return found

    def thing(self, name: str, label: Label) -> str:
        """Return a piece or card as a term, as the label of an answer names it; else the id itself."""
        for verb, argument in self.names:
            said = told(f"{verb} {name}", label)
            if not isinstance(said, str) and argument in said["args"]:
                return str(said["args"][argument])
        return name

    def queue_at(self, seen: Seen) -> list[str]:
        """Return the prompts of a queue that may be set at the question now asked; empty: there is none."""
        for prompts in self.queues:
            if seen["prompt"]["key"] in prompts:
                return prompts
        return []


def no_battle(seen: Seen) -> tuple[str, str] | None:
    """The battle in hand of a game without battles."""
    return None


def no_holders(seen: Seen) -> dict[str, str]:
    """Who holds the places of a game without places."""
    return {}


NO_ORDERS: Final = OrderForms([], [], no_battle, no_holders, "box")
"""Of a game that takes no orders."""


def role_in(forms: OrderForms, seen: Seen) -> Role | None:
    """Return what the viewer is in the battle in hand; None without one."""
    battle = forms.battle(seen)
    if battle is None:
        return None
    return "attacker" if battle[0] == seen["viewer"] else "defender"


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
        self.given = _number(raw["given"], "given", 0, MOST_EVER)
        self.all = []
        for one in raw["orders"]:
            order = Order(_number(one["n"], "n", 1, MOST_EVER), as_written(one["rule"]))
            order.answered = _number(one["answered"], "answered", 0, MOST_EVER)
            gave = one.get("gave", [last for last in [one.get("last", -1)] if last >= 0])
            order.gave = [_number(choice, "gave", 0, MOST_EVER) for choice in gave]
            order.held = one.get("held", False) is True
            order.stopped = _number(one.get("stopped", -1), "stopped", -1, MOST_EVER)
            order.in_phase = str(one["phase"])
            ended = one["ended"]
            if ended is not None:
                order.end(str(ended["key"]), **_object(ended["args"], "ended", list(ended["args"])))
            self.all.append(order)


def phase_of(seen: Seen) -> str:
    """Return what stands for the phase of a turn in which something is asked."""
    return f"{seen['turn']} {seen['phase']}"


def lost(held: dict[str, str], place: str, seen: Seen) -> bool:
    """Tell whether the other side holds a place."""
    return held.get(place) not in (None, seen["viewer"], "contested", "nobody")


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


# --- words --------------------------------------------------------------------------------------------


def as_it_stands(text: str) -> Said:
    """Label no answer: those that a game offers are told in its own words."""
    raise UnknownAction("error-unknown-action", text, action=text, right=text)


def told(text: str, label: Label) -> Said | str:
    """Return an answer as a message; what is no whole action, such as a verb alone, as it is written."""
    try:
        return label(text)
    except UnknownAction:
        return text


def acts(queue: list[str], forms: OrderForms, label: Label) -> list[Said | str]:
    """Return the answers of a queue as messages, each with those that go on with it."""
    found: list[Said | str] = []
    begun = ""
    for text in queue:
        verb, now = text.split(" ")[0], told(text, label)
        if found and verb in forms.goes_on:
            found[-1] = act(found[-1], begun, verb, now)
        else:
            begun = verb
            found.append(now)
    return found


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


def words_of(rule: OrderRule, forms: OrderForms, label: Label) -> list[Said]:
    """Return what an order does and when it ends by itself, as messages."""
    when = rule["when"]
    found = [what_it_does(rule, forms, label)]
    if "place" in when:
        found.append({"key": "order-places", "args": {"places": forms.terms(when["place"])}})
    if "unless" in when:
        found.append({"key": "order-unless", "args": {"places": forms.terms(when["unless"])}})
    if "keep" in rule:
        kept = [forms.thing(one, label) for one in rule["keep"]]
        found.append({"key": "order-keep", "args": {"pieces": kept}})
    return found + ends_of(rule.get("until", {}), forms)


def what_it_does(rule: OrderRule, forms: OrderForms, label: Label) -> Said:
    """Return what an order does as a message: in the words of the game where it is one that the game offers."""
    when = rule["when"]
    role = when.get("role", "any")
    asked: list[str] = [f"asked:{prompt}" for prompt in when["prompt"]]
    if "queue" in rule:
        return {"key": "order-queue", "args": {"question": asked[:1], "answers": acts(rule["queue"], forms, label)}}
    do = rule.get("do", [])
    for offer in forms.offers:
        if do == offer.do and rule.get("most") == offer.most and all(p in offer.prompts for p in when["prompt"]):
            return {"key": offer.key, "args": {"role": offer.role_of(when)}}
    args = {"question": asked, "role": role, "answers": [told(one, label) for one in do]}
    return {"key": "order-answers", "args": args}


def ends_of(until: OrderUntil, forms: OrderForms) -> list[Said]:
    """Return when an order ends by itself, as messages."""
    found: list[Said] = []
    if "turn" in until:
        found.append({"key": "order-until-turn", "args": {"turn": until["turn"]}})
    if "times" in until:
        found.append({"key": "order-until-times", "args": {"count": until["times"]}})
    if "attacked" in until:
        found.append({"key": "order-until-attacked", "args": {"places": forms.terms(until["attacked"])}})
    if "lost" in until:
        found.append({"key": "order-until-lost", "args": {"places": forms.terms(until["lost"])}})
    return found or [{"key": "order-until-cancelled", "args": {}}]


# --- reading ------------------------------------------------------------------------------------------


NO_ORDER: Final = phrase("no order", "order-fault-no-order")
AS_KEPT: Final = phrase("what was kept", "order-fault-kept")
SHORTER: Final = phrase("a shorter one, or several", "order-fault-shorter")
NEITHER: Final = phrase('not one of "do" and "queue"', "order-fault-neither")
EITHER: Final = phrase('either "do" or "queue"', "order-fault-either")
IN_QUEUE: Final = phrase("together with a queue", "order-fault-in-queue")
ONLY_DO: Final = phrase('it with "do" alone', "order-fault-only-do")
NO_OBJECT: Final = phrase("no object", "order-fault-no-object")
NO_LIST: Final = phrase("no such list", "order-fault-no-list")
NOT_LOST: Final = phrase("places that the other side does not hold", "order-fault-not-lost")
A_PLACE: Final = phrase("the id of a place of this game", "order-fault-place")
NONE_STAND: Final = phrase("nothing, as no order stands", "order-fault-none-stand")
NONE_OFFERED: Final = phrase("nothing, as there are no orders", "order-fault-none-offered")
PIECES: Final = phrase("ids of pieces or cards", "order-fault-pieces")
A_NUMBER: Final = phrase("the name of a number of the answer's label", "order-fault-label")
QUESTIONS: Final = phrase("questions by their message keys", "order-fault-questions")
PLACES: Final = phrase("places by their ids", "order-fault-places")
ANSWERS: Final = phrase("answers in the notation of actions", "order-fault-answers")
TEXTS: Final = phrase("texts", "order-fault-texts")


def bad_order(path: str, wrong: Phrase | str, right: Phrase) -> BadOrder:
    """Return the error of an order that has a fault at `path`; `wrong`: what is wrong, or what stands there."""
    text = f"{path}: {wrong}; expected {right}"
    return BadOrder("error-bad-order", text, path=path, wrong=wording(wrong), right=right.said)


def checked(raw: object, forms: OrderForms, seen: Seen, parse: Callable[[str], object]) -> OrderRule:
    """Return an order as JSON has it, every part looked at; a queue ends with the turn unless it says when.

    Raises BadOrder.
    """
    whole = _object(raw, "order", ["when", "do", "queue", "keep", "most", "until"])
    if len(repr(raw)) > MAX_SIZE:
        too_long = phrase("longer than {most} characters", "order-fault-too-long", most=MAX_SIZE)
        raise bad_order("order", too_long, SHORTER)
    if ("do" in whole) == ("queue" in whole):
        raise bad_order("order", NEITHER, EITHER)
    rule: OrderRule = {"when": _when(whole.get("when"), forms, seen)}
    if "do" in whole:
        rule["do"] = _answers(whole["do"], "do", parse, True)
        if "keep" in whole:
            rule["keep"] = _texts(whole["keep"], "keep", PIECES)
        if "most" in whole:
            rule["most"] = _texts([whole["most"]], "most", A_NUMBER)[0]
    else:
        for name in ("keep", "most"):
            if name in whole:
                raise bad_order(name, IN_QUEUE, ONLY_DO)
        rule["queue"] = _answers(whole["queue"], "queue", parse, False)
    until = _until(whole.get("until", {}), forms, seen)
    if "queue" in rule and "turn" not in until:
        until["turn"] = seen["turn"]
    if until:
        rule["until"] = until
    return rule


def as_written(raw: object) -> OrderRule:
    """Return an order as it was kept, its form looked at and no more; raises BadOrder."""
    whole = _object(raw, "order", ["when", "do", "queue", "keep", "most", "until"])
    when = _object(whole.get("when"), "when", ["prompt", "role", "place", "unless"])
    until = _object(whole.get("until", {}), "until", ["turn", "times", "attacked", "lost"])
    for part, names in (
        (whole, ["do", "queue", "keep"]),
        (when, ["prompt", "place", "unless"]),
        (until, ["attacked", "lost"]),
    ):
        for name in names:
            if name in part:
                _texts(part[name], name, TEXTS)
    for name in ("turn", "times"):
        if name in until:
            _number(until[name], name, 0, MAX_TIMES)
    if "prompt" not in when or ("do" in whole) == ("queue" in whole):
        raise bad_order("order", NO_ORDER, AS_KEPT)
    return cast(OrderRule, whole)


def _when(raw: object, forms: OrderForms, seen: Seen) -> OrderWhen:
    part = _object(raw, "when", ["prompt", "role", "place", "unless"])
    prompts = _texts(part.get("prompt"), "when.prompt", QUESTIONS)
    for prompt in prompts:
        if prompt not in forms.prompts():
            offered = forms.prompts()
            raise bad_order("when.prompt", in_json(prompt), one_of_names(offered) if offered else NONE_OFFERED)
    when: OrderWhen = {"prompt": prompts}
    role = part.get("role")
    if role == "attacker":
        when["role"] = "attacker"
    elif role == "defender":
        when["role"] = "defender"
    elif "role" in part:
        raise bad_order("when.role", in_json(role), one_of_names(["attacker", "defender"]))
    if "place" in part:
        when["place"] = _places(part["place"], "when.place", forms.holders(seen))
    if "unless" in part:
        when["unless"] = _places(part["unless"], "when.unless", forms.holders(seen))
    return when


def _until(raw: object, forms: OrderForms, seen: Seen) -> OrderUntil:
    part = _object(raw, "until", ["turn", "times", "attacked", "lost"])
    until: OrderUntil = {}
    if "turn" in part:
        until["turn"] = _number(part["turn"], "until.turn", seen["turn"], MAX_TURN)
    if "times" in part:
        until["times"] = _number(part["times"], "until.times", 1, MAX_TIMES)
    held = forms.holders(seen) if "attacked" in part or "lost" in part else {}
    if "attacked" in part:
        until["attacked"] = _places(part["attacked"], "until.attacked", held)
    if "lost" in part:
        until["lost"] = _places(part["lost"], "until.lost", held)
        for place in until["lost"]:
            if lost(held, place, seen):
                wrong = phrase("{place} is lost already", "order-fault-lost", place=forms.terms([place])[0])
                raise bad_order("until.lost", wrong, NOT_LOST)
    return until


def _object(raw: object, path: str, known: list[str]) -> dict[str, Any]:
    if not isinstance(raw, dict):
        right = phrase("an object with {names}", "order-fault-object", names={"any_of": known})
        raise bad_order(path, NO_OBJECT, right)
    for key in raw:
        if key not in known:
            right = phrase("nothing but {names}", "order-fault-nothing-but", names={"any_of": known})
            raise bad_order(path, in_json(key), right)
    return raw


def _texts(raw: object, path: str, what: Phrase) -> list[str]:
    if not isinstance(raw, list) or not 1 <= len(raw) <= MAX_ENTRIES:
        right = phrase("a list of 1 to {most}: {what}", "order-fault-list", most=MAX_ENTRIES, what=what)
        raise bad_order(path, NO_LIST, right)
    found: list[str] = []
    for one in raw:
        if not isinstance(one, str) or not 1 <= len(one) <= MAX_TEXT or not one.isprintable():
            right = phrase("a text of 1 to {most} characters: {what}", "order-fault-text", most=MAX_TEXT, what=what)
            raise bad_order(path, in_json(one), right)
        found.append(one)
    return found


def _number(raw: object, path: str, low: int, high: int) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool) or not low <= raw <= high:
        raise bad_order(path, in_json(raw), whole_number(low, high))
    return raw


def _places(raw: object, path: str, held: dict[str, str]) -> list[str]:
    found = _texts(raw, path, PLACES)
    for place in found:
        if place not in held:
            raise bad_order(path, in_json(place), A_PLACE)
    return found


def _answers(raw: object, path: str, parse: Callable[[str], object], by_verb: bool) -> list[str]:
    """Return answers by notation, `by_verb` also by a verb alone, as it stands in offers."""
    found = _texts(raw, path, ANSWERS)
    for text in found:
        try:
            parse(text)
        except UnknownAction as error:
            if not by_verb or " " in text or not text.replace("-", "").isalpha():
                right = error.details.get("right", ANSWERS.said)
                raise BadOrder(
                    "error-bad-order", f"{path}: {error}", path=path, wrong=in_json(text), right=right
                ) from None
    return found
