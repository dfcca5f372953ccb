import { coreKind } from '@netloom/core';
import { pointsKind } from '@netloom/core/special';
import { IpDescriptor, JsonSyntaxError, issueSaid, notJson, parseJson, sayOfDocument } from '@netloom/model';
import type { Diagnostic, DocumentKind } from '@netloom/model';
import { regressKind } from '@netloom/model/regression';
import { insnKind } from '@netloom/instructions';
import { memoryKind } from '@netloom/memory';
import { pinmuxKind } from '@netloom/pinmux';
import { pinsKind, readChip } from '@netloom/pins';
import { layoutKind, manifestKind, socKind } from '@netloom/soc';
import { registersKind } from '@netloom/registers';
import { drawingKind } from '@netloom/waves/drawing';
import { viewKind } from '@netloom/waves/view';
import type { ProjectTree } from '../../projects/index.ts';
import { libraryOf, readProjectLibrary } from '../library/index.ts';
import { coreSite } from './coreSite.ts';
import type { DocumentFiles } from './documentFiles.ts';
import { generatedNow } from './generatedNow.ts';
import { requireChip } from './requireChip.ts';
import { socSite } from './socSite.ts';
import { uncheckable } from './uncheckable.ts';

/** A kind of document with what its check and its generator see of the other files. */
export interface ServedKind {
  kind: DocumentKind;
  contextOf?: (document: unknown, files: DocumentFiles) => Promise<unknown>;
  /** What its files are made among, where that is more than the check sees. */
  siteOf?: (document: unknown, tree: ProjectTree) => Promise<unknown>;
}

export function served<Doc, Context>(
  kind: DocumentKind<Doc, Context>,
  contextOf?: (document: Doc, files: DocumentFiles) => Promise<Context>,
  siteOf?: (document: Doc, tree: ProjectTree) => Promise<Context>,
): ServedKind {
  return {
    kind: kind as DocumentKind,
    ...(contextOf && { contextOf: contextOf as ServedKind['contextOf'] }),
    ...(siteOf && { siteOf: siteOf as ServedKind['siteOf'] }),
  };
}

/** All kinds of documents of a project. */
export const KINDS: ServedKind[] = [
  served(
    socKind,
    async (_, files) => ({ library: libraryOf(await readProjectLibrary(files), (folder) => folder) }),
    socSite,
  ),
  served(layoutKind),
  served(registersKind),
  served(coreKind, undefined, coreSite),
  served(pinsKind, async ({ chip }, files) => ({ chip: await requireChip(chip, files) })),
  served(memoryKind),
  served(pinmuxKind),
  served(drawingKind),
  served(viewKind),
  served(manifestKind, async (manifest, files) => ({ generated: await generatedNow(manifest, files) })),
  served(regressKind),
  served(insnKind),
  served(pointsKind),
];

/** Texts that are read as they are: nobody edits them part by part. */
const DATA: readonly { ending: string; read: (text: string, path: string) => readonly Diagnostic[] }[] = [
  { ending: '.chip.json', read: (text, path) => readChip(text, path).diagnostics },
  { ending: 'ip.json', read: ipErrors },
];

function ipErrors(text: string): Diagnostic[] {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return [{ code: 'DOC-JSON', severity: 'error', ...notJson(error) }];
  }
  return (IpDescriptor.safeParse(JSON.parse(text)).error?.issues ?? []).map((issue) => ({
    code: 'DOC-SCHEMA',
    severity: 'error',
    ...sayOfDocument('DOC-AT', { pointer: issue.path.join('.'), said: issueSaid(issue) }),
  }));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The kind of document that lies at a path. */
export function kindAt(path: string): ServedKind | undefined {
  const name = nameOf(path);
  return KINDS.find(({ kind }) => name.endsWith(kind.suffix));
}

function dataAt(path: string) {
  const name = nameOf(path);
  return DATA.find(({ ending }) => (ending.startsWith('.') ? name.endsWith(ending) : name === ending));
}

/** Whether a path is that of a document which Netloom reads. */
export function isDocument(path: string): boolean {
  return kindAt(path) !== undefined || dataAt(path) !== undefined;
}

const errorsIn = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** The errors that keep a document from being read; none for one that can be, and for other files. */
export function unreadable(path: string, text: string): Diagnostic[] {
  const found = kindAt(path);
  if (!found) return errorsIn(dataAt(path)?.read(text, path) ?? []);
  const { document, diagnostics } = found.kind.read(text, path);
  return document === undefined ? errorsIn(diagnostics) : [];
}

/** The errors of a document among its files; a check that cannot be made is one. */
export async function errorsOf(path: string, text: string, files: DocumentFiles): Promise<Diagnostic[]> {
  const found = kindAt(path);
  if (!found) return unreadable(path, text);
  const { kind, contextOf } = found;
  const { document, diagnostics } = kind.read(text, path);
  const reading = errorsIn(diagnostics);
  if (document === undefined || kind.check === undefined) return reading;
  try {
    const context = await contextOf?.(document, files);
    return [...reading, ...errorsIn(kind.check(document, context))];
  } catch (error) {
    return [...reading, uncheckable(error)];
  }
}
