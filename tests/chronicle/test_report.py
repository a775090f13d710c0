"""The after-action report: all of it for both games, in every language, as a page and as a PDF."""

import json
import random
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import one_daily
from typer.testing import CliRunner

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.chronicle import pdf, war_calendar
from dosespanas.chronicle.document import Picture, Report, Table
from dosespanas.chronicle.html import as_html
from dosespanas.chronicle.pdf import as_pdf
from dosespanas.chronicle.report import alphabetical, report
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.pictures.plots import on_line
from dosespanas.registry import GAMES, at, definition_of
from dosespanas.stories import story
from dosespanas.terminal.app import app


@cache
def record(name: str) -> str:
    """A short game by chance."""
    game, dice = dosespanas.new_game(name, seed=4), random.Random(4)
    while game.actor is not None and game.choice < 500:
        game.apply(dice.choice(game.legal_actions()))
    return game.record()


REVIEW: dict[str, Any] = {
    "format": "dosespanas-review 1",
    "games": 3,
    "choices": 10,
    "cause": {
        "why": {
            "key": "review-why-empty",
            "places": ["box:madrid"],
            "turn": 2,
            "units": 0,
            "strength": 0,
            "loser": "side:republican",
            "idle": 12,
        },
        "empty": ["box:lerida"],
        "fallen": [
            {"key": "review-fell-empty", "place": "box:madrid", "turn": 2, "choice": 9, "units": 0, "strength": 0}
        ],
        "settled": 2,
    },
    "curve": [
        {"choice": n, "turn": 1, "phase": "combat", "side": "nationalist", "nationalist": 0.5, "low": 0.4, "high": 0.6}
        for n in (0, 5, 10)
    ],
    "turning_points": [],
    "dice": [],
}


class Read(HTMLParser):
    """What a page says, and what stands in it from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elsewhere: list[str] = []
        self.titles = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "!doctype"):
            self.open.append(tag)
        self.elsewhere += [
            str(value) for key, value in attrs if key in ("src", "href") and not str(value).startswith("#")
        ]
        self.titles += tag == "title"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def words_of(told: Report) -> list[str]:
    """Everything that a report says."""
    found = [told.title, *told.about, told.foot]
    for section in told.sections:
        found.append(section.heading)
        for block in section.blocks:
            if isinstance(block, Table):
                found += [block.title, *block.headings, *(cell for row in block.rows for cell in row)]
            elif isinstance(block, Picture):
                found.append(block.caption)
            else:
                found += [block.lead, block.text]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_report_has_a_map_for_each_turn_the_losses_and_who_stood_where(game: str) -> None:
    told = report(record(game))
    end = dosespanas.load_record(record(game))
    numbers = story(game, end.log, end.observe(None))["turns"]
    pictures = [block for section in told.sections for block in section.blocks if isinstance(block, Picture)]
    assert len(pictures) == len(numbers) + 1, "the end is shown once more, as a whole"
    tables = [block for section in told.sections for block in section.blocks if isinstance(block, Table)]
    assert len(tables) == 5, "the numbers; two sides at the beginning and at the end"
    assert len(tables[0].rows) == len(numbers) + 1
    lost = sum(row["losses"]["republican"] for row in numbers)
    assert str(lost) in tables[0].rows[-1]
    assert {len(row) for table in tables for row in table.rows} <= {3, len(tables[0].headings)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", one_daily(sorted(languages(), reverse=True)))
def test_nothing_raw_is_left_in_a_report(game: str, language: str) -> None:
    said = words_of(report(record(game), language, review=REVIEW))
    assert not [text for text in said if text.startswith(("chronicle-", "war-", "page-", "review-", "{"))]
    assert Catalogue(language).text("review-left-empty", places=["box:lerida"]) in said
    assert not [text for text in said if "box:" in text or "unit:" in text or "hex:" in text]


def test_only_what_differs_from_the_standard_game_is_said_to_be_in_force() -> None:
    def about(**options: bool) -> list[str]:
        return report(dosespanas.new_game("espana1936", options=options).record()).about

    words = Catalogue()
    draw, fog = (words.text(f"page-option-{name}") for name in ("both_win_draw", "fog"))
    assert len(about()) == 2, "the game and how it ended"
    without = words.text("page-chosen-off", option=draw)
    assert about(both_win_draw=False, fog=True)[2] == words.text("page-chosen", options=[fog, without])
    edition = dict.fromkeys(definition_of("espana1936").choices.PRESETS["first-edition"], True)
    helped = about(fog=True, rep_card=True, rep_reroll=True, nat_pip=True, **edition)[2]
    assert helped == (
        "In force: First edition, 2007 and Fog of war · Nationalist side: one die one higher"
        " · Republican side: 1 card more and three rolls again"
    )


@pytest.mark.parametrize("game", GAMES)
def test_places_with_an_accent_stand_among_the_others(game: str) -> None:
    assert sorted([["Zamora"], ["Ávila"], ["Badajoz"]], key=alphabetical) == [["Ávila"], ["Badajoz"], ["Zamora"]]
    blocks = [block for section in report(record(game)).sections for block in section.blocks]
    for rows in [block.rows for block in blocks if isinstance(block, Table) and not block.figures]:
        assert rows == sorted(rows, key=alphabetical)


def test_luck_and_hunger_are_told_among_the_causes() -> None:
    loser, turn = "side:republican", 2
    luck = {"key": "review-why-luck", "loser": loser, "points": 20, "most": 15, "turn": turn}
    hunger = {"key": "review-why-starved", "loser": loser, "count": 4, "most": 3, "turn": turn}
    told = report(record("gce"), review=REVIEW | {"cause": REVIEW["cause"] | {"luck": luck, "hunger": hunger}})
    words = Catalogue(game="gce")
    for cause in (luck, hunger):
        args = {name: one for name, one in cause.items() if name != "key"}
        assert words.text(str(cause["key"]), **args) in words_of(told)


def test_what_a_picture_says_itself_does_not_stand_below_it_again() -> None:
    told = report(record(GAMES[0]), review=REVIEW)
    curve = Catalogue().text("review-curve")
    assert f"<figcaption>{curve}" not in as_html(told) and f">{curve}</text>" in as_html(told)


def test_a_turning_point_lies_on_the_line_of_the_curve() -> None:
    points = [{"choice": 0, "nationalist": 0.2}, {"choice": 10, "nationalist": 0.6}]
    assert [round(on_line(points, choice), 3) for choice in (0, 5, 10, 12)] == [0.2, 0.4, 0.6, 0.6]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_whole_and_takes_nothing_from_elsewhere(game: str) -> None:
    told = report(record(game), review=REVIEW)
    told.about.append("<script>alert(1)</script>")
    page = as_html(told)
    turns = sum(isinstance(section.blocks[-1], Picture) and not section.chapter for section in told.sections)
    assert turns and page.count("<div class=beside>") == turns, "what is told of a turn stands beside its map"
    read = Read()
    read.feed(page)
    assert read.open == [] and read.elsewhere == [] and "<script" not in page
    assert "@page" in page and 'lang="en"' in page


def test_a_pdf_comes_of_it() -> None:
    made = as_pdf(report(record(GAMES[0]), "pl", review=REVIEW))
    assert made.startswith(b"%PDF-") and len(made) > 50_000


def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "find_spec", lambda name: None)
    with pytest.raises(DosEspanasError, match=r"dosespanas\[report\]"):
        as_pdf(report(record(GAMES[0])))


@pytest.mark.parametrize("game", GAMES)
def test_the_turns_of_a_game_are_the_months_of_the_war_each_once(game: str) -> None:
    facts = definition_of(game).facts()
    months = at(definition_of(game).chronicle)[0]
    last = 19 if game == "gce" else 10
    told = [month for turn in range(1, last + 1) for month in war_calendar.told(*months(facts, turn))]
    assert told == list(war_calendar.MONTHS)


@pytest.mark.parametrize("language", languages())
def test_each_month_of_the_calendar_is_told(language: str) -> None:
    words = Catalogue(language)
    assert all(words.has(war_calendar.key(month)) for month in war_calendar.MONTHS)


def test_a_game_that_has_no_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(definition_of(GAMES[0])), "chronicle", "")
    text = record(GAMES[0])
    monkeypatch.setitem(definition_of(GAMES[0]).__dict__, "chronicle", "")
    with pytest.raises(DosEspanasError, match="has no report"):
        report(text)


def test_the_command_writes_the_page_with_a_review_of_before(tmp_path: Path) -> None:
    game, review, page = tmp_path / "game.txt", tmp_path / "review.json", tmp_path / "report.html"
    game.write_text(record(GAMES[0]), encoding="utf-8")
    review.write_text(json.dumps(REVIEW), encoding="utf-8")
    done = CliRunner().invoke(app, ["report", str(game), "--review", str(review), "--html", str(page), "-l", "es"])
    assert done.exit_code == 0, done.output
    assert "Lo que la decidió" in page.read_text(encoding="utf-8")
    review.write_text("{}", encoding="utf-8")
    wrong = CliRunner().invoke(app, ["report", str(game), "--review", str(review), "--html", str(page)])
    assert isinstance(wrong.exception, DosEspanasError) and wrong.exception.key == "error-no-review-file"
