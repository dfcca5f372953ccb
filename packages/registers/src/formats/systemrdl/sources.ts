import { preprocess } from '@netloom/hdl/preprocess';
import type { Preprocessed } from '@netloom/hdl/preprocess';
import { saidOf } from '@netloom/model';
import type { Diagnostic, Worded } from '@netloom/model';
import { MAX_IMPORT_BYTES } from '../reading.ts';
import type { ImportSource } from '../reading.ts';
import { say } from '../../wording/formats/sentences.ts';

/** Text of a file, or why it cannot be read. */
export function textOfFile(source: ImportSource, path: string): { text: string } | { problem: Worded } {
  const bytes = source.files.get(path);
  if (!bytes) return { problem: say('RDL/file/missing', { path }) };
  if (bytes.length > MAX_IMPORT_BYTES) {
    return { problem: say('RDL/file/large', { bytes: bytes.length, most: MAX_IMPORT_BYTES }) };
  }
  if (bytes.includes(0)) return { problem: say('RDL/file/binary', {}) };
  return { text: new TextDecoder().decode(bytes) };
}

/** The file with its directives carried out (clause 16) and the files that it includes put in. */
export function preprocessed(source: ImportSource, text: string): Preprocessed {
  return preprocess(source.path, text, {
    macros: new Map(),
    hasLongStrings: true,
    resolveInclude: ({ name, from }) => {
      const path = [joined(folderOf(from), name), joined('', name), bySuffix(source, name)].find(
        (each) => each !== undefined && source.files.has(each),
      );
      const file = path === undefined ? undefined : textOfFile(source, path);
      return file && 'text' in file ? { path: path!, text: file.text } : undefined;
    },
  });
}

/** The preprocessor's findings as those of an import. */
export function importProblem(found: Diagnostic): Diagnostic {
  const { severity, place, wording } = found;
  const problem = saidOf(found);
  const said = wording?.key === 'HDL/include/absent' ? say('RDL/include/absent', { problem }) : problem;
  return { code: 'REG-IMPORT', severity, ...said, ...(place && { place }) };
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Without `.` and `..`; undefined for a path that leaves the root. */
function joined(folder: string, name: string): string | undefined {
  const steps: string[] = [];
  for (const step of (folder + name).split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '' && step !== '.' && step !== '..') steps.push(step);
  }
  return steps.join('/');
}

/** The one file of another folder that ends as the name does, as include paths would find it. */
function bySuffix({ files }: ImportSource, name: string): string | undefined {
  const plain = name.replace(/^(?:\.{0,2}\/)+/, '');
  const found = [...files.keys()].filter((path) => path.endsWith(`/${plain}`));
  return found.length === 1 ? found[0] : undefined;
}
