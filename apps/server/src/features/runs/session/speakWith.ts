import type { RunSession } from '@netloom/contract';
import { sessionInput } from '@netloom/tools/planning';
import type { SessionMessage } from '@netloom/tools/planning';
import { warning } from '../../../http/refuse.ts';
import type { RunQueue } from '../queue/runQueue.ts';
import type { RunRecord } from '../repository.ts';

/** No reader at the other end of the pipe, or no pipe yet: the step that reads has not begun, or has ended. */
const NOBODY_READS = new Set(['ENXIO', 'ENOENT', 'EAGAIN']);

/** Sends a message to the step of a run that listens. @throws a 601 where none does; `field` is what it would have read */
export async function speakWith(
  run: RunRecord,
  terminal: RunSession['terminal'],
  message: SessionMessage,
  field: string,
  runs: Pick<RunQueue, 'executor' | 'folderOf'>,
): Promise<void> {
  if (run.state !== 'running')
    throw warning('run-not-listening', { field: 'runId', values: { state: run.state } });
  try {
    for (const text of sessionInput(terminal, message))
      await runs.executor.input(runs.folderOf(run.runId), text);
  } catch (error) {
    if (!NOBODY_READS.has(String((error as NodeJS.ErrnoException).code))) throw error;
    throw warning('step-not-listening', { field });
  }
}
