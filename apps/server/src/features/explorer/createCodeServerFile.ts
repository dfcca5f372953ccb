import { mkdir } from 'node:fs/promises';
import { basename, dirname, posix } from 'node:path';
import { createCodeServerFile } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { Siblings, isThere, newPath } from '../../projects/index.ts';
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
    throw warning(`filePath: ${folder} is not a folder`);
  const place = await tree.entryPath(path, 'filePath');
  if (await isThere(place)) throw warning(`filePath: ${path} exists already`);
  await new Siblings().requireDistinct(dirname(place), basename(place), 'filePath');
}

async function makeFolder(tree: ProjectTree, path: string): Promise<void> {
  await tree.requireWritable([path], 'filePath');
  await mkdir(await tree.entryPath(path, 'filePath'));
  tree.touched();
}
