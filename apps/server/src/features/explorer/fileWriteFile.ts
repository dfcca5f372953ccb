import { fileWriteFile } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { Siblings, hashText, newPath } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';

export const fileWriteFileRoute = implement(
  fileWriteFile,
  memberTree('design:edit', ({ body }) => body.deptId),
  ({ body: { filePath, content, hash } }, { tree }) =>
    tree.exclusive(async () => {
      const stored = await tree.readText(filePath, 'filePath');
      if (hash !== undefined && hash !== (stored === undefined ? '' : hashText(stored)))
        throw warning('changed-since-read', { field: 'filePath', values: { path: filePath } });
      const path = stored === undefined ? await pathOfNew(tree, filePath) : filePath;
      await tree.write(path, content, 'filePath');
      return { filePath: path, hash: hashText(content) };
    }),
);

async function pathOfNew(tree: ProjectTree, filePath: string): Promise<string> {
  const path = newPath(filePath, 'filePath');
  await new Siblings(tree).requireDistinct(path, 'filePath');
  return path;
}
