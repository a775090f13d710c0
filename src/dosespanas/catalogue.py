"""Terms, events and errors turned into sentences: the one message catalogue, read with Project Fluent.

The catalogue is every `locale/<language>/*.ftl` file of the package. The terminal and the server use
this module; the browser reads the same files, so that a sentence is written once in each language.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from dosespanas.kernel.action import act
from dosespanas.kernel.errors import DosEspanasError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that every message exists in."""

REGIONS = {"en": "en_GB"}
"""By language the country whose customs its catalogue keeps, where that is not the most usual one: "A, B and C"."""

SOUNDS = {
    "es": (
        (" y ", " e ", re.compile(r"h?[ií](?![aeoáéó])", re.IGNORECASE)),
        (" o ", " u ", re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)),
    )
}
"""By language the joining words that are others before names that begin so: "Huesca e Irún", "Madrid u Oviedo"."""

PIECES = frozenset(("troop", "general", "plane", "tank", "ship", "unit"))
"""Kinds of terms that name a piece of one of the sides."""
FOES = frozenset(("target", "foe"))
"""Arguments of an event that name pieces of the other side."""
OTHER = {"side:nationalist": "side:republican", "side:republican": "side:nationalist"}
LACKING: Mapping[str, Any] = MappingProxyType({"box": None, "hex": None, "side": None})
"""What events that were told by earlier versions do not say: where it was, and whose doing."""

_TERM = re.compile(r"^[a-z]+(:[A-Za-z0-9_.-]+)+$")
_MONTH = re.compile(r"^\d{4}-(0[1-9]|1[0-2])$")
"""A month, but not a span of years such as `1936-37`."""
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen that stands for the minus of a number."""


START = frozenset(
    (
        *("accounts.ftl", "clocks.ftl", "corrections.ftl", "game.ftl", "names.ftl", "notices.ftl", "opponents.ftl"),
        *("page.ftl", "page-gce.ftl", "privacy.ftl", "results.ftl", "room.ftl", "site.ftl", "talk.ftl"),
    )
)
"""The files of the catalogue that the start page of the browser speaks with."""
UNSAID = frozenset(
    (
        *("chronicle.ftl", "data-check.ftl", "faults.ftl", "terminal.ftl", "terminal-gce.ftl"),
        *("page-workshop.ftl", "page-workshop-fields.ftl"),
    )
)
"""Files that no table speaks with."""
GAMES = ("espana1936", "gce")
"""Games whose name a file bears that is theirs alone."""


def languages() -> list[str]:
    """Return the languages of the catalogue, English first: `["en", "es"]`."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    """Return them; the package's files stay what they are."""
    root = resources.files("dosespanas") / "locale"
    found = sorted(entry.name for entry in root.iterdir() if entry.is_dir() and any(_sources(entry)))
    return tuple(sorted(found, key=lambda name: name != FALLBACK))


def _sources(folder: Traversable, of: str | None = None) -> Iterable[str]:
    """Yield the text of every Fluent file in a folder and below, by name, or of those of a part."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry, of)
        elif entry.name.endswith(".ftl") and _in_part(entry.name, of):
            yield entry.read_text(encoding="utf-8")


def _in_part(name: str, of: str | None) -> bool:
    """Return whether a file belongs to a part; `start` and a game's part have no file in common."""
    if of is None or of == "start":
        return of is None or name in START
    others = [game for game in GAMES if game != of]
    return name not in START | UNSAID and not any(game in name.removesuffix(".ftl").split("-") for game in others)


@cache
def catalogue_source(language: str, of: str | None = None) -> str:
    """Return all messages of a language as one Fluent text; raises DosEspanasError if there is none.

    `of`: only those of a part: what the start page says (`start`), or what a game's table says besides that.
    """
    if language not in languages():
        known = ", ".join(languages())
        raise DosEspanasError(
            "error-unknown-language",
            f"no catalogue for language {language!r}; there is {known}",
            language=language,
            known=known,
        )
    return "\n".join(_sources(resources.files("dosespanas") / "locale" / language, of))


_MESSAGE = re.compile(r"^(-?[a-z][\w-]*) =.*(?:\n(?![\w#-]).*)*", re.MULTILINE)
"""A message with all its lines; what stands between messages is for translators."""


@cache
def spoken_source(language: str, of: str | None = None) -> str:
    """Return all that the page says in a language as one Fluent text, in English what the language lacks.

    Raises DosEspanasError if there is no such language. `of`: as for `catalogue_source`.
    """
    own, english = (
        {found[1]: found[0].rstrip() for found in _MESSAGE.finditer(catalogue_source(name, of))}
        for name in (language, FALLBACK)
    )
    return "\n".join((english | own).values()) + "\n"


_PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]+)$(?!\n[ \t])", re.MULTILINE)
"""A message of one line, with nothing to put into it."""


@cache
def plain_texts(language: str) -> Mapping[str, str]:
    """Return the messages of a language that are plain text, such as names and titles, by key."""
    return MappingProxyType({key: text.strip() for key, text in _PLAIN.findall(catalogue_source(language))})


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second that serving does without

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_source(language)))
    return bundle


def owned(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of an event, with whose each piece is: said of a side once, and by nothing but words.

    What the sentence says of a side besides (`side`) is not said again of its pieces.
    """
    args = {**LACKING, **view["args"]}
    said = {args.get("side")}
    for name, value in args.items():
        first = value[0] if isinstance(value, list | tuple) and value else value
        side = _owner(first, name, view) if isinstance(first, str) else None
        if side is not None and side not in said:
            said.add(side)
            args[name] = {"key": "piece-of", "args": {"piece": value, "side": side}}
    return args


def _owner(term: str, name: str, view: Mapping[str, Any]) -> str | None:
    """Return whose a piece is, as an argument of an event; None of what is no piece, or nobody's."""
    kind, *names = term.split(":")
    if kind not in PIECES or not names:
        return None
    if kind == "troop":
        return f"side:{names[0]}"
    side: str | None = view["args"].get("owner", view.get("side") and f"side:{view['side']}")
    return OTHER.get(side or "") if name in FOES else side


class Catalogue:
    """The words of one language; what it lacks is said in English, and failing that by its key."""

    def __init__(
        self,
        language: str = FALLBACK,
        names: Mapping[str, str] | None = None,
        game: str = "",
        texts: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        """Take the proper names of a game by term: the same in every language, but for some places.

        A message that the game words in its own way has the game's name at its end: `action-attack-gce`.
        `texts`: messages that a corrected copy of its data has otherwise, by language and key.
        """
        given = texts or {}
        self._own = {**given.get(FALLBACK, {}), **given.get(language, {})}
        """Texts of a corrected copy; one in English alone stands where the catalogue has none."""
        if language != FALLBACK:
            known = plain_texts(language)
            self._own = {
                key: text for key, text in self._own.items() if key in given.get(language, {}) or key not in known
            }
        self.language = language
        self.names = names or {}
        self.game = game
        self._bundles = [_bundle(language)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK))

    def has(self, key: str) -> bool:
        """Return whether there is a message of that key."""
        return key in self._own or any(bundle.has_message(key) for bundle in self._bundles)

    def named(self, key: str, otherwise: str, /, **args: Any) -> str:
        """Return the message of a key, or what stands for it where there is none (an opponent that somebody added)."""
        return self.text(key, **args) if self.has(key) else otherwise

    def own(self, game: str, key: str) -> str:
        """Return the key of a game's own message (`key-game`) if it has one, else the key."""
        return f"{key}-{game}" if self.has(f"{key}-{game}") else key

    def text(self, key: str, /, **args: Any) -> str:
        """Return a message with its arguments put into words: terms, numbers, plain words or lists."""
        if key in self._own:
            return self._own[key]
        named = {value for value in args.values() if isinstance(value, str)}
        words = {name: self._argument(value, named) for name, value in args.items()}
        own = f"{key}-{self.game}"
        wanted = own if self.game and self.has(own) else key
        for bundle in self._bundles:
            if bundle.has_message(wanted):
                pattern = bundle.get_message(wanted).value
                if pattern is not None:
                    told = str(bundle.format_pattern(pattern, words)[0])
                    below = any(isinstance(value, int | float) and value < 0 for value in words.values())
                    return _MINUS.sub("−", told) if below else told
        return key

    def term(self, value: str) -> str:
        """Return a term in words: `box:madrid` is "Madrid", `rule:MOV-04` its id, other text itself.

        A hex is its name and number, "Madrid (2712)", or the number alone.
        """
        if not _TERM.match(value):
            return value
        kind, *names = value.split(":")
        if kind == "rule":
            return names[0]
        if kind == "troop" and len(names) == 3:
            return self.text("troop", type=f"type:{names[0]}:{names[1]}", strength=int(names[2]))
        if kind == "hex":
            name = self.place(names[0])
            return f"{name} ({names[0]})" if name else names[0]
        if value in self.names:
            return self.names[value]
        return self.named("-".join([kind, *names]), names[-1])

    def place(self, hex_: str) -> str:
        """Return the name of the place in a hex (`2712`) as the language has it, else as the map has it; maybe none."""
        return self.named(f"place-{self.game}-{hex_}", self.names.get(f"hex:{hex_}", ""))

    def said(self, sentence: Mapping[str, Any]) -> str:
        """Return a sentence: the message of its `key` with its `args`, which may be sentences or several of them."""
        return self.text(sentence["key"], **sentence["args"])

    def event(self, view: Mapping[str, Any], before: Mapping[str, Any] | None = None) -> str:
        """Return the sentence of an event, given as its JSON (`event.view(viewer)`). It says whose its pieces are.

        `before`: the event told just before it. A hex that was told there by a place beside it is told by its number.
        """
        args = owned(view)
        if before is not None:
            again = [value for value in before["args"].values() if isinstance(value, str)]
            args = {name: self._again(value) if value in again else value for name, value in args.items()}
        return self.text(f"event-{view['kind']}", **args)

    def events(self, views: Iterable[Mapping[str, Any]]) -> Iterator[str]:
        """Yield the sentences of events that are told one after the other."""
        before = None
        for view in views:
            yield self.event(view, before)
            before = view

    def _again(self, value: str) -> str:
        """Return what tells a term a second time: the number of a hex without a name."""
        return value.removeprefix("hex:") if f"beside:{value}" in self.names else value

    def action(self, view: Mapping[str, Any]) -> str:
        """Return the label of a legal action, given as its JSON (`game.legal_view()`)."""
        return self.text(f"action-{view['verb']}", **view["args"])

    def act(self, first: Mapping[str, Any], then: Sequence[Mapping[str, Any]]) -> str:
        """Return the label of an action and of what follows it in the same act, such as where a unit goes."""
        told = self.action(first)
        for view in then:
            now = {"key": f"action-{view['verb']}", "args": view["args"]}
            told = self.said(act(told, first["verb"], view["verb"], now))
        return told

    def acts(self, acts: Sequence[Sequence[Mapping[str, Any]]]) -> str:
        """Return the labels of several acts in one line, each told as a whole."""
        return "; ".join([self.act(first, then) for first, *then in acts])

    def decimal(self, value: float, digits: int = 1) -> str:
        """Return a number with so many decimals, as the language writes it."""
        from babel.numbers import format_decimal

        return _MINUS.sub("−", str(format_decimal(value, "0." + "0" * digits, locale=self.language)))

    def percent(self, share: float) -> str:
        """Return a share of the whole, between 0 and 1, in percent as the language writes it."""
        from babel.numbers import format_percent

        return str(format_percent(share, locale=self.language))

    def listed(self, names: Sequence[str], style: Literal["or", "standard"] = "standard") -> str:
        """Return names as the language lists them: "A, B and C", or "or"."""
        from babel.lists import format_list

        told = format_list(names, style, locale=REGIONS.get(self.language, self.language))
        for joint, other, begins in SOUNDS.get(self.language, ()):
            if names and begins.match(names[-1]) and told.endswith(joint + names[-1]):
                return told.removesuffix(joint + names[-1]) + other + names[-1]
        return told

    def rule(self, rule: str) -> str | None:
        """Return the text of a rule by its id (`MOV-04`, `13.12-e`), or None if there is no such rule."""
        key = f"rule-{rule.replace('.', '_')}"
        return self.text(key) if self.has(key) else None

    def error(self, error: DosEspanasError) -> str:
        """Return an error in words: its message in the catalogue, else its plain English text."""
        return self.named(error.key, str(error), **error.details)

    def _argument(self, value: Any, named: set[str] | None = None) -> Any:
        """Return an argument as Fluent takes it: text or a number; nothing at all is the word `none`.

        `named`: terms that the same sentence tells besides.
        """
        if value is None:
            return "none"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return self._month(value) if _MONTH.match(value) else self._placed(value, named or set())
        if isinstance(value, Mapping) and "key" in value:
            return self.said(value)
        if isinstance(value, Mapping) and ("any_of" in value or "all_of" in value):
            return self._joined(value)
        if isinstance(value, list | tuple):
            return self._several(value) or "—"
        return value

    def _listed(self, item: Any) -> str:
        """Return one of several in words."""
        return self.term(item) if isinstance(item, str) else str(self._argument(item))

    def _placed(self, value: str, named: set[str]) -> str:
        """Return a term in words; a hex that has no name and stands alone is told by a place beside it, named once."""
        beside = self.names.get(f"beside:{value}")
        if beside is None or beside in named:
            return self.term(value)
        named.add(beside)
        place = self.place(beside.removeprefix("hex:"))
        return self.text("place-beside", number=value.removeprefix("hex:"), place=place)

    def _joined(self, several: Mapping[str, Any]) -> str:
        """Return what is given as `any_of` or `all_of` several as the language lists it, each once."""
        items = several["any_of"] if "any_of" in several else several["all_of"]
        names = list(dict.fromkeys(str(self._argument(item)) for item in items))
        return self.listed(names, "or" if "any_of" in several else "standard")

    def _several(self, items: Sequence[Any]) -> str:
        """Return several as the language lists them, each once, with how often it is there; of numbers all."""
        names = [self._listed(item) for item in items]
        if all(isinstance(item, int) for item in items):
            return _MINUS.sub("−", ", ".join(names))
        told = [name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items()]
        return self.listed(told)

    def _month(self, value: str) -> str:
        """Return a month by its name: `1936-09` is "September 1936"."""
        from babel.dates import format_skeleton

        return format_skeleton("yMMMM", date.fromisoformat(f"{value}-01"), locale=self.language)
