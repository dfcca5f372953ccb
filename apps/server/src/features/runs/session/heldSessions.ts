import { HELD_SECONDS } from '@netloom/contract';
import type { Caller } from '../../../caller.ts';
import { perServer } from '../../../perServer.ts';
import type { Services } from '../../../services.ts';
import { findRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';

type Needs = Pick<Services, 'database' | 'hub' | 'runs' | 'log'>;

async function cancelUnfinished(runId: string, { runs, database }: Needs): Promise<void> {
  const run = await findRun(database, runId);
  if (run !== undefined && run.state !== 'finished') await runs.cancel(run);
}

/**
 * Sessions that somebody holds. Each ends at once when he may no more see its project, or is signed out; when he is merely
 * gone, or the server is, the session's own program ends it.
 */
class HeldSessions {
  /** What forgets that a run is held, which ends nothing. */
  private readonly held = new Map<string, () => void>();

  async hold(run: RunRecord, caller: Caller, services: Needs): Promise<void> {
    const cancel = () => {
      this.forget(run.runId);
      cancelUnfinished(run.runId, services).catch((error: unknown) =>
        services.log.error({ err: error, runId: run.runId }, 'a session goes on'),
      );
    };
    const leave = await services.hub.hold({
      caller,
      learned: (reach) => {
        if (!reach.runs.has(run.deptId)) cancel();
      },
      lost: cancel,
    });
    // Whom it was held by before ends it no more.
    this.forget(run.runId);
    const timer = setTimeout(() => this.forget(run.runId), HELD_SECONDS * 1000).unref();
    this.held.set(run.runId, () => {
      clearTimeout(timer);
      leave();
    });
  }

  private forget(runId: string): void {
    this.held.get(runId)?.();
    this.held.delete(runId);
  }
}

export const heldSessions = perServer(() => new HeldSessions());
