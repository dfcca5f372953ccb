import { runArtifacts, runEvents, runLog, runTargets, showRun, startRun } from '@netloom/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { startCluster } from '../../../../scripts/slurm/cluster.ts';
import { DEMO, startTestServer } from '../testServer.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const cluster = await startCluster();
const server = await startTestServer({
  executor: 'slurm',
  slurm: { conf: cluster.conf, cpus: 2 },
  runSlots: 20,
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

test('the demo is simulated on a node, and its log and wave are read as those of any run', async () => {
  const targets = await server.admin.call(runTargets, { query: { deptId: DEMO, role: 'bench' } });
  const target = targets.find(({ top }) => top === 'demo_tb')!;
  const { runId } = await server.admin.call(startRun, {
    body: { kind: 'simulate', deptId: DEMO, ...target },
  });
  const row = () => server.admin.call(showRun, { query: { runId } });
  await expect.poll(row, { timeout: 500_000, interval: 1000 }).toMatchObject({ state: 'finished' });
  expect(await row()).toMatchObject({ verdict: 'passed' });
  const { events } = await server.admin.call(runEvents, { query: { runId } });
  expect(events.find(({ type }) => type === 'started')).toMatchObject({
    executor: expect.stringMatching(/^slurm, job \d+_0 on n[12]$/) as string,
  });
  const { text } = await server.admin.call(runLog, { query: { runId } });
  expect(text).toContain('Hello, Netloom!');
  const artifacts = await server.admin.call(runArtifacts, { query: { runId } });
  expect(JSON.stringify(artifacts)).toContain('"kind":"wave"');
});
