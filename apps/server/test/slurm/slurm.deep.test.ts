import {
  runArtifacts,
  runEvents,
  runLog,
  runTargets,
  showRun,
  startRun,
  writeFileByPath,
} from '@netloom/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { startCluster } from '../../../../scripts/slurm/cluster.ts';
import { DEMO, startTestServer } from '../testServer.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const cluster = await startCluster();
const server = await startTestServer({
  executor: 'slurm',
  slurm: { conf: cluster.conf, cpus: 2, partitions: [], mostCpus: 2 },
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

test('a run whose job waits says which job it is and why, and no longer once it has begun', async () => {
  const nodes = (state: string) =>
    cluster.command('scontrol', 'update', 'NodeName=n1,n2', `State=${state}`, 'Reason=test');
  await nodes('DRAIN');
  const file = {
    deptId: DEMO,
    socVerilogPath: 'held.sv',
    verilogFile: 'module held;\nendmodule\n',
    hash: '',
  };
  await server.admin.call(writeFileByPath, { body: file });
  const request = { kind: 'lint', deptId: DEMO, title: 'held', top: 'held', testbench: 'held.sv' } as never;
  const { runId } = await server.admin.call(startRun, { body: request });
  const row = () => server.admin.call(showRun, { query: { runId } });
  // Versions differ in the word for nodes that are drained (squeue(1), JOB REASON CODES).
  await expect.poll(row, { timeout: 60_000, interval: 500 }).toMatchObject({
    state: 'running',
    pending: {
      job: expect.stringMatching(/^\d+_0$/) as string,
      reason: expect.stringMatching(/^(ReqNodeNotAvail|Resources|Nodes required)/) as string,
    },
  });
  await nodes('RESUME');
  await expect.poll(row, { timeout: 120_000, interval: 500 }).toMatchObject({ state: 'finished' });
  expect((await row()).pending).toBeNull();
});
