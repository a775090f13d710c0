"""A game at the keyboard."""

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import NAT, REP, Side
from dosespanas.players import make
from dosespanas.terminal.espana1936.cards import card_text
from dosespanas.terminal.espana1936.screen import box_screen
from dosespanas.terminal.play import Quit, TerminalGame


class Keyboard:
    """A person who types prepared lines, then always the first choice."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str:
        return self.lines.pop(0) if self.lines else "1"


def sit_down(*lines: str, seed: int = 7, persons: int = 1, language: str = "en") -> tuple[TerminalGame, io.StringIO]:
    """A table where a person plays the Nationalist side (and the Republican too, with two persons)."""
    screen = io.StringIO()
    table = TerminalGame(
        dosespanas.new_game(seed=seed),
        [None, None if persons == 2 else make("random", 1)],
        box_screen(None),
        Catalogue(language),
        Console(file=screen, width=100, highlight=False),
        Keyboard(*lines),
    )
    return table, screen


def played(*lines: str, language: str = "en") -> str:
    """What the screen shows after the lines and a departure."""
    table, screen = sit_down(*lines, "quit", "quit", language=language)
    with pytest.raises(Quit):
        table.run()
    return screen.getvalue()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_whole_game_to_its_end(language: str) -> None:
    table, screen = sit_down(language=language)
    table.run()
    assert table.game.outcome() is not None
    assert Catalogue(language).text("terminal-over", winner="none", reason="").split()[0] in screen.getvalue()


def test_an_opponent_says_what_it_wanted_when_its_turn_is_over() -> None:
    table, screen = sit_down()
    table.seats = [None, make("scripted", 1)]
    mine = make("scripted", 2)

    def asking(prompt: str) -> str:
        seen = table.game.observe(0)
        if seen["turn"] == 2:
            table.answer("why")
            raise Quit
        return mine.choose(seen, table.game.legal_view())[0]

    table.read = asking
    table.answer("why")
    assert "Nothing can be told yet" in screen.getvalue()
    with pytest.raises(Quit):
        table.run()
    told = screen.getvalue().rpartition("What was wanted in turn 1:")[2]
    assert "Republican" in told and "strength" in told
    assert "event" not in told and "card" not in told, "of its hand it says nothing"


def test_the_players_aid() -> None:
    said = played("aid")
    assert "2. Movement (Nationalist) [now]" in said and "HIT-01" in said and "aid-" not in said


def test_two_persons_at_one_screen_do_not_see_each_others_cards() -> None:
    table, _ = sit_down(persons=2)
    assert table.viewer is None and table.hot_seat
    table.run()
    assert table.game.outcome() is not None


def test_a_choice_by_number_and_by_notation() -> None:
    table, _ = sit_down("1", "to leon", "quit", "quit")
    with pytest.raises(Quit):
        table.run()
    assert [str(action) for action in table.game.actions] == ["move regular-2 la_coruna", "to leon"]


def test_what_is_not_understood_changes_nothing() -> None:
    for line in ("banana", "999", "0", "move regular-5 madrid", "why banana", "odds banana", "look nowhere", ""):
        table, _ = sit_down(line, "quit")
        with pytest.raises(Quit):
            table.run()
        assert table.game.choice == 0


def test_a_refusal_names_its_rule() -> None:
    assert "MOV-" in played("why move legion-2 sevilla")
    assert "That is legal now." in played("why 1")


def test_the_words_of_the_table() -> None:
    screen = played("?", "map", "look Madrid", "look madrid", "hand", "log 5", "odds", "rule nothing")
    assert "Other words:" in screen
    assert "Madrid, objective city: contested" in screen
    assert "Linked to:" in screen
    assert "There is no attack in hand." in screen
    assert "There is no rule nothing." in screen


def test_undo_takes_back_a_choice_but_not_a_card() -> None:
    table, screen = sit_down("1", "undo", "undo", "quit", "quit")
    with pytest.raises(Quit):
        table.run()
    assert table.game.choice == 0
    assert "Taken back." in screen.getvalue()


@pytest.mark.rule("VIC-08")
@pytest.mark.parametrize("language", ["en", "es"])
def test_two_persons_may_agree_to_stop(language: str) -> None:
    table, screen = sit_down("1", "agree", " Agree", persons=2, language=language)
    table.run()
    outcome = table.game.outcome()
    assert outcome is not None and outcome.reason == "outcome-agreed" and table.game.choice == 1
    assert Catalogue(language).text(outcome.reason, **outcome.details) in " ".join(screen.getvalue().split())
    assert dosespanas.load_record(table.game.record()).agreed


@pytest.mark.rule("VIC-08")
def test_without_the_other_sides_word_the_game_goes_on() -> None:
    for lines, persons, said in (
        (("agree", ""), 2, "The game goes on."),
        (("agree", "no"), 2, "The game goes on."),
        (("agree",), 1, "does not agree to stop early"),
    ):
        table, screen = sit_down(*lines, "quit", persons=persons)
        with pytest.raises(Quit):
            table.run()
        assert table.game.choice == 0 and said in screen.getvalue()


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
@pytest.mark.parametrize("persons", [1, 2])
def test_a_person_may_give_up(language: str, persons: int) -> None:
    table, screen = sit_down("1", "resign", " Resign", persons=persons, language=language)
    table.run()
    outcome, words = table.game.outcome(), Catalogue(language)
    assert outcome is not None and (outcome.winner, outcome.reason) == (REP, "outcome-resigned")
    said = " ".join(screen.getvalue().split())
    assert words.text(outcome.reason, **outcome.details) in said and words.term("side:republican") in said
    assert dosespanas.load_record(table.game.record()).resigned == NAT


def test_giving_up_is_asked_and_a_slip_gives_nothing_up() -> None:
    for answer in ("", "no", "quit"):
        table, screen = sit_down("resign", answer, "quit")
        with pytest.raises(Quit):
            table.run()
        assert table.game.outcome() is None and table.game.choice == 0
        assert "The game goes on." in screen.getvalue()


def test_a_computer_that_sees_no_way_to_win_offers_to_give_up_until_it_sees_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def hopeless(judge: object, seen: dict[str, Any], side: str, seed: int, data: object) -> bool:
        assert side == "republican"
        looked.append(seen["turn"])
        return bool(seen["turn"] != 3)

    monkeypatch.setattr("dosespanas.terminal.play.hopeless", hopeless)
    table, screen = sit_down("quit")
    table.answer("end")
    assert "does not offer to give up" in screen.getvalue()
    for turn, offers in ((1, False), (2, True), (3, False), (4, False), (5, True)):
        for _ in range(2):
            table._doubt(Side.REPUBLICAN, {"turn": turn})
        assert bool(table._yields) == offers
    assert looked == [1, 2, 3, 4, 5], "once a turn"
    said = screen.getvalue()
    assert said.count("Type end to accept") == 2 and said.count("no longer offers") == 1
    table.answer("end")
    outcome = table.game.outcome()
    assert outcome is not None and (outcome.winner, table.game.resigned) == (NAT, REP)


def test_with_two_persons_or_none_nobody_offers_to_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dosespanas.terminal.play.hopeless", lambda *_: True)
    table, _ = sit_down(persons=2)
    for turn in (1, 2, 3):
        table._doubt(Side.REPUBLICAN, {"turn": turn})
    assert not table._yields


@pytest.mark.parametrize("key", ["terminal-help", "terminal-gce-help"])
@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_the_help_of_both_games_names_every_word_of_the_table(key: str, language: str) -> None:
    table, _ = sit_down()
    named = {line.split()[0] for line in Catalogue(language).text(key).splitlines() if line.strip()}
    assert table.commands.keys() - {"?", "help"} <= named


def at_a_card(persons: int = 1) -> tuple[TerminalGame, io.StringIO]:
    """A table at which the Nationalist person is asked for a card; the Republicans play at random."""
    table, screen = sit_down(persons=persons)
    game, rng = table.game, random.Random(3)
    while game.actor != NAT or game.observe(NAT)["prompt"]["key"] != "prompt-card":
        game.apply(rng.choice(game.legal_actions()))
    return table, screen


def test_from_now_on_the_same() -> None:
    table, screen = at_a_card()
    before, turn = table.game.choice, table.game.observe(NAT)["turn"]
    table.answer("orders")
    table.answer("queue no-card")
    table.answer("always")
    assert table.game.choice == before
    table.answer("always 7")
    table.answer("always 1 turn")
    assert table.game.ordered[0] == before and str(table.game.actions[before]) == "no-card"
    while table.game.actor != NAT:
        table.game.apply(table.game.legal_actions()[0])
    table.answer("orders")
    table.answer("cancel 1")
    table.answer("cancel 1")
    said = " ".join(screen.getvalue().split())
    for words in (
        "You have no orders.", "No queue can be set at this question.", "lay no card", f"until the end of turn {turn}",
        'fault at always: "7"', "By order 1: No card", "(one answer).", "cancelled",
        "fault at number: 1; expected: nothing, as no order stands",
    ):  # fmt: skip
        assert words in said, words


def test_what_an_order_answers_between_two_at_one_screen_is_not_shown() -> None:
    table, screen = at_a_card(persons=2)
    table.answer("always 1")
    assert table.game.ordered and "By order" not in screen.getvalue()


def test_orders_answer_in_a_whole_game_and_its_record_says_so() -> None:
    table, screen = at_a_card()
    table.answer("always 1")
    table.run()
    assert len(table.game.ordered) == table.orders.of[NAT].all[0].answered > 1
    assert screen.getvalue().count("By order 1: No card") == len(table.game.ordered)
    assert dosespanas.load_record(table.game.record()).ordered == table.game.ordered


def test_a_queue_at_the_table_and_what_is_taken_back() -> None:
    table, screen = sit_down()
    game, rng = table.game, random.Random(3)
    while game.actor != NAT or game.observe(NAT)["prompt"]["key"] != "prompt-replacement":
        game.apply(rng.choice(game.legal_actions()))
    recruit = next(view["action"] for view in game.legal_view() if view["verb"] == "recruit")
    before = game.choice
    table.answer(f"queue {recruit}; to nowhere")
    assert game.choice == before and "fault at queue" in screen.getvalue()
    table.answer(f"queue {recruit}; raise regular-5 madrid")
    assert game.choice == before + 1 and game.ordered == [before]
    assert not table._by_order()
    table.answer("orders")
    table.answer("undo")
    assert game.choice <= before and game.ordered == []


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played("1", f"save {file}", f"save {file}")
    assert dosespanas.load_record(file.read_text()).choice == 1


def test_saving_spares_a_file_that_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend")
    screen = played(f"save {file}", "save", f"save {tmp_path / 'no' / 'folder'}")
    assert "not a record" in " ".join(screen.split())
    assert file.read_text() == "Dear friend"


def test_odds_of_every_choice_in_a_battle() -> None:
    table, screen = sit_down()
    game = table.game
    while game.actor is not None and game.odds(None, game.actor) is None:
        game.apply(game.legal_actions()[0])
    table.answer("odds")
    table.answer("odds 1")
    assert "%" in screen.getvalue()


@pytest.mark.rule("VIC-03")
@pytest.mark.rule("VIC-07")
def test_how_near_each_side_is_to_winning() -> None:
    shown = played("victory")
    for rule in ("VIC-03", "VIC-04", "VIC-05", "VIC-06", "VIC-07"):
        assert rule in shown
    assert "objective cities held alone, at Upkeep: 4 of 8  VIC-03" in shown


def test_opponents_give_their_reasons() -> None:
    screen = io.StringIO()
    table = TerminalGame(
        dosespanas.new_game(seed=3),
        [make("scripted", 1), make("scripted", 2)],
        box_screen(None),
        Catalogue("en"),
        Console(file=screen, width=100),
        Keyboard(),
        reasons=True,
    )
    table.run()
    assert table.game.actor is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_can_be_told(language: str) -> None:
    words = Catalogue(language)
    for card in box_screen(None).cards.values():
        text = card_text(card, words)
        assert len(text.splitlines()) >= 4
        assert "page-" not in text and "terminal-" not in text and "{" not in text, text
