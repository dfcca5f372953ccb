import { listPinmuxes } from '@netloom/contract';
import { pinmuxKind } from '@netloom/pinmux';
import { implement } from '../../http/route.ts';
import { listSources, readSource } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { pinmuxRow } from './pinmuxFolder.ts';

export const listRoute = implement(
  listPinmuxes,
  memberTree('design:view', ({ query }) => query.deptId),
  async (_incoming, { tree }) => {
    const sources = await listSources(pinmuxKind, tree, (folder) => readSource(pinmuxKind, tree, folder));
    return sources.map(pinmuxRow);
  },
);
