"""How many faults `make quick` finds: one made at random in each of some modules drawn at random.

    python tools/mutants.py                    forty modules, one fault in each
    python tools/mutants.py --count 10 --seed 7

Each fault is made in a copy of the project, and the tests that `quick.py` takes for that module are run there. A line
says what was done and whether a test failed, and after how many seconds of two free cores; the last one counts them. A
fault that changes nothing (a condition that is never false) is found by nobody, so that not all can be.
"""

import argparse
import ast
import copy
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "dosespanas"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", ".git", "build", "site", ".venv", "dist")
OPPOSITES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
Mutant = tuple[ast.expr | ast.stmt, ast.expr | ast.stmt]
"""A part of a module, and what stands there instead."""


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """Return the faults that can be made in the functions of a module."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in function.body:
                for node in ast.walk(statement):
                    yield from of_statement(node)
                    yield from of_expression(node)


def of_statement(node: ast.AST) -> Iterator[Mutant]:
    """Return a condition negated, or a statement left out."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, ast.UnaryOp(ast.Not(), node.test)
    told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Expr | ast.AugAssign | ast.Raise | ast.Continue | ast.Break) and not told:
        yield node, ast.Pass()


def of_expression(node: ast.AST) -> Iterator[Mutant]:
    """Return a comparison the other way, a constant changed, two arguments or two terms exchanged, a part left out."""
    made: ast.expr
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITES:
        made = copy.deepcopy(node)
        made.ops[0] = OPPOSITES[type(node.ops[0])]()
        yield node, made
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, ast.Constant(node.value + 1)
    elif isinstance(node, ast.Call) and len(node.args) >= 2 and not isinstance(node.args[0], ast.Starred):
        made = copy.deepcopy(node)
        made.args[0], made.args[1] = made.args[1], made.args[0]
        yield node, made
    elif isinstance(node, ast.BoolOp):
        yield node, node.values[0]
        yield node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield node, ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)


def mutated(text: str, mutant: Mutant) -> str:
    """Return the text of a module with a fault in it."""
    there, instead = mutant
    lines = text.encode().splitlines(keepends=True)
    assert there.end_lineno is not None and there.end_col_offset is not None
    start = sum(map(len, lines[: there.lineno - 1])) + there.col_offset
    end = sum(map(len, lines[: there.end_lineno - 1])) + there.end_col_offset
    written = ast.unparse(ast.fix_missing_locations(instead))
    whole = b"".join(lines)
    return (
        whole[:start] + (f"({written})" if isinstance(instead, ast.expr) else written).encode() + whole[end:]
    ).decode()


def drawn(count: int, rng: random.Random) -> Iterator[tuple[Path, str, str]]:
    """Return some modules, each with what is changed in it and its text then."""
    files = sorted(path for path in PACKAGE.rglob("*.py") if "page" not in path.relative_to(PACKAGE).parts)
    rng.shuffle(files)
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = [*mutants(ast.parse(text))]
        if found and count:
            count -= 1
            there, instead = mutant = rng.choice(found)
            faulty = mutated(text, mutant)
            compile(faulty, str(file), "exec")
            before, after = (" ".join(ast.unparse(part).split())[:70] for part in (there, instead))
            yield file.relative_to(ROOT), f"{there.lineno}: {before}  ->  {after}", faulty


def project(folder: Path) -> None:
    """Copy what the checks need into a folder."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, symlinks=True)
    (folder / ".venv").symlink_to((ROOT / ".venv").resolve())


def found_in(folder: Path, file: Path, text: str) -> tuple[str | None, float]:
    """Put a fault into a copy of the project; return what noticed it, if anything did, and after how many seconds."""
    before = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text, encoding="utf-8")
    before_it = worked()
    done = subprocess.run(
        [sys.executable, "tools/quick.py", "--files", file.as_posix()], cwd=folder, capture_output=True, text=True
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    (folder / file).write_text(before, encoding="utf-8")
    noticed = (lines or [f"exit code {done.returncode}"])[0] if done.returncode else None
    return noticed, (worked() - before_it) / 2


def worked() -> float:
    """Return for how many seconds the processor has worked for what was run so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    """Make the faults and count those that are found; return 1 if it is fewer than nine of ten."""
    parser = argparse.ArgumentParser(description="Count the faults that `make quick` finds.")
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1936)
    chosen = parser.parse_args()
    found = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "project")
        project(folder)
        for file, what, text in drawn(chosen.count, random.Random(chosen.seed)):
            noticed, seconds = found_in(folder, file, text)
            found += noticed is not None
            print(
                f"{'found' if noticed else 'MISSED'} {seconds:3.0f} s {file}:{what}  {(noticed or '')[:110]}",
                flush=True,
            )
    print(f"{found} of {chosen.count} found.")
    return int(10 * found < 9 * chosen.count)


if __name__ == "__main__":
    sys.exit(main())
