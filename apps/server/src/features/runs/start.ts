import { startRun as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';

export const startRoute = implement(
  call,
  memberOf('run:start', ({ body }) => body.deptId),
  async ({ body }, { caller }, services) =>
    runRow(await startRun(body, caller.userId, services), services.database),
);
