import { posix } from 'node:path';
import { listPins } from '@netloom/contract';
import { pinsKind } from '@netloom/pins';
import { implement } from '../../http/route.ts';
import { listSources, readSource } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { pinsRow } from './pinsFolder.ts';

export const listRoute = implement(
  listPins,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const sources = await listSources(pinsKind, tree, (folder) => readSource(pinsKind, tree, folder));
    const chips = await tree.find('chips/*.chip.json');
    return {
      configurations: sources.map(pinsRow),
      chips: chips.map((path) => ({ id: posix.basename(path, '.chip.json'), path })),
    };
  },
);
