"""The picture of a map as mail programs show it: they know no SVG."""

import io

WIDTH = 680
"""Pixels."""
COLOURS = 32
"""How many colours it has: a map is drawn in few, and a mail with it stays under 60 kB."""
LETTERS = "Georgia, Times New Roman, Liberation Serif, DejaVu Serif, Noto Serif, Noto Sans, DejaVu Sans, Arial, serif"
"""Kinds of letters that a server may have, the better first: a name that none of them writes is left out."""


def png(svg: str) -> bytes | None:
    """Return a picture as PNG; None where what draws it is not installed, or cannot."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        return None
    try:
        drawn = bytes(resvg_py.svg_to_bytes(svg_string=svg.replace("Georgia, serif", LETTERS), width=WIDTH))
    except ValueError:
        return None
    small = io.BytesIO()
    few = Image.open(io.BytesIO(drawn)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(small, "PNG", optimize=True)
    return small.getvalue()
