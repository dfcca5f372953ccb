import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { isSaving } from './save.ts';

/**
 * Looks whether the text beneath an open document is still the one that its edits began from: git, another window or
 * another program may have written it. What a save changes meanwhile is no news.
 */
export async function lookBeneath<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
): Promise<void> {
  const began = documents.get(key)?.stored;
  if (began === undefined || documents.isReadOnly(key) || isSaving(documents.kind.id, key)) return;
  const found = await documents.kind.load(key).catch(() => undefined);
  const now = documents.get(key);
  if (found === undefined || now?.stored !== began || isSaving(documents.kind.id, key)) return;
  if (found.hash === began.hash) documents.see(key, undefined);
  else if (found.hash !== documents.use.getState().beneath[key]?.hash) documents.see(key, found);
}
