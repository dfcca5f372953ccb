import { runEvents } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';
import { eventsFrom } from './watch/eventSource.ts';

export const eventsRoute = implement(
  runEvents,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, { runs }) => {
    const { events, nextOffset } = await eventsFrom(runs.folderOf(run.runId), query.offset);
    return { events, nextOffset };
  },
);
