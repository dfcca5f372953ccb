import { randomUUID } from 'node:crypto';
import { importResults as call } from '@netloom/contract';
import type { ResultsFile } from '@netloom/model/regression';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { inWorker } from '../../../inWorker/index.ts';
import { memberOf } from '../../department/index.ts';
import { storeResults } from '../results/repository.ts';
import type { NewResult } from '../results/resultRows.ts';
import { regressions } from '../tables.ts';
import type { ReadResults } from './resultsFile.worker.ts';

/** Each case of a run of somebody else's; it can be repeated by nothing that we know, so none must end like another. */
function rowsOf({ results }: ResultsFile, runId: string, deptId: number): NewResult[] {
  return results.map((each, caseIndex) => {
    const { case: caseName, build, plusargs, seed, verdict, message, seconds, tool, host } = each;
    const { unchecked, nondeterministic } = each;
    const place = { runId, deptId, childRunId: runId, caseIndex };
    return {
      ...{ ...place, caseName, build, plusargs, seed, verdict, message, seconds, tool, host },
      ...{ unchecked, nondeterministic },
      repeatKey: `${runId} ${caseIndex}`,
    };
  });
}

export const importRoute = implement(
  call,
  memberOf('run:start', ({ body }) => body.deptId),
  async ({ body: { deptId, format, text, commit } }, { caller }, { database }) => {
    const program = new URL('./resultsFile.worker.ts', import.meta.url);
    const data = { format, text };
    const read = await inWorker<ReadResults>({ program, data, field: 'text', task: 'read-report' });
    if ('why' in read) throw warning('wrong-results', { field: 'text', values: { why: read.why } });
    const { file } = read;
    if (file.results.length === 0) throw warning('no-results', { field: 'text' });
    const runId = randomUUID();
    const now = new Date();
    const tools = [...new Set(file.results.map(({ tool }) => tool))].filter(Boolean).join(', ');
    await database.transaction(async (within) => {
      await within.insert(regressions).values({
        ...{ runId, deptId, name: file.name, path: '', commit: commit || file.commit, tree: '', branch: '' },
        // What somebody writes of files is no tree that was pinned: nothing is signed off by it.
        toldTree: file.tree,
        ...{ simulators: tools || format, createBy: caller.userId, createTime: now, finishTime: now },
        caseNum: file.results.length + file.missing,
      });
      await storeResults(within, rowsOf(file, runId, deptId));
    });
    return { runId, results: file.results.length, checks: file.checks.length };
  },
);
