"""The review of a game: what adds up, what it says of dice and choices, and what it refuses."""

import random
from typing import Any

import pytest

import dosespanas
from dosespanas.analysis.jobs import Task
from dosespanas.analysis.ledger import Ledger, accuracy, dice, of_side, turns
from dosespanas.analysis.moments import ChoiceMade, Moment, Point, moments, points_of, scan, stood_still
from dosespanas.analysis.playouts import Estimate, fresh, played, sure, together
from dosespanas.analysis.review import ReviewEffort, reviewing, whole
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES

FEW = ReviewEffort(2, 10, suspects=1, tries=4, looks=2, missed=1)
FEWEST = ReviewEffort(2, 10, suspects=0, missed=0)


def record(game: str, choices: int, seed: int = 4, options: dict[str, Any] | None = None) -> str:
    """A game of random choices, as far as that."""
    played = dosespanas.new_game(game, options=options, seed=seed)
    rng = random.Random(seed)
    while played.actor is not None and played.choice < choices:
        played.apply(rng.choice(played.legal_actions()))
    return played.record()


@pytest.mark.parametrize("kind", [Task, Point, Moment, ChoiceMade])
def test_what_goes_to_another_process_can_be_read_there(kind: Any) -> None:
    """Compiled, a frozen one could not (`FrozenInstanceError`): a review by two processes ended there."""
    assert not kind.__dataclass_params__.frozen


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_in_one_moment(game: str) -> None:
    text = record(game, 100)
    taken = scan(judge_of(game), text, None).taken
    found = moments(taken)
    assert [n for moment in found for n in range(moment.first, moment.last + 1)] == list(range(len(taken)))
    for moment in found:
        inside = taken[moment.first : moment.last + 1]
        assert {(one.side, one.turn, one.step) for one in inside} == {(inside[0].side, inside[0].turn, inside[0].step)}
        assert not any(one.dice for one in inside[:-1])
        assert moment.dice == inside[-1].dice
    assert len(set(points_of(taken))) == len(points_of(taken))
    began = {event.n + 1 for event in dosespanas.load_record(text).log if event.kind == "phase"}
    for number, one in enumerate(taken):
        assert one.move == 1 + number - max(first for first in began if first <= number), "which of its phase"


@pytest.mark.parametrize(
    ("game", "choices", "options"),
    [
        ("espana1936", 60, {}),
        ("gce", 3, {}),
        pytest.param("espana1936", 20, {"fog": True}, marks=pytest.mark.long),
        pytest.param("espana1936", 20, {"naval": True}, marks=pytest.mark.long),
        pytest.param("gce", 12, {}, marks=pytest.mark.long),
    ],
)
def test_choices_and_luck_add_up_to_the_curve(game: str, choices: int, options: dict[str, Any]) -> None:
    shares: list[float] = []
    drafts: list[dict[str, Any]] = []
    effort = FEW if choices > 20 else FEWEST
    text = record(game, choices, options=options)
    found = whole(reviewing(text, None, progress=shares.append, effort=effort, draft=drafts.append))
    curve = found["curve"]
    lengths = [len(one["curve"]) for one in drafts]
    assert lengths == sorted(lengths), "it grows"
    assert lengths[-1] == len(curve)
    for one in drafts:
        assert one.keys() == found.keys()
        assert one["choices"] == choices
        assert one["curve"][:-1] == curve[: len(one["curve"]) - 1], "what is shown of the curve stands"
    sides = found["sides"]
    change = sides["nationalist"]["choices"] - sides["republican"]["choices"] + sides["nationalist"]["luck"]
    assert change + found["insight"] == pytest.approx(curve[-1]["nationalist"] - curve[0]["nationalist"], abs=0.001)
    assert sides["nationalist"]["luck"] == -sides["republican"]["luck"]
    parts = sum(row[name] for row in found["turns"] for name in ("nationalist", "republican", "luck", "insight"))
    assert parts == pytest.approx(curve[-1]["nationalist"] - curve[0]["nationalist"], abs=0.002)
    assert found["turns"][-1]["end"] == curve[-1]["nationalist"]
    for row in found["dice"]:
        for event in row["events"]:
            assert Catalogue("en").has(f"event-{event['kind']}"), "chance is told in words"
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    for point in curve:
        assert 0.0 <= point["low"] <= point["nationalist"] <= point["high"] <= 1.0
    assert curve[-1]["choice"] == found["choices"] == choices
    for one in found["turning_points"]:
        assert one["better_chance"] > one["chance"]
        assert one["taken"]["action"] != one["better"]["action"]
    assert not found["over"]
    assert len(found["turning_points"]) <= 5


@pytest.mark.parametrize(
    ("chosen", "after", "told"),
    [
        ([0.4, 0.5, 0.6], [0.7, 0.7, 0.7], True),
        ([0.2, 0.5, 0.8], [0.7, 0.7, 0.7], False),
        ([0.5] * 3, [0.54] * 3, False),
    ],
)
def test_a_stroke_of_luck_is_told_where_few_games_may_not_show_it_by_themselves(
    chosen: list[float], after: list[float], told: bool
) -> None:
    """Two draws of an event that does nothing stood among the five strokes that decided a game most."""
    rolled = ChoiceMade(0, 1, 0, "combat", "roll", False, True, [], None)
    account = Ledger([rolled], {Point(0): chosen, Point(0, after=True): chosen, Point(1): after})
    assert [row["choice"] for row in dice(account)] == ([0] if told else [])


def test_what_a_turn_did_is_as_sure_as_its_games_agree() -> None:
    """A rise that all games show is certain; one that a single game of four shows may be nothing."""
    moved = ChoiceMade(0, 1, 0, "movement", "done", False, False, [], None)
    answered = ChoiceMade(1, 1, 1, "movement", "done", False, False, [], None)
    alike, one = [0.1, 0.3, 0.2, 0.4], [0.0, 0.0, 0.0, 1.0]
    higher = [score + 0.2 for score in alike]
    account = Ledger([moved, answered], {Point(0): alike, Point(1): higher, Point(2): one})
    (row,) = turns(account)
    assert (row["nationalist"], row["reach"]["nationalist"]) == (0.2, 0.0)
    assert row["reach"]["republican"] > abs(row["republican"])
    assert row["nationalist"] + row["republican"] == pytest.approx(0.25 - 0.25)
    found = of_side(account, 1, {})
    assert found["reach"]["choices"] == row["reach"]["republican"]
    assert found["accuracy"] == accuracy([max(0.0, -0.2 - 0.0)])


def test_what_was_judged_without_playing_is_alike_in_all_games() -> None:
    played_out, certain = Estimate([0.2, 0.4]), Estimate([1.0])
    assert certain.less(played_out).scores == [0.8, 0.6]
    assert together([certain, played_out]).scores == [1.2, 1.4]
    assert together([]).scores == [0.0]


def test_a_game_that_is_over_ends_in_certainty() -> None:
    game = dosespanas.new_game(seed=2)
    game.apply(game.legal_actions()[0])
    game.agree()
    found = whole(reviewing(game.record(), effort=FEWEST))
    won = {"nationalist": 1.0, "republican": 0.0, None: 0.5}[found["winner"]]
    assert found["curve"][-1]["nationalist"] == won
    assert found["over"]


def test_an_action_that_ends_a_turn_is_judged_where_it_ends() -> None:
    """It is not played through the next turn, as the position after it would be."""
    judge = judge_of("espana1936")
    game = dosespanas.new_game(seed=2)
    player = judge.player(1)
    while True:
        state = game.state
        codes = state.codes()
        code = codes[0] if len(codes) == 1 else player.choose(state, codes)
        after = fresh(state, 5)
        after.step(code)
        if judge.turn(after) > judge.turn(state):
            break
        state.step(code)
    assert played(judge, fresh(state, 5), code, 5, True) == judge.of(after, 0)


def test_equal_records_have_equal_reviews() -> None:
    text = record("espana1936", 12)
    one, other = (whole(reviewing(text, opponent="scripted", effort=FEW)) for _ in range(2))
    assert one == other


def test_there_must_be_something_to_review() -> None:
    with pytest.raises(DosEspanasError, match="no choices"):
        whole(reviewing(dosespanas.new_game().record()))


def test_accuracy_is_full_where_nothing_was_lost() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100.0
    assert accuracy([0.02]) > accuracy([0.1]) > accuracy([0.5])


def test_an_interval_holds_its_mean_and_shrinks_with_games() -> None:
    few, many = Estimate([0.4, 0.6]), Estimate([0.4, 0.6] * 20)
    assert few.low() < few.chance == many.chance < few.high()
    assert many.high() - many.low() < few.high() - few.low()
    assert Estimate([1.0]).low() == 1.0


@pytest.mark.parametrize(("games", "student"), [(3, 4.303), (4, 3.182), (8, 2.365), (24, 2.069), (1000, 1.962)])
def test_few_games_make_the_interval_wider(games: int, student: float) -> None:
    """Student's t at 97.5%, from the tables."""
    assert sure(games - 1) == pytest.approx(student, rel=0.035)


def test_a_long_game_is_played_out_less_often_but_three_times_at_least() -> None:
    effort = ReviewEffort(8, 300)
    assert [effort.at(points) for points in (10, 160, 600, 5000)] == [8, 8, 4, 3]


def test_a_side_that_stood_still_is_seen() -> None:
    """Of all that could move nothing did, whatever the value thinks of it; where one unit moved nothing is said."""
    game = dosespanas.new_game("gce", scenario="1936", seed=5)
    stood: list[tuple[int, str, int]] = []
    phases = 0
    while phases < 4:
        choice, legal = game.choice, game.legal_view()
        verbs = [view["verb"] for view in legal]
        if "move" in verbs and "done" in verbs:
            phases += 1
            able = {view["pieces"][0] for view in legal if view["pieces"]}
            if phases < 3:
                stood.append((choice, game.observe(None)["actor"], len(able)))
            else:
                game.apply(next(view["action"] for view in legal if view["verb"] == "move"))
                game.apply(game.legal_actions()[-1])
                while "done" not in map(str, game.legal_actions()):
                    game.apply(game.legal_actions()[-1])
            game.apply("done")
        else:
            ends = [view["action"] for view in legal if view.get("ends")]
            game.apply((ends or [legal[0]["action"]])[0])
    taken = scan(judge_of("gce"), game.record(), None).taken
    rows = stood_still(taken)
    assert [(row["choice"], row["side"], row["count"]) for row in rows] == stood
    assert all(row["phase"] == "movement" and row["count"] > 20 for row in rows)
