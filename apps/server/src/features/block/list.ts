import { listBlocks } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { kindWithFolder, listSources, readSource } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { blockRow } from './blockRow.ts';

export const listRoute = implement(
  listBlocks,
  memberTree('design:view', ({ query }) => query.deptId),
  async ({ query }, { tree }) => {
    const { kind } = kindWithFolder(query.kind);
    const sources = await listSources(kind, tree, (folder) => readSource(kind, tree, folder));
    return sources.map(blockRow);
  },
);
