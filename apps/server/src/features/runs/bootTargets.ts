import { bootTargets } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { socsWithCore } from './target/socsWithCore.ts';

export const bootTargetsRoute = implement(
  bootTargets,
  memberTree('run:view', ({ query }) => query.deptId),
  (_query, { tree }) => socsWithCore(tree),
);
