import { execVerilator2 } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';
import { designTargets } from './target/designTargets.ts';
import { withTarget } from './target/withTarget.ts';

export const execVerilator2Route = implement(
  execVerilator2,
  memberTree('run:start', ({ query }) => query.deptId),
  async ({ query }, { caller, tree }, services) => {
    const request = await withTarget(query, () => designTargets(tree));
    const run = await startRun({ kind: 'lint', ...request }, caller.userId, services);
    return runRow(run, services.database);
  },
);
