import { existsSync } from 'node:fs';
import { searchLog } from '@netloom/contract';
import { runFolder } from '@netloom/executor';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { inWorker } from '../../inWorker/index.ts';
import { Mutex } from '../../projects/mutex.ts';
import { memberOfRun } from './policy.ts';
import type { FoundLines, LogQuery } from './search/findLines.ts';
import { matcherOf } from './search/matcher.ts';

/** Reading a log of gigabytes takes seconds; an expression that takes longer does not end in our time. */
const SECONDS = 10;

/** One search a user at a time. */
const turns = new Mutex();

function requirePattern({ text, matchCase, regularExpression }: LogQuery): void {
  try {
    matcherOf(text, matchCase, regularExpression);
  } catch (error) {
    throw warning('in-its-words', { field: 'text', values: { message: (error as Error).message } });
  }
}

export const searchLogRoute = implement(
  searchLog,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query: { runId, ...query } }, { caller }, { runs }) => {
    const data: LogQuery = {
      ...query,
      log: runFolder(runs.folderOf(runId)).log,
      matchCase: query.matchCase === 'true',
      regularExpression: query.regularExpression === 'true',
    };
    requirePattern(data);
    if (!existsSync(data.log)) throw notFound('log-gone');
    const program = new URL('./search/search.worker.ts', import.meta.url);
    return turns.run(String(caller.userId), () =>
      inWorker<FoundLines>({ program, data, field: 'text', task: 'search-log', seconds: SECONDS }),
    );
  },
);
