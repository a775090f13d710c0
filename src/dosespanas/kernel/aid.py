"""What the player's aids of all games are made of."""

from dosespanas.kernel.shapes import AidCell, AidTable

NOTHING = "–"
"""In a cell with nothing to be said."""


def table(key: str, rules: list[str], columns: list[AidCell], rows: list[list[AidCell]]) -> AidTable:
    """Return a table with its title (a message key) and its rules."""
    return {"key": key, "rules": rules, "columns": columns, "rows": rows, "here": None}


def signed(value: int) -> str:
    """Return a modifier as it is written; none is a dash."""
    if value == 0:
        return NOTHING
    return f"+{value}" if value > 0 else f"−{-value}"
