"""What the site's second worker calls: it thinks for the table, which answers meanwhile."""

import pickle
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from dosespanas.gc_tuning import settle
from dosespanas.server.opponents import ai_worker

assert ai_worker  # what it is asked for stands there
settle()


def done(call: Any) -> Any:
    """Do a call that was written down, and write down what came of it, or the error."""
    do, args, kwargs = pickle.loads(call.to_bytes())
    try:
        return to_js(pickle.dumps((do(*args, **kwargs), None)))
    except Exception as error:
        return to_js(pickle.dumps((None, error)))
