import { execVerilator } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberTree } from '../tree/index.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';
import { benchTargets } from './target/benchTargets.ts';
import { withTarget } from './target/withTarget.ts';

export const execVerilatorRoute = implement(
  execVerilator,
  memberTree('run:start', ({ query }) => query.deptId),
  async ({ query }, { caller, tree }, services) => {
    const request = await withTarget(query, () => benchTargets(tree));
    const run = await startRun({ kind: 'simulate', ...request }, caller.userId, services);
    return runRow(run, services.database);
  },
);
