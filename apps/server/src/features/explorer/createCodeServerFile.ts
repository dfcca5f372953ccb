import { mkdir } from 'node:fs/promises';
import { posix } from 'node:path';
import { createCodeServerFile } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { Siblings, newPath } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { fileRow, memberTree } from '../tree/index.ts';

const FOLDER = '1';

export const createCodeServerFileRoute = implement(
  createCodeServerFile,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { filePath, fileType } }, { tree }) => {
    const path = newPath(filePath, 'filePath');
    return tree.exclusive(async () => {
      await requireRoom(tree, path);
      if (fileType === FOLDER) await makeFolder(tree, path);
      else await tree.write(path, '', 'filePath');
      return fileRow(await tree.requireEntry(path, 'filePath'));
    });
  },
);

/** @throws a 404 or 601 when the folder around is not there, or something is in the place or all but. */
async function requireRoom(tree: ProjectTree, path: string): Promise<void> {
  const folder = posix.dirname(path);
  if (folder !== '.' && !(await tree.requireEntry(folder, 'filePath')).stats.isDirectory())
    throw warning('not-a-folder', { field: 'filePath', values: { path: folder } });
  if ((await tree.lstat(path, 'filePath')) !== undefined)
    throw warning('exists-already', { field: 'filePath', values: { path } });
  await new Siblings(tree).requireDistinct(path, 'filePath');
}

async function makeFolder(tree: ProjectTree, path: string): Promise<void> {
  await tree.requireWritable([path], 'filePath');
  await tree.at(path, 'filePath', (entry) => mkdir(entry));
  tree.touched();
}
