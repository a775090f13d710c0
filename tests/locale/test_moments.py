"""A moment of a game is told as people find it: turn, phase and move. Nobody thinks in the number of a choice."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.locale.test_catalogue import LANGUAGES, messages

from dosespanas.catalogue import Catalogue

NUMBERED = {
    "error-player-failed",  # with the seed it leads a programmer to the same failure
    "error-record-earlier",  # answers somebody who asked for a choice of a record by its number
    "error-game-not-whole",  # the lines of a file that is repaired by the command line
}
"""What a program or a file is asked by number."""
COUNTED_BY_CHOICES = {"choice", "current", "asked"}
"""Under which names a message is given the number of a choice."""


class Shown(Visitor):
    """The variables that a reader sees: not those that only choose among words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """Note what stands in the text itself."""
        if isinstance(node.expression, ast.VariableReference):
            self.variables.add(node.expression.id.name)
        elif isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shows_the_number_of_a_choice(language: str) -> None:
    told = set()
    for key, message in messages(language).items():
        shown = Shown()
        assert message.value is not None
        shown.visit(message.value)
        if shown.variables & COUNTED_BY_CHOICES:
            told.add(key)
    assert told == NUMBERED


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_says_turn_phase_and_move_and_leaves_out_what_is_not_known(language: str) -> None:
    words = Catalogue(language, {}, "espana1936")
    whole = words.text("moment", turn=3, phase="phase:movement", move=12)
    assert whole.split(" · ")[:2] == [words.text("page-turn", turn=3), words.term("phase:movement")]
    assert whole.endswith(" 12")
    assert whole.startswith(words.text("moment", turn=3, phase="phase:movement", move=None) + " · ")
    at = words.text("moment-at", turn=3, phase="phase:movement", move=12, place="box:madrid")
    assert at.split(" · ")[2] == words.term("box:madrid")
    assert words.text("page-looking-back", when=whole).endswith(whole)
