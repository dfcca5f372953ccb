import { findRegisterFiles } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from './policy.ts';

export const findRegisterFilesRoute = implement(
  findRegisterFiles,
  memberTree('design:view', ({ body }) => body.deptId),
  async (_incoming, { tree }) => {
    const files = await tree.findFiles('**/*.regs.json');
    return files.map(({ path, stats }) => ({ path, bytes: stats.size }));
  },
);
