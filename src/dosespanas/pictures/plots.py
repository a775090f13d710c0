"""Plots as SVG: how far forecasts came true, and the win chance through a game."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from dosespanas.catalogue import Catalogue

SIDE: Final = 360
"""Width and height of a plot of forecasts."""
LEFT: Final = 46
TOP: Final = 30
FOOT: Final = 44
WIDE: Final = 900
HIGH: Final = 260
INK: Final = "#2b2622"
PALE: Final = "#d8d0c2"
PAPER: Final = "#fbf8f1"
COLOURS: Final = ("#9d2f25", "#1f4e79", "#5b7a2b")
"""Of the lines, in their order."""
NATIONALIST: Final = "#1f4e79"
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)

Bins = Sequence[Sequence[float]]
"""Of each bin of forecasts: how many, their mean, the share that came true."""


def _frame(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """Return a whole picture with a title that is read aloud too."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="Georgia, serif" font-size="12" fill="{INK}" role="img">'
    )
    return "\n".join(
        [
            head,
            f"<title>{escape(title)}</title>",
            f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
            f'<text x="{LEFT}" y="18" font-weight="bold">{escape(title)}</text>',
            *parts,
            "</svg>\n",
        ]
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{dashed}/>'


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def reliability(title: str, said: str, came: str, found: Mapping[str, Bins]) -> str:
    """Return forecasts against what came: a line for each set of bins by name, its points as large as they have games.

    `said` and `came`: words for the axes.
    """
    size = SIDE - LEFT

    def at(x: float, y: float) -> tuple[float, float]:
        return LEFT + x * size, TOP + (1.0 - y) * size

    parts = [_line(*at(0, 0), *at(1, 1), INK, "4 4")]
    for tick in TICKS:
        parts += [_line(*at(tick, 0), *at(tick, 1), PALE), _line(*at(0, tick), *at(1, tick), PALE)]
        parts += [_text(at(tick, 0)[0], TOP + size + 16, f"{tick:.0%}")]
        parts += [_text(LEFT - 6, at(0, tick)[1] + 4, f"{tick:.0%}", "end")]
    for number, (name, bins) in enumerate(found.items()):
        colour = COLOURS[number % len(COLOURS)]
        total = sum(count for count, _, _ in bins)
        places = [at(x, y) for _, x, y in bins]
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="'
            + " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            + '"/>'
        )
        for (x, y), (count, _, _) in zip(places, bins, strict=True):
            radius = 2.0 + 12.0 * (count / total) ** 0.5 / 2.0
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.7"/>')
        below = TOP + 16 + 16 * number
        parts.append(f'<circle cx="{LEFT + 14}" cy="{below - 4}" r="5" fill="{colour}"/>')
        parts.append(_text(LEFT + 24, below, name, "start"))
    parts.append(_text(LEFT + size / 2, TOP + size + 34, said))
    parts.append(_text(14, TOP - 6, came, "start"))
    return _frame(SIDE + 20, TOP + size + FOOT, title, parts)


def on_line(points: Sequence[Mapping[str, Any]], choice: int) -> float:
    """Return the Nationalist chance at a choice, on the line between the points of a curve beside it."""
    before = max((point for point in points if point["choice"] <= choice), key=lambda point: int(point["choice"]))
    after = min((point for point in points if point["choice"] > choice), key=lambda p: int(p["choice"]), default=before)
    way = (choice - before["choice"]) / max(1, after["choice"] - before["choice"])
    return float(before["nationalist"] + way * (after["nationalist"] - before["nationalist"]))


def curve(review: Mapping[str, Any], words: Catalogue) -> str:
    """Return the win chance of the Nationalist side through a game with its interval, its turns and turning points."""
    points = review["curve"]
    last = max(1, review["choices"])
    size, height = WIDE - LEFT - 14, HIGH - TOP - FOOT

    def at(choice: float, chance: float) -> tuple[float, float]:
        return LEFT + choice / last * size, TOP + (1.0 - chance) * height

    def path(places: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)

    parts = []
    turn = None
    for point in points:
        if point["turn"] != turn:
            turn = point["turn"]
            x, _ = at(point["choice"], 0)
            parts += [_line(x, TOP, x, TOP + height, PALE), _text(x + 3, TOP + height + 16, str(turn), "start")]
    for tick in TICKS:
        parts.append(_line(*at(0, tick), *at(last, tick), INK if tick == 0.5 else PALE))
        parts.append(_text(LEFT - 6, at(0, tick)[1] + 4, f"{tick:.0%}", "end"))
    band = [at(p["choice"], p["high"]) for p in points] + [at(p["choice"], p["low"]) for p in reversed(points)]
    parts.append(f'<polygon points="{path(band)}" fill="{NATIONALIST}" fill-opacity="0.18"/>')
    line = path([at(p["choice"], p["nationalist"]) for p in points])
    parts.append(f'<polyline points="{line}" fill="none" stroke="{NATIONALIST}" stroke-width="2"/>')
    for number, one in enumerate(review["turning_points"], 1):
        x, y = at(one["choice"], on_line(points, one["choice"]))
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="{COLOURS[0]}"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="{PAPER}">{number}</text>')
    parts.append(_text(LEFT + size / 2, TOP + height + 34, words.text("review-axis-turn")))
    parts.append(_text(LEFT, TOP + height + 54, words.text("review-legend"), "start"))
    return _frame(WIDE, HIGH + 20, words.text("review-curve"), parts)
