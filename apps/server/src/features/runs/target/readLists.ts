import { basename } from 'node:path/posix';
import type { ProjectTree } from '../../../projects/index.ts';

/** Files of one sort that are looked at; a tree of more is searched in part. */
export const READ_LIMIT = 1000;

export interface ListedSources {
  path: string;
  /** A list is named after the module that it builds. */
  module: string;
  sources: Set<string>;
}

/** The file lists of the tree. */
export async function readLists(tree: ProjectTree): Promise<ListedSources[]> {
  const paths = (await tree.find('**/*.f')).slice(0, READ_LIMIT);
  const lists = paths.map(async (path) => {
    const { files } = await tree.readList(path);
    return { path, module: basename(path, '.f'), sources: new Set(files) };
  });
  return Promise.all(lists);
}
