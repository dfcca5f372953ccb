import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';

/** Notes that the file beneath a document is gone, and where its text lies now. */
export async function lookElsewhere<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  began: S,
): Promise<void> {
  const elsewhere = await documents.kind.elsewhere?.(began).catch(() => undefined);
  if (documents.get(key)?.stored !== began) return;
  const isTaken = elsewhere !== undefined && documents.get(documents.keyOf(elsewhere)) !== undefined;
  documents.miss(key, isTaken ? undefined : elsewhere);
}

/**
 * A document whose file is gone goes on, with its edits, where its text lies now.
 * @throws when something that it needs there is missing.
 */
export async function goOnAt<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  there: S,
): Promise<void> {
  const { kind } = documents;
  const open = documents.get(key);
  if (open?.saved === undefined) return;
  const view = await kind.prepare(open.document, open.view, documents.keyOf(there));
  const now = documents.get(key);
  if (now?.saved === undefined) return;
  // What lies beside the text, such as a layout, may not have come along.
  const { document = now.saved } = kind.read(there);
  const saved = kind.diff(now.saved, document).length === 0 ? now.saved : document;
  documents.put({ ...now, saved, view });
  documents.move(key, documents.keyOf(there), there);
}
