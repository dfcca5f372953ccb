import type { Choice, DocumentChange, DocumentConflict } from '@netloom/model';
import { inWorker } from '../../inWorker/index.ts';
import { kindAt } from './kinds.ts';

/** Versions of a document at its path; without a base both sides made it anew. */
export interface TextSides {
  path: string;
  base?: string | undefined;
  mine: string;
  theirs: string;
  /** For conflicts, by their pointers. */
  choices?: Readonly<Record<string, Choice>>;
}

/** What a side changed; `changes` are the first, without values that are too long for a line. */
export interface SideChanges {
  count: number;
  changes: DocumentChange[];
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

/** More changes of a side are counted. */
const LISTED = 100;
const LONGEST_VALUE = 200;

function listed(changes: readonly DocumentChange[]): SideChanges {
  const short = (value: unknown) => value !== undefined && JSON.stringify(value).length <= LONGEST_VALUE;
  return {
    count: changes.length,
    changes: changes.slice(0, LISTED).map(({ before, after, ...part }) => ({
      ...part,
      ...(short(before) && { before }),
      ...(short(after) && { after }),
    })),
  };
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

/** Texts of fewer characters are merged sooner than a thread is there. */
const SMALL = 200_000;

/** Merges by meaning what can be read; much of it in a thread of its own. @throws a 601 when that takes too long. */
export async function mergeTexts(documents: readonly TextSides[]): Promise<MergedText[]> {
  const size = documents.reduce(
    (sum, { base = '', mine, theirs }) => sum + base.length + mine.length + theirs.length,
    0,
  );
  if (size < SMALL) return mergeAll(documents);
  return inWorker({
    program: new URL('./mergeTexts.worker.ts', import.meta.url),
    data: documents,
    field: 'git',
    task: 'merge-documents',
  });
}
