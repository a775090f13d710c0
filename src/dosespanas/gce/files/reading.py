"""The data files of La Guerra Civil Española: their names, what each may contain, and how they are read."""

from pathlib import Path
from typing import Final

from dosespanas.datafiles.fields import FileRecord
from dosespanas.datafiles.reading import FileSet
from dosespanas.gce.files.chit_schema import Chits
from dosespanas.gce.files.map_schema import MapFile
from dosespanas.gce.files.names import named_as
from dosespanas.gce.files.table_schema import Scenarios, Tables
from dosespanas.gce.files.unit_schema import UnitsFile

MAP: Final = "map.json"
UNITS: Final = "units.json"
TABLES: Final = "tables.json"
CHITS: Final = "chits.json"
SCENARIOS: Final = "scenarios.json"

MODELS: Final[dict[str, type[FileRecord]]] = {
    MAP: MapFile,
    UNITS: UnitsFile,
    TABLES: Tables,
    CHITS: Chits,
    SCENARIOS: Scenarios,
}
FILES: Final = FileSet("gce", Path(__file__).parent.parent / "data", MODELS, about=named_as)

shipped = FILES.shipped
load_folder = FILES.load_folder
readings = FILES.readings
digest = FILES.digest
