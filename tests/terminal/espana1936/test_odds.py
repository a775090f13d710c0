"""The odds of an attack in the terminal."""

from rich.console import Console

from dosespanas.catalogue import Catalogue
from dosespanas.terminal.espana1936.odds import odds_table

SPAN = {"least": 0.15, "most": 0.33, "mean": None}
ODDS = {
    **{"dice": [4, 3], "win": 0.32, "trade": 0.01, "attrition": 0.64, "nothing": 0.01, "lose": 0.02},
    **{"left": {"attacker": {"3": 1.0}, "defender": {"0": 1.0}}, "clears": 0.0},
    "unseen": {"laid": False, "target": SPAN, "attacker": SPAN},
}


def test_what_an_unseen_card_may_change_stands_below_the_line_that_says_so() -> None:
    """Played by hand: the line stood below its numbers, which then seemed to belong to what came before."""
    console = Console(width=120, record=True)
    console.print(odds_table(ODDS, Catalogue("en")))
    lines = console.export_text().splitlines()
    said = next(at for at, line in enumerate(lines) if "Whatever card it lays:" in line)
    assert [line.count("%") for line in lines[said + 1 :]] == [2, 2], "a span, and no number as if it were sure"
