import { runEvents } from '@netloom/contract';
import { readEvents } from '@netloom/executor';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';

export const eventsRoute = implement(
  runEvents,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, { runs }) => {
    const { events, nextOffset } = await readEvents(runs.folderOf(run.runId), query.offset);
    return { events, nextOffset };
  },
);
