import { matchesGlob } from 'node:path';
import type { ProjectTree } from '../../projects/index.ts';

/** What checks of documents read of a tree: a working tree, or the files of a commit. */
export type DocumentFiles = Pick<ProjectTree, 'find' | 'readText'>;

/** Texts by path, such as those of a commit. */
export function filesOf(texts: Readonly<Record<string, string>>): DocumentFiles {
  return {
    find: (pattern) =>
      Promise.resolve(
        Object.keys(texts)
          .filter((path) => matchesGlob(path, pattern))
          .sort(),
      ),
    readText: (path) => Promise.resolve(Object.hasOwn(texts, path) ? texts[path] : undefined),
  };
}
