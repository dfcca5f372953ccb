import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import type { BlockBench } from '@netloom/tools/planning';
import { productRoot } from '../../settings.ts';
import { builtInLibrary } from './builtInLibrary.ts';

const IP = join(productRoot, 'ip');

type Texts = Record<string, string>;

/** Texts of the files of a folder, as `<to>/<name>`; none where there is no such folder. */
async function textsIn(folder: string, to: string): Promise<Texts> {
  const names = await readdir(folder).catch((): string[] => []);
  const read = async (name: string) => [`${to}/${name}`, await readFile(join(folder, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

/** The bench of a block of the product's library with its block's sources, by VLNV; undefined where it has none. */
export async function benchOf(block: string): Promise<BlockBench | undefined> {
  const found = builtInLibrary.find(({ entry }) => entry.descriptor.vlnv === block);
  if (!found || found.entry.descriptor.generator !== undefined) return undefined;
  const { descriptor, folder } = found.entry;
  const top = `${descriptor.module}_tb`;
  const bench = await textsIn(join(productRoot, folder, 'bench'), 'bench');
  if (bench[`bench/${top}.sv`] === undefined) return undefined;
  const own = descriptor.files.map(
    async (path) => [basename(path), await readFile(join(productRoot, folder, path), 'utf8')] as const,
  );
  return {
    ...{ title: descriptor.title, top },
    files: {
      ...registerFile(found.registersText),
      ...Object.fromEntries(await Promise.all(own)),
      ...bench,
      ...(await textsIn(join(IP, 'bench'), 'models')),
    },
  };
}

/** The register file that is generated from a block's description. */
function registerFile(text: string | undefined): Texts {
  const { document } = text === undefined ? { document: undefined } : readRegisterMap(text, '');
  if (!document) return {};
  const { map } = elaborate(document);
  return { [`${map.module}.sv`]: registerFileText(map) };
}
