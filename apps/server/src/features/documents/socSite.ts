import type { SocDocument } from '@netloom/model';
import { filesNamed, folderOfSoc } from '@netloom/soc';
import type { Library, SocContext } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { LIBRARY_PREFIX, libraryOf, readLibraryFile, readProjectLibrary } from '../library/index.ts';

/** What a design is generated among: built-in sources come to lie below its folder. */
export async function socSite(document: SocDocument, tree: ProjectTree): Promise<SocContext> {
  const folder = folderOfSoc(document);
  const library = libraryOf(await readProjectLibrary(tree), (ip) => `${folder}/${ip}`);
  return {
    library: await withFiles(library, document, tree),
    sourceOf: (path) =>
      path.startsWith(`${folder}/ip/`)
        ? readLibraryFile(LIBRARY_PREFIX + path.slice(folder.length + 1), 'path')
        : undefined,
  };
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
