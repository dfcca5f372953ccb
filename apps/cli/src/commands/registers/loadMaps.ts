import { statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Diagnostic, RegisterMap } from '@netloom/model';
import { readRegisterMap } from '@netloom/registers';
import { MAX_IMPORT_BYTES, REGISTER_READERS } from '@netloom/registers/formats';
import type { RegisterReader } from '@netloom/registers/formats';
import { readText } from '../../document.ts';
import { Failure } from '../../failure.ts';

interface Loaded {
  maps: RegisterMap[];
  diagnostics: Diagnostic[];
}

interface Options {
  /** Id of a format; by the ending of the name without it. */
  from?: string | undefined;
  /** Further folders that included files are looked for in. */
  include: readonly string[];
}

/** Register maps of a file of ours (`.regs.json`) or of a format of others. */
export async function loadMaps(path: string, options: Options): Promise<Loaded> {
  if (path.endsWith('.json') && options.from === undefined) {
    const { document, diagnostics } = readRegisterMap(await readText(path), path);
    return { maps: document ? [document] : [], diagnostics };
  }
  const reader = readerOf(path, options.from);
  const files = await filesAround(path, reader, options.include);
  const { maps, diagnostics } = await reader.read({ path: basename(path), files });
  return { maps, diagnostics: diagnostics.map((each) => placedIn(each, dirname(path))) };
}

function readerOf(path: string, from: string | undefined): RegisterReader {
  const found = REGISTER_READERS.find(({ id, extensions }) =>
    from === undefined ? extensions.includes(extname(path).toLowerCase()) : id === from,
  );
  if (found) return found;
  const known = REGISTER_READERS.map(({ id, extensions }) => `${id} (${extensions.join(' ')})`).join(', ');
  const what = from === undefined ? `the ending of ${path} is none` : `"${from}" is none`;
  throw new Failure(`${what} of the formats: ${known}. --from names one.`);
}

/** The file with what it may include: files of its format below its folder and in the include folders. */
async function filesAround(
  path: string,
  { id, extensions }: RegisterReader,
  include: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const files = new Map([[basename(path), await readWithin(path)]]);
  for (const folder of [dirname(path), ...include]) {
    for (const found of await filesBelow(folder, extensions)) {
      const name = relative(folder, found);
      if (!files.has(name)) files.set(name, await readWithin(found));
    }
  }
  if (id === 'systemrdl') await addIncluded(files, dirname(path), include);
  return files;
}

/** More included files than this are no description of registers. */
const MOST_INCLUDED = 1000;

/** Adds what the files include from other folders: beside the file that includes, then in the include folders. */
async function addIncluded(
  files: Map<string, Uint8Array>,
  root: string,
  include: readonly string[],
): Promise<void> {
  const limit = files.size + MOST_INCLUDED;
  // A map that grows while it is walked gives its new entries too.
  for (const [key, bytes] of files) {
    const from = dirname(resolve(root, key));
    for (const [, name] of new TextDecoder().decode(bytes).matchAll(/`include\s+"([^"\n]+)"/g)) {
      const found = [from, root, ...include].map((folder) => resolve(folder, name!)).find(isFile);
      const own = found === undefined ? undefined : keyOf(found, root);
      if (own === undefined || files.has(own) || files.has(name!)) continue;
      if (files.size >= limit) throw new Failure(`more than ${MOST_INCLUDED} files are included`);
      files.set(own, await readWithin(found!));
    }
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Path below the root; one outside of it by its whole path, whose end is what an include names. */
function keyOf(path: string, root: string): string {
  const below = relative(root, path);
  return below.startsWith('..') ? path.replace(/^\/+/, '') : below;
}

async function filesBelow(folder: string, extensions: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name).toLowerCase()))
    .map((entry) => join(folder, entry.name))
    .sort();
}

async function readWithin(path: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MAX_IMPORT_BYTES)
      throw new Failure(`${path}: ${size} bytes; a file may have at most ${MAX_IMPORT_BYTES}`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Names of files as the caller sees them. */
function placedIn(diagnostic: Diagnostic, folder: string): Diagnostic {
  const { place } = diagnostic;
  return place?.kind === 'source'
    ? { ...diagnostic, place: { ...place, file: join(folder, place.file) } }
    : diagnostic;
}
