/** Runs a Python file, and its `main` if it has one, in the Python of the site under Node:
 * node python.mjs FILE ARGUMENTS… */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const TOP = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${TOP}src/kontor/server/page/python/`;
const given = process.argv.slice(2);

async function run() {
  const needed = JSON.parse(await readFile(`${FOLDER}sizes.json`, "utf8"));
  const indexURL = FOLDER + needed.runtime;
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  const python = await loadPyodide({ indexURL });
  const archive = new Uint8Array(await readFile(FOLDER + needed.archive));
  python.unpackArchive(archive, "zip", { extractDir: "/kontor" });
  const env = { memory: python._module.memory };
  const loops = await WebAssembly.instantiate(await readFile(FOLDER + needed.loops), { env });
  python.registerJsModule("kontor_kernel", loops.instance.exports);
  python.mountNodeFS("/top", TOP);
  python.globals.set("given", python.toPy(given));
  await python.runPythonAsync(`import runpy, sys
sys.path[:0] = ["/kontor", "/top"]
sys.argv = given
found = runpy.run_path(f"/top/{given[0]}", run_name="__main__")
if "main" in found:  # what waits for others needs the browser's own loop
    await found["main"]()`);
}

try {
  await run();
  process.exit(); // an application goes on for ever
} catch (fault) {
  console.error(fault.message);
  process.exit(1);
}
