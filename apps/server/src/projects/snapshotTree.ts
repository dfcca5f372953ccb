import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBeneath } from '@netloom/executor/beneath';
import { git } from './git.ts';
import type { GitPlace } from './git.ts';

const IGNORED_OF_INDEX = ['ls-files', '-z', '--cached', '--ignored', '--exclude-standard'];

const split = (text: string) => text.split('\0').filter((path) => path !== '');

/**
 * Writes the files of a working tree as a git tree into the repository: all that git would commit of them, so that of the
 * ignored ones those that are tracked all the same. Answers the tree's id, the same for the same files.
 */
export async function snapshotTree(root: string, repository: string): Promise<string> {
  // Kept beside the tree: git then reads only files that changed since the last snapshot.
  const index = join(root, '../snapshot.index');
  const place = { GIT_DIR: repository, GIT_WORK_TREE: root, GIT_INDEX_FILE: index };
  // At once: what is added is ignored by none of the rules that the lists go by.
  const [tracked, ignored] = await Promise.all([
    trackedIgnored(root, place),
    git(IGNORED_OF_INDEX, place),
    git(['add', '--all'], place),
  ]);
  const kept = new Set(tracked);
  // What an earlier snapshot took before it was ignored.
  const former = split(ignored).filter((path) => !kept.has(path));
  await updateIndex(['--force-remove'], former, place);
  await updateIndex(['--add', '--remove'], tracked, place);
  return git(['write-tree'], place);
}

async function updateIndex(options: string[], paths: readonly string[], place: GitPlace): Promise<void> {
  if (paths.length === 0) return;
  await git(['update-index', ...options, '-z', '--stdin'], place, paths.map((path) => `${path}\0`).join(''));
}

/** Ignored files that the member's own index has. It is copied: its place is in others' hands. */
async function trackedIgnored(root: string, place: GitPlace): Promise<string[]> {
  const file = await openBeneath(root, '.git/index').catch(() => undefined);
  if (file === undefined) return [];
  try {
    const copy = join(root, '../tracked.index');
    await writeFile(copy, await file.readFile());
    return split(await git(IGNORED_OF_INDEX, { ...place, GIT_INDEX_FILE: copy }));
  } finally {
    await file.close();
  }
}
