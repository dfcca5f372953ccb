import { generatePins, withoutUserCode } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import type { GeneratedFile } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { generationOf, manifestPath } from '../generation/index.ts';
import type { Generation } from '../generation/index.ts';

interface Configured {
  configuration: PinConfiguration;
  chip: Chip;
  folder: string;
  /** The configuration's file. */
  source: GeneratedFile;
}

/**
 * All that a configuration generates into its folder. Code between the markers of what lies there is taken over, and
 * is no hand edit; files with such code that are no longer generated stay.
 */
export async function pinsFiles(
  { configuration, chip, folder, source }: Configured,
  tree: ProjectTree,
): Promise<Generation> {
  const existing = await sourcesIn(folder, tree);
  const { files: made, kept, diagnostics } = generatePins(configuration, chip, existing);
  const isKept = ({ path, once }: (typeof made)[number]) => once === true && existing.has(path);
  return generationOf(
    {
      folder,
      manifest: manifestPath(folder),
      files: made.filter((file) => !isKept(file)),
      source,
      kept: [...kept, ...made.filter(isKept).map(({ path }) => path)],
      diagnostics: [...diagnostics],
      essence: withoutUserCode,
    },
    tree,
  );
}

/** Texts of the folder that may hold hand-written code, by path relative to it. */
async function sourcesIn(folder: string, tree: ProjectTree): Promise<Map<string, string>> {
  const sources = await tree.find('**/*.{c,h}');
  const paths = sources.filter((path) => path.startsWith(`${folder}/`));
  const texts = await Promise.all(paths.map((path) => tree.readText(path, 'path')));
  return new Map(paths.map((path, i) => [path.slice(folder.length + 1), texts[i] ?? '']));
}
