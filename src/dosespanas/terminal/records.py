"""Records as files: read, written, replayed, verified."""

from codecs import BOM_UTF8
from pathlib import Path

import dosespanas
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import FORMAT

FIRST_LINE = f'[Format "{FORMAT.split()[0]}'


def read_text(path: Path) -> str:
    """Return the text of a file, without a byte-order mark; raises DosEspanasError when it is not UTF-8 text."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise DosEspanasError("terminal-not-text", f"{path} is not a text file", file=str(path)) from None


def write_record_file(path: Path, record: str) -> None:
    """Write a record; an existing file is only replaced when it is a record itself."""
    if path.exists() and not path.read_bytes().removeprefix(BOM_UTF8).startswith(FIRST_LINE.encode()):
        raise DosEspanasError(
            "terminal-not-a-record", f"{path} exists and is not a record; choose another name", file=str(path)
        )
    path.write_text(record, encoding="utf-8")


def open_record(path: Path, data: Path | None = None, upto: int | None = None) -> Game:
    """Return the game of a record file, replayed to its end or through its first `upto` actions.

    Raises BadRecord where the record is damaged or departs from the rules.
    """
    return dosespanas.load_record(read_text(path), data=data, upto=upto)
