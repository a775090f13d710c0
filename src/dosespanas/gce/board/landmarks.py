"""The hexes that the rules name."""

from typing import Final

from dosespanas.gce.board.hexes import parse_hex

MADRID: Final = parse_hex("2712")
TOLEDO: Final = parse_hex("2510")
"""The Alcázar stands here (3.2-b)."""
OVIEDO: Final = parse_hex("3608")
GIJON: Final = parse_hex("3707")
SANTANDER: Final = parse_hex("3710")
BILBAO: Final = parse_hex("3613")
BARCELONA: Final = parse_hex("3023")
VALENCIA: Final = parse_hex("2418")
ZARAGOZA: Final = parse_hex("3117")
LA_JONQUERA: Final = parse_hex("3425")
"""The way into France, where Soviet arms come in (7.15)."""
SANTA_MARIA: Final = parse_hex("1910")

NORTHERN_CAPITALS: Final = [GIJON, SANTANDER, BILBAO]
"""8.3-b, 7.38: the north is lost when all three are."""
