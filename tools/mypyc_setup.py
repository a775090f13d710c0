"""Makes compiled libraries of the package: mypyc turns its modules to C, the C compiler works on it on all cores.

`compile.py` runs it in a process of its own, in the folder that holds the package:

    python mypyc_setup.py GROUP LEVEL WORK MODULE...

`GROUP` names mypyc's own library, `LEVEL` says how far the C compiler optimises; what is made in `WORK` is not kept.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final

UNITS: Final = 16
"""Runs of the C compiler for mypyc's own library: each reads all headers anew, but no core waits long for the last."""

HIDDEN: Final = "-fvisibility=hidden"
"""What modules have of one another is within one library: calls go there directly, and may be inlined."""


def put_together(sources: list[str], work: Path) -> list[str]:
    """Return C files, the largest first, that each include some of one library's; neighbours stay neighbours."""
    sizes = [Path(source).stat().st_size for source in sources]
    shares: list[list[int]] = [[] for _ in range(UNITS)]
    before = 0
    for i, size in enumerate(sizes):
        shares[(before + size // 2) * UNITS // sum(sizes)].append(i)
        before += size
    made: list[tuple[int, str]] = []
    for number, share in enumerate(shares):
        if share:
            unit = work / f"unit_{number}.c"
            unit.write_text("".join(f'#include "{Path(sources[i]).resolve().as_posix()}"\n' for i in share))
            made.append((sum(sizes[i] for i in share), str(unit)))
    return [unit for _, unit in sorted(made, reverse=True)]


def build_side_by_side(command: Any) -> None:
    """Build what setuptools' command is to build on all cores: mypyc's own library, then those of the modules."""
    compiler, cores = command.compiler, os.cpu_count() or 1
    one_after_another = compiler.compile

    def compile_all(sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(cores) as pool:
            made = list(pool.map(lambda source: one_after_another([source], **how), sources))
        return [name for names in made for name in names]

    compiler.compile = compile_all
    for extension in command.extensions if compiler.compiler_type == "unix" else []:
        extension.extra_compile_args.append(HIDDEN)
    library, *modules = command.extensions
    command.build_extension(library)
    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(command.build_extension, modules))


def main() -> None:
    """Build what the command line says."""
    setuptools: Any = import_module("setuptools")
    mypycify: Any = import_module("mypyc.build").mypycify
    build_ext: Any = import_module("setuptools.command.build_ext").build_ext
    group, level, work, *modules = sys.argv[1:]
    extensions = mypycify(modules, group_name=group, opt_level=level, debug_level="0", target_dir=work, multi_file=True)
    extensions[0].sources = put_together(extensions[0].sources, Path(work))
    build_ext.build_extensions = build_side_by_side
    setuptools.setup(
        name=group,
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build", "--build-base", work, "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
