"""Builds the site: one folder for any static host, in which a browser plays both games without a server.

`make site` writes it to `dist/site/`; `python -m http.server -d dist/site` shows it. What is in it:

- the page, built for it (`npm run site`), with the front page as `index.html`;
- Python for a browser (npm's `pyodide`), and its standard library;
- the table: this package and what it stands on, compiled for that Python, in one archive.

What is pure Python is taken from where this runs, as `requirements.lock` pins it; the two that are not come as wheels
for that Python, pinned in `requirements-site.lock`.
"""

import argparse
import gzip
import hashlib
import importlib.metadata
import io
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

from dosespanas.pictures import drawn
from dosespanas.registry import DEFINITIONS, new_game
from dosespanas.server.storage.database import open_database

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "dosespanas"
PARTS = ROOT / "tools" / "site_parts"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "site"
DOCUMENTATION = ROOT / "site"
"""Where `make docs` writes."""
BUILT_PAGE = ROOT / "build" / "site-page"
TARGET = (
    *(
        "--platform",
        "pyemscripten_2026_0_wasm32",
        "--python-version",
        "314",
        "--implementation",
        "cp",
        "--abi",
        "cp314",
    ),
    *("--quiet", "--no-deps", "--only-binary=:all:", "--require-hashes"),
)

LIBRARIES = (
    *("alembic", "annotated-doc", "annotated-types", "anyio", "attrs", "babel", "fastapi", "fluent.runtime"),
    *("fluent.syntax", "idna", "mako", "markupsafe", "mypy-extensions", "opentelemetry-api", "platformdirs"),
    *("prometheus-client", "pydantic", "pytz", "sqlalchemy", "starlette", "typing-extensions", "typing-inspection"),
)
"""What the table stands on, of pure Python."""

LANGUAGES = ("en", "es", "fr", "pl", "root")
"""Of which Babel's data are taken."""

LEFT_OUT = (
    *("dosespanas/terminal/", "dosespanas/env/", "dosespanas/research/", "dosespanas/server/page/"),
    *("sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/oracle/", "sqlalchemy/dialects/mssql/", "sqlalchemy/testing/"),
    *("sqlalchemy/orm/", "sqlalchemy/ext/asyncio/", "sqlalchemy/ext/declarative/", "sqlalchemy/ext/mypy/"),
    *("alembic/testing/", "alembic/templates/", "pydantic/v1/", "pydantic/mypy.py"),
    *("babel/messages/", "pytz/zoneinfo/", "dosespanas/server/run.py", "dosespanas/server/http/request_timeouts.py"),
)
"""Folders and files that nobody asks for there."""

LEFT_ENDINGS = (".so", ".pyd", ".pyi", ".pyx", ".pxd", ".c", ".typed", ".pyc")


def wanted(name: str) -> bool:
    """Return whether a file of the package or of a library belongs into the archive."""
    if name.endswith(LEFT_ENDINGS) or any(name.startswith(one) for one in LEFT_OUT) or "/tests/" in name:
        return False
    if name.startswith("babel/locale-data/"):
        return PurePosixPath(name).stem.split("_")[0] in LANGUAGES
    return True


def own() -> dict[str, bytes]:
    """Return the files of this package, by name."""
    files = (path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    found = {path.relative_to(PACKAGE.parent).as_posix(): path for path in files}
    return {name: path.read_bytes() for name, path in found.items() if wanted(name)}


def libraries() -> dict[str, bytes]:
    """Return the files of the libraries, by name, and what they are called and licensed by."""
    found: dict[str, bytes] = {}
    for library in LIBRARIES:
        for file in importlib.metadata.files(library) or []:
            name = file.as_posix()
            path = Path(str(file.locate()))
            data = name.endswith((".dist-info/METADATA", ".dist-info/entry_points.txt")) or "LICENSE" in name
            if name.startswith("..") or (".dist-info/" in name and not data) or not wanted(name) or not path.is_file():
                continue
            found[name] = path.read_bytes()
    return found


def wheels() -> dict[str, bytes]:
    """Return the files of the wheels for that Python, by name."""
    folder = BUILD / "wheels"
    lock = ROOT / "requirements-site.lock"
    if not folder.is_dir() or (folder / "lock").read_bytes() != lock.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download"]
        subprocess.run([*pip, *TARGET, "-d", str(folder), "-r", str(lock)], check=True)
        shutil.copy(lock, folder / "lock")
    found: dict[str, bytes] = {}
    for wheel in sorted(folder.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            found |= {name: archive.read(name) for name in archive.namelist() if not name.endswith((".pyi", "/"))}
    return found


def fresh_database() -> bytes:
    """Return a file of games with none in it."""
    file = BUILD / "fresh.db"
    file.unlink(missing_ok=True)
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return file.read_bytes()


def tar(files: dict[str, bytes]) -> bytes:
    """Return files as an archive that is the same each time."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return stream.getvalue()


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return files with what is Python compiled by the Python of the site, which node runs."""
    before, after = BUILD / "table.tar", BUILD / "compiled.tar"
    before.write_bytes(tar(files))
    subprocess.run(["node", str(PARTS / "compile.mjs"), str(PYODIDE), str(before), str(after)], check=True)
    with tarfile.open(after) as archive:
        members = [one for one in archive.getmembers() if one.isfile()]
        return {one.name.removeprefix("./"): archive.extractfile(one).read() for one in members}  # type: ignore[union-attr]


def table() -> bytes:
    """Return the archive of the table, made anew where something in it has changed."""
    files = own() | libraries() | wheels()
    files |= {"table_in_worker.py": (PARTS / "table_in_worker.py").read_bytes(), "fresh.db": fresh_database()}
    source = {name: content for name, content in files.items() if name != "fresh.db"}
    parts = [tar(source), (PYODIDE / "package.json").read_bytes(), (PARTS / "compile.mjs").read_bytes()]
    stamp, made = hashlib.sha256(b"".join(parts)).hexdigest(), BUILD / "table.tar.gz"
    noted = BUILD / "table.stamp"
    if not (made.is_file() and noted.is_file() and noted.read_text() == stamp):
        made.write_bytes(gzip.compress(tar(compiled(files)), 9, mtime=0))
        noted.write_text(stamp)
    return made.read_bytes()


def picture() -> str:
    """Return the picture of the front page: the first game as it begins."""
    name = next(iter(DEFINITIONS))
    return drawn(new_game(name, seed=1).observe(None), "en")


def build(folder: Path) -> dict[str, int]:
    """Write the site to a folder; return the parts that are fetched before one plays, with their bytes."""
    BUILD.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BUILT_PAGE, folder)
    (folder / "site.html").rename(folder / "index.html")
    for left in ("sw.js", "offline.html", "manifest.webmanifest"):
        (folder / left).unlink()
    for file in PARTS.glob("static/*"):
        shutil.copy(file, folder)
    if (DOCUMENTATION / "index.html").is_file():
        shutil.copytree(DOCUMENTATION, folder / "docs")
    (folder / "pyodide").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json"):
        shutil.copy(PYODIDE / name, folder / "pyodide" / name)
    parts = {
        "pyodide.wasm.gz": gzip.compress((PYODIDE / "pyodide.asm.wasm").read_bytes(), 9, mtime=0),
        "python.zip": (PYODIDE / "python_stdlib.zip").read_bytes(),
        "table.tar.gz": table(),
    }
    for name, content in parts.items():
        (folder / name).write_bytes(content)
    sizes = {name: len(content) for name, content in parts.items()}
    every = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in every)).hexdigest()[:16]
    told = {"version": digest, "parts": [{"name": name, "size": size} for name, size in sizes.items()]}
    (folder / "site.json").write_text(json.dumps(told), encoding="utf-8")
    kept = [path.relative_to(folder) for path in every]
    names = [path.as_posix() for path in kept if path.parts[0] not in ("docs", "index.html", "service-worker.js")]
    worker = folder / "service-worker.js"
    if worker.is_file():
        text = worker.read_text(encoding="utf-8")
        listed = json.dumps(["./", "site.json", *names])
        worker.write_text(text.replace('"VERSION"', json.dumps(digest)).replace('["FILES"]', listed), encoding="utf-8")
    (folder / "front.svg").write_text(picture(), encoding="utf-8")
    (folder / ".nojekyll").touch()
    return sizes


def main() -> None:
    """Build the site."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist" / "site")
    folder: Path = parser.parse_args().folder
    sizes = build(folder)
    whole = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    told = ", ".join(f"{name} {size / 1e6:.1f} MB" for name, size in sizes.items())
    print(f"Written: {folder} ({whole / 1e6:.1f} MB; {told})")


if __name__ == "__main__":
    main()
