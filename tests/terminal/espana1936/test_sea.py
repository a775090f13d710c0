"""The war at sea in the terminal: who is where, the odds of a fight, the list of options."""

from rich.console import Console
from typer.testing import CliRunner

import dosespanas
from dosespanas.catalogue import Catalogue, languages
from dosespanas.espana1936.board.options import AVAILABLE
from dosespanas.terminal.app import app
from dosespanas.terminal.espana1936.sea import sea_odds_table, sea_table


def printed(table: object) -> str:
    console = Console(width=200, record=True)
    console.print(table)
    return console.export_text()


def test_the_seas_are_shown_with_ships_bases_and_damage() -> None:
    game = dosespanas.new_game(options={"naval": True}, seed=1)
    table = sea_table(game.observe(0), Catalogue("en"))
    text = printed(table)
    assert "Cartagena base" in text and "Cruiser Libertad (damaged)" in text and "Strait of Gibraltar" in text


def test_a_game_without_the_naval_war_shows_no_seas() -> None:
    assert sea_table(dosespanas.new_game().observe(0), Catalogue("en")) is None


def test_odds_at_sea_name_who_fires_at_whom() -> None:
    shot = {"by": "libertad", "at": "canarias", "dice": 1, "none": 0.5, "withdrawn": 0.25, "damaged": 0.25}
    text = printed(sea_odds_table({"sea": [shot | {"destroyed": 0.0}]}, Catalogue("en")))
    assert "Libertad" in text and "Canarias" in text and "50.0%" in text


def test_every_option_is_listed_in_every_language() -> None:
    for language in languages():
        found = CliRunner().invoke(app, ["options", "--language", language])
        assert found.exit_code == 0
        for name in AVAILABLE:
            assert f"--option {name}" in found.output
