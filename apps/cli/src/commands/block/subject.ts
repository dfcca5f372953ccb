import type { Diagnostic, DocumentKind } from '@netloom/model';
import { readText } from '../../document.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

/** A document that makes a block, as the verbs of its kind find it. */
export interface BlockSubject<Doc> {
  kind: DocumentKind<Doc>;
  path: string;
  document: Doc;
  /** What the reader has to say. */
  diagnostics: readonly Diagnostic[];
}

/** Reads a document and works on it; one that cannot be read is its own outcome. */
export async function withBlock<Doc>(
  kind: DocumentKind<Doc>,
  path: string,
  work: (subject: BlockSubject<Doc>) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { document, diagnostics } = kind.read(await readText(path), path);
  return document === undefined
    ? outcomeOf(path, diagnostics, '', {})
    : work({ kind, path, document, diagnostics });
}
