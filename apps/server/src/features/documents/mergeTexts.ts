import type { Choice, DocumentConflict } from '@netloom/model';
import { inWorker } from '../../inWorker/index.ts';
import { isSmall } from './isSmall.ts';
import { kindAt } from './kinds.ts';
import { listed } from './sideChanges.ts';
import type { SideChanges } from './sideChanges.ts';

/** Versions of a document at its path; without a base both sides made it anew. */
export interface TextSides {
  path: string;
  base?: string | undefined;
  mine: string;
  theirs: string;
  /** For conflicts, by their pointers. */
  choices?: Readonly<Record<string, Choice>>;
}

/** Holds my value wherever there is a conflict that no choice settles. */
export interface MergedText {
  path: string;
  text: string;
  conflicts: DocumentConflict[];
  /** What each side made of the base; nothing without one. */
  mine: SideChanges;
  theirs: SideChanges;
}

/** Undefined for a file that is no document, a side that cannot be read, and one whose comments would be lost. */
function mergeText({ path, base, mine, theirs, choices }: TextSides): MergedText | undefined {
  const kind = kindAt(path)?.kind;
  const saysAll = (text: string) => kind?.saysAll?.(text) ?? true;
  const read = (text: string) => kind?.read(text, path).document;
  const [old, my, their] = [base === undefined ? undefined : read(base), read(mine), read(theirs)];
  if (!kind || my === undefined || their === undefined || (base !== undefined && old === undefined))
    return undefined;
  if (![base ?? '', mine, theirs].every(saysAll)) return undefined;
  const { document, conflicts } = kind.merge(old, my, their, choices);
  const changesOf = (side: unknown) => listed(old === undefined ? [] : kind.diff(old, side));
  return { path, text: kind.write(document), conflicts, mine: changesOf(my), theirs: changesOf(their) };
}

export function mergeAll(documents: readonly TextSides[]): MergedText[] {
  return documents.map(mergeText).filter((merged) => merged !== undefined);
}

/** Merges by meaning what can be read; much of it in a thread of its own. @throws a 601 when that takes too long. */
export async function mergeTexts(documents: readonly TextSides[]): Promise<MergedText[]> {
  const size = documents.reduce(
    (sum, { base = '', mine, theirs }) => sum + base.length + mine.length + theirs.length,
    0,
  );
  if (isSmall(size)) return mergeAll(documents);
  return inWorker({
    program: new URL('./mergeTexts.worker.ts', import.meta.url),
    data: documents,
    field: 'git',
    task: 'merge-documents',
  });
}
