"""The picture of a map as mail programs show it: they know no SVG."""

WIDTH = 900
"""Pixels."""
LETTERS = "Georgia, Times New Roman, Liberation Serif, DejaVu Serif, Noto Serif, Noto Sans, DejaVu Sans, Arial, serif"
"""Kinds of letters that a server may have, the better first: a name that none of them writes is left out."""


def png(svg: str) -> bytes | None:
    """Return a picture as PNG; None where what draws it is not installed, or cannot."""
    try:
        import resvg_py
    except ImportError:
        return None
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg.replace("Georgia, serif", LETTERS), width=WIDTH))
    except ValueError:
        return None
