import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// Runs a script with the WebAssembly build of Yosys, in the sandbox, from the folder of the sources. It has a file
// system in memory: the sources are its root, and the rest of the run's folder is below `netloom_run`.

type Tree = { [name: string]: Tree | Uint8Array };
interface YosysRun {
  stdout: (bytes: Uint8Array | null) => void;
  stderr: (bytes: Uint8Array | null) => void;
  decodeASCII: false;
  fetchProgress: () => void;
}
interface Yowasp {
  runYosys(args: string[], files: Tree, options: YosysRun): Promise<Tree>;
}

const RUN = 'netloom_run';
/** Of the run's folder the sources are the root already, and the last netlist is written, not read. */
const SKIPPED = new Set(['src', 'mapped.v']);

function read(folder: string, skipped = new Set<string>()): Tree {
  const names = readdirSync(folder).filter((name) => !skipped.has(name));
  const entries = names.flatMap((name): [string, Tree | Uint8Array][] => {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (stats.isDirectory()) return [[name, read(path)]];
    return stats.isFile() ? [[name, readFileSync(path)]] : [];
  });
  return Object.fromEntries(entries);
}

function write(folder: string, tree: Tree, before: Tree): void {
  for (const [name, entry] of Object.entries(tree)) {
    const path = join(folder, name);
    const known = before[name];
    if (!(entry instanceof Uint8Array)) write(path, entry, known instanceof Uint8Array ? {} : (known ?? {}));
    else if (entry !== known) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, entry);
    }
  }
}

const [bundle, script] = process.argv.slice(2);
if (bundle === undefined || script === undefined) throw new Error('usage: yowasp.ts BUNDLE SCRIPT');
const { runYosys } = (await import(bundle)) as Yowasp;
const run = read('..', SKIPPED);
/** Without colours, which slang gives its messages. */
function print(bytes: Uint8Array | null): void {
  if (bytes) process.stdout.write(stripVTControlCharacters(Buffer.from(bytes).toString('latin1')), 'latin1');
}
try {
  const files = await runYosys(
    ['-s', `${RUN}/${script}`],
    { ...read('.'), [RUN]: run },
    // Its own files are beside it: nothing is fetched that would have to be waited for.
    { stdout: print, stderr: print, decodeASCII: false, fetchProgress: () => undefined },
  );
  const written = files[RUN];
  if (written !== undefined && !(written instanceof Uint8Array)) write('..', written, run);
} catch (error) {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'number') throw error;
  process.exitCode = code;
}
