import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { benchPath, detectHandEdits, generate, readManifest } from '@netloom/soc';
import type { Generation, Manifest } from '@netloom/soc';
import { loadDocument } from '../document.ts';
import { Failure } from '../failure.ts';
import { loadLibrary } from '../library.ts';
import { OutputFolder } from '../outputFolder.ts';
import type { FoundLibrary } from '../library.ts';
import { hasErrors, outcomeOf } from '../report.ts';
import type { Outcome } from '../report.ts';

interface Options {
  library: string[];
  output: string;
  overwrite: boolean;
  check: boolean;
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Refuses to replace what somebody edited by hand, unless told to. */
function refuseHandEdits(manifest: Manifest, options: Options): void {
  const edits = detectHandEdits(manifest, (path) => textAt(join(options.output, path)));
  const edited = edits
    .filter(({ state }) => state === 'edited')
    .map(({ path }) => join(options.output, path));
  if (edited.length > 0 && !options.overwrite) {
    throw new Failure(
      `edited by hand since the last generation: ${edited.join(', ')}. --overwrite replaces them.`,
    );
  }
}

/** Brings the sources that the file list names into the output, so that it builds on its own. */
async function copySources(fileList: string, { ips }: FoundLibrary, output: OutputFolder): Promise<void> {
  const named = new Set(fileList.split('\n'));
  const used = ips.filter(({ entry }) =>
    entry.descriptor.files.some((path) => named.has(posix.join(entry.folder, path))),
  );
  for (const { entry, source, shared } of used) {
    if (fileList.includes(`${entry.folder}/`)) output.copy(source, entry.folder);
    for (const [target, path] of await shared()) output.write(target, await readFile(path));
  }
}

/** `netloom generate <name>.soc.json --output <folder>`, and with `check` whether the folder holds just that. */
export async function generateCommand(path: string, options: Options): Promise<Outcome> {
  const { document, diagnostics } = await loadDocument(path);
  if (!document) return outcomeOf(path, diagnostics, '', {});
  const found = loadLibrary(options.library);
  const previous = readManifest(
    textAt(join(options.output, `gen/${document.name}/${document.name}.manifest.json`)) ?? '',
  );
  const generation = generate(document, found.library, {
    previous,
    bench: textAt(join(options.output, benchPath(document.name))),
  });
  if (hasErrors(generation.diagnostics)) return outcomeOf(path, generation.diagnostics, '', {});
  if (options.check) return differences(path, generation, options.output);
  if (previous) refuseHandEdits(previous, options);
  return write(path, generation, { found, output: new OutputFolder(options.output) });
}

async function write(
  path: string,
  { files, diagnostics, stale }: Generation,
  { found, output }: { found: FoundLibrary; output: OutputFolder },
): Promise<Outcome> {
  const written: string[] = [];
  for (const { path: file, text } of files) {
    written.push(output.write(file, text));
    if (file.endsWith('.f')) await copySources(text, found, output);
  }
  return outcomeOf(path, diagnostics, written.join('\n'), { files: written, stale });
}

/** What the document would write otherwise than it lies there, and what it does not write any more; nothing is written. */
function differences(path: string, { files, stale }: Generation, output: string): Outcome {
  const differing = files.flatMap(({ path: file, text }) => {
    const there = textAt(join(output, file));
    if (there === text) return [];
    return [{ path: join(output, file), state: there === undefined ? 'missing' : 'differs' }];
  });
  const left = stale
    .map((file) => join(output, file))
    .filter((file) => existsSync(file))
    .map((file) => ({ path: file, state: 'stale' }));
  const all = [...differing, ...left];
  const lines = all.map(({ path: file, state }) => `${file}: ${state}`);
  return {
    text: all.length === 0 ? `${path}: ${output} holds what it generates` : lines.join('\n'),
    result: { differences: all },
    failed: all.length > 0,
  };
}
