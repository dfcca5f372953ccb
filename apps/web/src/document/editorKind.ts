import type { Diagnostic, DocumentKind } from '@netloom/model';

/** What the project has at a path; `hash` names this very text. */
export interface Stored {
  path: string;
  text: string;
  hash: string;
}

/** Where a save goes, and the hash of the text that it replaces: '' where there is none yet. */
export interface Target {
  path: string;
  hash: string;
}

/**
 * What the frame has to know of a kind of document to open, edit, save and merge it. `View` is what an editor keeps
 * beside the document and undo brings back with it, such as a selection.
 */
export interface EditorKind<Doc, View = undefined, S extends Stored = Stored> extends Pick<
  DocumentKind<Doc>,
  'id' | 'write' | 'diff' | 'merge'
> {
  read(stored: S): { document?: Doc | undefined; diagnostics: readonly Diagnostic[] };
  /** What a document is shown with. @throws when something that it needs is missing. */
  prepare(document: Doc, before: View | undefined, key: string): View | Promise<View>;
  /** Key under which a stored document is open; its path unless told otherwise. */
  keyOf?(stored: S): string;
  /** Whether what has this key can be looked at alone. */
  isReadOnly?(key: string): boolean;
  /** Where a save goes when that is not where the document came from. */
  targetOf?(document: Doc, before: S | undefined): Target | undefined;
  /** @throws ApiError where there is none, or it may not be read. */
  load(key: string): Promise<S>;
  /** @throws ApiError; what `conflictOf` finds in it stands against the save. */
  store(target: Target, document: Doc, before: S | undefined): Promise<S>;
  /** What is stored where a save expected something else; undefined for every other error. */
  conflictOf(error: unknown, before: S | undefined): S | undefined;
  /** The one document under another path that has the text of `before`, whose file is gone; undefined without one. */
  elsewhere?(before: S): Promise<S | undefined>;
  /** What is told of a save that wrote no file of its own. */
  savedText?(stored: S): string | undefined;
  /** A text is stored: lists that name it are out of date. */
  onStored?(stored: S, document: Doc): void;
}
