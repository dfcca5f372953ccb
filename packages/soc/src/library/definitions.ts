import type { Vlnv } from '@netloom/model';
import type { LibraryDocument, LibraryEntry } from './library.ts';

/** A file that defines a VLNV. */
export interface Definition {
  file: string;
  /** Of the product's own library, which a project may put something of its own in place of. */
  isBuiltIn: boolean;
}

/** VLNVs that several files define, with those files; the last is the one that holds. */
export function severalDefinitions(
  entries: readonly LibraryEntry[],
  documents: readonly LibraryDocument[],
): ReadonlyMap<Vlnv, readonly Definition[]> {
  const found = new Map<Vlnv, Map<string, Definition>>();
  const take = (vlnv: Vlnv, definition: Definition) => {
    const all = found.get(vlnv) ?? new Map<string, Definition>();
    // What is read twice from one file is one definition, in the later place.
    all.delete(definition.file);
    found.set(vlnv, all.set(definition.file, definition));
  };
  for (const { descriptor, folder, file, isBuiltIn = false } of entries) {
    take(descriptor.vlnv, { file: file ?? within(folder, 'ip.json'), isBuiltIn });
  }
  for (const { document, folder = '', file } of documents) {
    take(document.vlnv, { file: file ?? within(folder, `${document.name}.soc.json`), isBuiltIn: false });
  }
  const several = [...found].filter(([, files]) => files.size > 1);
  return new Map(several.map(([vlnv, files]) => [vlnv, [...files.values()]]));
}

const within = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
