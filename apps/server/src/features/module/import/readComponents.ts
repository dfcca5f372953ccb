import type { ImportOptions } from '@netloom/contract';
import type { IpDescriptor } from '@netloom/model';
import { createLibrary, writeDocument, writeLayout } from '@netloom/soc';
import type { ComponentReading, ReadDesign } from '@netloom/soc/ipxact';
import { writeRegisterMap } from '@netloom/registers';
import { warning } from '../../../http/refuse.ts';
import { inWorker } from '../../../inWorker/index.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import { builtInLibrary, readProjectLibrary } from '../../library/index.ts';
import type { ModuleReading } from './readModules.ts';
import type { UploadedFiles } from './upload.ts';

/** XML files by path, and the paths of all files that were sent. */
export interface ComponentInput {
  files: Map<string, Uint8Array>;
  paths: string[];
  /** Blocks that designs may instantiate besides the components of the files. */
  known: IpDescriptor[];
}

/** Reads components in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
export function readComponentsInWorker(
  data: ComponentInput,
  seconds?: number,
): Promise<ComponentReading & { designs: ReadDesign[] }> {
  const program = new URL('./ipxact.worker.ts', import.meta.url);
  return inWorker({ program, data, seconds, field: 'files', task: 'read-files' });
}

/** Reads the IP-XACT components of the upload. @throws a 601 for options that belong to Verilog's list of files. */
export async function readComponents(
  { fileList, defines, includeDirectories, soc }: ImportOptions,
  uploaded: UploadedFiles,
  tree: ProjectTree,
): Promise<ModuleReading> {
  if (fileList !== undefined) {
    throw warning('no-list-for-component', { field: 'options.fileList' });
  }
  const files = new Map([...uploaded].filter(([path]) => /\.(xml|ipxact)$/i.test(path)));
  const { ips, documents } = await readProjectLibrary(tree);
  // Of generated blocks the library knows the interfaces, and of documents the ports.
  const library = createLibrary(
    [...builtInLibrary, ...ips].map(({ entry }) => entry),
    documents,
  );
  const known = library.names.flatMap((vlnv) => library.find(vlnv)?.descriptor ?? []);
  const { components, designs, diagnostics } = await readComponentsInWorker({
    ...{ files, paths: [...uploaded.keys()], known },
  });
  const modules = components.map(({ descriptor, registers, file, line }) => ({
    descriptor: {
      ...descriptor,
      defines: { ...descriptor.defines, ...defines },
      includeDirectories: [...new Set([...descriptor.includeDirectories, ...includeDirectories])],
    },
    ...{ file, line, instantiated: false },
    ...(registers && { registers: writeRegisterMap(registers) }),
  }));
  const design = designs.find(({ document }) => document.name === soc);
  const path = documents.find(({ document }) => document.name === soc)?.path ?? null;
  return {
    ...{ modules, diagnostics, designs: designs.map(({ document }) => document.name) },
    ...(design && { document: documentOf(design, components, known, path) }),
  };
}

/** The design's text, with the components that it needs and the palette lacks. */
function documentOf(
  { document, layout }: ReadDesign,
  components: ComponentReading['components'],
  known: IpDescriptor[],
  path: string | null,
): NonNullable<ModuleReading['document']> {
  const used = new Set(Object.values(document.instances).map(({ ip }) => ip));
  const there = new Set(known.map(({ vlnv }) => vlnv));
  const blocks = components
    .map(({ descriptor }) => descriptor)
    .filter(({ vlnv }) => used.has(vlnv) && !there.has(vlnv))
    .map(({ vlnv }) => vlnv);
  return { name: document.name, text: writeDocument(document), blocks, path, layout: writeLayout(layout) };
}
