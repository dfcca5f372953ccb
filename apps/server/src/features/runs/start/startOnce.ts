import type { RunRequest } from '@netloom/contract';
import type { Caller } from '../../../caller.ts';
import { Mutex } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { requireRunMember } from '../policy.ts';
import { findRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import { startRun } from './startRun.ts';

const turns = new Mutex();

/** Starts a run under an id that the client chose, or answers the run that has it already. */
export function startOnce(
  runId: string | undefined,
  request: RunRequest,
  caller: Caller,
  services: Services,
): Promise<RunRecord> {
  if (runId === undefined) return startRun(request, caller.userId, services);
  return turns.run(runId, async () => {
    const known = await findRun(services.database, runId);
    if (known === undefined) return startRun(request, caller.userId, services, { runId });
    return (await requireRunMember('run:start', caller, runId, services)).run;
  });
}
