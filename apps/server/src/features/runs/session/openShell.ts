import { RunRequest, openShell } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { memberOfRun } from '../policy.ts';
import { runRow } from '../rows.ts';
import { ceilingsOf } from '../start/ceilings.ts';
import { startRun } from '../start/startRun.ts';

export const openShellRoute = implement(
  openShell,
  memberOfRun('run:start', ({ body }) => body.runId),
  async (_, { caller, run }, services) => {
    const { runId, deptId, tree: treeId, branch, request } = run;
    const { memoryMegabytes, diskMegabytes, cores, partition } = request;
    const ceilings = await ceilingsOf(deptId, services);
    const asked = RunRequest.parse({
      ...{ kind: 'shell', deptId, runId },
      ...{ memoryMegabytes, diskMegabytes, cores, partition },
    });
    const within = { ...asked, seconds: Math.min(asked.seconds, ceilings.seconds) };
    const shell = await startRun(within, caller.userId, services, { pinned: { treeId, branch } });
    return runRow(shell, services.database);
  },
);
