"""The path under which `registry.py` was known before version 0.4; it goes with the next version."""

import warnings

from dosespanas import registry

RENAMED = {"Title": "GameDefinition", "TITLES": "DEFINITIONS", "title_of": "definition_of"}


def __getattr__(name: str) -> object:
    """Return what the registry has under a name, with the word that it is found there now."""
    now = RENAMED.get(name, name)
    found: object = getattr(registry, now)
    warnings.warn(f"dosespanas.shelf.{name} is dosespanas.registry.{now} now", DeprecationWarning, stacklevel=2)
    return found
