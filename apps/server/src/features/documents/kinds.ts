import { readCore } from '@netloom/core';
import { IpDescriptor, JsonSyntaxError, parseJson } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { analyse, readChip, readConfiguration } from '@netloom/pins';
import { check, readDocument, readLayout, readManifest } from '@netloom/soc';
import { checkRegisters, readRegisterMap } from '@netloom/soc/registers';
import { readDrawing } from '@netloom/waves/drawing';
import { libraryOf, readProjectLibrary } from '../library/index.ts';
import { requireChip } from '../pins/index.ts';
import type { DocumentFiles } from './documentFiles.ts';

/** A kind of document, by the end of its path. */
interface DocumentKind {
  ending: string;
  /** What keeps a text from being read; none when it can be. */
  read: (text: string, path: string) => readonly Diagnostic[];
  /** What is wrong with a text that can be read, seen with the other files. */
  check?: (text: string, path: string, files: DocumentFiles) => Promise<readonly Diagnostic[]>;
}

const KINDS: readonly DocumentKind[] = [
  {
    ending: '.soc.json',
    read: (text, path) => readDocument(text, path).diagnostics,
    check: async (text, path, files) => {
      const library = libraryOf(await readProjectLibrary(files), (folder) => folder);
      return check(readDocument(text, path).document!, library);
    },
  },
  { ending: '.layout.json', read: (text, path) => readLayout(text, path).diagnostics },
  {
    ending: '.regs.json',
    read: (text, path) => readRegisterMap(text, path).diagnostics,
    check: async (text, path) => checkRegisters(readRegisterMap(text, path).document!),
  },
  {
    ending: '.core.json',
    read: (text) => (readCore(text).options === undefined ? readCore(text).diagnostics : []),
    check: async (text) => readCore(text).diagnostics,
  },
  {
    ending: '.pins.json',
    read: (text, path) => readConfiguration(text, path).diagnostics,
    check: async (text, path, files) => {
      const configuration = readConfiguration(text, path).document!;
      return analyse(configuration, await requireChip(configuration.chip, files)).diagnostics;
    },
  },
  { ending: '.chip.json', read: (text, path) => readChip(text, path).diagnostics },
  {
    ending: '.wavedrom.json',
    read: (text, path) => {
      const { drawing, diagnostics } = readDrawing(text, path);
      return drawing === undefined ? diagnostics : [];
    },
    check: async (text, path) => readDrawing(text, path).diagnostics,
  },
  { ending: '.view.json', read: (text) => jsonErrors(text) },
  {
    ending: '.manifest.json',
    read: (text) =>
      readManifest(text) === undefined ? [failure('expected a manifest of generated files')] : [],
  },
  {
    ending: 'ip.json',
    read: (text) => {
      const errors = jsonErrors(text);
      if (errors.length > 0) return errors;
      const parsed = IpDescriptor.safeParse(JSON.parse(text));
      return (parsed.error?.issues ?? []).map(({ path, message }) =>
        failure(`${path.join('.')}: ${message}`),
      );
    },
  },
];

function failure(message: string): Diagnostic {
  return { code: 'DOC-SCHEMA', severity: 'error', message };
}

function jsonErrors(text: string): Diagnostic[] {
  try {
    parseJson(text);
    return [];
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return [{ code: 'DOC-JSON', severity: 'error', message: `not JSON: ${error.message}` }];
  }
}

function kindOf(path: string): DocumentKind | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return KINDS.find(({ ending }) => (ending.startsWith('.') ? name.endsWith(ending) : name === ending));
}

/** Whether a path is that of a document which Netloom reads. */
export function isDocument(path: string): boolean {
  return kindOf(path) !== undefined;
}

const errorsIn = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** The errors that keep a document from being read; none for one that can be, and for other files. */
export function unreadable(path: string, text: string): Diagnostic[] {
  return errorsIn(kindOf(path)?.read(text, path) ?? []);
}

/** The errors of a document among its files; a check that cannot be made is one. */
export async function errorsOf(path: string, text: string, files: DocumentFiles): Promise<Diagnostic[]> {
  const reading = unreadable(path, text);
  if (reading.length > 0) return reading;
  try {
    return errorsIn((await kindOf(path)?.check?.(text, path, files)) ?? []);
  } catch (error) {
    return [{ code: 'DOC-CHECK', severity: 'error', message: (error as Error).message }];
  }
}
