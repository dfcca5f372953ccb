import { subscribe } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { forbidden, notFound } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { requireMember } from '../../department/index.ts';

export const subscribeRoute = implement(subscribe, signedIn, async ({ body }, { caller }, services) => {
  const { hub, runs } = services;
  const stream = hub.find(body.streamId);
  if (stream === undefined) throw notFound('stream-closed', { field: 'streamId' });
  if (stream.caller.tokenHash !== caller.tokenHash) throw forbidden();
  const carried = [];
  for (const run of body.runs) {
    const deptId = await runs.watch.source.departmentOf(run.runId);
    // A run that was deleted meanwhile must not cost the page the others.
    if (deptId === undefined) continue;
    await requireMember('run:view', caller, deptId, services);
    carried.push({ ...run, deptId });
  }
  runs.watch.carry(stream, carried);
  return null;
});
