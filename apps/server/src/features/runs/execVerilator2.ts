import { execVerilator2 } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';

export const execVerilator2Route = implement(
  execVerilator2,
  memberOf('run:start', ({ query }) => query.deptId),
  async ({ query }, { caller }, services) => {
    const run = await startRun({ kind: 'lint', ...query }, caller.userId, services);
    return runRow(run, services.database);
  },
);
