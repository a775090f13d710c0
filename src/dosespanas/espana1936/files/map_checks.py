"""Checks of `map.json`: its links."""

from dosespanas.datafiles.report import FileReport
from dosespanas.datafiles.words import ValueWords, by, say
from dosespanas.espana1936.files.schema import MapFile


def neighbours(map_: MapFile) -> dict[str, set[str]]:
    """Return for every box the boxes linked to it. Links to unknown boxes are left out."""
    result: dict[str, set[str]] = {box.id: set() for box in map_.boxes}
    for a, b in map_.links:
        if a in result and b in result and a != b:
            result[a].add(b)
            result[b].add(a)
    return result


def group(start: str, among: set[str], links: dict[str, set[str]]) -> set[str]:
    """Return the boxes of a set that can be reached from one of them without leaving the set."""
    found, todo = {start}, [start]
    while todo:
        new = (links[todo.pop()] & among) - found
        found |= new
        todo += new
    return found


def check_map(map_: MapFile, report: FileReport) -> None:
    """Note links that are none, and land that is cut off."""
    ids = {box.id for box in map_.boxes}
    overseas = {box.id for box in map_.boxes if box.overseas}
    seen: set[frozenset[str]] = set()
    for index, link in enumerate(map_.links):
        one, other = (f"box:{box}" for box in link)
        if one == other:
            report.error(("links", index), say("data-joins-itself", box=one), say("data-join-boxes"))
        if frozenset(link) in seen:
            report.error(("links", index), say("data-joins-again", one=one, other=other), say("data-once"))
        if overseas & set(link):
            report.error(("links", index), say("data-leads-overseas"), by(say("data-no-link"), "BRD-12"))
        seen.add(frozenset(link))
    links = neighbours(map_)
    land = ids - overseas
    for index, box in enumerate(map_.boxes):
        if box.id in land and not 2 <= len(links[box.id]) <= 6:
            right = say("data-were-expected", value=say("data-range", low=ValueWords(2), high=ValueWords(6)))
            report.warning(("boxes", index), say("data-links", count=len(links[box.id])), right)
    first = next((box.id for box in map_.boxes if box.id in land), None)
    cut_off = land - group(first, land, links) if first else set()
    if cut_off:
        names = [f"box:{box}" for box in sorted(cut_off)]
        report.error(("links",), say("data-cut-off", places=names), say("data-reachable-boxes"))
