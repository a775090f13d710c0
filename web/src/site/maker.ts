import { begunToKeep, type Libraries, type Site } from "./python";
import { filesBelow, keepSnapshot } from "./snapshot";

/** Makes what the next visit begins from: a Python in which all is imported, and nobody plays. */

/** Milliseconds after which the browser has kept what it compiled of Python: it waits for a while in which that gets no more. */
const LINGERS = 5000;

/** What fails here fails for nobody: the next visit begins as this one did. */
self.onmessage = async ({ data: { site, libraries } }: MessageEvent<{ site: Site; libraries: Libraries }>) => {
  try {
    const python = await begunToKeep(site, libraries);
    await python.runPythonAsync("import snapshot_in_worker; await snapshot_in_worker.warm()");
    await keepSnapshot(site.version, { memory: python.makeMemorySnapshot(), files: filesBelow(python.FS, "/table") });
    await new Promise((done) => setTimeout(done, LINGERS));
    self.postMessage("kept");
  } catch (error) {
    console.warn("no snapshot:", error);
  }
  self.close();
};
