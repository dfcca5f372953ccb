import { RunRequest } from '@netloom/contract';
import type { Call, RunKind } from '@netloom/contract';
import type { RunEvent } from '@netloom/model';
import type { z } from 'zod';
import { whoIs } from '../../../http/policy.ts';
import { implementStream } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { validate } from '../../../http/validate.ts';
import { requireMember } from '../../department/index.ts';
import { requireRunMember } from '../policy.ts';
import { startOnce } from './startOnce.ts';

type ResumableQuery = z.ZodType<{
  runId?: string | undefined;
  newRunId?: string | undefined;
  offset: number;
}>;
type StreamCall = Call<z.ZodType, ResumableQuery, z.ZodType, z.ZodType<RunEvent>>;

/** Where a stream was cut: its last SSE id, `<runId>:<offset>`, or what the query names. */
function resumePoint({ query, request }: Incoming<StreamCall>): {
  runId?: string | undefined;
  offset: number;
} {
  const last = /^([0-9a-f-]{36}):(\d+)$/.exec(String(request.headers['last-event-id'] ?? ''));
  if (last && (query.runId === undefined || query.runId === last[1])) {
    return { runId: last[1], offset: Number(last[2]) };
  }
  return { runId: query.runId, offset: query.offset };
}

/** A stream call of the specification: follows the run that it resumes, or else starts one of `kind` first. */
export function streamRun(call: StreamCall, kind: RunKind) {
  const member = whoIs(
    'members of the department',
    async (incoming: Incoming<StreamCall>, caller, services) => {
      const { runId, offset } = resumePoint(incoming);
      if (runId !== undefined) {
        const { run } = await requireRunMember('run:start', caller, runId, services);
        return { caller, offset, run };
      }
      const deptId = (incoming.query as { deptId?: number }).deptId ?? caller.deptId ?? undefined;
      const request = validate(RunRequest, { ...incoming.query, deptId, kind }, 'query');
      await requireMember('run:start', caller, request.deptId, services);
      return { caller, offset: 0, request };
    },
    'run:start',
  );
  return implementStream(call, member, async ({ query }, scope, services, stream) => {
    const run = scope.run ?? (await startOnce(query.newRunId, scope.request, scope.caller, services));
    const { runId, deptId } = run;
    const watched = { runId, deptId, offset: scope.offset };
    const pages = services.runs.watch.watch(scope.caller, watched, stream.closed);
    for await (const { events, ends } of pages) {
      for (const [index, event] of events.entries()) await stream.send(event, `${runId}:${ends[index]}`);
    }
  });
}
