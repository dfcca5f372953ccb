import { listCores } from '@netloom/contract';
import { coreKind } from '@netloom/core';
import { implement } from '../../http/route.ts';
import { listSources } from '../generation/index.ts';
import { memberTree } from '../tree/index.ts';
import { readCoreRow } from './coreFolder.ts';

export const listRoute = implement(
  listCores,
  memberTree('design:view', ({ query }) => query.deptId),
  (_incoming, { tree }) => listSources(coreKind, tree, (folder) => readCoreRow(tree, folder)),
);
