"""The names that persons choose: which there may be, and which look alike."""

import hashlib
import re
import unicodedata

from dosespanas.players import NAMES, others
from dosespanas.registry import GAMES
from dosespanas.server.errors import RequestProblem

LEAST, MOST = 3, 20
"""How many letters and figures a name has."""

_SHAPE = re.compile(r"[^\W_](?:[-_]?[^\W_])*")
"""Letters and figures, with single hyphens or underscores between them."""

_LETTERS = {
    **{"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ŀ": "l", "ĸ": "k"},
    **{"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th", "ŋ": "n", "ſ": "s"},
}
"""Latin letters that are no plain letter with a mark."""

_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Pairs of letters that look like another one."""

_LIKE = str.maketrans({"0": "o", "1": "i", "l": "i", "j": "i", "5": "s", "8": "b", "2": "z", "6": "b", "9": "g"})
"""Letters and figures that look like another one."""

_WITHIN = ("admin", "moderator", "dosespanas", "support", "official")
_ALONE = (
    *("root", "system", "server", "staff", "help", "info", "mail", "postmaster", "webmaster", "security", "abuse"),
    *("person", "player", "formerplayer", "guest", "host", "spectator", "anonymous", "nobody", "everybody", "none"),
    *("null", "undefined", "me", "you", "account", "nationalist", "republican", "computer", "opponent", "regent"),
    *("bot", "arbiter", "referee", "noreply"),
    *NAMES,
    *(name for game in GAMES for name in others(game)),
)
"""Words that stand for somebody else, computer opponents among them: in a name at all, or as the whole of one."""


class BadHandle(RequestProblem):
    """A name that nobody may have."""


def bare(handle: str) -> str:
    """Return a name in small letters without marks, hyphens and underscores; empty if a letter of it is not Latin."""
    found = []
    for letter in unicodedata.normalize("NFKD", handle.casefold()):
        if unicodedata.combining(letter) or letter in "-_":
            continue
        plain = _LETTERS.get(letter, letter)
        if not (plain.isascii() and plain.isalnum()):
            return ""
        found.append(plain)
    return "".join(found)


def looks(handle: str) -> str:
    """Return what a name looks like: names that are easily taken for each other are the same."""
    found = bare(handle)
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found.translate(_LIKE)


def skeleton(handle: str) -> str:
    """Return what is kept of a name so that no other one looks like it: a SHA-256."""
    return hashlib.sha256(looks(handle).encode()).hexdigest()


_RESERVED = frozenset(looks(word) for word in (*_ALONE, *_WITHIN))
_PARTS = tuple(looks(word) for word in _WITHIN)


def checked_handle(text: str) -> str:
    """Return a name as it is kept; raises BadHandle for one that nobody may have."""
    handle = unicodedata.normalize("NFKC", text.strip())
    plain = bare(handle)
    if not (LEAST <= len(handle) <= MOST and _SHAPE.fullmatch(handle) and len(plain) >= LEAST) or plain.isdigit():
        raise BadHandle(
            "error-handle-shape",
            f"a name has {LEAST} to {MOST} Latin letters and figures, at least one letter, and single hyphens or "
            "underscores between them",
            least=LEAST,
            most=MOST,
        )
    seen = looks(handle)
    if seen in _RESERVED or any(part in seen for part in _PARTS):
        raise BadHandle("error-handle-reserved", "this name stands for somebody else; choose another one")
    return handle


class HandleTaken(RequestProblem):
    """A name that somebody has, or that looks like one: which is not said."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-handle-taken", "somebody has this name, or one that looks like it; choose another one")
