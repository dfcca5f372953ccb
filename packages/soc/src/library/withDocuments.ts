import type { SocDocument } from '@netloom/model';
import { describeDocument } from './describeDocument.ts';
import type { Library, LibraryEntry } from './library.ts';

/** A library in which some documents take the places of those that it has, or join them, such as edited ones. */
export function withDocuments(base: Library, documents: readonly SocDocument[]): Library {
  if (documents.length === 0) return base;
  const own = new Map(documents.map((document) => [document.vlnv, document]));
  const entries = new Map<string, LibraryEntry>();
  const library: Library = {
    ...base,
    names: [...new Set([...base.names, ...own.keys()])],
    find(vlnv) {
      const document = own.get(vlnv);
      if (document === undefined) return base.find(vlnv);
      const known = entries.get(vlnv);
      if (known) return known;
      const folder = base.find(vlnv)?.folder ?? '';
      // Entered before it is described, which asks for the blocks inside it.
      const entry: LibraryEntry = { descriptor: describeDocument(document, base), folder, document };
      entries.set(vlnv, entry);
      return entry;
    },
  };
  return library;
}
