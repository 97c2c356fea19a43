// Makes the parts of the pocket referee: `node build.mjs ROOT WHEELS OUT`. Each part lies in a folder named after the
// hash of its content, compressed ahead; parts.json names them.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [root, wheels, out] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const distribution = join(here, "../node_modules/pyodide");
// No package is ever asked of Pyodide's own store: what is needed comes as a part.
const NO_PACKAGES = '"packages": {}';

function lockFile() {
  const { info } = JSON.parse(readFileSync(join(distribution, "pyodide-lock.json"), "utf-8"));
  return Buffer.from(`{"info": ${JSON.stringify(info)}, ${NO_PACKAGES}}`);
}

function compress(data) {
  const quality = data.length > 4e6 ? 9 : 11;
  const brotli = brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  return { br: brotli, gz: gzipSync(data, { level: 9 }) };
}

function writePart(name, files) {
  const digest = createHash("sha256");
  for (const [file, data] of files) digest.update(file).update("\0").update(data);
  const folder = `${name}-${digest.digest("hex").slice(0, 12)}`;
  // Compressing takes most of the time: a part that has not changed is left as it is.
  if (existsSync(join(out, folder, `${files.at(-1)[0]}.gz`))) return folder;
  mkdirSync(join(out, folder), { recursive: true });
  for (const [file, data] of files) {
    writeFileSync(join(out, folder, file), data);
    for (const [ending, packed] of Object.entries(compress(data)))
      writeFileSync(join(out, folder, `${file}.${ending}`), packed);
  }
  return folder;
}

const scratch = mkdtempSync(join(tmpdir(), "pocket-"));
try {
  const python = await loadPyodide();
  const mounted = { "/root": root, "/wheels": wheels, "/out": scratch };
  for (const [place, folder] of Object.entries(mounted)) {
    python.FS.mkdirTree(place);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
  }
  python.FS.writeFile("/library.zip", readFileSync(join(distribution, "python_stdlib.zip")));
  python.runPython(readFileSync(join(here, "pack.py"), "utf-8"));

  const interpreter = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"].map((file) => [
    file,
    readFileSync(join(distribution, file)),
  ]);
  const parts = { interpreter: writePart("interpreter", [...interpreter, ["pyodide-lock.json", lockFile()]]) };
  for (const file of readdirSync(scratch).sort()) {
    const name = file.replace(/\.zip$/, "");
    parts[name] = writePart(name, [[file, readFileSync(join(scratch, file))]]);
  }
  const kept = new Set(Object.values(parts));
  for (const old of readdirSync(out)) if (!kept.has(old)) rmSync(join(out, old), { recursive: true });
  writeFileSync(join(out, "parts.json"), JSON.stringify(parts, null, 1));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(0);
