"""Writes `migrations/schema.sql`: what the migrations make of an empty SQLite file, as one script.

A new file is made by it in a tenth of the time; a test holds the script to the migrations. After a new migration:
`python tools/schema.py`.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from dosespanas.server.storage.database import SCHEMA, connecting, upgrade


def migrated(file: Path) -> str:
    """Return the script that makes an empty file what the migrations make of one (written to `file`)."""
    engine = connecting(f"sqlite:///{file}")
    upgrade(engine, file.name)
    engine.dispose()
    with closing(sqlite3.connect(file)) as connection:
        own = "sql IS NOT NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~'"  # not what SQLite makes for itself
        rows = connection.execute(f"SELECT sql FROM sqlite_master WHERE {own} ORDER BY rowid")
        made = [str(sql) for (sql,) in rows]
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        filled = [
            name
            for (name,) in connection.execute(f"SELECT name FROM sqlite_master WHERE type = 'table' AND {own}")
            if name != "alembic_version" and connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone()
        ]
    if filled:
        raise ValueError(f"a migration writes rows: {filled}; the script makes tables only")
    return ";\n\n".join([*made, f"INSERT INTO alembic_version VALUES ('{revision}')"]) + ";\n"


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        SCHEMA.write_text(migrated(Path(folder, "new.db")), encoding="utf-8")
    print(f"Written to {SCHEMA.name}.")
