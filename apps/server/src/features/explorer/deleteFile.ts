import { deleteFile, splitPaths } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { removeEntries } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';

export const deleteFileRoute = implement(
  deleteFile,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body: { resourcePath } }, { tree }) => {
    const paths = splitPaths(resourcePath);
    return { deleted: await tree.exclusive(() => removeEntries(tree, paths, 'resourcePath')) };
  },
);
