"""What a game says to orders, as data: which it offers, at which questions, and how they are told in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

from dosespanas.kernel.action import act
from dosespanas.kernel.errors import UnknownAction
from dosespanas.kernel.shapes import OrderOffer, OrderRule, OrderUntil, OrderWhen, Said

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


class QueueOffer:
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
        rows: Sequence[QueueOffer],
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


def lost(held: dict[str, str], place: str, seen: Seen) -> bool:
    """Tell whether the other side holds a place."""
    return held.get(place) not in (None, seen["viewer"], "contested", "nobody")


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
