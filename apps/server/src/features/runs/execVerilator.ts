import { execVerilator } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';

export const execVerilatorRoute = implement(
  execVerilator,
  memberOf('run:start', ({ query }) => query.deptId),
  async ({ query }, { caller }, services) => {
    const run = await startRun({ kind: 'simulate', ...query }, caller.userId, services);
    return runRow(run, services.database);
  },
);
