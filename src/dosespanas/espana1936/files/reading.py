"""The data files of España 1936: their names, what each may contain, and how they are read."""

from pathlib import Path
from typing import Final

from dosespanas.datafiles.fields import FileRecord
from dosespanas.datafiles.reading import FileSet
from dosespanas.espana1936.files.board import BoardFile
from dosespanas.espana1936.files.cards import Cards
from dosespanas.espana1936.files.names import named_as
from dosespanas.espana1936.files.naval import NavalFile
from dosespanas.espana1936.files.schema import MapFile, Pieces, Scenario

SHIPPED: Final = Path(__file__).parent.parent / "data"
"""The folder of the data that come with the game."""

MAP: Final = "map.json"
PIECES: Final = "pieces.json"
CARDS: Final = "cards.json"
NAVAL: Final = "naval.json"
BOARD: Final = "board.json"
SCENARIO: Final = "scenario_1936.json"
SCENARIOS: Final = {"1936": SCENARIO, "1938": "scenario_1938.json"}
"""The file of each scenario."""

MODELS: Final[dict[str, type[FileRecord]]] = {
    MAP: MapFile,
    PIECES: Pieces,
    CARDS: Cards,
    NAVAL: NavalFile,
    BOARD: BoardFile,
    **dict.fromkeys(SCENARIOS.values(), Scenario),
}
FILES: Final = FileSet(
    "espana1936", SHIPPED, MODELS, nullable=frozenset({"emblem"}), drawing=frozenset({BOARD}), about=named_as
)

shipped = FILES.shipped
load_folder = FILES.load_folder
readings = FILES.readings
digest = FILES.digest
