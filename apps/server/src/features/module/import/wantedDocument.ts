import type { ProjectTree } from '../../../projects/index.ts';
import { builtInLibrary, folderOf, readProjectLibrary } from '../../library/index.ts';
import type { WantedDocument } from './readInWorker.ts';

/** What the making of a document needs of the project: its blocks, and the document of that name where there is one. */
export async function wantedDocument(
  top: string,
  tree: ProjectTree,
): Promise<{ soc: WantedDocument; path: string | undefined }> {
  const { ips, documents } = await readProjectLibrary(tree);
  const before = documents.find(({ document }) => document.name === top);
  return {
    soc: {
      top,
      entries: [...builtInLibrary, ...ips].map(({ entry }) => entry),
      documents: documents
        .filter((each) => each !== before)
        .map(({ document, path }) => ({ document, folder: folderOf(path) })),
      reference: before?.document,
    },
    path: before?.path,
  };
}
