import { probe } from '@netloom/contract';
import type { ProbeQuery } from '@netloom/contract';
import { notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { memberOfRun } from '../runs/index.ts';
import { designFile } from './designFiles.ts';
import { openDesigns } from './designs.ts';

function missing(query: ProbeQuery): string {
  if (query.view === 'source') return `scope: the design has no instance ${query.scope}`;
  return `path: the design has no signal ${'path' in query ? query.path : ''}`;
}

export const probeRoute = implement(
  probe,
  memberOfRun('run:view', ({ query }) => query.runId),
  async ({ query }, { run }, services) => {
    const file = await designFile(run, services);
    const reply = await openDesigns.of(file).ask(query);
    if (reply === null) throw notFound(missing(query));
    return reply;
  },
);
