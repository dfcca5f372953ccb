import { generate } from '@netloom/soc';
import type { Generation, Manifest } from '@netloom/soc';
import { libraryOf, readProjectLibrary } from '../library/index.ts';
import type { DocumentFiles } from './documentFiles.ts';

/** What the SoC that a manifest is of generates among these files; undefined without one, or with errors in it. */
export async function generatedNow(
  { files: written }: Manifest,
  files: DocumentFiles,
): Promise<Generation['files'] | undefined> {
  const name = nameIn(written);
  if (name === undefined) return undefined;
  const project = await readProjectLibrary(files);
  const found = project.documents.find(({ document }) => document.name === name);
  if (!found) return undefined;
  const generated = generate(
    found.document,
    libraryOf(project, (folder) => folder),
  ).files;
  return generated.length === 0 ? undefined : generated;
}

/** A SoC is generated below `gen/<its name>`, with a list of its sources. */
function nameIn(written: Manifest['files']): string | undefined {
  const lists = Object.keys(written).flatMap((path) => /^gen\/(\w+)\/\1\.f$/.exec(path)?.[1] ?? []);
  return lists.length === 1 ? lists[0] : undefined;
}
