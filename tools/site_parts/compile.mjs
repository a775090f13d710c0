/* Compiles the Python files of an archive by the Python of the site: node compile.mjs PYODIDE BEFORE.tar AFTER.tar */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, before, after] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(before)), "tar", { extractDir: "/table" });
/* What Alembic looks for, and what anyio reads of itself, stays a source. */
await python.runPythonAsync(`
import pathlib, py_compile, tarfile
from py_compile import PycInvalidationMode
table = pathlib.Path("/table")
for path in table.rglob("*.py"):
    name = str(path.relative_to(table))
    if "/migrations/" in name or name == "anyio/__init__.py":
        continue
    py_compile.compile(path, cfile=path.with_suffix(".pyc"), dfile=name, doraise=True, optimize=2,
                       invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
with tarfile.open("/compiled.tar", "w") as archive:
    for path in sorted(table.rglob("*")):
        if path.is_file():
            archive.add(path, str(path.relative_to(table)))
`);
writeFileSync(after, python.FS.readFile("/compiled.tar"));
process.exit(0);
