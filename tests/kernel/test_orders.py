"""Standing orders: what they answer, when they end, and that nobody but their owner can tell that they are there."""

import json
import pickle
import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.espana1936 import twins as espana1936
from tests.gce import twins as gce
from tests.tables import TABLES
from tests.twins import Maker

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.action import act
from dosespanas.kernel.errors import BadOrder, BadRecord
from dosespanas.kernel.game import Game
from dosespanas.kernel.order_forms import ahead, sheet
from dosespanas.kernel.orders import MAX_STANDING, Orders
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES, SIDES
from dosespanas.kernel.state_machine import Staged
from dosespanas.players.lifecycle import play_on
from dosespanas.players.ordered import with_orders
from dosespanas.players.random_player import RandomPlayer
from dosespanas.registry import DEFINITIONS, new_orders

every_game = pytest.mark.parametrize("name", list(DEFINITIONS))
MAKERS: dict[str, Maker] = {"espana1936": espana1936.make, "gce": gce.make}
NO_CARD: dict[str, Any] = {"when": {"prompt": ["prompt-card"]}, "do": ["no-card"]}


def prompt_of(game: Game) -> str:
    """Return the question of the table that is asked now."""
    assert isinstance(game.state, Staged)
    return game.state.phases().prompts[game.state.stage][0]


def all_offers(name: str) -> list[dict[str, Any]]:
    """Return an order for each question that a game offers one for, the first it offers."""
    found: dict[str, dict[str, Any]] = {}
    for offer in DEFINITIONS[name].orders.offers:
        rule: dict[str, Any] = {"when": {"prompt": offer.prompts}, "do": offer.do}
        found.setdefault(offer.prompts[0], rule | ({} if offer.most is None else {"most": offer.most}))
    return list(found.values())


def ordered(game: Game, side: int, *rules: dict[str, Any]) -> Orders:
    """Return the orders of a side, set now."""
    orders = new_orders(game.header.game)
    for rule in rules:
        orders.set(rule, game.observe(side), game.parse)
    return orders


def asked(game: Game, rng: random.Random, *prompts: str, most: int = 3000) -> dict[str, Any]:
    """Play at random until one of some questions is asked; return what the side to choose sees."""
    for _ in range(most):
        assert game.actor is not None
        seen = game.observe(game.actor)
        if seen["prompt"]["key"] in prompts:
            return seen
        game.apply(rng.choice(game.legal_actions()))
    raise AssertionError(f"never asked: {prompts}")


def test_an_order_answers_its_question_and_no_other() -> None:
    game, rng = dosespanas.new_game(seed=3), random.Random(3)
    orders = ordered(game, 0, NO_CARD)
    other = asked(game, rng, "prompt-attacker")
    assert orders.answer(other, game.legal_view()) is None
    seen = asked(game, rng, "prompt-card")
    answered = orders.answer(seen, game.legal_view())
    assert answered is not None and answered[0] == "no-card" and answered[1].answered == 1


def test_the_order_set_last_comes_first_and_one_that_can_do_nothing_stops() -> None:
    game = dosespanas.new_game(seed=3)
    seen = asked(game, random.Random(3), "prompt-card")
    card = next(view["action"] for view in game.legal_view() if view["verb"] == "play")
    held = {"when": {"prompt": ["prompt-card"]}, "do": [card]}
    orders = ordered(game, SIDE_NAMES.index(seen["viewer"]), NO_CARD, held)
    answered = orders.answer(seen, game.legal_view())
    assert answered is not None and answered[0] == card
    without = [view for view in game.legal_view() if view["action"] != card]
    assert orders.answer(seen, without) is None  # not even by the other order: its owner is asked
    assert [order.ended and order.ended["key"] for order in orders.all] == [None, "order-ended-illegal"]
    answered = orders.answer(seen, without)
    assert answered is not None and answered[0] == "no-card"


def test_what_is_to_be_kept_is_not_spent_and_the_rest_is() -> None:
    game, rng, helpers = dosespanas.new_game(seed=1), random.Random(1), list[Any]()
    for seed in range(2, 40):
        while game.actor is not None and len(helpers) < 2:
            game.apply(rng.choice(game.legal_actions()))
            helpers = [view for view in game.legal_view() if view["verb"] == "support"]
        game = game if len(helpers) > 1 else dosespanas.new_game(seed=seed)
    assert game.actor is not None
    seen = game.observe(game.actor)
    rule = {"when": {"prompt": [seen["prompt"]["key"]]}, "do": ["support", "done"], "keep": helpers[0]["pieces"]}
    orders = ordered(game, SIDE_NAMES.index(seen["viewer"]), rule)
    taken: list[str] = []
    while game.actor is not None and (given := orders.answer(game.observe(game.actor), game.legal_view())) is not None:
        game.apply(given[0], by_order=True)
        taken.append(given[0])
    assert taken[0] == helpers[1]["action"] and taken[-1] == "done" and helpers[0]["action"] not in taken


def test_losses_by_rule_take_the_unit_with_most_steps_left() -> None:
    rule = {"when": {"prompt": ["prompt-gce-lose"]}, "do": ["lose"], "most": "left"}
    rng, found = random.Random(5), 0
    for seed in range(30):
        game = dosespanas.new_game("gce", seed=seed)
        while game.actor is not None and game.choice < 1500 and found < 3:
            if prompt_of(game) == "prompt-gce-lose":
                given = ordered(game, game.actor, rule).answer(game.observe(game.actor), game.legal_view())
                left = {view["action"]: int(str(view["args"]["left"])) for view in game.legal_view()}
                assert given is not None and left[given[0]] == max(left.values())
                found += 1
            game.apply(rng.choice(game.legal_actions()))
        if found >= 3:
            return
    raise AssertionError("no losses to choose")


def replacing(seed: int) -> tuple[Game, dict[str, Any], list[str]]:
    """Return a game in which points are to be spent, what its side sees, and the troops it may raise."""
    game = dosespanas.new_game(seed=seed)
    seen = asked(game, random.Random(seed), "prompt-replacement")
    return game, seen, [view["action"] for view in game.legal_view() if view["verb"] == "raise"]


def carry_out(game: Game, orders: Orders, side: int, most: int = 40) -> list[str]:
    """Let a queue answer for a side, and the other side at random; return what the queue answered."""
    taken: list[str] = []
    for _ in range(most):
        if game.actor is None or not orders.standing():
            break
        given = orders.answer(game.observe(side), game.legal_view()) if game.actor == side else None
        if given is not None:
            taken.append(given[0])
        elif game.actor == side and not orders.standing():
            break
        game.apply(game.legal_actions()[0] if given is None else given[0], by_order=given is not None)
    return taken


def test_a_queue_is_carried_out_one_after_the_other_between_the_turns_of_the_other_side() -> None:
    game, seen, raises = replacing(1)
    boxes = {text.split()[-1]: text for text in raises}
    row = list(boxes.values())[:2]
    side = SIDE_NAMES.index(seen["viewer"])
    assert seen["replacement"][seen["viewer"]] >= 2 and len(row) == 2
    orders = ordered(game, side, {"when": {"prompt": ["prompt-replacement"]}, "queue": row})
    label = partial(game.label, side)
    assert orders.view(label, seen)[0]["left"] == row
    whole = orders.view(label, seen)[0]["words"][0]["args"]["answers"]
    assert orders.answer(seen, game.legal_view()) is not None
    half = orders.view(label, seen)[0]
    assert half["rule"]["queue"] == row and half["words"][0]["args"]["answers"] == whole[1:], "what is left is told"
    orders.all[0].answered = 0
    assert carry_out(game, orders, side) == row
    assert orders.all[0].ended == {"key": "order-ended-done", "args": {}}
    assert [str(game.actions[at]) for at in game.ordered] == row


def test_a_queue_that_cannot_go_on_stops_whole() -> None:
    game, seen, raises = replacing(1)
    boxes = {text.split()[-1]: text for text in raises}
    first, last = list(boxes.values())[:2]
    side = SIDE_NAMES.index(seen["viewer"])
    row = [first, "raise regular-5 madrid", last]
    orders = ordered(game, side, {"when": {"prompt": ["prompt-replacement"]}, "queue": row})
    assert carry_out(game, orders, side) == [first]
    ended = orders.all[0].ended
    assert ended == {"key": "order-ended-illegal", "args": {"action": ["raise regular-5 madrid"]}}
    assert orders.all[0].left() == row[1:]
    label = partial(game.label, side)
    [why] = orders.stopped_at(game.choice, label)
    args = {"question": ["asked:prompt-replacement"], "answers": [label(text) for text in row[1:]]}
    assert why == {"key": "order-stopped-illegal-queue", "args": args}
    again = new_orders("espana1936")
    again.read(orders.to_json())
    assert again.stopped_at(game.choice, label) == [why], "it is kept"
    assert not orders.stopped_at(game.choice + 1, label), "who has chosen has read it"
    orders.back(game.choice)
    assert not orders.stopped_at(game.choice, label), "what was taken back is asked again"


def test_why_an_order_stopped_is_told_where_its_owner_is_asked_instead() -> None:
    game = dosespanas.new_game(seed=3)
    seen = asked(game, random.Random(3), "prompt-card")
    side = SIDE_NAMES.index(seen["viewer"])
    label = partial(game.label, side)
    past = NO_CARD | {"until": {"turn": seen["turn"]}}
    row = {"when": {"prompt": ["prompt-replacement"]}, "queue": ["recruit communist", "to madrid"]}
    orders = ordered(game, side, past, row)
    later = {**seen, "turn": seen["turn"] + 1}
    assert orders.answer(later, game.legal_view()) is None
    assert [one.ended and one.ended["key"] for one in orders.all] == ["order-ended-turn"] * 2
    [why] = orders.stopped_at(game.choice, label)
    assert why["key"] == "order-stopped-turn-queue", "that the time one has set is over is no news"
    done = act(label("recruit communist"), "recruit", "to", label("to madrid"))
    assert why["args"] == {"question": ["asked:prompt-replacement"], "turn": seen["turn"], "answers": [done]}
    orders.cancel(orders.set(NO_CARD, seen, game.parse).number)
    assert orders.stopped_at(game.choice, label) == [why], "nor what one has ended oneself"


def test_what_a_queue_says_and_was_taken_by_itself_is_passed_over() -> None:
    game, seen, raises = replacing(1)
    side = SIDE_NAMES.index(seen["viewer"])
    orders = ordered(game, side, {"when": {"prompt": ["prompt-replacement"]}, "queue": [raises[0], "to madrid"]})
    orders.passed("to madrid", game.choice + 1)
    assert orders.answer(seen, game.legal_view()) is not None
    orders.passed("to toledo", game.choice + 1)
    assert orders.all[0].left() == ["to madrid"]
    orders.passed("to madrid", game.choice + 1)
    assert orders.all[0].ended == {"key": "order-ended-done", "args": {}}


def test_a_queue_ends_when_what_it_answered_is_taken_back() -> None:
    game, seen, raises = replacing(1)
    side = SIDE_NAMES.index(seen["viewer"])
    queue = {"when": {"prompt": ["prompt-replacement"]}, "queue": [raises[0], "forfeit"]}
    orders = ordered(game, side, NO_CARD, queue)
    assert orders.answer(seen, game.legal_view()) is not None
    orders.back(game.choice + 1)
    assert len(orders.standing()) == 2
    orders.back(game.choice)
    assert [order.number for order in orders.standing()] == [1]


def test_a_queue_says_where_a_recruit_goes_and_leaves_what_it_does_not_say_to_its_owner() -> None:
    game, seen, _ = replacing(1)
    side = SIDE_NAMES.index(seen["viewer"])
    recruit = next(view["action"] for view in game.legal_view() if view["verb"] == "recruit")
    trial = game.clone()
    trial.apply(recruit)
    place = str(trial.legal_actions()[0])
    rule = {"when": {"prompt": ["prompt-replacement"]}, "queue": [recruit, place, "forfeit"]}
    orders = ordered(game, side, rule)
    assert carry_out(game, orders, side, 2) == [recruit, place]
    assert orders.answer(trial.observe(side), trial.legal_view()) is None  # where another goes it does not say
    assert orders.standing()


def begun_queue(*more: str) -> tuple[Game, Game, Orders, str]:
    """Return a game, the same where a queue has answered that a unit is recruited, the orders, and a place for it."""
    game, seen, _ = replacing(1)
    side = SIDE_NAMES.index(seen["viewer"])
    recruit = next(view["action"] for view in game.legal_view() if view["verb"] == "recruit")
    trial = game.clone()
    trial.apply(recruit)
    orders = ordered(game, side, {"when": {"prompt": ["prompt-replacement"]}, "queue": [recruit, *more]})
    assert orders.answer(seen, game.legal_view()) is not None
    return game, trial, orders, str(trial.legal_actions()[0])


def test_a_queue_that_cannot_go_on_at_a_question_in_between_stops_whole_and_says_so() -> None:
    _, trial, orders, place = begun_queue("to marruecos", "forfeit")
    assert trial.actor is not None
    label = partial(trial.label, trial.actor)
    assert orders.answer(trial.observe(trial.actor), trial.legal_view()) is None
    ended = {"key": "order-ended-illegal", "args": {"action": ["to marruecos"]}}
    assert orders.all[0].ended == ended and not orders.standing()
    [why] = orders.stopped_at(trial.choice, label)
    assert why["key"] == "order-stopped-illegal-queue" and len(why["args"]["answers"]) == 2
    trial.apply(place)
    while trial.actor is not None and prompt_of(trial) == "prompt-replacement":
        assert orders.answer(trial.observe(trial.actor), trial.legal_view()) is None, "what is left never runs"
        trial.apply(trial.legal_actions()[0])


def test_what_begins_anew_or_ends_is_not_answered_at_a_question_in_between() -> None:
    _, trial, orders, _ = begun_queue("forfeit")
    assert trial.actor is not None
    seen, ends = trial.observe(trial.actor), no_card() | {"action": "forfeit", "verb": "forfeit"}
    assert orders.answer(seen, [*trial.legal_view(), ends]) is None, "it ends the phase, not this question"
    assert orders.standing(), "where the unit goes is left to its owner"


def test_a_queue_that_has_begun_is_over_with_its_phase() -> None:
    game, trial, orders, place = begun_queue("forfeit")
    del trial
    seen = game.observe(game.actor)
    assert orders.standing(seen)
    later = {**seen, "phase": "status", "prompt": {"key": "prompt-discard", "args": {}, "rule": ""}}
    label = partial(game.label, game.actor or 0)
    assert not orders.standing(later), "its owner is told before anything is asked"
    assert orders.view(label, later)[0]["ended"] == {"key": "order-ended-phase", "args": {}}
    assert orders.answer(later, []) is None
    assert [why["key"] for why in orders.stopped_at(game.choice, label)] == ["order-stopped-phase-queue"]
    assert orders.answer(seen, game.legal_view()) is None and place, "what is left of it never runs"


def test_an_order_set_for_a_turn_and_not_used_ends_with_it() -> None:
    game = dosespanas.new_game(seed=1)
    unused = {"when": {"prompt": ["prompt-react"]}, "do": ["accept"], "until": {"turn": 1}}
    orders = ordered(game, 1, unused, NO_CARD)
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}}
    label = partial(game.label, 1)
    assert [one["ended"] for one in orders.view(label, seen)] == [None, None]
    later = seen | {"turn": 2}
    ended = {"key": "order-ended-turn", "args": {"turn": 1}}
    assert [one["ended"] for one in orders.view(label, later)] == [ended, None], "though nothing was asked since"
    assert len(orders.standing(later)) == 1
    assert orders.answer(later, [no_card()]) is not None
    assert orders.all[0].ended == ended, "and though another order answered first"


def test_orders_whose_time_is_over_take_nobodys_place() -> None:
    game = dosespanas.new_game(seed=1)
    brief = NO_CARD | {"until": {"turn": 1, "times": 2}}
    orders = ordered(game, 0, *[brief] * MAX_STANDING)
    later = game.observe(0) | {"turn": 2}
    for _ in range(MAX_STANDING):
        orders.set(NO_CARD | {"until": {"turn": 3, "times": 2}}, later, game.parse)
    with pytest.raises(BadOrder, match="at most 30 at once"):
        orders.set(brief | {"until": {"turn": 2}}, later, game.parse)


def test_what_an_undo_takes_back_gives_the_order_its_count_again() -> None:
    game = dosespanas.new_game(seed=1)
    orders = ordered(game, 1, NO_CARD | {"until": {"times": 2}})
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}}
    [order] = orders.all
    for choice in (7, 9):
        assert orders.answer(seen | {"choice": choice}, [no_card()]) is not None
    assert order.ended is not None and order.answered == 2
    kept = new_orders("espana1936")
    kept.read(orders.to_json())
    for each in (orders, kept):
        [order] = each.all
        each.back(9)
        assert order.ended is None and order.answered == 1, "it stands again, for one answer"
        each.back(8)
        assert order.answered == 1, "what was not taken back counts"
        assert each.answer(seen | {"choice": 9}, [no_card()]) is not None
        assert order.ended == {"key": "order-ended-times", "args": {"count": 2}}
        each.back(3)
        assert order.ended is None and order.answered == 0


def test_what_ended_an_order_and_is_taken_back_has_not_ended_it() -> None:
    game = dosespanas.new_game(seed=1)
    orders = ordered(game, 1, NO_CARD | {"until": {"attacked": ["madrid"]}})
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}, "choice": 20}
    attacked = seen | {"battle": {"attacker": "nationalist", "box": "madrid"}}
    assert orders.answer(attacked, [no_card()]) is None and not orders.standing()
    orders.back(21)
    assert not orders.standing(), "it came before what was taken back"
    orders.back(15)
    assert len(orders.standing()) == 1
    orders.cancel(1)
    orders.back(3)
    assert not orders.standing(), "what its owner ended stays so"


def test_an_order_that_is_being_changed_answers_nothing_and_keeps_its_place() -> None:
    game = dosespanas.new_game(seed=1)
    accept = {"when": {"prompt": ["prompt-react"]}, "do": ["accept"]}
    orders = ordered(game, 1, NO_CARD | {"until": {"times": 3}}, accept)
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}}
    assert orders.answer(seen, [no_card()]) is not None
    orders.change(1, None, True, seen, game.parse)
    assert orders.answer(seen, [no_card()]) is None
    kept = new_orders("espana1936")
    kept.read(orders.to_json())
    view = kept.view(partial(game.label, 1), seen)[0]
    assert view["held"] and view["ended"] is None, "whoever comes back sees that it rests"
    with pytest.raises(BadOrder, match=r"until\.times"):
        orders.change(1, NO_CARD | {"until": {"times": 0}}, False, seen, game.parse)
    assert orders.all[0].held, "what is wrong changes nothing"
    with pytest.raises(BadOrder, match="number: 7; expected one of 1, 2"):
        orders.change(7, None, False, seen, game.parse)
    orders.change(1, NO_CARD | {"until": {"times": 1}}, False, seen, game.parse)
    assert orders.answer(seen, [no_card()]) is not None
    assert [order.number for order in orders.all] == [1, 2] and orders.all[0].ended is not None
    orders.change(2, None, True, seen, game.parse)
    orders.change(2, None, False, seen, game.parse)
    assert not orders.all[1].held and orders.all[1].rule == accept
    orders.change(2, None, True, seen, game.parse)
    assert orders.set(accept, seen, game.parse) is orders.all[1] and not orders.all[1].held, "set again, it answers"


def test_orders_as_they_were_kept_before_are_read() -> None:
    old = {"n": 1, "rule": NO_CARD, "answered": 3, "phase": "1 combat", "last": 40, "stopped": -1, "ended": None}
    orders = new_orders("espana1936")
    orders.read({"given": 1, "orders": [old]})
    orders.back(40)
    assert orders.all[0].answered == 2 and not orders.all[0].held


ENDS: list[tuple[dict[str, Any], dict[str, Any], str | None]] = [
    ({"turn": 4}, {"turn": 4}, None),
    ({"turn": 4}, {"turn": 5}, "order-ended-turn"),
    ({"attacked": ["madrid"]}, {"battle": {"attacker": "nationalist", "box": "madrid"}}, "order-ended-attacked"),
    ({"attacked": ["madrid"]}, {"battle": {"attacker": "republican", "box": "madrid"}}, None),
    ({"attacked": ["madrid"]}, {"battle": {"attacker": "nationalist", "box": "toledo"}}, None),
    ({"lost": ["madrid"]}, {"boxes": {"madrid": {"control": "contested"}}}, None),
    ({"lost": ["madrid"]}, {"boxes": {"madrid": {"control": "nationalist"}}}, "order-ended-lost"),
    ({"times": 2}, {}, None),
]


@pytest.mark.parametrize(("until", "seen", "key"), ENDS)
def test_an_order_ends_by_itself(until: dict[str, Any], seen: dict[str, Any], key: str | None) -> None:
    game = dosespanas.new_game(seed=1)
    orders = ordered(game, 1, NO_CARD | {"until": until})
    card: dict[str, Any] = {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}, "turn": 1}
    answered = orders.answer(game.observe(1) | card | seen, [no_card()])
    assert (answered is None) == (key is not None)
    assert (orders.all[0].ended or {"key": None})["key"] == key


def no_card() -> Any:
    """The legal action that lays no card."""
    return {"action": "no-card", "verb": "no-card", "pieces": [], "card": None, "args": {}}


def test_an_order_for_some_times_and_one_for_a_role_and_a_place() -> None:
    game = dosespanas.new_game(seed=1)
    orders = ordered(game, 1, NO_CARD | {"until": {"times": 2}})
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}}
    assert [orders.answer(seen, [no_card()]) is None for _ in range(3)] == [False, False, True]
    assert orders.all[0].ended == {"key": "order-ended-times", "args": {"count": 2}}
    when = {"prompt": ["prompt-card"], "role": "defender", "place": ["madrid"]}
    orders = ordered(game, 1, {"when": when, "do": ["no-card"]})
    for attacker, box, there in (
        ("nationalist", "madrid", True),
        ("nationalist", "toledo", False),
        ("republican", "madrid", False),
    ):
        battle = {"battle": {"attacker": attacker, "box": box}}
        assert (orders.answer(seen | battle, [no_card()]) is not None) == there
    assert orders.answer(seen, [no_card()]) is None


def test_in_defence_no_card_unless_they_attack_madrid() -> None:
    game = dosespanas.new_game(seed=1)
    when = {"prompt": ["prompt-card"], "role": "defender", "unless": ["madrid"]}
    orders = ordered(game, 1, {"when": when, "do": ["no-card"]})
    seen = game.observe(1) | {"prompt": {"key": "prompt-card", "args": {}, "rule": ""}}
    for attacker, box, there in (
        ("nationalist", "madrid", False),
        ("nationalist", "toledo", True),
        ("republican", "toledo", False),
    ):
        battle = {"battle": {"attacker": attacker, "box": box}}
        assert (orders.answer(seen | battle, [no_card()]) is not None) == there
    assert orders.standing(), "it stands again elsewhere"
    [view] = orders.view(partial(game.label, 1), seen)
    words = Catalogue("en", DEFINITIONS["espana1936"].names(), "espana1936")
    said = [words.text(one["key"], **one["args"]) for one in view["words"]]
    assert said[:2] == ["In defence: lay no card", "not in a battle for Madrid"]


def test_attack_and_defence_are_ordered_at_once_or_each_alone() -> None:
    offer = next(one for one in DEFINITIONS["espana1936"].orders.offers if one.key == "order-support-all")
    both, defence = offer.rule(None, 1), offer.rule("defender", 1)
    assert both["when"] == {"prompt": ["prompt-support-defence", "prompt-support-attack"]}
    assert defence["when"] == {"prompt": ["prompt-support-defence"]}, "it is asked of that role alone"
    assert [offer.role_of(rule["when"]) for rule in (both, defence, offer.rule("attacker", 1))] == [
        *["any", "defender", "attacker"]
    ]


def test_what_is_kept_is_named() -> None:
    game = dosespanas.new_game(seed=1)
    rule = {"when": {"prompt": ["prompt-support-defence"]}, "do": ["support", "done"], "keep": ["queipo", "nac_9"]}
    [view] = ordered(game, 0, rule).view(partial(game.label, 0), game.observe(0))
    assert view["words"][1]["args"]["pieces"] == ["general:queipo", "card:nac_9"]


@every_game
def test_every_form_is_told_in_words_and_can_be_set_at_any_time(name: str) -> None:
    """What a side may name is what it observes: alike where it observes the same."""
    game, rng = dosespanas.new_game(name, seed=4), random.Random(4)
    forms, books = DEFINITIONS[name].orders, [Catalogue(each, DEFINITIONS[name].names(), name) for each in languages()]
    while game.choice < 300 and game.actor is not None:
        game.apply(rng.choice(game.legal_actions()))
    for side in SIDES:
        seen, label = game.observe(side), partial(game.label, side)
        found = sheet(forms, seen, label)
        groups = {group["key"] for group in found["groups"]}
        assert not any(form["key"] == "order-engage" for form in found["forms"]), "this game has no fights at sea"
        terms = [*found["places"][:3], *[thing for form in found["forms"] for thing in form["keep"]]]
        for words in books:
            assert all(words.has(key) for key in groups)
            assert all(words.has(f"asked-{prompt}") for asked in forms.waits.values() for prompt in asked)
            assert not any(each["term"] in words.text("order-keep", pieces=[each["term"]]) for each in terms)
        for form in found["forms"]:
            assert form["group"] in groups
            more = [answer for answers in form["then"].values() for answer in answers]
            for said in [
                *form["choices"][0]["words"],
                *[one["words"] for one in [*form["first"], *form["row"], *more]],
            ]:
                assert all(words.has(said["key"]) for words in books), said
            for choice in form["choices"]:
                rule: dict[str, Any] = dict(choice["rule"])
                if "queue" in rule:
                    rule["queue"] = [one["action"] for one in [*form["row"][:2], *more[:1]]]
                elif form["first"]:
                    rule["do"] = [form["first"][0]["action"], *rule["do"]]
                if rule.get("queue") != []:
                    assert new_orders(name).set(rule, seen, game.parse).rule


@every_game
def test_what_may_come_back_is_asked_of_the_phases_that_come_and_not_answered_already(name: str) -> None:
    game, rng = dosespanas.new_game(name, seed=3), random.Random(3)
    forms, met = DEFINITIONS[name].orders, 0
    orders, none = ordered(game, 0, *all_offers(name)), new_orders(name)
    while game.choice < 700 and game.actor is not None:
        seen = game.observe(0)
        if game.actor == 1:
            asked = ahead(forms, none.standing(seen), seen)
            met += len(asked)
            left = ahead(forms, orders.standing(seen), seen)
            attack = {"when": {"prompt": ["prompt-card"], "role": "attacker"}, "do": ["no-card"]}
            if name == "espana1936" and "asked:prompt-card" in asked:
                assert ahead(forms, ordered(game, 0, attack).standing(seen), seen) == asked, "in defence it is asked"
            assert set(left) <= set(asked) and "asked:prompt-card" not in left and "asked:prompt-gce-lose" not in left
        game.apply(rng.choice(game.legal_actions()))
    assert met > 0
    assert {prompt for asked in forms.waits.values() for prompt in asked} <= set(forms.prompts())


WHEN: dict[str, Any] = {"prompt": ["prompt-card"]}
FAULTS: list[tuple[Any, str, str]] = [
    ([], "order", "no object"),
    ({"when": WHEN}, "order", 'not one of "do" and "queue"'),
    ({"when": WHEN, "do": ["no-card"], "queue": ["no-card"]}, "order", 'not one of "do" and "queue"'),
    ({"when": WHEN, "do": ["no-card"], "then": 1}, "order", '"then"'),
    ({"do": ["no-card"]}, "when", "no object"),
    ({"when": {"prompt": "prompt-card"}, "do": ["no-card"]}, "when.prompt", "no such list"),
    ({"when": {"prompt": ["prompt-move"]}, "do": ["done"]}, "when.prompt", '"prompt-move"'),
    ({"when": WHEN | {"role": "both"}, "do": ["no-card"]}, "when.role", '"both"'),
    ({"when": WHEN | {"place": ["moscow"]}, "do": ["no-card"]}, "when.place", '"moscow"'),
    ({"when": WHEN, "do": []}, "do", "no such list"),
    ({"when": WHEN, "do": [3]}, "do", "3"),
    ({"when": WHEN, "do": ["play rep_99 bonus"]}, "do", '"play rep_99 bonus"'),
    ({"when": WHEN, "do": ["x" * 81]}, "do", '"xxx'),
    ({"when": WHEN, "do": ["no-card"] * 61}, "do", "no such list"),
    ({"when": WHEN, "do": ["no-card"], "keep": ["x" * 80] * 60}, "order", "longer than 4000"),
    ({"when": WHEN, "queue": ["play"]}, "queue", '"play"'),
    ({"when": WHEN, "queue": ["no-card"], "keep": ["i16_1"]}, "keep", "together with a queue"),
    ({"when": WHEN, "do": ["no-card"], "most": 1}, "most", "1"),
    ({"when": WHEN, "do": ["no-card"], "until": {"turn": 0}}, "until.turn", "0"),
    ({"when": WHEN, "do": ["no-card"], "until": {"turn": True}}, "until.turn", "true"),
    ({"when": WHEN, "do": ["no-card"], "until": {"times": 1.5}}, "until.times", "1.5"),
    ({"when": WHEN, "do": ["no-card"], "until": {"lost": ["sevilla"]}}, "until.lost", "sevilla is lost already"),
    ({"when": WHEN, "do": ["no-card"], "until": 5}, "until", "no object"),
]


@pytest.mark.parametrize(("raw", "path", "wrong"), FAULTS)
def test_what_is_no_order_is_refused_in_words(raw: Any, path: str, wrong: str) -> None:
    game = dosespanas.new_game(seed=1)
    orders = new_orders("espana1936")
    with pytest.raises(BadOrder, match="expected ") as caught:
        orders.set(raw, game.observe(1), game.parse)
    assert caught.value.details["path"] == path and str(caught.value).startswith(f"{path}: {wrong}")
    assert not orders.all
    for language in languages():
        assert path in Catalogue(language).error(caught.value)


def test_orders_are_bounded_and_cancelled_by_their_number() -> None:
    game = dosespanas.new_game(seed=1)
    twice = NO_CARD | {"until": {"times": 2}}
    orders = ordered(game, 0, *[twice] * MAX_STANDING)
    with pytest.raises(BadOrder, match="at most 30 at once"):
        orders.set(twice, game.observe(0), game.parse)
    for number in range(1, MAX_STANDING + 1):
        orders.cancel(number)
        orders.set(twice, game.observe(0), game.parse)
    for number in range(MAX_STANDING + 1, 2 * MAX_STANDING):
        orders.cancel(number)
        orders.set(twice, game.observe(0), game.parse)
    assert len(orders.all) == 2 * MAX_STANDING and len(orders.standing()) == MAX_STANDING
    with pytest.raises(BadOrder, match="expected one of 60, 61"):
        orders.cancel(3)


def test_an_order_that_is_set_again_takes_the_place_of_the_same_one() -> None:
    game = dosespanas.new_game(seed=1)
    brief = NO_CARD | {"until": {"turn": 3}}
    queue = {"when": {"prompt": ["prompt-replacement"]}, "queue": ["pass"]}
    orders = ordered(game, 0, NO_CARD, brief, queue, NO_CARD, queue)
    assert [order.number for order in orders.standing()] == [2, 3, 1, 4], "what counts its answers is set twice"
    orders.cancel(1)
    assert orders.set(NO_CARD, game.observe(0), game.parse).number == 5, "one that has ended is not the same"


@every_game
def test_orders_are_told_in_words_and_come_back_from_json(name: str) -> None:
    game = dosespanas.new_game(name, seed=1)
    place = next(iter(DEFINITIONS[name].orders.holders(game.observe(0))))
    more = {"until": {"turn": 3, "times": 2, "attacked": [place]}, "keep": ["someone"]}
    rules = all_offers(name)
    rules += [rules[0] | more, {"when": rules[0]["when"] | {"role": "attacker", "place": [place]}, "do": ["done"]}]
    queues = [{"when": {"prompt": prompts}, "queue": ["pass"]} for prompts in DEFINITIONS[name].orders.queues]
    orders = ordered(game, 0, *rules, *queues)
    ends = ["cancelled", "done", "undone", "phase", "turn", "times", "attacked", "lost", "illegal"]
    for language in languages():
        words = Catalogue(language, game=name)
        for view in orders.view(partial(game.label, 0), game.observe(0)):
            for said in view["words"]:
                text = words.text(said["key"], **said["args"])
                assert text != said["key"] and "asked-" not in text and "{" not in text and "asked:" not in text
        assert all(words.has(f"order-ended-{end}") for end in ends)
        assert all(words.has(offer.key) for offer in DEFINITIONS[name].orders.offers)
        assert all(words.has(f"asked-{prompt}") for prompt in DEFINITIONS[name].orders.prompts())
    again = new_orders(name)
    again.read(orders.to_json())
    assert again.to_json() == orders.to_json() and again.given == orders.given


def told(language: str, name: str, side: int, prompts: list[str], *queue: str) -> tuple[str, str]:
    """Return a queue in words, and why it ended when its first answer was not possible."""
    game = dosespanas.new_game(name, seed=1)
    orders = ordered(game, side, {"when": {"prompt": prompts}, "queue": list(queue)})
    orders.all[0].end("order-ended-illegal", action=[queue[0]])
    words = Catalogue(language, DEFINITIONS[name].names(), name)
    (view,) = orders.view(partial(game.label, side), game.observe(side))
    assert view["ended"] is not None
    return words.said(view["words"][0]), words.said(view["ended"])


@pytest.mark.parametrize(
    ("language", "said", "stopped"),
    [
        ("en", "one after the other: Assign Vicente Rojo to Madrid and Assign José Miaja.", "Assign Vicente Rojo"),
        ("es", "una tras otra: Asignar: Vicente Rojo a Madrid y Asignar: José Miaja.", "Asignar: Vicente Rojo"),
        ("fr", "l’un après l’autre\xa0: Affecter Vicente Rojo à Madrid et Affecter José Miaja.", "Affecter"),
        ("pl", "po kolei: Przydziel: Vicente Rojo na pole Madryt i Przydziel: José Miaja.", "Przydziel: Vicente Rojo"),
    ],
)
def test_a_queue_is_told_in_words_before_any_of_it_is_possible(language: str, said: str, stopped: str) -> None:
    row, ended = told(language, "espana1936", 1, ["prompt-assign"], "assign rojo", "to madrid", "assign miaja")
    assert said in row and stopped in ended


def test_a_queue_of_the_hex_game_and_one_of_replacements_are_told_in_words() -> None:
    entering, _ = told("en", "gce", 1, ["prompt-gce-enter"], "place r_mng", "to 2712")
    assert "r_mng" not in entering and "Bring in Columna Mangada at Madrid (2712)" in entering
    row = ["raise regular-2 burgos", "recruit carlist", "forfeit"]
    spent, _ = told("en", "espana1936", 0, ["prompt-replacement"], *row)
    assert "Raise" in spent and "Burgos, New troop: " in spent and "Give up the points left" in spent
    assert "regular-2" not in spent and "carlist" not in spent


@every_game
def test_what_is_legal_has_the_label_that_is_told_beforehand(name: str) -> None:
    """But for what only the table knows: what `done` ends, how many points are left, whose a loss is, who pays."""
    unlike = ("ends", "count", "whose", "named", "pool")
    for seed in range(3):
        game, rng = dosespanas.new_game(name, seed=seed), random.Random(seed)
        while game.actor is not None and game.choice < 400:
            for view in game.legal_view():
                said = game.label(game.actor, view["action"])
                assert said["key"] == f"action-{view['verb']}" and set(said["args"]) == set(view["args"])
                for key, value in view["args"].items():
                    assert said["args"][key] == value or key in unlike or view["verb"] == "target", (view, said)
            game.apply(rng.choice(game.legal_actions()))


@every_game
def test_every_offer_is_about_a_question_that_the_game_asks(name: str) -> None:
    game = dosespanas.new_game(name, seed=1)
    assert isinstance(game.state, Staged)
    known = {key for key, _ in game.state.phases().prompts.values()} | {"prompt-event-due"}
    assert set(DEFINITIONS[name].orders.prompts()) <= known


@every_game
def test_what_is_offered_can_be_set_and_answers_at_once(name: str) -> None:
    count = 0
    for seed in range(4):
        game, rng = dosespanas.new_game(name, seed=seed), random.Random(seed)
        prompts = DEFINITIONS[name].orders.prompts()
        while game.actor is not None and game.choice < 1200 and count < 40:
            if prompt_of(game) in prompts:
                seen, legal = game.observe(game.actor), game.legal_view()
                for offer in DEFINITIONS[name].orders.offered(seen):
                    orders = ordered(game, game.actor, dict(offer["rule"]))
                    given = orders.answer(seen, legal)
                    assert given is not None, (offer, legal)
                    assert orders.view(partial(game.label, game.actor), seen)[0]["words"] == offer["words"]
                    count += 1
            game.apply(rng.choice(game.legal_actions()))
    assert count > 20


def alike(one: Game, other: Game) -> str:
    """Return what somebody could tell two games by; empty: nothing."""
    for viewer in (0, 1, None):
        if one.observe(viewer) != other.observe(viewer):
            return f"what {viewer} sees"
        if [event.view(viewer) for event in one.log] != [event.view(viewer) for event in other.log]:
            return f"the log of {viewer}"
    same = (one.hash(), one.takers, one.undo_floor, one.legal_view(), one.to_position())
    if same != (other.hash(), other.takers, other.undo_floor, other.legal_view(), other.to_position()):
        return "the game"
    return "" if one.actor is None or one.record() == other.record() else "the record"


def by_order_and_by_hand(name: str, seed: int, share: float) -> None:
    """Play a game with orders on both sides, and the same by hand; at a share of the choices nobody can tell which.

    At those twins of it are made, alike for the side that is not asked: they stay so if one is answered by order.
    """
    game, rng = TABLES[name].new(seed), random.Random(seed)
    hand, orders = TABLES[name].new(seed), [ordered(game, side, *all_offers(name)) for side in SIDES]
    while game.actor is not None and game.choice < 1500:
        side, given = game.actor, None
        if prompt_of(game) in DEFINITIONS[name].orders.prompts():
            given = orders[side].answer(game.observe(side), game.legal_view())
        action = str(rng.choice(game.legal_actions())) if given is None else given[0]
        if given is not None and rng.random() < share:
            twins = MAKERS[name](game, 1 - side, rng)
            if twins is not None and twins.one.observe(1 - side) == twins.other.observe(1 - side):
                other = orders[side].answer(twins.other.observe(side), twins.other.legal_view())
                if other is not None and twins.same(action) == other[0]:
                    by_hand = [twins.one.clone(), twins.other.clone()]
                    for each in (*by_hand, twins.other):
                        each.apply(action)
                    twins.one.apply(action, by_order=True)
                    if by_hand[0].observe(1 - side) == by_hand[1].observe(1 - side):
                        assert twins.one.observe(1 - side) == twins.other.observe(1 - side), (seed, game.choice)
        game.apply(action, by_order=given is not None)
        hand.apply(action)
        if rng.random() < share / 4:
            assert alike(game, hand) == "", (seed, game.choice)
    assert alike(game, hand) == ""
    assert not hand.ordered


@every_game
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_nobody_can_tell_an_answer_by_order_from_one_by_hand(name: str, seed: int) -> None:
    by_order_and_by_hand(name, seed, 0.1)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(30))
def test_in_many_games_nobody_can_tell(name: str, seed: int) -> None:
    by_order_and_by_hand(name, seed, 0.5)


@every_game
def test_the_record_of_a_finished_game_says_what_was_given_by_order_and_a_running_one_only_to_its_owner(
    name: str,
) -> None:
    game = dosespanas.new_game(name, seed=2)
    players = [with_orders(RandomPlayer(side), ordered(game, side, *all_offers(name))) for side in SIDES]
    play_on(game, players)
    answered = sum(order.answered for player in players for order in player.orders.all)
    assert 0 < len(game.ordered) == answered
    text = game.record()
    read = read_record(text)
    assert read.ordered == game.ordered == dosespanas.load_record(text).ordered
    assert dosespanas.load_record(text).record() == text
    part = dosespanas.load_record(text, upto=game.ordered[0] + 1)
    assert part.ordered == game.ordered[:1]
    assert "[Orders" not in part.record() and f'[Orders "[{game.ordered[0] + 1}]"]' in part.record(owner=True)
    assert pickle.loads(pickle.dumps(part)).ordered == part.clone().ordered == part.ordered
    assert part.still().ordered == []
    without = "\n".join(line for line in text.splitlines() if not line.startswith("[Orders")) + "\n"
    assert dosespanas.load_record(without).hash() == game.hash()


@pytest.mark.parametrize("wrong", ["x", "7", "[0]", "[2, 1]", "[1, 1]", "[true]", "[9999]", '{"1": 2}'])
def test_a_record_that_says_it_wrongly_is_refused(wrong: str) -> None:
    text = dosespanas.new_game(seed=1).record()
    with pytest.raises(BadRecord, match="the tag Orders; expected numbers of actions"):
        dosespanas.load_record(f"[Orders {json.dumps(wrong)}]\n{text}")


def test_what_is_taken_back_is_no_longer_said_to_be_by_order() -> None:
    game = dosespanas.new_game(seed=2)
    rng = random.Random(2)
    while game.choice - game.undo_floor < 3:
        game.apply(rng.choice(game.legal_actions()))
    at = game.choice
    game.apply(game.legal_actions()[0], by_order=True)
    if game.undo_floor <= at:
        game.undo()
        assert game.ordered == [] and game.choice == at


class Following(RandomPlayer):
    """A player that is told what was answered in its place."""

    followed = 0

    def follow(self, observation: Any, legal: Any, action: str) -> None:
        assert any(view["action"] == action for view in legal)
        self.followed += 1


def test_a_player_is_told_what_its_orders_answered() -> None:
    game = dosespanas.new_game(seed=4)
    player = Following(1)
    orders = ordered(game, 0, NO_CARD)
    play_on(game, [with_orders(player, orders), RandomPlayer(2)])
    assert player.followed == orders.all[0].answered > 0
