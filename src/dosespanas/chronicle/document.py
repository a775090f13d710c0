"""What a report is made of, whatever it is written as: headings, paragraphs, tables, pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Paragraph:
    """Running words; what leads them stands out."""

    text: str
    lead: str = ""
    quiet: bool = False
    """It is said in passing: a note, or what stood beside the game."""


@dataclass(frozen=True)
class Table:
    """Rows of words and figures under headings; the first column names the row."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    figures: bool = True
    """What stands after the first two columns is figures, and the last row their sum."""


@dataclass(frozen=True)
class Picture:
    """A drawing (SVG) with what it shows."""

    svg: str
    caption: str
    titled: bool = False
    """The words of its caption stand in the drawing already."""


Block = Paragraph | Table | Picture


@dataclass
class Section:
    """Blocks under a heading; `together`: on one page of paper, where that can be."""

    heading: str
    blocks: list[Block] = field(default_factory=list)
    together: bool = False
    chapter: bool = True
    """It is a chapter; else a part of the one before."""
    beside: bool = False
    """Its last block, a picture, stands beside the others."""


@dataclass
class Report:
    """A report in one language."""

    language: str
    title: str
    about: list[str]
    """Lines under the title."""
    sections: list[Section]
    foot: str
    """What stands at the foot of every page."""
