import { listBlocks } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { listSources, readSource } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { BLOCK_MAKERS, blockRow } from './blockMaker.ts';

export const listRoute = implement(
  listBlocks,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query }, { tree }) => {
    const { kind } = BLOCK_MAKERS[query.kind];
    const sources = await listSources(kind, tree, (folder) => readSource(kind, tree, folder));
    return sources.map(blockRow);
  },
);
