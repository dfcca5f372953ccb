import { announceError, announceSuccess } from '../announce.ts';
import { isGoneFile } from '../api/index.ts';
import { i18n } from '../i18n.ts';
import type { Documents } from './documents.ts';
import type { Stored } from './editorKind.ts';
import { lookElsewhere } from './gone.ts';
import { isDirty } from './openDocument.ts';

export interface SaveOptions<S extends Stored> {
  /** The stored text that the save replaces, by default the one that the edits began from. */
  over?: S;
  /** The file is gone: it is written again, unless somebody else wrote one meanwhile. */
  again?: boolean;
}

/** Saves on their way, by kind and key: a document has one at a time. */
const underway = new Map<string, Promise<boolean>>();

/**
 * Stores the open document with this key. Edits made while the save is on its way stay unsaved, and what the call
 * answers is what the next save starts from: whatever came later is somebody else's. When another text is stored than
 * the edits began from, nothing is written and the user is asked. True when the document is stored as it was.
 */
export async function save<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  options: SaveOptions<S> = {},
): Promise<boolean> {
  const name = `${documents.kind.id} ${key}`;
  const before = underway.get(name);
  if (before !== undefined) {
    const open = (await before) ? documents.get(key) : undefined;
    return open === undefined ? false : !isDirty(open) || save(documents, key, options);
  }
  const work = write(documents, key, options);
  underway.set(name, work);
  try {
    return await work;
  } finally {
    underway.delete(name);
  }
}

async function write<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  { over, again = false }: SaveOptions<S>,
): Promise<boolean> {
  const { kind } = documents;
  const open = documents.get(key);
  if (open === undefined || documents.isReadOnly(key)) return false;
  const { document, stored: from } = open;
  const usual = { path: from?.path ?? key, hash: again ? '' : (from?.hash ?? '') };
  const target = kind.targetOf?.(document, from) ?? usual;
  try {
    const hash = over?.hash ?? target.hash;
    const stored = await kind.store({ path: over?.path ?? target.path, hash }, document, from);
    markStored(documents, key, document, stored);
    const name = stored.path.slice(stored.path.lastIndexOf('/') + 1);
    announceSuccess(kind.savedText?.(stored) ?? i18n.t('document:saved', { name }));
    return true;
  } catch (error) {
    const stored = kind.conflictOf(error, from);
    if (stored === undefined) announceError(error);
    else documents.ask({ key, stored });
    if (from !== undefined && isGoneFile(error)) await lookElsewhere(documents, key, from);
    return false;
  }
}

/** Saves the open document with this key where it is edited. False where it could not be, which has been told then. */
export async function saveEdits<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
): Promise<boolean> {
  const open = documents.get(key);
  return open !== undefined && (!isDirty(open) || save(documents, key));
}

/** `stored` is what the call that stored `document` answered. */
export function markStored<Doc, View, S extends Stored>(
  documents: Documents<Doc, View, S>,
  key: string,
  document: Doc,
  stored: S,
): void {
  const now = documents.get(key);
  if (now !== undefined) {
    documents.put({ ...now, saved: document });
    documents.move(key, documents.keyOf(stored), stored);
    documents.see(documents.keyOf(stored), undefined);
  }
  if (documents.use.getState().clash?.key === key) documents.ask(undefined);
  documents.kind.onStored?.(stored, document);
}

/** Whether a save of the document is on its way. */
export function isSaving(kind: string, key: string): boolean {
  return underway.has(`${kind} ${key}`);
}
