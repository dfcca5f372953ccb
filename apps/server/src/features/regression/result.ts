import { existsSync } from 'node:fs';
import { showResult as call } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import { implement } from '../../http/route.ts';
import { memberOfResult } from './policy.ts';
import { regressionRows, resultRows } from './rows.ts';

const quoted = (text: string) => (/^[\w./:+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

export const resultRoute = implement(
  call,
  memberOfResult('run:view', ({ query }) => query.resultId),
  async (_incoming, { regression: record, result }, { database, runs }) => {
    const [regression] = await regressionRows([record], database);
    const [row] = await resultRows([result], database);
    const { caseName, seed } = result;
    const only = quoted(`${caseName}:${seed}`);
    const commit = record.commit.replace('+', '');
    const checkout = commit === '' ? '' : `git checkout ${commit} && `;
    const command = `${checkout}netloom regress run ${quoted(record.path)} --only ${only} --waves`;
    const hasLog = existsSync(runFolder(runs.folderOf(result.childRunId)).log);
    return { result: row!, regression: regression!, command, hasLog };
  },
);
