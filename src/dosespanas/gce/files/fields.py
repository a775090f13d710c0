"""The kinds of fields that only the data files of La Guerra Civil Española have."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from dosespanas.datafiles.fields import form, whole
from dosespanas.datafiles.words import ValueWords
from dosespanas.gce.board.hexes import parse_hex


def _on_the_grid(name: str) -> str:
    parse_hex(name)
    return name


HexId = Annotated[str, AfterValidator(_on_the_grid), form("data-form-hex", value=ValueWords("2712"))]
"""Row and column, as printed."""

HexIds = Annotated[list[HexId], Field(min_length=1)]
Hexside = Annotated[list[HexId], Field(min_length=2, max_length=2)]
"""The two hexes on its sides."""

Factors = Annotated[
    str, Field(pattern=r"^[0-9]{1,2}-[0-9]{1,2}-[0-9]$"), form("data-form-factors", value=ValueWords("7-11-5"))
]
UnitFactors = Annotated[
    str,
    Field(pattern=r"^[0-9]{1,2}-([0-9]{1,2}-)?[0-9]$"),
    form("data-form-unit-factors", value=ValueWords("7-11-5"), hq=ValueWords("6-4")),
]
"""The numbers as the counter shows them; an HQ has one combat factor for both uses (2.3-b)."""

Result = Annotated[str, Field(pattern=r"^[0-9]/[0-9]$"), form("data-form-result", value=ValueWords("2/1"))]
Month = Annotated[
    str, Field(pattern=r"^193[6-9]-(0[1-9]|1[0-2])$"), form("data-form-month", value=ValueWords("1937-05"))
]
RuleId = Annotated[
    str, Field(pattern=r"^([0-9]{1,2}\.[0-9]{1,2}|A[0-9]{2})$"), form("data-form-rule", value=ValueWords("7.13"))
]

Country = Literal["portugal", "france", "andorra", "gibraltar", "tangier", "morocco", "sea"]
"""What a hex outside Spain belongs to."""

Terrain = Literal["clear", "rough", "mountain", "marsh"]
Settlement = Literal["town", "city"]
River = Literal["minor", "major"]
Region = Literal[
    "galicia",
    "asturias",
    "santander",
    "euzkadi",
    "navarra",
    "leon",
    "castilla_la_vieja",
    "aragon",
    "cataluna",
    "valencia",
    "murcia",
    "castilla_la_nueva",
    "extremadura",
    "andalucia",
]
Zone = Literal["cantabrian", "atlantic", "mediterranean"]
"""Sea zones (14.4)."""

Front = Literal["republican", "northern", "nationalist"]
"""Whose units a final supply source, rail capacity or a pool serves: the north is apart (10.10, 6.13)."""

Faction = Literal[
    "republican",
    "asturian",
    "basque",
    "santander",
    "nationalist",
    "colonial",
    "ctv",
    "legionary_air",
    "condor_legion",
]
"""The colour of a counter (2.6)."""

Type = Literal[
    "infantry",
    "mountain",
    "cavalry",
    "tank",
    "heavy_tank",
    "antiaircraft",
    "armoured_train",
    "column",
    "garrison",
    "hq",
    "air",
]
Size = Literal["battalion", "regiment", "brigade", "division", "corps", "army"]
"""Columns, the garrison and air units have none (2.9, 2.15)."""

Politics = Literal["anarchist", "communist", "poum", "catalan_nationalist", "basque_nationalist"]
Special = Literal["international", "starred", "arrows", "northern_air"]
"""Units a rule treats apart: 7.10, 7.6, 6.4-c, 8.3."""

Turn = Annotated[int, whole(1, 19)]
Turns = Annotated[list[Turn], Field(min_length=2, max_length=2)]
"""The first and the last turn of a span."""

Small = Annotated[int, whole(0, 12)]
Shift = Annotated[int, whole(-3, 3)]
MoraleChange = Annotated[int, whole(-10, 10)]
