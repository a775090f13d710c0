"""La Guerra Civil Española at the keyboard."""

import io
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from rich.console import Console

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.terminal.gce.look import supply_words
from dosespanas.terminal.gce.screen import hex_screen
from dosespanas.terminal.play import Quit, TerminalGame

SCREEN = hex_screen(None)
UNSAID = re.compile(r"\{|\$\w|\b(?:terminal|page|prompt|event|action|refusal|duty|modifier|phase|unit|hex|side)[-:]\w+")
"""What is seen when a message is missing: its key, a term, a placeholder."""


def typed(*lines: str) -> Callable[[str], str]:
    """A person who types prepared lines."""
    left = list(lines)
    return lambda _: left.pop(0)


def at_random(game: Game, seed: int) -> Callable[[str], str]:
    """A person who takes any action, and looks at things in between."""
    dice = random.Random(seed)
    looks = (
        "hand",
        "map",
        "map Madrid",
        "look 2712",
        "look r_mng",
        "look n_ctv",
        "odds",
        "odds 1",
        "why 2712",
        "log 3",
    )

    def answer(_: str) -> str:
        return dice.choice(looks) if dice.random() < 0.03 else str(dice.choice(game.legal_actions()))

    return answer


def sit_down(
    read: Callable[[str], str] | None,
    seed: int = 5,
    width: int = 80,
    language: str = "en",
    persons: int = 1,
    options: dict[str, Any] | None = None,
) -> tuple[TerminalGame, io.StringIO]:
    """A table where a person plays the Nationalist side (and the Republican too, with two persons)."""
    screen = io.StringIO()
    game = dosespanas.new_game("gce", seed=seed, options=options)
    table = TerminalGame(
        game,
        [None, None if persons == 2 else make("random", 1, "gce")],
        SCREEN,
        Catalogue(language, SCREEN.names, "gce"),
        Console(file=screen, width=width, highlight=False),
        read or at_random(game, seed),
    )
    return table, screen


def shown(*lines: str, width: int = 80, language: str = "en", options: dict[str, Any] | None = None) -> str:
    """What the screen shows after the lines and a departure, lines joined where words are broken."""
    table, screen = sit_down(typed(*lines, "quit", "quit"), width=width, language=language, options=options)
    with pytest.raises(Quit):
        table.run()
    return screen.getvalue()


def flat(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())


MOVING = ("decline", "decline")
FIGHTING = (*MOVING, "done")


@pytest.mark.parametrize(
    ("language", "width", "persons"),
    [
        ("fr", 60, 2), ("pl", 200, 1),
        pytest.param("en", 80, 1, marks=pytest.mark.long), pytest.param("es", 120, 2, marks=pytest.mark.long),
    ],
)  # fmt: skip
def test_a_whole_game_to_its_end(language: str, width: int, persons: int) -> None:
    table, screen = sit_down(None, 3, width, language, persons)
    table.run()
    text = screen.getvalue()
    assert table.game.outcome() is not None
    assert UNSAID.search(text) is None
    assert max(len(line) for line in text.splitlines()) <= width


def test_the_map_comes_first_and_stands_whole_on_80_characters() -> None:
    text = shown()
    assert text.index("37 ") < text.index("Turn 1, July 1936: Events")
    assert "Resource points: Nationalist 0" in text and "Republican Morale" not in text and "12  ~" in text
    assert "Draw  draw" in text and "7.2-a" in text


def test_the_map_around_a_place() -> None:
    text = shown("map toledo", "map nowhere", width=120)
    assert "2510 Toledo 1" in flat(text)
    assert "3702 La Coruña" not in text


@pytest.mark.parametrize("name", ["2712", "madrid", "r_enc"])
def test_look_tells_ground_troops_and_zones(name: str) -> None:
    text = flat(shown(f"look {name}"))
    assert "Madrid (2712): Republican" in text
    assert "clear; city; New Castile; railway; morale 7; minor river towards" in text
    assert "Zone of control of columns only: Republican." in text
    assert "2 units: attack 1, defence 1; one lies covered." in text
    assert "Columna Enciso (r_enc): column, 1-1-4" in text
    assert "Units of your side would be out of supply here." in text


def test_look_tells_the_supply_of_own_units() -> None:
    text = flat(shown("look sevilla", "look 3016"))
    assert "Columna Castejón (n_cst): column, 3-3-5, supply from" in text
    assert "Units of your side would be in supply here." in text


def test_look_at_a_unit_off_the_map_and_at_nothing() -> None:
    text = flat(shown("look n_ctv", "look nowhere"))
    assert "Corpo di Truppe Volontarie (n_ctv): headquarters corps, 6-4, artillery support, not yet come" in text
    assert "There is no hex, place or unit called nowhere." in text


def test_look_tells_ports_coasts_sources_and_fortified_lines() -> None:
    text = flat(shown("look cadiz", "look 1206", "look bilbao", "look zafra"))
    assert "port; morale 3; final supply source: Nationalist" in text.replace("railway; ", "")
    assert "1206 (beside Cádiz): Nationalist clear; Andalusia; coast" in text
    assert "Iron Belt (not yet complete)" in text
    assert "Zafra (2007), also Jerez de los Caballeros: Republican" in text


def test_a_unit_says_what_it_has_become() -> None:
    words = Catalogue("en", SCREEN.names, "gce")
    units = {unit["id"]: unit for unit in dosespanas.new_game("gce").observe(0)["units"]}
    converted = next(name for name, facts in SCREEN.units.facts.items() if "conversion" in facts and name in units)
    reduced = next(name for name, facts in SCREEN.units.facts.items() if "back" in facts and name in units)
    assert SCREEN.units.kind(units[converted], words) == "column"
    assert SCREEN.units.kind(units[converted] | {"face": 1}, words) != "column"
    line = SCREEN.units.line(units[reduced] | {"face": 1, "moved": True, "where": "returning", "enters": 9}, words)
    assert "reduced, moved" in line and "returns in turn 9" in line


def test_a_unit_without_supply_says_why() -> None:
    why = {"rule": "10.4-a", "key": "refusal-gce-no-source", "args": {"hex": "hex:2712", "reach": 3}}
    line = {"supplied": False, "path": [], "source": None, "why": why}
    assert "out of supply (10.4-a: No friendly town" in supply_words(line, "2711", Catalogue("en", SCREEN.names, "gce"))
    assert supply_words(line | {"supplied": True}, "2711", Catalogue("en")) == "in supply"


@pytest.mark.rule("10.4-a")
def test_a_source_is_as_far_as_one_would_count_hexes_to_it() -> None:
    line: dict[str, Any] = {"supplied": True, "path": [], "source": "1607", "why": None}
    words = Catalogue("en", SCREEN.names, "gce")
    assert supply_words(line, "1607", words).endswith("in the hex")
    assert supply_words(line, "1608", words).endswith("one hex away")
    assert supply_words(line | {"path": ["1807", "1707"]}, "1907", words).endswith("3 hexes away")


def test_hand_tells_chits_points_transport_reinforcements_and_the_war() -> None:
    text = flat(shown("hand"))
    assert "Nationalist: 7 in the cup, 0 kept." in text
    assert "Nationalist pool: 0 points, 1 more next turn." in text and "Republican pool" not in text
    assert "Rail (Nationalist): 0 of 0 left." in text
    assert "Turn 2: Columna Sagardía 1-1-4" in text
    assert "Aviación Nacional 1 (n_na1): aircraft, 1" in text
    assert "three hexes beside it (0 now)" in text


def test_hand_tells_promised_and_soviet_points_and_the_campaign() -> None:
    table, screen = sit_down(typed())
    sight = table._sight()
    seen = {
        **sight.observation,
        "viewer": "republican",
        "scenario": "campaign",
        "victory": sight.observation["victory"] | {"morale_at_most": 30},
        "soviet_points": 2,
        "points_next": sight.observation["points_next"] | {"northern": 1},
    }
    table.console.print(*SCREEN.hand(replace(sight, observation=seen)))
    text = flat(screen.getvalue())
    assert "Northern pool: 0 points, 1 more next turn." in text
    assert "2 of the Republican points rebuild only" in text
    assert "Republican Morale 72." in text
    assert "42 above the 30 at which the Nationalist side wins." in text
    assert "three valued hexes taken (0 now" in text and "three hexes beside it" not in text


def test_hand_tells_what_events_compel_and_what_is_kept() -> None:
    table, screen = sit_down(typed())
    sight = table._sight()
    said = {"rule": "7.22-a", "key": "duty-madrid", "args": {"count": 15, "done": 6, "hex": "hex:2712"}}
    duty = {**said, "units": ["n_gec", "n_cst"]}
    kept = {"cup": 6, "held": ["mass_desertion"], "count": 1, "played": []}
    seen = {
        **sight.observation,
        "duties": [{"side": "nationalist", **duty}, {"side": "republican", **duty}],
        "chits": {"nationalist": kept, "republican": kept | {"held": None}},
    }
    table.console.print(*SCREEN.hand(replace(sight, observation=seen)))
    text = flat(screen.getvalue())
    assert text.count("Bring 15 steps as near to Madrid (2712) as they can go") == 1 and "7.22-a" in text
    assert re.search(r"Still asked of: [^:]+ and Columna Castejón", text)
    assert "Mass Desertion" in text and "Not playable now." in text


def test_many_units_are_listed_by_hex() -> None:
    text = shown(*MOVING)
    assert "move: number, unit and factors, hex by hex" in text
    assert "Seville (1607):" in text
    assert re.search(r"\d+ n_cst 3-3-5 \(\d+ march\)", flat(text))


def test_a_unit_named_alone_moves_and_its_ways_are_drawn() -> None:
    text = shown(*MOVING, "n_cst")
    assert "choose where Columna Castejón goes" in text
    assert "@N3*" in text and "+N1o" in text
    assert re.search(r"to 1 point:.*\d+ 1608 Écija", text)


def test_a_hex_named_alone_is_where_the_unit_goes() -> None:
    table, screen = sit_down(typed(*MOVING, "mo n_cst", "1608", "quit", "quit"))
    with pytest.raises(Quit):
        table.run()
    assert [str(action) for action in table.game.actions[-2:]] == ["move n_cst", "to 1608"]
    assert "Columna Castejón (Nationalist) moves from Seville (1607) to Écija (1608)." in screen.getvalue()


def test_a_beginning_that_may_mean_more_is_asked_again() -> None:
    text = shown(*MOVING, "m n_cst", "9999", "banana", "map 1607")
    assert "Say which: move n_cst or march n_cst" in flat(text)
    assert "Choose a number from 1 to" in text
    assert "“banana” is not an action; expected: a verb and a unit, hex or chit" in text


def test_an_attack_shows_its_odds_before_and_after() -> None:
    text = shown(*FIGHTING, "odds attack 3018", "attack 3219", "odds", "commit", options={"open_stacks": True})
    assert re.search(r"attack 3018  column \d:1, \d+\.\d% to empty the hex", text)
    assert "enemy aircraft and support may still come" in flat(text)
    assert "Shifts of the column" in text and "13.26-a" in text
    assert "Attack on Barbastro (3219): units attacking 1, defending 2." in text
    assert "@N2*#R2o" in text
    assert "Attack on Barbastro (3219): 1 against 2, 1:2, column 1:2." in flat(text)


def test_covered_defenders_show_no_odds() -> None:
    text = shown(*FIGHTING, "attack 3219", "join-all 3218", "odds")
    assert "% to empty the hex" not in text.split("choose who attacks")[1].split("odds")[0]
    assert "The defenders lie covered" in text


def test_help_and_rules() -> None:
    text = flat(shown("?", "rule 13.7", "rule a62"))
    assert "map Madrid" in text and "26 against 7" in text and "40 against 4" in text


def test_two_persons_hand_the_screen_over_unless_all_lies_open() -> None:
    open_, hidden = {"open_stacks": True}, {"open_stacks": True, "hidden_chits": True}
    for options, secret in (({}, True), (open_, False), (hidden, True)):
        lines = ["", "quit"] if secret else ["quit"]
        table, _ = sit_down(typed(*lines), persons=2, options=options)
        with pytest.raises(Quit):
            table.run()
        assert (table._sight().observation["curtain"] is not None) == secret


@pytest.mark.rule("4.1-b")
def test_two_persons_may_agree_to_stop() -> None:
    table, screen = sit_down(typed("", "agree", "agree"), persons=2)
    table.run()
    assert table.game.agreed and Catalogue("en").text("outcome-gce-agreed") in flat(screen.getvalue())
