import { moveFile } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { moveEntries } from '../../projects/index.ts';
import { fileRow, memberTree } from '../tree/index.ts';

export const moveFileRoute = implement(
  moveFile,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { filePaths, targetFolder } }, { tree }) =>
    tree.exclusive(async () => {
      const moved = await moveEntries(tree, filePaths, targetFolder);
      return Promise.all(moved.map(async (path) => fileRow(await tree.requireEntry(path, 'filePaths'))));
    }),
);
