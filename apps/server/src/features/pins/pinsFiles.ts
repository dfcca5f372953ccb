import { generatePins, withoutUserCode } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { readManifest } from '@netloom/soc';
import type { Manifest } from '@netloom/soc';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import type { DesignFiles } from '../canvas/index.ts';
import { configurationPath, manifestPath } from './pinsFolder.ts';

interface Source {
  configuration: PinConfiguration;
  chip: Chip;
  folder: string;
  /** Text of the configuration. */
  text: string;
}

/**
 * All that a configuration generates into its folder. Code between the markers of what lies there is taken over, and
 * is no hand edit; files with such code that are no longer generated stay.
 */
export async function pinsFiles(source: Source, tree: ProjectTree): Promise<DesignFiles> {
  const { configuration, chip, folder, text } = source;
  const manifest = manifestPath(folder);
  const previous = readManifest((await tree.readText(manifest, 'path')) ?? '');
  const existing = await sourcesIn(folder, tree);
  const { files: made, kept, diagnostics } = generatePins(configuration, chip, existing);
  const written = made.filter(({ path, once }) => !(once === true && existing.has(path)));
  const files = written.map((file) => ({ path: `${folder}/${file.path}`, text: file.text }));
  const listed = [...files, { path: configurationPath(folder), text }];
  const known = new Set([
    ...made.map(({ path }) => `${folder}/${path}`),
    ...kept.map((path) => `${folder}/${path}`),
  ]);
  const stale = Object.keys(previous?.files ?? {}).filter(
    (path) => path.startsWith(`${folder}/`) && !known.has(path) && path !== configurationPath(folder),
  );
  if (files.length > 0) files.push({ path: manifest, text: manifestText(listed) });
  return { files, manifest, previous, stale, diagnostics: [...diagnostics], essence: withoutUserCode };
}

/** Texts of the folder that may hold hand-written code, by path relative to it. */
async function sourcesIn(folder: string, tree: ProjectTree): Promise<Map<string, string>> {
  const sources = await tree.find('**/*.{c,h}');
  const paths = sources.filter((path) => path.startsWith(`${folder}/`));
  const texts = await Promise.all(paths.map((path) => tree.readText(path, 'path')));
  return new Map(paths.map((path, i) => [path.slice(folder.length + 1), texts[i] ?? '']));
}

function manifestText(files: readonly { path: string; text: string }[]): string {
  const hashes = Object.fromEntries(files.map(({ path, text }) => [path, hashText(withoutUserCode(text))]));
  const manifest: Manifest = { netloom: 'manifest', version: 1, files: hashes };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
