"""What would have been better reads as one line, of whole acts, in both games and every language."""

import re
from functools import cache
from typing import Any

import pytest
from tests.locale.test_catalogue import LANGUAGES

import dosespanas
from dosespanas.analysis.action_groups import acts_of, legal, take
from dosespanas.analysis.hints import Candidate
from dosespanas.analysis.turning_points import told
from dosespanas.catalogue import Catalogue
from dosespanas.chronicle.report import Teller
from dosespanas.kernel.state import State
from dosespanas.players.evaluation import judge_of
from dosespanas.registry import definition_of

SEEDS = {"espana1936": 2, "gce": 2}
MARCHES = 3
SCORED = [0.2, 0.3]


def marching(state: State, wished: list[str]) -> list[int]:
    """Go on with what is in hand as far as it may go, step by step if asked, and then with other pieces."""
    row: list[int] = []
    begun = 0
    while begun < MARCHES or state.midway():
        names = [state.name(code) for code in state.codes()]
        if state.midway():
            left = [verb for verb in wished if verb not in [state.name(code).split()[0] for code in row]]
            name = next(name for verb in [*left, "to", "stay"] for name in names if name.split()[0] == verb)
        else:
            name = next(name for name in names if name.split()[0] in ("move", "march"))
            begun += 1
        row.append(legal(state, name))
        take(state, row[-1])
    return row


@cache
def turning_point(name: str) -> dict[str, Any]:
    """A turning point amid a march, better by that march and others, as a review has it."""
    game = dosespanas.new_game(name, seed=SEEDS[name])
    while not game.state.midway():
        begins = [one for one in game.legal_actions() if str(one).split()[0] in ("move", "march")]
        game.apply((begins or game.legal_actions())[0])
    begun = game.state.view(game.actions[-1].code)
    row = marching(game.state.clone(), ["with", "step"])
    first = game.state.name(row[0])
    better = (Candidate(row[0], None, [0.8, 0.9]), first, acts_of(game.state, row))
    mine = (Candidate(row[0], None, SCORED), [game.state.name(game.state.codes()[-1])])
    return told(judge_of(name), game, [[begun]], mine, better, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEEDS)
def test_a_march_is_told_whole_and_once(name: str, language: str) -> None:
    """It begins with whom it takes up, though the choice that was worse is only where that piece went."""
    words = Catalogue(language, definition_of(name).names(), name)
    one = turning_point(name)
    acts = one["better_acts"]
    assert acts[0][0]["verb"] in ("move", "march") and acts[0][1] == one["better"]
    assert [view for act in acts for view in act][1:] == [one["better"], *one["better_then"]]
    line = words.text("review-better", action=words.acts(acts), chance=words.percent(0.85))
    for number, (act, said) in enumerate(zip(acts, words.acts(acts).split("; "), strict=True)):
        assert said == words.act(act[0], act[1:]), number
        assert said.startswith(words.action(act[0]).split(" (")[0])
        terms = [view["args"]["box"] for view in act if view["verb"] in ("step", "to")]
        terms += [view["args"]["piece"] for view in act if "piece" in view["args"]]
        for term in terms:
            assert words.term(term) in said, (said, term)
        own = [words.action(view) for view in act[1:] if view["verb"] != "stay"]
        assert not [label for label in own if f"({label})" in said], f"a step is told in brackets: {said}"
    assert not re.search(r"\.\.|\s\.|\(\s|\s\)|  |; ;", line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEEDS)
def test_no_sentence_of_a_report_ends_twice(name: str, language: str) -> None:
    """What is told of a turning point, with an earlier review too, which does not say what is one act."""
    game = dosespanas.new_game(name, seed=SEEDS[name])
    teller = Teller(game.record(), language, None)
    one = turning_point(name)
    older = {key: value for key, value in one.items() if not key.endswith("_acts")}
    for told_of in (one, older):
        for sentence in teller.turning_point(told_of):
            assert re.search(r"[^.\s]\.$", sentence), sentence
    assert "; " in teller.turning_point(one)[1]
    assert teller.words.percent(0.85) in teller.turning_point(one)[1]
