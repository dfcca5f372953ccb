import { posix } from 'node:path';
import type { PinsRow } from '@netloom/contract';
import { BUILT_IN_CHIPS, readChip, readConfiguration } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { readManifest } from '@netloom/soc';
import { warning } from '../../http/problem.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';

/** The configuration in a folder that is named as it. */
export function configurationPath(folder: string): string {
  return `${folder}/${posix.basename(folder)}.pins.json`;
}

/** The list of what was generated, with the hashes of the files and of the configuration that they come from. */
export function manifestPath(folder: string): string {
  return `${folder}/${posix.basename(folder)}.manifest.json`;
}

/** A configuration as the tree has it; undefined without one. */
export async function readPinsRow(tree: ProjectTree, folder: string): Promise<PinsRow | undefined> {
  const path = configurationPath(folder);
  const pinsJson = await tree.readText(path, 'folder');
  if (pinsJson === undefined) return undefined;
  const hash = hashText(pinsJson);
  const manifest = readManifest((await tree.readText(manifestPath(folder), 'folder')) ?? '');
  return {
    name: posix.basename(folder),
    folder,
    path,
    pinsJson,
    hash,
    generated: manifest?.files[path] === hash,
  };
}

/** @throws a 601 with the reader's diagnostics for a text without the form of a configuration. */
export function requireConfiguration(pinsJson: string): PinConfiguration {
  const { document: configuration, diagnostics } = readConfiguration(pinsJson);
  if (configuration !== undefined) return configuration;
  throw refusal('pinsJson', diagnostics);
}

/** A built-in chip, or one of the tree. @throws a 601 that says how to get the chip. */
export async function requireChip(id: string, tree: Pick<ProjectTree, 'readText'>): Promise<Chip> {
  const builtIn = BUILT_IN_CHIPS.find((chip) => chip.id === id);
  if (builtIn !== undefined) return builtIn;
  const path = `chips/${id}.chip.json`;
  const text = await tree.readText(path, 'chip');
  if (text === undefined) throw warning(`chip: ${id} is not known; import it, so that ${path} is there`);
  const { chip, diagnostics } = readChip(text);
  if (chip !== undefined) return chip;
  throw refusal(path, diagnostics);
}

function refusal(place: string, diagnostics: readonly { message: string }[]): Error {
  const shown = diagnostics.slice(0, 5).map(({ message }) => message);
  return warning(`${place}: ${shown.join('; ')}`, { diagnostics });
}
