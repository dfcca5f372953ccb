import type { Diagnostic } from '../diagnostic.ts';
import type { Reading } from '../format/readFormat.ts';
import type { Said } from '../wording.ts';
import type { DocumentGenerator } from './documentGenerator.ts';

/** What a change or a conflict is about, by names and never by indices. */
export interface DocumentPart {
  /**
   * From the document's root, written as a JSON pointer (RFC 6901) whose steps into lists are the elements' names,
   * e.g. `/children/CTRL/fields/EN/lsb`. It means the same in every version of a document.
   */
  pointer: string;
  /** Sort of thing, e.g. `instance` or `field`; `document` for the document itself. */
  subject: string;
  /** The thing's name, e.g. `CTRL.EN`; empty for the document itself. */
  name: string;
  /** Member of the thing, e.g. `lsb`; absent for the thing as a whole. */
  member?: string;
}

export interface DocumentChange extends DocumentPart {
  /**
   * `reordered`: the same elements in another order, `before` and `after` hold their names. `renamed`: the part is named
   * `after` now and was `before`; what else changed in it is a change of its own.
   */
  kind: 'added' | 'removed' | 'changed' | 'reordered' | 'renamed';
  before?: unknown;
  after?: unknown;
}

/** A part that both sides changed differently; a side that removed it, or never had it, has no value. */
export interface DocumentConflict extends DocumentPart {
  base?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

export type Choice = 'mine' | 'theirs';

export interface DocumentMerge<Doc> {
  /** Holds my value wherever there is a conflict. */
  document: Doc;
  conflicts: DocumentConflict[];
}

/** A document to begin with. `id` is a word that screens have a text for. */
export interface DocumentTemplate<Doc, Context = unknown> {
  id: string;
  /**
   * `name` is a C identifier of at most 40 characters; documents without a name of their own pass over it. `context`
   * is what a check sees too: what the template takes of it is left out where there is none.
   */
  make(name: string, context?: Context): Doc;
  /** What of the context it would be expected to take and does not, and why. */
  leavesOut?(context: Context): Said[];
}

/**
 * A kind of document: all that a list, an editor, a comparison, a merge or a generation has to know of it. `Context` is
 * what its check sees beside the document.
 */
export interface DocumentKind<Doc = unknown, Context = unknown> {
  id: string;
  /** How the paths of its files end, e.g. `.soc.json`. */
  suffix: string;
  /** Without a document the diagnostics hold at least one error; `path` names the file in them. */
  read(text: string, path: string): Reading<Doc>;
  /** The canonical text: documents that mean the same give the same bytes. */
  write(document: Doc): string;
  /** Whether the canonical text of what was read says all that a text says; comments would be lost. True when absent. */
  saysAll?(text: string): boolean;
  /** What the document calls itself; undefined for one that only its file's name tells. */
  title(document: Doc): string | undefined;
  check?(document: Doc, context: Context): Diagnostic[];
  /** What a designer would say changed; nothing exactly when the canonical texts are equal. */
  diff(from: Doc, to: Doc): DocumentChange[];
  /**
   * Three-way merge by meaning. Without a base both sides made the document anew. `choices` settle conflicts by their
   * pointers; the settled ones are not listed. The result can be read whenever the three can.
   */
  merge(
    base: Doc | undefined,
    mine: Doc,
    theirs: Doc,
    choices?: Readonly<Record<string, Choice>>,
  ): DocumentMerge<Doc>;
  templates?: readonly DocumentTemplate<Doc, Context>[];
  /** Absent for a kind that nothing is made of. */
  generator?: DocumentGenerator<Doc, Context>;
}
