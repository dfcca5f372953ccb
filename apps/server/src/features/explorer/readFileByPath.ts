import { readFileByPath } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { hashText } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';

export const readFileByPathRoute = implement(
  readFileByPath,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query: { filePath } }, { tree }) => {
    const content = await tree.requireText(filePath, 'filePath');
    return { filePath, content, hash: hashText(content) };
  },
);
