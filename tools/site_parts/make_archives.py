"""Packs what the site is fetched as, in its own Python (`compile.mjs`), into `/packed/`.

In `python.zip` is what Python begins with, in `table` the rest of its library and the table (`memory_import.py` reads
it). Modules are compiled without docstrings; a fault's line is told for our own. Pyodide's files are packed too.
"""

import marshal
import sys
import warnings
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

from compression import zstd  # type: ignore[import-not-found]

TABLE, PACKED = Path("/files"), Path("/packed")
LIBRARY = Path("/lib/python314.zip")
LEFT_OUT = (
    *("_pyrepl", "_pyio", "_pydatetime", "_colorize", "antigravity", "bdb", "cProfile", "cmd", "code", "compileall"),
    *("ctypes", "curses", "dbm", "doctest", "ensurepip", "filecmp", "fileinput", "ftplib", "getpass", "idlelib"),
    *("imaplib", "mailbox", "modulefinder", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib"),
    *("profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "runpy", "sched"),
    *("shelve", "smtplib", "statistics", "symtable", "tabnanny", "telnetlib", "this", "trace", "tty"),
    *("turtle", "unittest", "venv", "wave", "webbrowser", "xmlrpc", "zipapp", "__hello__", "__phello__"),
    *("http.cookiejar", "logging.config", "logging.handlers", "multiprocessing.managers", "multiprocessing.pool"),
    *("xml.dom", "xml.etree", "xml.parsers", "pyodide.console", "pyodide._nodesock_transport", "pyodide.http.pyxhr"),
)
"""Modules of Python's library, with all in them, that nothing here asks for."""

ENCODINGS = (
    *("__init__", "aliases", "ascii", "base64_codec", "cp1252", "cp437", "hex_codec", "idna", "latin_1", "punycode"),
    *("raw_unicode_escape", "undefined", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_8", "utf_8_sig"),
)

KEPT_AS_SOURCE = ("/migrations/", "anyio/__init__.py")
"""What Alembic looks for, and what anyio reads of itself."""

LEVEL = 19


def module_of(path: str) -> str:
    """Return how the module of a file is called."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_left_out(path: str) -> bool:
    """Return whether a file of Python's library is not taken."""
    name = module_of(path)
    if path.startswith("encodings/"):
        return path.removeprefix("encodings/").removesuffix(".py") not in ENCODINGS
    return any(name == one or name.startswith(f"{one}.") for one in LEFT_OUT)


def compiled(source: bytes, path: str) -> bytes:
    """Return a module's code."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return marshal.dumps(code if path.startswith("dosespanas/") else without_lines(code))


def without_lines(code: CodeType) -> CodeType:
    """Return code that does not know its lines: a twelfth less. Faults are told by our own."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def begun() -> set[str]:
    """Return the modules that Python has imported when it runs, and those by which it reads the other archive."""
    sys.path.insert(0, str(TABLE))
    import memory_import  # type: ignore[import-not-found]  # noqa: F401

    sys.path.pop(0)
    return set(sys.modules)


def pack(name: str, content: bytes) -> None:
    """Write what is fetched by a name."""
    PACKED.mkdir(exist_ok=True)
    (PACKED / f"{name}.zst").write_bytes(zstd.compress(content, options=OPTIONS))


def main() -> None:
    """Write all."""
    at_start = begun()
    modules: dict[str, tuple[bool, bytes]] = {}
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile("/python.zip", "w", zipfile.ZIP_STORED) as start:
        sources = {name: library.read(name) for name in library.namelist() if name.endswith(".py")}
        sources["memory_import.py"] = (TABLE / "memory_import.py").read_bytes()
        for path, source in sorted(sources.items()):
            if module_of(path) in at_start:
                header = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
                start.writestr(zipfile.ZipInfo(f"{path}c"), header + compiled(source, path))
            elif not is_left_out(path):
                modules[module_of(path)] = (path.endswith("/__init__.py"), compiled(source, path))
    (TABLE / "memory_import.py").unlink()
    for file in sorted(path for path in TABLE.rglob("*") if path.is_file()):
        path = file.relative_to(TABLE).as_posix()
        if path.endswith(".py") and not any(one in path for one in KEPT_AS_SOURCE):
            modules[module_of(path)] = (path.endswith("/__init__.py"), compiled(file.read_bytes(), path))
        else:
            files[path] = file.read_bytes()
    for name in sorted(modules):  # folders of modules without a word of their own
        while "." in name:
            name = name.rpartition(".")[0]
            if name not in modules and f"{name.replace('.', '/')}/__init__.py" not in files:
                modules[name] = (True, compiled(b"", name))
    ordered = (dict(sorted(modules.items())), dict(sorted(files.items())))
    pack("table", marshal.dumps(ordered))
    pack("python.zip", Path("/python.zip").read_bytes())
    for file in Path("/pyodide").iterdir():
        pack(file.name, file.read_bytes())


PARAMETER = zstd.CompressionParameter
OPTIONS = {PARAMETER.compression_level: LEVEL, PARAMETER.window_log: 25}

main()
