import type { Choice, DocumentChange, DocumentConflict } from '@netloom/model';
import type { Clash, Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { rebased } from './rebase.ts';

/** What stands against each other where a document was edited here and written elsewhere. */
export interface Sides<Doc> {
  theirs: Doc;
  /** Undefined where there is nothing that both sides began from. */
  base: Doc | undefined;
  theirChanges: readonly DocumentChange[];
  myChanges: readonly DocumentChange[];
  conflicts: readonly DocumentConflict[];
}

/** Compares the sides by meaning; undefined when what is stored cannot be read. */
export function sidesOf<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { key, stored }: Clash<S>,
): Sides<Doc> | undefined {
  const { kind } = documents;
  const open = documents.get(key);
  const theirs = kind.read(stored).document;
  if (open === undefined || theirs === undefined) return undefined;
  const isSameFile = open.stored?.path === stored.path;
  const base = isSameFile ? open.saved : undefined;
  return {
    theirs,
    base,
    theirChanges: kind.diff(base ?? open.document, theirs),
    myChanges: base === undefined ? [] : kind.diff(base, open.document),
    conflicts: kind.merge(base, open.document, theirs).conflicts,
  };
}

/** Both sides together, as chosen for the conflicts. */
export function mergedText<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  { base, theirs }: Sides<Doc>,
  choices: Readonly<Record<string, Choice>>,
): string {
  const { kind } = documents;
  const mine = documents.get(key)!.document;
  return kind.write(kind.merge(base, mine, theirs, choices).document);
}

/**
 * Takes both sides' changes over; what is stored is what my edits and the next save begin from, and what undo ends at.
 * @throws when something that the merged document needs is missing; everything stays as it was.
 */
export async function takeMerged<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  { key, stored }: Clash<S>,
  sides: Pick<Sides<Doc>, 'base' | 'theirs'>,
  { choices, what }: { choices: Readonly<Record<string, Choice>>; what: string },
): Promise<void> {
  const { base, theirs } = sides;
  const mine = documents.get(key);
  if (mine === undefined) return;
  const merged = await rebased(documents.kind, mine, { base, theirs, choices }, { what });
  // What was edited meanwhile is merged as well.
  if (documents.get(key)?.document !== mine.document)
    return takeMerged(documents, { key, stored }, sides, { choices, what });
  documents.put(merged);
  documents.move(key, documents.keyOf(stored), stored);
  documents.see(documents.keyOf(stored), undefined);
  documents.ask(undefined);
}
