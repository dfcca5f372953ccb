import type { SocModule } from '@netloom/contract';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import type { Library } from '@netloom/soc';

/** What a library needs of a block of the palette. */
export type PaletteModule = Pick<
  SocModule,
  'origin' | 'folder' | 'socModuleJson' | 'registersJson' | 'documentJson' | 'documentPath'
>;

/** The blocks of the palette, with what is inside the documents among them; workers make theirs of it, too. */
export function paletteLibrary(modules: readonly PaletteModule[]): Library {
  return createLibrary(modules.flatMap(entryOf), modules.flatMap(documentOf));
}

function documentOf({ documentJson, documentPath, folder }: PaletteModule) {
  const document =
    documentJson === null ? undefined : readDocument(documentJson, documentPath ?? '').document;
  return document ? [{ document, folder, ...(documentPath !== null && { file: documentPath }) }] : [];
}

function entryOf(module: PaletteModule) {
  const { registersJson, folder, origin, documentJson } = module;
  const descriptor = descriptorOf(module);
  // The block of a document is made of the document.
  if (!descriptor || documentJson !== null) return [];
  const isBuiltIn = origin === 'library';
  const file = `${isBuiltIn ? 'library/' : ''}${folder === '' ? '' : `${folder}/`}ip.json`;
  return [libraryEntry(descriptor, folder, registersJson ?? undefined, { file, isBuiltIn })];
}

type Described = Pick<SocModule, 'socModuleJson'>;

const read = new WeakMap<Described, IpDescriptor | false>();

/** Read once from each; undefined where the text is not that of a descriptor. */
export function descriptorOf(module: Described): IpDescriptor | undefined {
  let descriptor = read.get(module);
  if (descriptor === undefined) read.set(module, (descriptor = parsed(module.socModuleJson) ?? false));
  return descriptor || undefined;
}

function parsed(text: string): IpDescriptor | undefined {
  try {
    return IpDescriptor.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
