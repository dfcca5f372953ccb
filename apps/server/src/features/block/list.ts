import { listMemories } from '@netloom/contract';
import { memoryKind } from '@netloom/memory';
import { implement } from '../../http/route.ts';
import { listSources, readSource } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { memoryRow } from './memoryFolder.ts';

export const listRoute = implement(
  listMemories,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const sources = await listSources(memoryKind, tree, (folder) => readSource(memoryKind, tree, folder));
    return sources.map(memoryRow);
  },
);
