import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRuns, runEvents, showRun, startRun, writeFileByPath } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterEach, expect, it } from 'vitest';
import { newDatabase } from '../../../../test/newDatabase.ts';
import { startServerProcess } from '../../../../test/serverProcess.ts';
import { DEMO } from '../../../../test/testServer.ts';
import type { Client } from '../../../../test/testServer.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
});

async function start(place: { folder: string; databaseUrl: string }) {
  const server = await startServerProcess(place);
  endings.push(() => server.end('SIGTERM'));
  return server;
}

/** A multiplier. */
const RTL = `\`default_nettype none
module product (input wire clk, input wire [11:0] a, b, output reg [23:0] q);
  always @(posedge clk) q <= a * b;
endmodule
`;
const SOC = JSON.stringify({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:test:product:1.0', name: 'product' },
  clocks: { clk: { frequency: 50e6 } },
  ports: {
    a: { direction: 'in', width: '12' },
    b: { direction: 'in', width: '12' },
    q: { direction: 'out', width: '24' },
  },
});

async function writeDesign(client: Client): Promise<void> {
  for (const [socVerilogPath, verilogFile] of [
    ['product.soc.json', SOC],
    ['rtl/product.v', RTL],
    ['gen/product/product.f', 'rtl/product.v\n'],
  ] as const)
    await client.call(writeFileByPath, { body: { deptId: DEMO, socVerilogPath, verilogFile, hash: '' } });
}

async function begin(client: Client): Promise<RunRow> {
  const stages = ['synthesize', 'timing'];
  const body = { kind: 'flow', deptId: DEMO, path: 'product.soc.json', stages };
  return client.call(startRun, { body: body as never });
}

const eventsOf = async (client: Client, runId: string) =>
  (await client.call(runEvents, { query: { runId } })).events;

async function finished(client: Client, { runId }: RunRow): Promise<RunRow> {
  const show = () => client.call(showRun, { query: { runId } });
  await expect.poll(async () => (await show()).state, { timeout: 120_000 }).toBe('finished');
  return show();
}

it('a design flow whose server is killed goes on; with its runner killed too, it ends without it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
  endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  const place = { folder, databaseUrl: await newDatabase() };
  const before = await start(place);
  await writeDesign(before.client);
  const flows = [await begin(before.client), await begin(before.client)] as const;
  for (const { children } of flows)
    await expect
      .poll(() => eventsOf(before.client, children[0]!.runId))
      .toContainEqual(expect.objectContaining({ type: 'step-started' }));
  await before.end('SIGKILL');
  const claim = join(folder, 'runs', flows[1].children[0]!.runId, 'claim.json');
  const runner = JSON.parse(await readFile(claim, 'utf8')) as { pid: number };
  process.kill(runner.pid, 'SIGKILL');

  const { client } = await start(place);
  const [whole, broken] = [await finished(client, flows[0]), await finished(client, flows[1])];
  expect(whole).toMatchObject({ verdict: 'passed', cause: { code: 'family-ended', passed: 2, all: 2 } });
  for (const { runId } of whole.children) {
    const types = (await eventsOf(client, runId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'started' || type === 'finished')).toEqual([
      'started',
      'finished',
    ]);
  }
  expect(broken.children.map(({ verdict }) => verdict)).toEqual(['lost', 'skipped']);
  expect(broken).toMatchObject({ verdict: 'failed', cause: { code: 'family-ended', passed: 0, all: 2 } });
  expect(broken.children[1]!.cause).toMatchObject({
    code: 'needed-run',
    kind: 'synthesize',
    verdict: 'lost',
  });
  const { rows } = await client.call(listRuns, { query: { deptId: DEMO } });
  expect(rows.filter(({ state }) => state !== 'finished')).toEqual([]);
}, 300_000);
