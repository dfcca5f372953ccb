import { runTargets } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { benchTargets } from './target/benchTargets.ts';
import { designTargets } from './target/designTargets.ts';

export const targetsRoute = implement(
  runTargets,
  memberTree('run:view', ({ query }) => query.deptId),
  ({ query: { role } }, { tree }) => (role === 'bench' ? benchTargets(tree) : designTargets(tree)),
);
