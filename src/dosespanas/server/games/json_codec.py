"""JSON in the shortest time: what is answered, hashed and packed."""

import hashlib
import json
import zlib
from functools import lru_cache
from typing import Any

from dosespanas.kernel.state import State

try:
    import orjson
except ImportError:
    from dosespanas.server.games import standard_json as orjson  # type: ignore[no-redef]


dumps = orjson.dumps
"""Returns a value as JSON; raises TypeError for what is none, whole numbers of more than 64 bits, half a letter."""


def to_bytes(value: Any) -> bytes:
    """Return a value as compact JSON; raises ValueError for NaN or what is no JSON."""
    try:
        return orjson.dumps(value)
    except TypeError:  # whole numbers of more than 64 bits
        return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def state_hash(state: State) -> str:
    """Return what `kernel.game.state_hash` returns for a state, sooner."""
    try:
        text = orjson.dumps(state.to_json(), option=orjson.OPT_SORT_KEYS)
    except TypeError:
        text = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    return hashlib.blake2b(text, digest_size=8).hexdigest()


@lru_cache
def takes_gzip(accepted: bytes) -> bool:
    """Return whether whoever sent a header `Accept-Encoding` wants gzip: named, not at `q=0`, nor after identity."""
    if b"gzip" in accepted and b";" not in accepted:
        return b"gzip" in accepted.replace(b" ", b"").split(b",")
    weights: dict[bytes, float] = {}
    for one in accepted.lower().split(b","):
        name, *parameters = (part.strip() for part in one.split(b";"))
        try:
            weights[name] = float(next((part[2:] for part in parameters if part.startswith(b"q=")), b"1"))
        except ValueError:
            weights[name] = 0.0
    gzip_weight = weights.get(b"gzip", weights.get(b"x-gzip", weights.get(b"*", 0.0)))
    return gzip_weight > 0.0 and gzip_weight >= weights.get(b"identity", 0.0)


def pack(value: Any) -> bytes:
    """Return a value as JSON in few bytes."""
    return zlib.compress(to_bytes(value), 6)


def unpack(packed: bytes) -> Any:
    """Return the value of packed JSON; raises ValueError for anything else."""
    try:
        return orjson.loads(zlib.decompress(packed))
    except zlib.error as error:
        raise ValueError(str(error)) from None
