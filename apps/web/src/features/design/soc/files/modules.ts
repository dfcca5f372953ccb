import { getAllSocModule } from '@netloom/contract';
import type { SocModule } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import { askCall } from '../../../../api/index.ts';
import { setSoc, useSoc } from '../store/socStore.ts';
import { withEdited } from './edited.ts';

/** The palette of a department, from the cache when it is fresh. */
export function fetchModules(deptId: number): Promise<SocModule[]> {
  return askCall(getAllSocModule, { params: { x: deptId } });
}

const libraries = new WeakMap<SocModule[], Library>();

/** The same palette gives the same library: what was learnt of its blocks is kept with it. */
export function libraryOf(modules: SocModule[]): Library {
  let library = libraries.get(modules);
  if (!library)
    libraries.set(modules, (library = createLibrary(modules.flatMap(entryOf), modules.flatMap(documentOf))));
  return library;
}

/** The documents themselves, so that what is inside them is known here, too. */
function documentOf({ documentJson, documentPath, folder }: SocModule) {
  const document =
    documentJson === null ? undefined : readDocument(documentJson, documentPath ?? '').document;
  return document ? [{ document, folder, ...(documentPath !== null && { file: documentPath }) }] : [];
}

function entryOf({ socModuleJson, registersJson, folder, origin, documentJson }: SocModule) {
  const descriptor = descriptorOf(socModuleJson);
  // The block of a document is made of the document.
  if (!descriptor || documentJson !== null) return [];
  const isBuiltIn = origin === 'library';
  const file = `${isBuiltIn ? 'library/' : ''}${folder === '' ? '' : `${folder}/`}ip.json`;
  return [libraryEntry(descriptor, folder, registersJson ?? undefined, { file, isBuiltIn })];
}

/** The library follows when the palette changes, e.g. after an import. */
export function takeModules(modules: SocModule[]): void {
  const stored = libraryOf(modules);
  if (stored !== useSoc.getState().stored) setSoc({ stored, library: withEdited(stored) });
}

/** Undefined for the text of something that is not a descriptor. */
export function descriptorOf(text: string): IpDescriptor | undefined {
  try {
    return IpDescriptor.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
