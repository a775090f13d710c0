"""What is asked of `orjson`, by the standard library: for where that is not installed.

The bytes are the same, but for the exponents of very large and very small numbers (`1e-07` for `1e-7`).
"""

import json
from typing import Any

OPT_SORT_KEYS = 1
"""The keys of objects in order."""

loads = json.loads


def dumps(value: Any, option: int = 0) -> bytes:
    """Return a value as compact JSON; raises TypeError for half a letter and for what is no JSON."""
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=option != 0)
        return text.encode()
    except UnicodeEncodeError as error:
        raise TypeError(str(error)) from None
