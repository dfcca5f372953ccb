import type { SocDocument } from '@netloom/model';
import { benchPath, filesNamed, generate, readDocument, withoutOwnTests } from '@netloom/soc';
import type { GeneratedFile, Library } from '@netloom/soc';
import type { ProjectTree } from '../../../projects/index.ts';
import { manifestOf, storedManifest } from '../../generation/index.ts';
import type { Generation } from '../../generation/index.ts';
import { LIBRARY_PREFIX, libraryOf, readLibraryFile, readProjectLibrary } from '../../library/index.ts';

/**
 * Generates a design with a copy of the built-in RTL that it uses, so that whoever has the tree can build it with
 * nothing else: `gen/<name>/rtl`, `gen/<name>/ip`, file list, testbench and manifest.
 */
export async function designFiles(
  documentText: string,
  tree: ProjectTree,
): Promise<Omit<Generation, 'essence'>> {
  const { document, diagnostics: reading } = readDocument(documentText);
  if (document === undefined)
    return { files: [], manifest: '', previous: undefined, stale: [], diagnostics: reading };
  const folder = `gen/${document.name}`;
  const manifest = `${folder}/${document.name}.manifest.json`;
  const previous = await storedManifest(tree, manifest);
  const library = await withFiles(
    libraryOf(await readProjectLibrary(tree), (ip) => `${folder}/${ip}`),
    document,
    tree,
  );
  const bench = await tree.readText(benchPath(document.name), 'path');
  const generation = generate(document, library, { previous, bench });
  const generated = generation.files.filter(({ path }) => path !== manifest);
  const copies = await libraryCopies(folder, generated);
  const files = [...generated, ...copies].sort((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length > 0) files.push({ path: manifest, text: manifestOf(files, withoutOwnTests) });
  const copied = new Set(copies.map(({ path }) => path));
  const stale = generation.stale.filter((path) => !copied.has(path));
  return { files, manifest, previous, stale, diagnostics: [...reading, ...generation.diagnostics] };
}

/** A library that knows which of the files exist that the design's parameters name. */
async function withFiles(library: Library, document: SocDocument, tree: ProjectTree): Promise<Library> {
  const missing = new Set<string>();
  for (const path of filesNamed(document, library)) {
    const found = await tree.requireEntry(path, 'path').catch(() => undefined);
    if (found?.stats.isFile() !== true) missing.add(path);
  }
  return { ...library, hasFile: (path) => !missing.has(path) };
}

/** The built-in sources that the file list names. */
function libraryCopies(folder: string, files: GeneratedFile[]): Promise<GeneratedFile[]> {
  const lists = files.filter(({ path }) => path.endsWith('.f'));
  const lines = lists.flatMap(({ text }) => text.split('\n'));
  const paths = lines.filter((line) => line.startsWith(`${folder}/ip/`));
  return Promise.all(
    paths.map(async (path) => {
      const source = LIBRARY_PREFIX + path.slice(folder.length + 1);
      return { path, text: await readLibraryFile(source, 'path') };
    }),
  );
}
