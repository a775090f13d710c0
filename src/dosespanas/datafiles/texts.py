"""Texts that go with data: titles, histories and names in each language, as the catalogue has them or a copy its own.

They stand beside the data files as `texts`, by language and message: `texts/es/card-rep_1`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from pydantic import RootModel

from dosespanas.catalogue import languages, plain_texts
from dosespanas.datafiles.fields import is_plain
from dosespanas.datafiles.words import DataWords, ValueWords, being, say

NAME: Final = "texts"
LONGEST: Final = 600
"""Characters of a text."""

MOST: Final = 4_000
"""Texts that a copy may have of its own."""

Texts = Mapping[str, Mapping[str, Any]]
"""By language and message."""


FILE: Final = "texts.json"
"""Where a folder of data has them."""


class TextFile(RootModel[dict[str, dict[str, Any]]]):
    """`texts.json`."""


def shipped_texts(about: Callable[[str], bool]) -> dict[str, dict[str, str]]:
    """Return the texts of the catalogue that are about the data of a game, by language."""
    return {
        language: {key: text for key, text in plain_texts(language).items() if about(key)} for language in languages()
    }


def own_texts(mine: Any, shipped: Texts) -> dict[str, dict[str, Any]]:
    """Return those texts that are other than shipped."""
    found = {}
    for language, texts in (mine if isinstance(mine, dict) else {}).items():
        there = shipped.get(language, {})
        own = texts if isinstance(texts, dict) else {}
        others = {key: text for key, text in own.items() if text != there.get(key)}
        if others:
            found[language] = others
    return found


def text_problems(own: Texts, known: set[str]) -> Iterator[tuple[tuple[str, ...], DataWords, DataWords]]:
    """Yield what is wrong with texts: where, what, and what would be right.

    Of things there are not, and what cannot be shown as a line of text.
    """
    count = sum(map(len, own.values()))
    if count > MOST:
        yield (), say("data-are", many=ValueWords(count)), say("data-at-most", value=ValueWords(MOST))
    for language, texts in own.items():
        for key, text in texts.items():
            if language not in languages():
                right = say("data-in-languages", values={"any_of": [ValueWords(one) for one in languages()]})
                yield (language, key), say("data-in-language", value=ValueWords(language)), right
            elif key not in known:
                right = say("data-such-as", values={"any_of": examples(key, known)})
                yield (language, key), say("data-no-text"), right
            elif not (isinstance(text, str) and 0 < len(text) <= LONGEST and is_plain(text)):
                form = say("data-form-plain", low="1", high=str(LONGEST))
                yield (language, key), being(text), say("data-must-be", value=form)


def examples(key: str, known: set[str]) -> list[str]:
    """Return texts there are that begin as one that there is not."""
    like = sorted(one for one in known if one.partition("-")[0] == key.partition("-")[0]) or sorted(known)
    return like[:2]
