/* Makes the archives of the site by its own Python: node compile.mjs PYODIDE FILES.tar FOLDER */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, files, into] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
python.unpackArchive(new Uint8Array(readFileSync(files)), "tar", { extractDir: "/files" });
python.FS.mkdir("/pyodide");
for (const name of ["pyodide.asm.wasm", "pyodide.asm.mjs"]) python.FS.writeFile(`/pyodide/${name}`, readFileSync(join(folder, name)));
await python.runPythonAsync(readFileSync(new URL("make_archives.py", import.meta.url), "utf-8"));
for (const name of python.FS.readdir("/packed")) if (name.endsWith(".zst")) writeFileSync(join(into, name), python.FS.readFile(`/packed/${name}`));
process.exit(0);
