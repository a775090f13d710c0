"""One word for one thing: what a hit, a link and linked boxes are called in French, wherever the game tells of them."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tests.locale.test_catalogue import LOCALE, messages

from dosespanas.catalogue import Catalogue

HISTORY = re.compile(r"-history$|^war-|^page-rules-synonyms$")
"""What tells of the war speaks of real roads and of people who were hit; synonyms are what others say."""
NOT_SAID = {
    "hit: impact": re.compile(r"\btouch(es\b(?! de)|é)|coups? au but|\bne touche ni\b", re.I),
    "linked boxes: cases reliées": re.compile(r"cases (liées|connectées)\b", re.I),
    "link: liaison": re.compile(r"\b(un|deux|trois|le long des) liens? (terrestre|entre)|qu’un lien\b", re.I),
    "link: liaison, not road": re.compile(r"\b(les|des) routes (de ville|joignent)", re.I),
}
KEYS = {"aid-", "rule-", "page-learn-espana", "page-guide-", "page-about-espana1936", "reason-", "event-", "refusal-"}
"""Where the rules of a game are told."""
ELSEWHERE = {"rule-7_22-a", "rule-13_17-b", "rule-A97", "page-learn-espana-grown-2"}
"""To be beside something, to be meant by an event, the keys of a keyboard: other words in every language."""


class Texts(Visitor):
    """All words of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note what is said."""
        self.found.append(node.value)


def test_french_has_one_word_for_hit_link_and_linked_boxes() -> None:
    wrong = []
    for key, message in messages("fr").items():
        if HISTORY.search(key) or key in ELSEWHERE or not any(key.startswith(begin) for begin in KEYS):
            continue
        texts = Texts()
        texts.visit(message)
        said = " ".join(texts.found)
        wrong += [(key, word) for word, other in NOT_SAID.items() if other.search(said)]
    assert wrong == []


@pytest.mark.parametrize("language", sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))
def test_the_rule_of_linked_boxes_says_where_their_number_stands(language: str) -> None:
    words = Catalogue(language, {}, "espana1936")
    heading = words.text("board-linked", wanted=8).rstrip(": \u00a0\u202f")
    plain = re.compile(r"[\u00a0\u202f]")
    assert plain.sub(" ", heading) in plain.sub(" ", words.text("rule-VIC-04"))
