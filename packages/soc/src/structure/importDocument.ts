import type { ReadOptions } from '@netloom/hdl';
import { readStructure } from '@netloom/hdl/structure';
import type { Diagnostic, IpDescriptor, SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';
import { documentOfStructure } from './documentOf.ts';
import type { StructureOptions } from './documentOf.ts';
import { withBlocks } from './withBlocks.ts';

export interface ImportedDocument {
  document: SocDocument | undefined;
  /** Of every module that was read. */
  descriptors: IpDescriptor[];
  /** Those of them that the document instantiates and the library did not have, and the logic. */
  blocks: IpDescriptor[];
  /** Source of the logic, where there is any. */
  logic: { path: string; text: string } | undefined;
  diagnostics: Diagnostic[];
}

/** Reads sources and makes a document of the module `top`, whose blocks are those of the library and of the sources. */
export async function importDocument(
  sources: ReadOptions,
  top: string,
  library: Library,
  options: StructureOptions = {},
): Promise<ImportedDocument> {
  const { structure, descriptors, diagnostics } = await readStructure(sources, top);
  const nothing = { document: undefined, descriptors, blocks: [], logic: undefined, diagnostics };
  if (!structure) return nothing;
  const others = descriptors.filter(({ module }) => module !== top);
  const made = documentOfStructure(structure, withBlocks(library, others), options);
  const used = new Set(Object.values(made.document?.instances ?? {}).map(({ ip }) => ip));
  const blocks = others.filter(({ vlnv }) => used.has(vlnv) && library.find(vlnv) === undefined);
  const { logic } = made;
  return {
    ...{ document: made.document, descriptors, diagnostics: [...diagnostics, ...made.diagnostics] },
    blocks: logic ? [...blocks, logic.descriptor] : blocks,
    logic: logic && { path: logic.descriptor.files.at(-1)!, text: logic.text },
  };
}
