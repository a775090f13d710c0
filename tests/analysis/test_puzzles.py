"""Puzzles: those that are shipped hold what they promise, an answer is judged, and they are made by one command."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dosespanas.analysis import phase_answers, puzzle_making, puzzles
from dosespanas.analysis.action_groups import legal, take
from dosespanas.analysis.puzzle_making import Source, replayed
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import GAMES
from dosespanas.terminal import puzzle_commands
from dosespanas.terminal.app import app

SHIPPED = [(game, name) for game in GAMES for name in puzzles.puzzles_of(game)]


WITH_PUZZLES = [game for game in GAMES if puzzles.puzzles_of(game)]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_there_are_puzzles_each_with_an_id_of_its_own(game: str) -> None:
    file = puzzles.FOLDER / f"{game}.jsonl"
    assert len(puzzles.puzzles_of(game)) == len(file.read_text(encoding="utf-8").splitlines()) > 0
    digests = [one["position"]["hash"] for one in puzzles.puzzles_of(game).values()]
    assert len(set(digests)) == len(digests)
    assert [puzzles.at_position(game, digest) for digest in digests] == list(puzzles.puzzles_of(game))


def check_shipped(game: str, name: str) -> None:
    """A puzzle stands where it says, and was asked about every act but last moves of no promise."""
    one = puzzles.puzzle(game, name)
    begun = puzzles.begun(one)
    judge = judge_of(game)
    assert begun.actor is not None and begun.hash() == one["position"]["hash"]
    assert (judge.turn(begun.state), judge.phase(begun.state)) == (one["turn"], one["phase"])
    known = sorted(answer["act"] for answer in one["answers"])
    if not one["whole"] and (not one["last"] or len(known) < 20):
        assert known == sorted(puzzles.acts(judge, begun.state, 200))
    best, *others = one["answers"]
    assert best["right"] and not others[-1]["right"]
    assert one["check"]["gain"] - one["check"]["reach"] > puzzles.MARGIN
    for answer in (best, others[-1]):
        assert puzzles.act_in(one, answer["act"]) == answer["act"]
    for answer in one["answers"]:
        assert len(puzzles.views(begun, answer["act"])) == len(answer["act"])
        assert replayed(begun.state, [answer["act"]]) is not None or not one["last"] or one["phase"] != puzzles.MOVES


@pytest.mark.parametrize(("game", "name"), SHIPPED[::25])
def test_a_shipped_puzzle_stands_where_it_says_and_knows_every_act(game: str, name: str) -> None:
    check_shipped(game, name)


@pytest.mark.long
@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_all_shipped_puzzles_stand_where_they_say(game: str, name: str) -> None:
    check_shipped(game, name)


def first(game: str) -> puzzles.Puzzle:
    return next(iter(puzzles.puzzles_of(game).values()))


def test_an_act_that_was_not_tried_is_tried_now_and_equal_acts_get_equal_answers() -> None:
    one = first("espana1936")
    best, *_, worst = one["answers"]
    asked = one | {"answers": [best]}
    found = puzzles.weighed(asked, worst["act"])
    assert not found["right"] and found["chance"] < best["chance"]
    assert found == puzzles.weighed(asked, worst["act"])
    again = puzzles.weighed(one | {"answers": [best | {"act": worst["act"]}]}, best["act"])
    assert again["right"], "better than the one that is said to be best"


def test_while_an_act_goes_on_there_is_no_answer() -> None:
    assert puzzles.act_in(first("espana1936"), []) is None


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_each_day_has_a_puzzle_and_all_have_their_day(game: str) -> None:
    names = list(puzzles.puzzles_of(game))
    days = [puzzles.of_the_day(game, date.fromordinal(738_000 + n)) for n in range(len(names))]
    assert len(names) % 37 == 0 or sorted(map(str, days)) == sorted(names)
    grade = puzzles.puzzle(game, names[-1])["grade"]
    name = puzzles.of_the_day(game, date(2026, 11, 26), grade)
    assert name is not None and puzzles.puzzle(game, name)["grade"] == grade


def test_a_puzzle_that_there_is_not() -> None:
    with pytest.raises(DosEspanasError, match="no puzzle"):
        puzzles.puzzle("gce", "1936-1-1")


@pytest.mark.parametrize("language", languages())
def test_what_a_puzzle_says_is_said_in_every_language(language: str) -> None:
    for game in GAMES:
        words = Catalogue(language, game=game)
        for one in puzzles.puzzles_of(game).values():
            assert words.has(f"puzzle-ask-{one['goal']}") and words.has(f"puzzle-goal-{one['goal']}")
            assert one["reason"] is None or words.has(one["reason"]["key"])


def test_they_are_listed_and_one_is_solved_at_the_table() -> None:
    one = first("espana1936")
    listed = CliRunner().invoke(app, ["puzzles", "--list", "-l", "es"])
    assert one["id"] in listed.output
    best = one["answers"][0]
    typed = "\n".join(best["act"]) + "\n"
    solved = CliRunner().invoke(app, ["puzzles", "--puzzle", one["id"]], input=typed)
    assert solved.exit_code == 0, solved.output
    assert "Right:" in solved.output and "Best:" not in solved.output
    wrong = one["answers"][-1]
    missed = CliRunner().invoke(app, ["puzzles", "--puzzle", one["id"]], input="\n".join(wrong["act"]) + "\n")
    assert "Not the best:" in missed.output and "Best:" in missed.output


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def found(source: Source) -> list[dict[str, Any]]:
        seen.append(source.seed)
        answers = [{"act": [f"event nac_{source.seed}"], "chance": 0.5, "right": True}]
        answers.append({"act": ["no-event"], "chance": 0.4 if source.seed < 15 else 0.49, "right": False})
        name = f"{source.scenario}-{source.seed}-0"
        return [{"id": name, "phase": "events", "grade": 1 + source.seed % 4, "answers": answers}]

    monkeypatch.setattr(puzzle_commands, "of_source", found)
    state, to = tmp_path / "state.jsonl", tmp_path / "out" / "gce.jsonl"
    asked = ["puzzles", "make", "--game", "gce", "--state", str(state), "--to", str(to), "--seed", "10"]
    assert CliRunner().invoke(app, [*asked, "--games", "3"]).exit_code == 0
    with state.open("a", encoding="utf-8") as file:
        file.write('{"game": "gce", "se')
    done = CliRunner().invoke(app, [*asked, "--games", "9", "--wanted", "5"])
    assert seen == [10, 11, 12, 13, 14]
    assert json.loads(done.output)["found"] == 5
    grades = [json.loads(line)["grade"] for line in to.read_text(encoding="utf-8").splitlines()]
    assert grades == sorted(grades) and len(grades) == 5


def test_puzzles_are_added_to_those_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(source: Source) -> list[dict[str, Any]]:
        answers = [{"act": [f"event nac_{source.seed}"], "chance": 0.5, "right": True}]
        answers.append({"act": ["no-event"], "chance": 0.4, "right": False})
        why = {"key": "reason-event-card", "card": "card:nac_8"}
        phase = "events" if source.seed % 2 else "combat"
        return [{"id": f"1936-{source.seed}-0", "phase": phase, "grade": 1, "answers": answers, "reason": why}]

    monkeypatch.setattr(puzzle_commands, "of_source", found)
    to = tmp_path / "gce.jsonl"
    for seed, wanted in (("10", "4"), ("13", "6")):
        words = ["--state", str(tmp_path / seed), "--to", str(to), "--seed", seed, "--wanted", wanted, "--add"]
        assert CliRunner().invoke(app, ["puzzles", "make", "--game", "gce", *words]).exit_code == 0
    ids = [json.loads(line)["id"] for line in to.read_text(encoding="utf-8").splitlines()]
    assert ids == [f"1936-{seed}-0" for seed in (10, 11, 12, 13, 14, 15)]


def last_attack() -> puzzles.Puzzle:
    return next(one for one in puzzles.puzzles_of("gce").values() if one["last"] and one["phase"] == "combat")


def test_after_the_last_attack_its_side_begins_no_other() -> None:
    one = last_attack()
    state, judge = puzzles.begun(one).state, judge_of("gce")
    act = one["answers"][0]["act"]
    assert state.name(puzzles.end_of(judge, state, state.codes(), act)) == "done"
    take(state, state.parse(act[0]))
    assert puzzles.end_of(judge, state, state.codes(), act) == -1, "who joins is still chosen"


def test_what_a_last_attack_leaves_open_is_not_told_as_chance_answers_it() -> None:
    one = last_attack()
    assert puzzles.leaves(one, one["answers"][0]["act"]) == []


def test_a_phase_without_its_best_move() -> None:
    """All that was moved is moved but what matters most, and that is still there to be found."""
    one = next(one for one in puzzles.puzzles_of("espana1936").values() if one["last"] and one["phase"] == "movement")
    judge = judge_of("espana1936")
    begun = puzzles.begun(one)
    best = one["answers"][0]["act"]
    idle = one["answers"][-1]["act"]
    row = [*best, *idle] if puzzle_making.replayed(begun.state, [best, idle]) is not None else best
    moved = puzzle_making.replayed(begun.state, puzzle_making.acts_of(begun.state, row))
    assert moved is not None
    found = puzzle_making.without_the_best(judge, begun, row, moved)
    assert found is not None
    assert legal(found.state, best[0]) >= 0
    assert len(found.actions) == len(begun.actions) + len(row) - len(best)


@pytest.mark.parametrize(
    ("chance", "key", "agrees"),
    [
        (0.32, "puzzle-wins", False),
        (0.97, "puzzle-wins", True),
        (0.2, "puzzle-loses", True),
        (0.9, "puzzle-loses", False),
    ],
)
def test_a_chance_that_its_own_reason_contradicts_is_not_shipped(chance: float, key: str, agrees: bool) -> None:
    best = {"act": ["event nac_40"], "chance": chance, "right": True}
    wrong = {"act": ["event nac_42"], "chance": chance - 0.1, "right": False}
    share, other = (100, 80) if key == "puzzle-wins" else (90, 60)
    one = {"answers": [best, wrong], "reason": {"key": key, "share": share, "other": other}}
    assert puzzle_commands.plain(one) == agrees


def test_the_same_place_is_an_answer_six_times_at_most_whoever_goes_there() -> None:
    found = [
        row_of(to, "movement", 1, [f"move {unit} teruel", to], turn)
        for to in ("to lerida", "to jaen")
        for turn, unit in enumerate(f"regular-{number}" for number in range(7))
    ]
    assert len(puzzle_commands.graded(found, 100)) == 12
    assert len(puzzle_commands.graded([row | {"turn": 1} for row in found], 100)) == 2, "in one turn once"


def row_of(name: str, phase: str, grade: int, act: list[str], turn: int = 1) -> dict[str, Any]:
    answers = [{"act": act, "chance": 0.5, "right": True}, {"act": ["done"], "chance": 0.1, "right": False}]
    return {"id": name, "turn": turn, "phase": phase, "grade": grade, "answers": answers}


def test_at_most_half_are_of_one_phase_and_grade() -> None:
    easy = [row_of(f"a-{n}", "combat", 1, [f"attack {n}"]) for n in range(20)]
    others = [row_of(f"b-{n}", "combat", 4, [f"attack {n + 50}"]) for n in range(3)]
    found = puzzle_commands.graded([*easy, *others], 10)
    assert [row["grade"] for row in found] == [1] * 5 + [4] * 3, "rather too few than more of the same"


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_hardly_a_puzzle_is_without_a_reason(game: str) -> None:
    found = list(puzzles.puzzles_of(game).values())
    assert 10 * sum(row["reason"] is None for row in found) < len(found)


@pytest.mark.parametrize(
    ("game", "act", "key"),
    [
        ("espana1936", "to granada", "reason-guards"),
        ("espana1936", "event nac_40", "reason-event-card"),
        ("gce", "play goicoechea", "reason-gce-breaks-line"),
        ("gce", "attack 2812", "reason-gce-strikes"),
    ],
)
def test_a_reason_is_found_where_the_opponent_would_never_do_it(game: str, act: str, key: str) -> None:
    """What the best does on the board can be told, whoever chooses it."""
    asked = next(row for row in puzzles.puzzles_of(game).values() if row["answers"][0]["act"][-1] == act)
    found = puzzle_making.explain(asked | {"reason": None})
    assert found["reason"]["key"].startswith(key)
    assert puzzle_making.explain(found | {"reason": {"key": "kept"}})["reason"] == {"key": "kept"}


@pytest.mark.long
@pytest.mark.parametrize(
    "source",
    [Source("espana1936", "1936", 980_000, since=10), Source("gce", "1936", 970_006, phases=("combat",), since=3)],
    ids=["espana1936", "gce"],
)
def test_equal_sources_make_equal_puzzles(source: Source) -> None:
    """Of a game each, the turns from the first with a puzzle on: before it nothing is made that could differ."""
    made = puzzle_making.of_source(source)
    assert made, "a game with puzzles"
    assert json.dumps(puzzle_making.of_source(source)) == json.dumps(made)


def test_only_the_phases_that_were_asked_for_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Source] = []

    def found(source: Source) -> list[dict[str, Any]]:
        asked.append(source)
        return []

    monkeypatch.setattr(puzzle_commands, "of_source", found)
    words = ["puzzles", "make", "--games", "1", "--state", str(tmp_path / "s"), "--to", str(tmp_path / "t")]
    only = ["--phase", "movement", "--phase", "events", "--since", "4"]
    assert CliRunner().invoke(app, [*words, *only]).exit_code == 0
    assert CliRunner().invoke(app, words).exit_code == 0, "a file with what was looked at otherwise is no answer"
    assert [(one.phases, one.since) for one in asked] == [(("movement", "events"), 4), ((), 0)]


def test_a_phase_that_there_is_not_is_refused(tmp_path: Path) -> None:
    words = ["puzzles", "make", "--phase", "siesta", "--state", str(tmp_path / "s"), "--to", str(tmp_path / "t")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2 and "no phase siesta" in done.output


def test_a_right_answer_that_shows_less_than_a_wrong_one_is_not_shipped() -> None:
    found = row_of("a", "movement", 1, ["move regular-1 teruel", "to cuenca"])
    other = {"act": ["move regular-2 teruel", "to cuenca"], "chance": 0.2, "right": True}
    assert puzzle_commands.plain(found | {"answers": [*found["answers"], other]})
    assert not puzzle_commands.plain(found | {"answers": [*found["answers"], other | {"chance": 0.05}]})


def whole_phases() -> list[puzzles.Puzzle]:
    return [one for one in puzzles.puzzles_of("gce").values() if one["whole"]]


def test_a_whole_phase_ends_with_its_phase_and_is_judged_as_the_file_says() -> None:
    for one in whole_phases():
        for answer in one["answers"]:
            row = answer["act"]
            assert puzzles.phase_in(one, row[:-1]) is None and puzzles.phase_in(one, row) == row
            assert phase_answers.PhaseAnswer(one, row).known == answer


@pytest.mark.long
def test_equal_phases_get_equal_answers_and_to_do_nothing_is_wrong() -> None:
    one = whole_phases()[0]
    best = one["answers"][0]
    unknown = one | {"answers": one["answers"][:2]}
    idle = phase_answers.judged(unknown, ["done"])
    assert not idle["right"] and idle["reasons"] and idle == phase_answers.judged(unknown, ["done"])
    again = phase_answers.judged(one | {"answers": [best | {"act": ["done"]}, *one["answers"][1:]]}, best["act"])
    assert again["right"] and abs(again["chance"] - best["chance"]) < 0.05


def test_a_phase_is_judged_a_game_at_a_time() -> None:
    one = whole_phases()[0]
    answer = phase_answers.PhaseAnswer(one, one["answers"][1]["act"])
    shares = [answer.play() for _ in range(2 * phase_answers.COMPARED)]
    assert shares == sorted(set(shares)) and shares[-1] == 1.0 and shares[-2] < 1.0
    assert answer.play() == 1.0 and len(answer.ends) == len(answer.others) == phase_answers.COMPARED
    found = answer.answer()
    assert not found["right"] and found["chance"] == one["answers"][1]["chance"]
    held = phase_answers.held_in(answer.others), phase_answers.held_in(answer.ends)
    for reason in found["reasons"]:
        if reason["key"] in ("puzzle-phase-keeps", "puzzle-phase-takes"):
            assert (reason["n"], reason["other"]) == (held[0][reason["box"]], held[1][reason["box"]])
            assert reason["n"] - reason["other"] >= phase_answers.PLAIN and reason["right"] == "no"


def test_two_phases_that_come_to_the_same_have_the_reason_of_the_puzzle() -> None:
    one = whole_phases()[0]
    best = one["answers"][0]["act"]
    answer = phase_answers.PhaseAnswer(one, best)
    ends = [phase_answers.phase_end(answer.judge, answer.draws, best, 0)] * phase_answers.COMPARED
    assert phase_answers.apart(puzzles.begun(one).state, ends, ends, (best, best)) == []
    answer.ends = answer.others = ends
    assert answer.answer()["reasons"] == [one["reason"] | {"right": "yes"}]


def test_what_a_whole_phase_leaves_open_is_what_its_side_was_warned_of() -> None:
    one = next(one for one in whole_phases() if one["id"] == "1936-1200002-537")
    game = puzzles.begun(one)
    usual = one["answers"][1]["act"]
    for action in usual[:-1]:
        game.apply(action)
    warned = game.warnings()["done"]
    assert warned and usual[-1] == "done"
    found = [idea for idea in puzzles.leaves(one, usual) if idea["side"] != one["side"]]
    told = [(idea["rule"], idea["key"], idea["args"]) for idea in found]
    assert told == [(one["rule"], one["key"], one["args"]) for one in warned]


def test_moves_that_another_phase_has_are_not_told() -> None:
    one = whole_phases()[0]
    best, usual = (answer["act"] for answer in one["answers"][:2])
    assert phase_answers.otherwise(one, best, best, None) == []
    found = phase_answers.otherwise(one, best, usual, None)
    box = phase_answers.ends_at(found[-1])
    again = phase_answers.otherwise(one, best, usual, box)
    assert phase_answers.ends_at(again[0]) == box and len(again) == len(found) > 1
    for move in found:
        assert phase_answers.way(move)[0] == move[0]["box"] and phase_answers.way(move)[-1] == move[-1]["box"]
