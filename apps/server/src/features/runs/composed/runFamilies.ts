import { RunRequest } from '@netloom/contract';
import { removeFolder } from '@netloom/executor/beneath';
import { Problem } from '../../../http/problem.ts';
import { validate } from '../../../http/validate.ts';
import { WORDING_LANGUAGES } from '../../../http/wording/wording.ts';
import { Mutex } from '../../../projects/mutex.ts';
import type { Services } from '../../../services.ts';
import { findRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import { prepareFolder } from '../start/prepareFolder.ts';
import { listChildren, noteCancelling, queueWaiting } from './repository.ts';
import { togetherTook } from '../togetherTook.ts';
import { verdictOf } from './verdictOf.ts';

/**
 * Brings runs of runs on: queues what waited for others that have passed, skips what waits for one that did not, and ends
 * the whole with its last run. All that this goes by is in the rows, so that a later server goes on.
 */
export class RunFamilies {
  private readonly services: Services;
  private readonly turns = new Mutex();

  constructor(services: Services) {
    this.services = services;
  }

  /** Does what can be done now; to be called whenever a run of it has ended. */
  advance(parentRunId: string): Promise<void> {
    return this.turns.run(parentRunId, async () => {
      while (await this.step(parentRunId));
    });
  }

  /** Cancels what has not finished of a run of runs. A server that ends in between goes on with it. */
  async cancel({ runId }: RunRecord): Promise<void> {
    await noteCancelling(this.services.database, runId);
    await this.advance(runId);
  }

  /** Answers whether a run ended by it, which others may wait for. */
  private async step(parentRunId: string): Promise<boolean> {
    const { database, runs } = this.services;
    const parent = await findRun(database, parentRunId);
    if (parent?.state !== 'running') return false;
    if (parent.cancelling) await this.cancelChildren(parentRunId);
    const children = await listChildren(database, [parentRunId]);
    const unfinished = children.filter(({ state }) => state !== 'finished');
    if (unfinished.length === 0) {
      await runs.end(parent, { ...verdictOf(children, parent.cancelling), ...togetherTook(children) });
      return false;
    }
    const waiting = parent.cancelling ? [] : unfinished.filter(({ state }) => state === 'waiting');
    let hasEnded = false;
    for (const child of waiting) hasEnded = (await this.decide(child, children)) || hasEnded;
    return hasEnded;
  }

  private async cancelChildren(parentRunId: string): Promise<void> {
    const { database, runs } = this.services;
    for (const child of await listChildren(database, [parentRunId]))
      if (child.state !== 'finished') await runs.cancel(child);
  }

  /** Skips or queues a run that waits, if that is decided. Answers whether it ended. */
  private async decide(child: RunRecord, siblings: readonly RunRecord[]): Promise<boolean> {
    const needed = siblings.filter(({ runId }) => child.needs.includes(runId));
    const obstacle = needed.find(({ state, verdict }) => state === 'finished' && verdict !== 'passed');
    if (obstacle !== undefined) {
      const { kind, title, verdict } = obstacle;
      const cause = { code: 'needed-run', kind, title, verdict } as const;
      return this.services.runs.endWaiting(child, { verdict: 'skipped', cause });
    }
    return needed.every(({ state }) => state === 'finished') && this.release(child);
  }

  /**
   * Plans and queues a run that need not wait any more. One that cannot be run ends as failed with the reason, one that the
   * server fails to plan as lost: the whole must not wait for ever.
   */
  private async release(child: RunRecord): Promise<boolean> {
    const { database, runs, log } = this.services;
    const folder = runs.folderOf(child.runId);
    // A server that ended here left a folder that nobody has taken.
    await removeFolder(folder);
    try {
      const request = validate(RunRequest, child.request, 'request');
      const planned = await prepareFolder(child.runId, request, child, this.services);
      const queued = await queueWaiting(database, child.runId, planned);
      if (queued === undefined) await removeFolder(folder);
      else runs.queued(queued);
      return false;
    } catch (error) {
      if (error instanceof Problem) {
        const said = Object.fromEntries(WORDING_LANGUAGES.map((each) => [each, error.in(each).message]));
        return runs.endWaiting(child, { verdict: 'failed', cause: { code: 'refused', said } });
      }
      log.error({ err: error, runId: child.runId }, 'a run that waited could not be planned');
      return runs.endWaiting(child, { verdict: 'lost', cause: { code: 'not-planned' } });
    }
  }
}
