"""Where a computer opponent failed, and who played on, stands in log and record and changes nothing else."""

import pickle
import random

import pytest
from tests.tables import advance

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.kernel.errors import BadRecord, CannotUndo
from dosespanas.kernel.record import chain_of, read_record
from dosespanas.registry import steps


@pytest.mark.parametrize("name", ["espana1936", "gce"])
def test_who_played_from_where_on_is_kept(name: str) -> None:
    game, plain = dosespanas.new_game(name, seed=7), dosespanas.new_game(name, seed=7)
    for one in (game, plain):
        advance(one, random.Random(1), 25)
    at = game.choice
    game.hand_over(1, "bold", failed=True)
    with pytest.raises(CannotUndo):
        game.undo()
    told = game.hand_over(1, "tuned")[0].view(None)
    assert (told["kind"], told["n"]) == ("opponent-plays", at - 1)
    assert game.hash() == plain.hash()
    for one in (game, plain):
        advance(one, random.Random(2), 25)
    text = game.record()
    assert f"\n{at + 1} * failed R bold\n{at + 1} * player R tuned\n{at + 1} " in text
    again = dosespanas.load_record(text)
    assert again.record() == text == game.clone().record() == pickle.loads(pickle.dumps(game)).record()
    assert [event.view(0) for event in again.log] == [event.view(0) for event in game.log]
    assert again.hash() == plain.hash() and len(again.log) == len(plain.log) + 2
    assert dosespanas.load_record(text, upto=at).handovers[1].player == "tuned"
    assert not dosespanas.load_record(text, upto=at - 1).handovers
    *_, (last, _) = steps(read_record(text))
    assert len(last.handovers) == 2
    assert chain_of(text, "a", "0" * 64) == chain_of(plain.record(), "a", "0" * 64)


@pytest.mark.parametrize("wrong", ["1 * failed X bold", "1 * player R", "2 * player R bold", "1 * player R a b"])
def test_a_line_that_says_it_wrongly_is_refused(wrong: str) -> None:
    text = dosespanas.new_game(seed=1).record()
    with pytest.raises(BadRecord, match=r"record, line \d+"):
        dosespanas.load_record(f"{text}{wrong}\n")


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_words(language: str) -> None:
    words = Catalogue(language)
    for kind, name in (("failed", "bold"), ("plays", "casual")):
        said = words.text(f"event-opponent-{kind}", side="side:republican", opponent=f"opponent:{name}")
        assert ("bold" in said) == (name == "bold") and "opponent" not in said and "{" not in said
