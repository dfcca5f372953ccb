import { existsSync } from 'node:fs';
import { showResult as call } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import { implement } from '../../http/route.ts';
import { commandOf } from './commandOf.ts';
import { memberOfResult } from './policy.ts';
import { regressionRows, resultRows } from './rows.ts';

export const resultRoute = implement(
  call,
  memberOfResult('run:view', ({ query }) => query.resultId),
  async (_incoming, { regression: record, result }, { database, runs }) => {
    const [regression] = await regressionRows([record], database);
    const [row] = await resultRows([result], database);
    const command = commandOf(record, result);
    const hasLog = existsSync(runFolder(runs.folderOf(result.childRunId)).log);
    return { result: row!, regression: regression!, command, hasLog };
  },
);
