/** The pocket referee, in a worker: Pyodide with the laws of one game, asked by messages, one after another. */

interface Python {
  pyimport(module: string): Record<string, (...given: string[]) => string>;
  runPython(code: string): unknown;
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  readonly _module: { readonly HEAPU8: Uint8Array };
}

/** What a page asks: the parts that are needed for it, the question, and what is given with it. */
interface Asked {
  readonly id: number;
  readonly base: string;
  readonly parts: readonly string[];
  readonly question: string;
  readonly given: unknown;
}

const PLACE = "/laws";
const FIRST = ["msgspec", "common"];
/** How each file in a zip begins, and where it has how long it, its name and what is said beside that are. */
const FILE = { sign: 0x04034b50, size: 18, name: 26, beside: 28, head: 30 } as const;
const loaded = new Set<string>();
let python: Promise<Python> | undefined;
let names: Promise<Readonly<Record<string, string>>> | undefined;

async function fetched(address: string, cache: RequestCache = "default"): Promise<Response> {
  const answer = await fetch(address, { cache });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

async function started(base: string, parts: Readonly<Record<string, string>>): Promise<Python> {
  const interpreter = `${base}${parts["interpreter"]}/`;
  const { loadPyodide } = (await import(`${interpreter}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Python>;
  };
  const made = await loadPyodide({
    indexURL: interpreter,
    stdLibURL: `${base}${parts["library"]}/library.zip`,
    checkAPIVersion: false,
  });
  made.FS.mkdirTree(PLACE);
  made.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return made;
}

/** Lays the files of a part where Python finds them: they stand in its zip one after another as they are. */
function unpack({ FS }: Python, archive: ArrayBuffer): void {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const folders = new Set<string>();
  for (let at = 0; view.getUint32(at, true) === FILE.sign;) {
    const start = at + FILE.head + view.getUint16(at + FILE.name, true);
    const path = `${PLACE}/${text.decode(archive.slice(at + FILE.head, start))}`;
    const from = start + view.getUint16(at + FILE.beside, true);
    const size = view.getUint32(at + FILE.size, true);
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, new Uint8Array(archive, from, size), { canOwn: true });
    at = from + size;
  }
}

async function answered(asked: Asked): Promise<string> {
  names ??= fetched(`${asked.base}parts.json`, "no-cache").then((answer) => answer.json());
  const parts = await names;
  const missing = [...FIRST, ...asked.parts].filter((part) => !loaded.has(part));
  const packed = missing.map((part) =>
    fetched(`${asked.base}${parts[part]}/${part}.zip`).then((answer) => answer.arrayBuffer()),
  );
  python ??= started(asked.base, parts);
  const [running, ...archives] = await Promise.all([python, ...packed]);
  for (const archive of archives) unpack(running, archive);
  // Nothing has been looked for yet when the first parts come: to forget all would cost a tenth of the start.
  if (missing.length && loaded.size) running.runPython("import importlib; importlib.invalidate_caches()");
  for (const part of missing) loaded.add(part);
  if (asked.question === "memory") return String(running._module.HEAPU8.byteLength);
  return running.pyimport("arbitro.pocket.answers")["answer"]!(asked.question, JSON.stringify(asked.given));
}

let turn: Promise<unknown> = Promise.resolve();
self.addEventListener("message", (event: MessageEvent<Asked>) => {
  const { id } = event.data;
  turn = turn
    .then(() => answered(event.data))
    .then(
      (answer) => postMessage({ id, answer }),
      (error: unknown) => {
        // What could not be loaded while the hall was away is asked for again.
        if (!loaded.size) names = python = undefined;
        postMessage({ id, error: String(error) });
      },
    );
});
