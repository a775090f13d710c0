"""The picture of a map as mail programs show it: they know no SVG."""

WIDTH = 900
"""Pixels."""


def png(svg: str) -> bytes | None:
    """Return a picture as PNG; None where what draws it is not installed, or cannot."""
    try:
        import resvg_py
    except ImportError:
        return None
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    except ValueError:
        return None
