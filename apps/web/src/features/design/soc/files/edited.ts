import type { SocDocument } from '@netloom/model';
import { withDocuments } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { designs } from './designs.ts';

let last: { stored: Library; edited: readonly SocDocument[]; library: Library } | undefined;

/** The library with what is edited and not stored of other open designs, which the shown one may instantiate. */
export function withEdited(stored: Library): Library {
  const edited = editedDocuments();
  const isSame =
    last?.stored === stored &&
    last.edited.length === edited.length &&
    edited.every((document, index) => document === last!.edited[index]);
  if (!isSame) last = { stored, edited, library: withDocuments(stored, edited) };
  return last!.library;
}

function editedDocuments(): SocDocument[] {
  const { documents, current } = designs.use.getState();
  return Object.values(documents).flatMap(({ key, document, saved, stored }) =>
    key === current || stored?.within || document.document === saved?.document ? [] : [document.document],
  );
}
