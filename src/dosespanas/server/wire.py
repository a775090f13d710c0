"""JSON in the shortest time: what is answered, hashed and packed."""

import gzip
import hashlib
import json
import zlib
from typing import Any

import orjson

from dosespanas.kernel.state import State


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


def squeeze(body: bytes) -> bytes:
    """Return what is sent to a browser in few bytes, as gzip."""
    return gzip.compress(body, 3, mtime=0)


def pack(value: Any) -> bytes:
    """Return a value as JSON in few bytes."""
    return zlib.compress(to_bytes(value), 6)


def unpack(packed: bytes) -> Any:
    """Return the value of packed JSON; raises ValueError for anything else."""
    try:
        return orjson.loads(zlib.decompress(packed))
    except zlib.error as error:
        raise ValueError(str(error)) from None
