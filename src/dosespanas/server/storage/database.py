"""Opens the database: connections that commit to disk, and a schema that is up to date."""

import logging
import os
import shutil
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from dosespanas.server.errors import DatabaseProblem, Trouble

LOGGER = logging.getLogger("dosespanas.server")

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))[:4]
"""The revision of an up-to-date schema: files of migrations begin with theirs."""

SCHEMA = MIGRATIONS / "schema.sql"
"""What all migrations make of an empty SQLite file (`tools/schema.py`)."""

OWN = {"alembic_version", "games", "seats", "actions", "settings"}
"""Tables that every database of ours has."""

LARGE = 64_000_000
"""Bytes of a SQLite file from which on it is not looked through before the server starts: that takes a second a GB."""

BUSY_MILLISECONDS = 10_000
"""How long a SQLite connection waits for another process to finish writing."""


damaged: set[str] = set()
"""URLs of databases that were found damaged while they were already used."""


def database_name(url: str) -> str:
    """Return how a database is called in messages: its file, or its URL without the password."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        return "of an unreadable URL"
    if parsed.get_backend_name() == "sqlite":
        return str(parsed.database)
    return parsed.render_as_string(hide_password=True)


def open_database(url: str, in_turn: bool = False) -> Engine:
    """Return an engine on a database whose schema is up to date, made if it was not there.

    `in_turn`: there are no threads, so that a large file is looked through before it is used, too.

    Raises DatabaseProblem, naming the database and what to do, if it is damaged or out of reach.
    """
    name = database_name(url)
    try:
        engine = connecting(url, pool_pre_ping=True)
        _look(engine, name)
        _keep_private(engine)
        _check(engine, name, in_turn)
        if _revision(engine) != NEWEST and not _make(engine):
            upgrade(engine, name)
        with writer(engine).begin() as connection:  # may it be written at all?
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except (SQLAlchemyError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise DatabaseProblem(name, _reason(error), trouble_of(error).cause) from None
    return engine


def connecting(url: str, busy: int = BUSY_MILLISECONDS, **pool: Any) -> Engine:
    """Return what connects to a database; `busy`: how long it waits for another one who writes, in milliseconds."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    engine = create_engine(parsed, **pool)
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine, busy)
    return engine


def file_of(engine: Engine) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    name = engine.url.database
    if engine.dialect.name != "sqlite" or not name or name.startswith((":", "file:")):
        return None
    return Path(name)


def _look(engine: Engine, name: str) -> None:
    """Refuse another program's SQLite file, and one of a newer server, before a byte of it or beside it is written."""
    file = file_of(engine)
    if file is None or not file.is_file() or not file.stat().st_size:
        return
    tables, revision = _tables(file)
    if not tables and (beside := Path(f"{file}-wal")).is_file() and beside.stat().st_size:
        with TemporaryDirectory() as folder:  # all there is may still lie beside it: looked at where it can be written
            seen = Path(folder, "seen.db")
            shutil.copy(file, seen)
            shutil.copy(beside, f"{seen}-wal")
            tables, revision = _tables(seen, "rw")
    if tables and not tables >= OWN:
        raise DatabaseProblem(name, "it is another program's", "foreign")
    if revision is not None and revision > NEWEST:
        raise DatabaseProblem(name, f"a newer server left it: its schema is {revision}, not {NEWEST}", "newer")


def _tables(file: Path, mode: str = "ro&immutable=1") -> tuple[set[str], str | None]:
    """Return the tables of a SQLite file, and the revision of its schema; raises SQLAlchemyError for another file."""
    uri = f"file:{quote(str(file.absolute()))}?mode={mode}"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            tables = {str(name) for (name,) in names}
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone() if tables >= OWN else None
    except sqlite3.OperationalError:  # it is told when it is opened
        return set(), None
    except sqlite3.DatabaseError as error:
        raise DatabaseProblem(str(file), str(error), "damaged") from None
    return tables, None if found is None else str(found[0])


def _keep_private(engine: Engine) -> None:
    """Let nobody else read a SQLite file: it holds the seeds and the key. What SQLite puts beside it is like it."""
    file = file_of(engine)
    if file is None:
        return
    with suppress(OSError):  # what cannot be made or is another one's is told when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(0o600)


def writer(engine: Engine) -> Engine:
    """Return the engine for transactions that write: on SQLite they take the write lock at once."""
    return engine.execution_options(immediate=True)


def _text_as_it_lies(raw: bytes) -> str | bytes:
    """Return a text of SQLite, or its bytes where they are no text.

    A query would fail as a whole for one such value: every row that it finds, of whichever game, would be out of reach.
    """
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def _prepare_sqlite(engine: Engine, busy: int) -> None:
    """Make every commit reach the disk, and every transaction begin when SQLAlchemy says so."""

    def on_connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.text_factory = _text_as_it_lies
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={busy}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")  # what somebody has deleted is not left in the bytes of the file
        cursor.close()

    def on_begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)


def _check(engine: Engine, name: str, in_turn: bool) -> None:
    """Refuse a SQLite file with damaged pages: writing to it would make things worse.

    A large file is looked through while the server already runs; what is found is logged then.
    """
    if engine.dialect.name != "sqlite":
        return
    file = file_of(engine)
    if not in_turn and file is not None and file.is_file() and file.stat().st_size > LARGE:
        threading.Thread(target=_check_later, args=(engine, name), daemon=True).start()
        return
    found = _quick_check(engine)
    if found != "ok":
        raise DatabaseProblem(name, f"the file is damaged: {found}", "damaged")


def _check_later(engine: Engine, name: str) -> None:
    try:
        found = _quick_check(engine)
    except SQLAlchemyError as error:
        found = _reason(error)
    if found != "ok":
        damaged.add(str(engine.url))
        LOGGER.critical("database %s: the file is damaged (%s); stop the server and restore a copy", name, found)


def _quick_check(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.execute(text("PRAGMA quick_check(1)")).scalar())


def _revision(engine: Engine) -> str | None:
    """Return the revision of the schema, or None if it has none yet."""
    try:
        with engine.connect() as connection:
            return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
    except SQLAlchemyError:
        return None


def _make(engine: Engine) -> bool:
    """Give an empty SQLite file its tables at once, which the migrations do one by one; return whether it was one."""
    if engine.dialect.name != "sqlite":
        return False
    with writer(engine).begin() as connection:  # several processes may start at once: one makes them
        if connection.scalar(text("SELECT count(*) FROM sqlite_master")):
            return False
        for statement in SCHEMA.read_text(encoding="utf-8").split(";\n"):
            connection.exec_driver_sql(statement)
    return True


def upgrade(engine: Engine, name: str) -> None:
    """Bring the schema up to date by migrations. Several processes may start at once: one does it, the others wait.

    Raises DatabaseProblem, naming the database, for a schema that no migration knows.
    """
    from alembic import command  # a server that makes its file, or finds it up to date, starts without
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with writer(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(19360718)"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise DatabaseProblem(name, _reason(error), "damaged") from None


def _reason(error: Exception) -> str:
    """Return the shortest account of an error, without statements or parameters."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


SIGNS = {
    "full": ("full", "no space left"),
    "locked": ("locked", "busy", "timeout", "timed out", "deadlock"),
    "damaged": ("malformed", "not a database", "corrupt", "no such table", "no such column"),
    "read-only": ("readonly", "read-only", "permission denied", "unable to open"),
}
"""Words in an error of a database that tell its cause."""


def trouble_of(error: Exception) -> Trouble:
    """Return what is told of a database's error: its cause, without names, paths or statements."""
    reason = _reason(error).lower()
    causes = (cause for cause, words in SIGNS.items() if any(word in reason for word in words))
    return Trouble(next(causes, "away"))
