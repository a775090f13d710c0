"""Builds the site: one folder for any static host, in which a browser plays both games without a server.

`make site` writes it to `dist/site/`; `python -m http.server -d dist/site` shows it. What is in it:

- the page, built for it (`npm run site`), with the front page as `index.html`;
- Python for a browser (npm's `pyodide`), and what of its standard library it begins with;
- the table: this package, what it stands on and the rest of that library, compiled for that Python, in one archive.

What is pure Python is taken from where this runs, as `requirements.lock` pins it; the two that are not come as wheels
for that Python, pinned in `requirements-site.lock`.
"""

import argparse
import hashlib
import importlib.metadata
import io
import json
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

from dosespanas.pictures import drawn
from dosespanas.registry import DEFINITIONS, new_game

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
    *("fluent.syntax", "mako", "markupsafe", "mypy-extensions", "opentelemetry-api", "platformdirs"),
    *("pydantic", "pytz", "sqlalchemy", "starlette", "typing-extensions", "typing-inspection"),
)
"""What the table stands on, of pure Python."""

FETCHED = ("pyodide.asm.wasm.zst", "pyodide.asm.mjs.zst", "python.zip.zst", "table.zst")
"""What is fetched before one plays, what is needed first before all."""

LANGUAGES = ("en", "es", "fr", "pl", "root")
"""Of which Babel's data are taken."""

OF_OTHERS = ("accounts", "openid", "talk", "meeting", "cups", "notices")
"""Features of a server that takes more than one person."""

NEVER_SAID = (
    *("compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns", "currency_names"),
    *("currency_names_plural", "currency_symbols", "date_fields", "languages", "meta_zones", "scripts", "territories"),
    *("time_zones", "unit_display_names", "unit_patterns", "variants"),
)
"""What Babel knows of a language and nothing here asks for."""

NEVER_ASKED = (
    *("all_currencies", "currency_fractions", "likely_subtags", "territory_currencies", "territory_languages"),
    *("territory_zones", "windows_zone_mapping"),
)
"""What Babel knows of all languages together and nothing here asks for: none of these tables has an entry."""

OF_MAPPED_OBJECTS = (
    *("associationproxy", "asyncio/", "automap", "baked", "declarative/", "horizontal_shard", "hybrid", "indexable"),
    *("instrumentation", "mutable", "mypy/", "orderinglist", "serializer"),
)
"""What SQLAlchemy has for objects of rows; there are none here."""

LEFT_OUT = (
    *("dosespanas/terminal/", "dosespanas/env/", "dosespanas/research/", "dosespanas/server/page/"),
    *("sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/oracle/", "sqlalchemy/dialects/mssql/", "sqlalchemy/testing/"),
    *(f"dosespanas/server/features/{name}/" for name in OF_OTHERS),
    *("sqlalchemy/dialects/postgresql/", "sqlalchemy/orm/"),
    *(f"sqlalchemy/ext/{name}" for name in OF_MAPPED_OBJECTS),
    *(f"dosespanas/locale/{name}/terminal" for name in ("en", "es", "fr", "pl")),
    *("alembic/testing/", "alembic/templates/", "mako/ext/", "mako/testing/"),
    *("pydantic/v1/", "pydantic/mypy.py", "pydantic/experimental/"),
    *("anyio/_backends/_trio.py", "anyio/pytest_plugin.py"),
    "fastapi/.agents/",
    *("platformdirs/android.py", "platformdirs/macos.py", "platformdirs/windows.py", "librt/base64", "librt/strings"),
    *("librt/random", "librt/threading", "librt/time"),
    *("babel/messages/", "pytz/zoneinfo/", "dosespanas/server/run.py", "dosespanas/server/http/request_timeouts.py"),
)
"""Folders and files that nobody asks for there."""

NOT_KEPT = (
    *("docs/", "index.html", "service-worker.js"),
    *(f"assets/{name}-" for name in ("AccountPage", "MemberPages", "Messages", "Room")),
)
"""Files of the site, by how their names begin, that are not fetched beforehand: what is fetched anew, or for others."""

SPARE_FONTS = re.compile(r".*\.woff|.*-(cyrillic|greek|vietnamese)\b.*\.woff2")
"""Fonts that are not fetched beforehand: those of which a better one is there, and of scripts no language here has."""

LEFT_ENDINGS = (".so", ".pyd", ".pyi", ".pyx", ".pxd", ".c", ".typed", ".pyc")


def wanted(name: str) -> bool:
    """Return whether a file of the package or of a library belongs into the archive."""
    if name.endswith(LEFT_ENDINGS) or name.startswith(LEFT_OUT) or "/tests/" in name:
        return False
    if name.startswith("babel/locale-data/"):
        return PurePosixPath(name).stem in LANGUAGES
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
            found[name] = shortened(name, path.read_bytes())
    return found


def shortened(name: str, content: bytes) -> bytes:
    """Return what is taken of a library's file."""
    if name.endswith("/METADATA"):  # not what it tells its readers
        return content.partition(b"\n\n")[0] + b"\n"
    if name.startswith("babel/locale-data/"):
        known = pickle.loads(content)
        return pickle.dumps({key: value for key, value in known.items() if key not in NEVER_SAID})
    if name == "babel/global.dat":
        return pickle.dumps(pickle.loads(content) | {key: {} for key in NEVER_ASKED})
    return content


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
            names = (name for name in archive.namelist() if not name.endswith((".pyi", "/")))
            taken = (name for name in names if not name.startswith(LEFT_OUT) and "/sboms/" not in name)
            found |= {name: shortened(name, archive.read(name)) for name in taken}
    return found


def tar(files: dict[str, bytes]) -> bytes:
    """Return files as an archive that is the same each time."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for name in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size = len(files[name])
            archive.addfile(entry, io.BytesIO(files[name]))
    return stream.getvalue()


def archives() -> dict[str, bytes]:
    """Return what is fetched before one plays, made anew where something in it has changed."""
    files = own() | libraries() | wheels()
    scripts = (path for path in PARTS.glob("*.py") if path.name != "make_archives.py")
    files |= {path.name: path.read_bytes() for path in scripts}
    source = tar(files)
    parts = [source, (PYODIDE / "package.json").read_bytes()]
    parts += [(PARTS / name).read_bytes() for name in ("compile.mjs", "make_archives.py")]
    stamp, noted = hashlib.sha256(b"".join(parts)).hexdigest(), BUILD / "table.stamp"
    if not (noted.is_file() and noted.read_text() == stamp):
        packed = BUILD / "table.tar"
        packed.write_bytes(source)
        subprocess.run(["node", str(PARTS / "compile.mjs"), str(PYODIDE), str(packed), str(BUILD)], check=True)
        noted.write_text(stamp)
    return {name: (BUILD / name).read_bytes() for name in FETCHED}


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
    shutil.copy(PYODIDE / "pyodide.mjs", folder / "pyodide.mjs")
    parts = archives()
    for name, content in parts.items():
        (folder / name).write_bytes(content)
    sizes = {name: len(content) for name, content in parts.items()}
    every = sorted(path for path in folder.rglob("*") if path.is_file())
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in every)).hexdigest()[:16]
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    listed = [{"name": name, "size": size} for name, size in sizes.items()]
    told = {"version": digest, "python": python, "parts": listed}
    (folder / "site.json").write_text(json.dumps(told), encoding="utf-8")
    names = [path.relative_to(folder).as_posix() for path in every]
    kept = [name for name in names if not name.startswith(NOT_KEPT) and not SPARE_FONTS.fullmatch(name)]
    worker = folder / "service-worker.js"
    if worker.is_file():
        text = worker.read_text(encoding="utf-8")
        text = text.replace('"VERSION"', json.dumps(digest)).replace(
            '["FILES"]', json.dumps(["./", "site.json", *kept])
        )
        worker.write_text(text, encoding="utf-8")
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
