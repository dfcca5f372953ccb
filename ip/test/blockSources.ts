import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { libraryEntry } from '@netloom/soc';
import type { LibraryEntry } from '@netloom/soc';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import type { Source } from './source.ts';

const library = join(import.meta.dirname, '..');

/** The descriptor of a folder of the library; undefined where there is none. */
export async function blockDescriptor(name: string): Promise<IpDescriptor | undefined> {
  const text = await readFile(join(library, name, 'ip.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : IpDescriptor.parse(JSON.parse(text));
}

/** All sources of a block by their names, with its register file as it is generated. */
export async function blockSources(name: string): Promise<Source[]> {
  const { files, registers } = (await blockDescriptor(name))!;
  const folder = join(library, name);
  const own = files.map(async (path) => ({
    path: path.replace(/^.*\//, ''),
    text: await readFile(join(folder, path), 'utf8'),
  }));
  return [
    ...(registers === undefined ? [] : [await registerFile(folder, registers)]),
    ...(await Promise.all(own)),
  ];
}

async function registerFile(folder: string, registers: string): Promise<Source> {
  const { document } = readRegisterMap(await readFile(join(folder, registers), 'utf8'), registers);
  const { map } = elaborate(document!);
  return { path: `${map.module}.sv`, text: registerFileText(map) };
}

/** Blocks as a library of the checks has them. */
export function libraryEntries(names: readonly string[]): Promise<LibraryEntry[]> {
  return Promise.all(
    names.map(async (name) => {
      const descriptor = (await blockDescriptor(name))!;
      const { registers } = descriptor;
      const text = registers && (await readFile(join(library, name, registers), 'utf8'));
      return libraryEntry(descriptor, `ip/${name}`, text);
    }),
  );
}
