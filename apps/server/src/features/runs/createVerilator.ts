import { createVerilator, RunRequest } from '@netloom/contract';
import type { z } from 'zod';
import { whoIs } from '../../http/policy.ts';
import { implementStream } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { requireMember } from '../department/index.ts';
import { requireRunMember } from './policy.ts';
import type { RunRecord } from './repository.ts';
import { startRun } from './startRun.ts';

type Query = z.output<typeof createVerilator.query>;

/** Where a stream was cut: its last SSE id, `<runId>:<offset>`, or what the query names. */
function resumePoint({ query, request }: Incoming<typeof createVerilator>): {
  runId?: string;
  offset: number;
} {
  const last = /^([0-9a-f-]{36}):(\d+)$/.exec(String(request.headers['last-event-id'] ?? ''));
  if (last && (query.runId === undefined || query.runId === last[1])) {
    return { runId: last[1], offset: Number(last[2]) };
  }
  return { runId: query.runId, offset: query.offset };
}

const member = whoIs(
  'members of the department',
  async (incoming: Incoming<typeof createVerilator>, caller, services) => {
    const { runId, offset } = resumePoint(incoming);
    if (runId !== undefined)
      return { caller, offset, run: (await requireRunMember(caller, runId, services)).run };
    const request = validate(RunRequest, incoming.query satisfies Query, 'query');
    await requireMember(caller, request.deptId, services);
    return { caller, offset: 0, request };
  },
);

export const createVerilatorRoute = implementStream(
  createVerilator,
  member,
  async (_incoming, scope, services, stream) => {
    const run: RunRecord =
      scope.run ?? (await startRun('simulate', scope.request, scope.caller.userId, services));
    const folder = services.runs.folderOf(run.runId);
    for await (const { events, ends } of services.runs.executor.watch(folder, scope.offset, stream.closed)) {
      for (const [index, event] of events.entries()) await stream.send(event, `${run.runId}:${ends[index]}`);
    }
  },
);
