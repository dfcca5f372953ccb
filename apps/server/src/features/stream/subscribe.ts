import { subscribe } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { requireMember } from '../department/index.ts';

export const subscribeRoute = implement(subscribe, signedIn, async ({ body }, { caller }, services) => {
  const { hub } = services;
  const stream = hub.find(body.streamId);
  if (stream === undefined) throw notFound('streamId: this stream is not open');
  if (stream.caller.tokenHash !== caller.tokenHash) throw forbidden();
  const source = hub.runs;
  if (source === undefined) throw notFound('runs: this server has none');
  for (const { runId } of body.runs) {
    const deptId = await source.departmentOf(runId);
    if (deptId === undefined) throw notFound(`runs: there is no run ${runId}`);
    await requireMember(caller, deptId, services);
  }
  hub.subscribe(stream, body.runs);
  return null;
});
