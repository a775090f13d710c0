import { begun, type Libraries, type Site } from "./python";
import { filesBelow, keepSnapshot } from "./snapshot";

/** Makes what the next visit begins from: a Python in which all is imported, and nobody plays. */

/** What fails here fails for nobody: the next visit begins as this one did. */
self.onmessage = async ({ data: { site, libraries } }: MessageEvent<{ site: Site; libraries: Libraries }>) => {
  try {
    const python = await begun(site, undefined, libraries);
    await python.runPythonAsync("import snapshot_in_worker; await snapshot_in_worker.warm()");
    await keepSnapshot(site.version, { memory: python.makeMemorySnapshot(), files: filesBelow(python.FS, "/table") });
    self.postMessage("kept");
  } catch (error) {
    console.warn("no snapshot:", error);
  }
  self.close();
};
