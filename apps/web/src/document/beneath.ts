import { isNotFound } from '../api/index.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { lookElsewhere } from './gone.ts';
import { isSaving } from './save.ts';

/**
 * Looks whether the text beneath an open document is still the one that its edits began from: git, another window or
 * another program may have written, renamed or deleted it. What a save changes meanwhile is no news.
 */
export async function lookBeneath<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
): Promise<void> {
  const began = documents.get(key)?.stored;
  const isNews = () => documents.get(key)?.stored === began && !isSaving(documents.kind.id, key);
  if (began === undefined || documents.isReadOnly(key) || !isNews()) return;
  const found = await loadIfThere(documents, key);
  if (found === undefined || !isNews()) return;
  if (found === null) return lookElsewhere(documents, key, began);
  const known = documents.use.getState();
  if (found.hash === began.hash) documents.see(key, undefined);
  else if (found.hash !== known.beneath[key]?.hash || key in known.gone) documents.see(key, found);
}

/** Null for what is not there; undefined where nobody can tell now, e.g. without a network. */
function loadIfThere<Doc, View, S extends Stored>(
  { kind }: Documents<Doc, View, S>,
  key: string,
): Promise<S | null | undefined> {
  return kind.load(key).catch((error: unknown) => (isNotFound(error) ? null : undefined));
}
