import { renameFile } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { renameEntries, renamedPath } from '../../projects/index.ts';
import { fileRow, memberTree } from '../tree/index.ts';

export const renameFileRoute = implement(
  renameFile,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { filePath, fileName } }, { tree }) => {
    const renamed = renamedPath(filePath, fileName, 'fileName');
    return tree.exclusive(async () => {
      await renameEntries(tree, [{ from: filePath, to: renamed }], 'fileName');
      return fileRow(await tree.requireEntry(renamed, 'fileName'));
    });
  },
);
