"""The database of a server, as a command is told of it."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dosespanas.server.storage.store import Store

Database = Annotated[
    str | None,
    typer.Option(
        help="SQLite file or database URL; by default $DOSESPANAS_DATABASE, dosespanas.db here, or that of your data."
    ),
]


def store_of(database: str | None) -> "Store":
    """Return the games of a database that there is, by default that of the environment; raises DatabaseProblem."""
    from dosespanas.server.errors import DatabaseProblem
    from dosespanas.server.operations.settings import Settings
    from dosespanas.server.storage.database import connecting, file_of, open_database
    from dosespanas.server.storage.store import Store

    url = Settings.from_environment().database_url if database is None else database
    url = url if "://" in url else f"sqlite:///{url}"
    file = file_of(connecting(url))
    if file is not None and not file.is_file():
        raise DatabaseProblem(str(file), "there is no such file")
    return Store(open_database(url))
