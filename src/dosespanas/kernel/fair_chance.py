"""Chance that nobody chooses alone: a secret the server is bound to first, and a number of each person.

The server draws a secret for each game and shows its commitment before anybody adds a number; the seed is made of
the secret and all numbers. `docs/fair-play.md` explains it, `docs/check_proof.py` checks it without this program.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Iterable
from typing import Any, Final

VERSION: Final = 2
"""How seeds are made now. Version 1 did not bind who gives numbers, nor what each draw was for."""
SHARED: Final = "both"
"""Who gives the number in a hot seat, where two people share one page."""

_CONSTRUCTIONS: Final = {"dosespanas-seed 1": 1, "dosespanas-seed 2": 2}
_KEYS: Final = {"construction", "id", "commitment", "secret", "numbers"}
_BOUND: Final = {"draws", "chain"}
"""What version 2 tells besides."""
_CORRECTIONS: Final = "corrections"
"""What it tells of a game on corrected data: the digest of the corrections."""
_RECORD: Final = "record"
"""What newer proofs of version 2 tell: the digest of all other lines of the record."""
_HEX = re.compile("[0-9a-f]{64}")
_ID = re.compile("[0-9a-z]{1,64}")
_SIDES: Final = {"nationalist", "republican"}


def commitment(game: str, secret: str, givers: Iterable[str], version: int = VERSION, corrections: str = "") -> str:
    """Return what is shown before anybody adds a number (64 hex digits): it fits one secret and these givers only.

    `corrections`: the digest of those that the game is played with; it fits no others then.
    """
    bound = "" if version == 1 else "".join(f"giver {giver}\n" for giver in sorted(givers))
    bound += f"{_CORRECTIONS} {corrections}\n" if corrections else ""
    text = f"dosespanas-commitment {version}\ngame {game}\n{bound}secret {secret}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def seed_of(game: str, secret: str, numbers: dict[str, str], version: int = VERSION) -> str:
    """Return the seed (32 hex digits) that a secret and the numbers of all persons make; no person: of the secret."""
    given = "".join(f"{giver} {number}\n" for giver, number in sorted(numbers.items()))
    text = f"dosespanas-seed {version}\ngame {game}\n{given}"
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()[:32]


def fairness(
    game: str, secret: str, numbers: dict[str, str], version: int = VERSION, corrections: str = ""
) -> dict[str, Any]:
    """Return what a seed was made of, to be told once the game is over; version 2 is then bound to the draws."""
    return {
        "construction": f"dosespanas-seed {version}",
        "id": game,
        "commitment": commitment(game, secret, numbers, version, corrections),
        "secret": secret,
        "numbers": numbers,
    } | ({_CORRECTIONS: corrections} if corrections else {})


class Chain:
    """What stands for the lines of a game's log up to each choice: every value covers the one before it.

    It is keyed with the secret: nobody can try out, while a game goes on, what hidden actions would lead to a value.
    """

    def __init__(self, game: str, secret: str) -> None:
        """Begin the chain of a game in which nothing has been done."""
        self._key = bytes.fromhex(secret)
        self.at = 0
        """The choice of the first value that is kept: no choice before it is taken back any more."""
        self.values = [self._link("dosespanas-chain 1", f"game {game}")]
        """64 hex digits for each choice from there on."""

    def _link(self, before: str, line: str) -> str:
        return hmac.digest(self._key, f"{before}\n{line}\n".encode(), "sha256").hex()

    def add(self, line: str) -> None:
        """Go on with the line of an action."""
        self.values.append(self._link(self.values[-1], line))

    def turn(self, line: str) -> None:
        """Go on with a line that is no action: it belongs to the choice before which it stands."""
        self.values[-1] = self._link(self.values[-1], line)

    def settle(self) -> None:
        """Nothing that was done up to now is taken back any more."""
        self.at += len(self.values) - 1
        del self.values[:-1]

    def back(self, choice: int) -> None:
        """Take back every action from a choice on."""
        del self.values[max(choice - self.at, 0) + 1 :]


def version_of(fair: dict[str, Any]) -> int:
    """Return how a seed was made."""
    return _CONSTRUCTIONS[str(fair["construction"])]


def read_fairness(text: str) -> dict[str, Any] | None:
    """Return what a record says of its seed, or None if that is not of the right form."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not isinstance(found.get("construction"), str):
        return None
    version = _CONSTRUCTIONS.get(found["construction"])
    if version is None:
        return None
    bound = _KEYS if version == 1 else _KEYS | _BOUND
    if set(found) - {_CORRECTIONS} not in (bound, bound | {_RECORD} if version > 1 else bound):
        return None
    numbers = found["numbers"]
    if not isinstance(numbers, dict) or not (set(numbers) == {SHARED} or set(numbers) <= _SIDES):
        return None
    digits = [*numbers.values(), *(found[key] for key in found if key not in ("construction", "id", "numbers"))]
    if not all(isinstance(one, str) and _HEX.fullmatch(one) for one in digits):
        return None
    if not isinstance(found["id"], str) or not _ID.fullmatch(found["id"]):
        return None
    return found


def is_bound(fair: dict[str, Any]) -> bool:
    """Tell whether the commitment was made for the secret, and (from version 2 on) for those who gave numbers."""
    corrections = str(fair.get(_CORRECTIONS, ""))
    made = commitment(fair["id"], fair["secret"], fair["numbers"], version_of(fair), corrections)
    return made == str(fair["commitment"])


def makes(fair: dict[str, Any], seed: str) -> bool:
    """Tell whether secret and numbers make a seed."""
    return seed_of(fair["id"], fair["secret"], fair["numbers"], version_of(fair)) == seed
