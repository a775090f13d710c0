"""Imports modules from memory: the table's archive holds them compiled, and nothing looks for them in folders.

Lies in the archive that Python itself begins from. What is no module is written to files, where it is looked for.
"""

import gc
import marshal
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

from compression import zstd  # type: ignore[import-not-found]

ROOT = "/table"


class MemoryLoader(SourcelessFileLoader):
    """Loads a module of which the code is at hand."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the module."""
        code: CodeType = marshal.loads(self._code)
        return code


class MemoryFinder(MetaPathFinder):
    """Finds modules by name; to all else they look like compiled files below `ROOT`."""

    def __init__(self, modules: dict[str, tuple[bool, bytes]]) -> None:
        """Take whether each is a package, and its code."""
        self._modules = modules

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return where a module is."""
        if fullname not in self._modules:
            return None
        package, code = self._modules[fullname]
        folder = f"{ROOT}/{fullname.replace('.', '/')}"
        file = f"{folder}/__init__.pyc" if package else f"{folder}.pyc"
        inner = [folder] if package else None
        loader = MemoryLoader(fullname, file, code)
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=inner)


def open_archive(file: str) -> None:
    """Let the modules of an archive be imported, and write its other files below `ROOT`.

    Nothing that is imported is litter: who has imported all has it looked for again (`gc_tuning.settle`).
    """
    gc.disable()
    modules, files = marshal.loads(zstd.decompress(Path(file).read_bytes()))
    Path(file).unlink()
    for folder in sorted({f"{ROOT}/{name}".rpartition("/")[0] for name in files}):
        Path(folder).mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        Path(ROOT, name).write_bytes(content)
    sys.path.insert(0, ROOT)
    sys.meta_path.insert(0, MemoryFinder(modules))
