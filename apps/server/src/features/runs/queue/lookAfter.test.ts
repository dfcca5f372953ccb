import { randomUUID } from 'node:crypto';
import { listRuns } from '@netloom/contract';
import type { Executor, PendingJob } from '@netloom/executor';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';
import { insertRun } from '../repository.ts';
import { lookAfter } from './lookAfter.ts';
import { finishRun } from './repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const end = { verdict: 'passed', reason: '', stepSeconds: {}, seconds: 0 } as const;

it('what a run waits for in its scheduler is noted and told when it changes, and gone with its end', async () => {
  const { database, hub } = server.services;
  const row = { deptId: DEMO, kind: 'lint', title: 't', createBy: 1, tree: '', state: 'running' } as const;
  const runId = randomUUID();
  const run = await insertRun(database, { ...row, runId, request: { kind: 'lint', deptId: DEMO } as never });
  let pending: PendingJob | undefined;
  const scheduler = { reattach: async () => 'waiting', pending: async () => pending } as unknown as Executor;
  const told = vi.spyOn(hub, 'publish');
  const look = lookAfter(run, server.services, scheduler, '');
  const shown = async () => {
    const { rows } = await server.admin.call(listRuns, { query: { deptId: DEMO } });
    return rows.find((listed) => listed.runId === runId)?.pending;
  };
  await look();
  expect(told).not.toHaveBeenCalled();
  for (const reason of ['Priority', 'Resources']) {
    pending = { job: '7_0', reason };
    await look();
    await look();
    expect(await shown()).toEqual({ job: '7_0', reason });
  }
  expect(told).toHaveBeenCalledTimes(2);
  await finishRun(database, runId, {
    ...end,
    finishTime: new Date(),
    cpuSeconds: null,
    peakBytes: null,
    metrics: [],
  });
  expect(await shown()).toBeNull();
});
