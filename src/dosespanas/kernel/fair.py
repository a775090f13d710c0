"""Chance that nobody chooses alone: a secret the server is bound to first, and a number of each person.

The server draws a secret for each game and shows its commitment before anybody adds a number; the seed is made of
the secret and all numbers. `docs/fair-play.md` explains it, `docs/check_proof.py` checks it without this program.
"""

import hashlib
import hmac
import json
import re
from typing import Any, Final

CONSTRUCTION: Final = "dosespanas-seed 1"
SHARED: Final = "both"
"""Who gives the number in a hot seat, where two people share one page."""

_HEX = re.compile(r"^[0-9a-f]{64}$")
_ID = re.compile(r"^[0-9a-z]{1,64}$")
_GIVERS = ("both", "nationalist", "republican")


def commitment(game: str, secret: str) -> str:
    """Return what is shown of a game's secret (64 hex digits) before anybody adds a number."""
    return hashlib.sha256(f"dosespanas-commitment 1\ngame {game}\nsecret {secret}\n".encode()).hexdigest()


def seed_of(game: str, secret: str, numbers: dict[str, str]) -> str:
    """Return the seed (32 hex digits) that a secret and the numbers of all persons make; no person: of the secret."""
    given = "".join(f"{giver} {number}\n" for giver, number in sorted(numbers.items()))
    text = f"{CONSTRUCTION}\ngame {game}\n{given}"
    return hmac.new(bytes.fromhex(secret), text.encode(), hashlib.sha256).hexdigest()[:32]


def fairness(game: str, secret: str, numbers: dict[str, str]) -> dict[str, Any]:
    """Return what a record tells of its seed once the game is over."""
    return {
        "construction": CONSTRUCTION,
        "id": game,
        "commitment": commitment(game, secret),
        "secret": secret,
        "numbers": numbers,
    }


def read_fairness(text: str) -> dict[str, Any] | None:
    """Return what a record says of its seed, or None if that is not of the right form."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or set(found) != {"construction", "id", "commitment", "secret", "numbers"}:
        return None
    numbers = found["numbers"]
    if not isinstance(numbers, dict) or not all(giver in _GIVERS for giver in numbers):
        return None
    digits = [found["commitment"], found["secret"], *numbers.values()]
    if not all(isinstance(one, str) and _HEX.match(one) for one in digits):
        return None
    if found["construction"] != CONSTRUCTION or not isinstance(found["id"], str) or not _ID.match(found["id"]):
        return None
    return found


def is_bound(fair: dict[str, Any]) -> bool:
    """Tell whether the secret is the one the commitment was made for."""
    return commitment(fair["id"], fair["secret"]) == str(fair["commitment"])


def makes(fair: dict[str, Any], seed: str) -> bool:
    """Tell whether secret and numbers make a seed."""
    return seed_of(fair["id"], fair["secret"], fair["numbers"]) == seed
