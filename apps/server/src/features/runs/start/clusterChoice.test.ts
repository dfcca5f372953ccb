import { runCeilings, startRun } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { TestServer } from '../../../../test/testServer.ts';

let local: TestServer;
let cluster: TestServer;
beforeAll(async () => {
  local = await startTestServer();
  cluster = await startTestServer({
    executor: 'slurm',
    slurm: { cpus: 2, partitions: ['long', 'big.mem'], mostCpus: 8 },
  });
});
afterAll(() => Promise.all([local.close(), cluster.close()]));

const start = (server: TestServer, choice: object) =>
  server.admin.reply(startRun, { body: { kind: 'lint', deptId: DEMO, top: 'missing', ...choice } as never });
const offered = async (server: TestServer) =>
  (await server.admin.call(runCeilings, { query: { deptId: DEMO } })).cluster;

it('says what a run may choose of the cluster', async () => {
  expect(await offered(cluster)).toEqual({ partitions: ['long', 'big.mem'], cores: 2, mostCores: 8 });
  expect(await offered(local)).toBeNull();
});

it.each([
  [{ partition: 'other' }, /^partition: partition "other" is not offered/],
  [{ partition: 'long,big.mem' }, /^body\.partition: .*expected the name of a partition/],
  [{ cores: 9 }, /^cores: 9 cores are more than the 8 /],
  // The tree has no such top, which is seen later.
  [{ partition: 'big.mem', cores: 8 }, /^(?!partition|cores)/],
])('a run on the cluster with %j', async (choice, msg) => {
  expect(await start(cluster, choice)).toMatchObject({
    code: 601,
    msg: expect.stringMatching(msg) as string,
  });
});

it.each([{ partition: 'long' }, { cores: 1 }])('a run without a cluster refuses %j', async (choice) => {
  const [field] = Object.keys(choice);
  const msg = expect.stringMatching(`^${field}: runs of this installation`) as string;
  expect(await start(local, choice)).toMatchObject({ code: 601, msg, data: { reason: 'no-cluster' } });
});
