import { probe } from '@netloom/contract';
import type { ProbeQuery } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import type { Refusal } from '../../http/refusal.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from '../runs/index.ts';
import { designFile } from './designFiles.ts';
import { openDesigns } from './designs.ts';

function missing(query: ProbeQuery): Refusal {
  if (query.view === 'source')
    return notFound('no-such-instance', { field: 'scope', values: { path: query.scope } });
  return notFound('no-such-signal', { field: 'path', values: { path: 'path' in query ? query.path : '' } });
}

export const probeRoute = implement(
  probe,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, services) => {
    const file = await designFile(run, services);
    const reply = await openDesigns.of(file).ask(query);
    if (reply === null) throw missing(query);
    return reply;
  },
);
