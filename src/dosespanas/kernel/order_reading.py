"""Orders as they are read: what somebody has set, every part looked at, and what was kept, its form alone."""

from collections.abc import Callable
from typing import Any, Final, cast

from dosespanas.kernel.errors import BadOrder, UnknownAction
from dosespanas.kernel.order_offers import OrderForms, Seen, lost
from dosespanas.kernel.phrases import Phrase, in_json, one_of_names, phrase, whole_number, wording
from dosespanas.kernel.shapes import OrderRule, OrderUntil, OrderWhen

MAX_ENTRIES: Final = 60
"""Answers, places or pieces that an order may name."""
MAX_TEXT: Final = 80
MAX_SIZE: Final = 4_000
"""Characters of a whole order."""
MAX_TURN: Final = 99
MAX_TIMES: Final = 999

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
    whole = object_of(raw, "order", ["when", "do", "queue", "keep", "most", "until"])
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
    whole = object_of(raw, "order", ["when", "do", "queue", "keep", "most", "until"])
    when = object_of(whole.get("when"), "when", ["prompt", "role", "place", "unless"])
    until = object_of(whole.get("until", {}), "until", ["turn", "times", "attacked", "lost"])
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
            number_of(until[name], name, 0, MAX_TIMES)
    if "prompt" not in when or ("do" in whole) == ("queue" in whole):
        raise bad_order("order", NO_ORDER, AS_KEPT)
    return cast(OrderRule, whole)


def _when(raw: object, forms: OrderForms, seen: Seen) -> OrderWhen:
    part = object_of(raw, "when", ["prompt", "role", "place", "unless"])
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
    part = object_of(raw, "until", ["turn", "times", "attacked", "lost"])
    until: OrderUntil = {}
    if "turn" in part:
        until["turn"] = number_of(part["turn"], "until.turn", seen["turn"], MAX_TURN)
    if "times" in part:
        until["times"] = number_of(part["times"], "until.times", 1, MAX_TIMES)
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


def object_of(raw: object, path: str, known: list[str]) -> dict[str, Any]:
    """Return what is an object with nothing but some parts; raises BadOrder."""
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


def number_of(raw: object, path: str, low: int, high: int) -> int:
    """Return what is a whole number in some bounds; raises BadOrder."""
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
