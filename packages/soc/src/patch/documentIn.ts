import type { SocDocument, SocInstance } from '@netloom/model';
import type { Library } from '../library/library.ts';
import { patchKey, patchedEntry } from './patchedEntry.ts';

/** The document that an instance is one of, as its patch makes it; parameters are those of the document. */
export function documentIn(library: Library, { ip, patch }: SocInstance): SocDocument | undefined {
  const entry = library.find(ip);
  if (!entry?.document || patchKey(patch) === '') return entry?.document;
  return patchedEntry(library, entry, patch).entry.document;
}
