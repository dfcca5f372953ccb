import type { Diagnostic, DocumentKind } from '@netloom/model';
import { warning } from '../../http/refuse.ts';

/** More of a text's faults are told in the answer's data alone. */
const SHOWN = 5;

/** The document that a call's field holds. @throws a 601 with the reader's diagnostics, the first of them in its message. */
export function requireDocument<Doc>(
  { read }: Pick<DocumentKind<Doc>, 'read'>,
  text: string,
  field: string,
): Doc {
  const { document, diagnostics } = read(text, field);
  if (document !== undefined) return document;
  throw refusal(field, diagnostics);
}

export function refusal(field: string, diagnostics: readonly Diagnostic[]): Error {
  const shown = diagnostics.slice(0, SHOWN).map(({ message, place }) => {
    return place?.kind === 'source' ? `${place.file}, line ${place.line}: ${message}` : message;
  });
  const isPlaced = diagnostics[0]?.place?.kind === 'source';
  const faults = shown.join('; ');
  return warning('document-faults', {
    ...(!isPlaced && { field }),
    values: { faults },
    data: { diagnostics },
  });
}
