"""Are the data files right? The checks behind `dosespanas data check` and behind every game's start.

An *error* is something the rules or the program do not allow; a game refuses such data. A *warning* is
something that differs from our reconstruction of the board, the counters or the cards: an owner of the boxed
game may know better.
"""

from typing import Any, Final

from dosespanas.datafiles.checking import Records, Reports, check_files
from dosespanas.datafiles.reading import FileContents, FileProblem, as_error
from dosespanas.espana1936.files.board import BoardFile
from dosespanas.espana1936.files.board_checks import check_board, check_roads
from dosespanas.espana1936.files.card_checks import check_cards
from dosespanas.espana1936.files.cards import Cards
from dosespanas.espana1936.files.counter_checks import check_counters
from dosespanas.espana1936.files.map_checks import check_map
from dosespanas.espana1936.files.names import messages
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.naval_setup_checks import check_naval_setup
from dosespanas.espana1936.files.piece_checks import check_naval, check_pieces
from dosespanas.espana1936.files.reading import (
    BOARD,
    CARDS,
    FILES,
    MAP,
    NAVAL,
    PIECES,
    SCENARIOS,
    digest,
    load_folder,
    shipped,
)
from dosespanas.espana1936.files.schema import MapFile, Pieces, Scenario
from dosespanas.espana1936.files.setup_checks import check_setup

__all__ = ["FILES", "FileContents", "FileProblem", "check", "digest", "load_folder", "shipped", "usable"]

SHORT: Final = {MAP: "map", PIECES: "pieces", CARDS: "cards", NAVAL: "naval", BOARD: "board"}
"""The names under which the rules ask for the files."""


def check(files: FileContents) -> list[FileProblem]:
    """Return everything wrong (errors) or unusual (warnings) in the files, file by file, errors first.

    A file that cannot be read is reported and left out of the checks that would need it.
    """
    return check_files(FILES, files, _further, messages)


def usable(files: FileContents) -> dict[str, Any]:
    """Return the facts of the files as they stand there: map, pieces, cards, naval, board, texts, scenarios by name.

    Raises `BadData`, naming the first error, unless the files are right (warnings do not matter).
    """
    for problem in check(files) if files.key() not in FILES.vouched else ():
        if problem.severity == "error":
            raise as_error(problem)
    found = FILES.raws(files)
    facts: dict[str, Any] = {short: found[name] for name, short in SHORT.items()}
    facts["scenarios"] = {name: found[file] for name, file in SCENARIOS.items()}
    facts["texts"] = files.texts
    return facts


def _further(records: Records, reports: Reports) -> None:
    """Note what no list of expectations can say: references of events, connections, geometry, what follows."""
    map_, pieces, cards, naval = (records.get(name) for name in (MAP, PIECES, CARDS, NAVAL))
    map_ = map_ if isinstance(map_, MapFile) else None
    pieces = pieces if isinstance(pieces, Pieces) else None
    naval = naval if isinstance(naval, NavalFile) else None
    if map_ is not None:
        check_map(map_, reports[MAP])
    if pieces is not None:
        check_pieces(pieces, reports[PIECES])
    if isinstance(cards, Cards):
        check_cards(cards, map_, pieces, naval, reports[CARDS])
    if naval is not None:
        check_naval(naval, map_, pieces, reports[NAVAL])
    board = records.get(BOARD)
    if isinstance(board, BoardFile):
        check_board(board, map_, naval, reports[BOARD])
        if map_ is not None:
            check_roads(board, map_, reports[MAP])
    for file in SCENARIOS.values():
        scenario = records.get(file)
        if isinstance(scenario, Scenario) and map_ is not None and pieces is not None:
            check_setup(scenario, map_, pieces, reports[file])
            if isinstance(cards, Cards):
                check_counters(cards, map_, pieces, scenario, reports[CARDS])
            if naval is not None:
                check_naval_setup(scenario, map_, pieces, naval, reports[file])
