import { posix } from 'node:path';
import { coreKind } from '@netloom/core';
import { pinsKind, writeConfiguration } from '@netloom/pins';
import { registersKind } from '@netloom/registers';
import { socKind } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { BLOCK_MAKERS, blockFiles } from '../block/index.ts';
import { generateDesign } from '../canvas/index.ts';
import { coreFiles, requireOptions } from '../core/index.ts';
import { requireChip, requireDocument } from '../documents/index.ts';
import { folderFor, sourcePath } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';
import { pinsFiles } from '../pins/index.ts';
import { registerFiles } from '../registers/index.ts';

/** A document that is edited, and what of it is to be made. */
export interface Source {
  path: string;
  text: string;
  outputs?: readonly string[] | undefined;
  folder?: string | undefined;
}

interface Generator {
  suffix: string;
  generate: (source: Source, tree: ProjectTree) => Promise<Generation>;
}

/** Folder of a document; empty for one at the root. */
function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** The kinds of documents that files are generated from, each by the one generation that also writes them. */
export const GENERATORS: readonly Generator[] = [
  {
    suffix: socKind.suffix,
    generate({ text }, tree) {
      requireDocument(socKind, text, 'text');
      return generateDesign(text, tree);
    },
  },
  {
    suffix: coreKind.suffix,
    async generate({ path, text }, tree) {
      const options = requireOptions(text, 'text');
      const folder = folderFor(options.name, folderOf(path), 'cores');
      return (await coreFiles(options, folder, tree)).design;
    },
  },
  {
    suffix: pinsKind.suffix,
    async generate({ path, text }, tree) {
      const configuration = requireDocument(pinsKind, text, 'text');
      const folder = folderFor(configuration.name, folderOf(path), 'pins');
      const chip = await requireChip(configuration.chip, tree);
      const source = { path: sourcePath(pinsKind, folder), text: writeConfiguration(configuration) };
      return pinsFiles({ configuration, chip, folder, source }, tree);
    },
  },
  ...Object.values(BLOCK_MAKERS).map((maker) => ({
    suffix: maker.kind.suffix,
    async generate({ path, text }: Source, tree: ProjectTree) {
      return (await blockFiles(maker, text, folderOf(path), tree)).design;
    },
  })),
  { suffix: registersKind.suffix, generate: registerFiles },
];
