import { inputRun } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { warning } from '../../http/problem.ts';
import { ownerOfRun } from './policy.ts';

/** No reader at the other end of the pipe, or no pipe yet: the step that reads has not begun, or has ended. */
const NOBODY_READS = new Set(['ENXIO', 'ENOENT', 'EAGAIN']);

export const inputRoute = implement(
  inputRun,
  ownerOfRun(({ body }) => body.runId),
  async ({ body }, { run }, { runs }) => {
    if (run.state !== 'running') throw warning(`runId: the run is ${run.state}; nobody reads what is typed`);
    try {
      await runs.executor.input(runs.folderOf(run.runId), body.text);
    } catch (error) {
      if (!NOBODY_READS.has(String((error as NodeJS.ErrnoException).code))) throw error;
      throw warning('text: the step that runs reads nothing');
    }
    return {};
  },
);
