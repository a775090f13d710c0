"""What a server is started with."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).parent / "page"
"""Where the built page lies inside the package."""

DEFAULT_DATABASE = "sqlite:///dosespanas.db"
"""A file in the folder the server is started from."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server process.

    - `database_url`: an SQLAlchemy URL (SQLite or PostgreSQL, same schema).
    - `key`: seals the seeds of running games; None: one kept in the database.
    - `data`: by game a folder of corrected data files; the shipped ones where none is named.
    - `page`: the folder of the built page.
    - `opponents`: the module whose `make` gives computer opponents.
    - `cache`: how many bytes the games kept in memory may have, about.
    - `poll`: seconds between two looks at the database for a waiting page.
    - `thinking_limit`: seconds a computer opponent may take for one choice.
    - `body_limit`, `body_seconds`: bytes a request may have, and seconds its body may take to arrive.
    - `address`: the address under which others reach the server; None: only this machine does.
    """

    database_url: str = DEFAULT_DATABASE
    key: str | None = None
    data: Mapping[str, Path] = field(default_factory=dict)
    page: Path = field(default=PAGE)
    opponents: str = "dosespanas.players"
    cache: int = 256_000_000
    poll: float = 0.2
    thinking_limit: float = 60.0
    body_limit: int = 1_000_000
    body_seconds: float = 20.0
    address: str | None = None

    @classmethod
    def from_environment(cls) -> "Settings":
        """Return the settings that DOSESPANAS_DATABASE and DOSESPANAS_KEY ask for."""
        return cls(
            database_url=os.environ.get("DOSESPANAS_DATABASE", DEFAULT_DATABASE),
            key=os.environ.get("DOSESPANAS_KEY"),
        )
