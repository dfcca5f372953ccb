import { readFile } from 'node:fs/promises';
import { placementReport, showRun, startRun, timingReport } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

/** A shift register of two flip-flops in cells of osu018, and a SoC document with the same top module. */
const NETLIST = `module shift (clk, d, q);
  input clk, d; output q; wire n;
  DFFPOSX1 first (.CLK(clk), .D(d), .Q(n));
  DFFPOSX1 second (.CLK(clk), .D(n), .Q(q));
endmodule
`;
const DOCUMENT = {
  netloom: 'soc',
  version: 1,
  vlnv: 'test:test:shift:1.0',
  name: 'shift',
  clocks: { clk: { frequency: 200e6 } },
  ports: { d: { direction: 'in', width: '1' }, q: { direction: 'out', width: '1' } },
};

let server: TestServer;
let client: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('gates/shift.v', NETLIST, 'path');
  await tree.write('shift/shift.soc.json', JSON.stringify(DOCUMENT), 'path');
  await tree.write('gates/other.v', NETLIST.replace('module shift', 'module other'), 'path');
  await tree.write(
    'gates/bad.sdc',
    'create_clock -name clk -period 1 [get_ports clk]\nset_nothing\n',
    'path',
  );
});
afterAll(() => server.close());

const request = {
  kind: 'timing',
  deptId: DEMO,
  top: 'shift',
  netlist: 'gates/shift.v',
  liberty: 'osu018',
} as const;

async function timed(body: object) {
  const { runId } = await client.call(startRun, { body: { ...request, ...body } });
  await expect.poll(async () => (await client.call(showRun, { query: { runId } })).state).toBe('finished');
  return client.call(showRun, { query: { runId } });
}

it('times corners together, and tells each', async () => {
  const tree = await server.services.projects.tree(DEMO, 1);
  const cells = await readFile('/usr/share/qflow/tech/osu018/osu018_stdcells.lib', 'utf8');
  await tree.write('lib/same.lib', cells.replace('osu018_stdcells', 'same'), 'path');
  const corners = [
    { name: 'slow', liberty: 'osu018' },
    { name: 'fast', liberty: 'lib/same.lib' },
  ];
  const run = await timed({ liberty: '', corners });
  expect(run).toMatchObject({ verdict: 'passed' });
  const report = await client.call(timingReport, { query: { runId: run.runId } });
  const alone = await client.call(timingReport, { query: { runId: (await timed({})).runId } });
  const { setup, hold } = alone;
  expect(alone.corners).toEqual([]);
  expect(report).toMatchObject({ setup, hold });
  expect(report.corners).toEqual(['slow', 'fast'].map((name) => ({ name, setup, hold })));
});

it.each([
  ['corner-twice', ['slow', 'slow'], 'osu018'],
  ['no-file', ['slow', 'fast'], 'lib/none.lib'],
])('refuses corners that cannot be timed: %s', async (reason, names, liberty) => {
  const corners = names.map((name) => ({ name, liberty }));
  const body = { ...request, liberty: '', corners };
  expect(await client.reply(startRun, { body })).toMatchObject({
    data: { reason, issues: [{ path: 'corners' }] },
  });
});

it('times a netlist of the tree by the clock of its SoC', async () => {
  const run = await timed({});
  expect(run).toMatchObject({ verdict: 'passed', top: 'shift' });
  const report = await client.call(timingReport, { query: { runId: run.runId } });
  // 200 MHz are 5 ns, a fifth of which is outside on either side.
  expect(report.clocks).toEqual([{ name: 'clk', period: 5 }]);
  expect(report.sdcFile).toBeNull();
  expect(report.sdc).toContain('set_input_delay 1 -clock clk [get_ports {d}]');
  const input = report.paths.find(({ check, startpoint }) => check === 'setup' && startpoint === 'd')!;
  expect(input.points.find(({ sort }) => sort === 'external')?.delay).toBe(1);
  expect(report.setup).toMatchObject({ endpoints: 3, violations: 0 });
  expect(run.metrics.find(({ name }) => name === 'setup slack')?.value).toBeCloseTo(report.setup.worst!, 5);
  const foreign = await stranger.reply(timingReport, { query: { runId: run.runId } });
  expect(foreign).toMatchObject({ code: 403 });
  expect(await client.reply(placementReport, { query: { runId: run.runId } })).toMatchObject({ code: 404 });
});

it('fails for a violation, and for constraints that cannot be read', async () => {
  const fast = await timed({ top: 'other', netlist: 'gates/other.v', clock: 'clk', period: 0.1 });
  expect(fast).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('endpoints violated') });
  const report = await client.call(timingReport, { query: { runId: fast.runId } });
  expect(report.setup.worst).toBeLessThan(0);
  expect(report.setup.violations).toBe(3);
  const bad = await timed({ sdc: 'gates/bad.sdc' });
  expect(bad).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('set_nothing') });
});

it.each([
  [{ netlist: '' }, '601: netlist: give a synthesis run, or a netlist of the tree'],
  [{ netlist: 'no.v' }, '404: netlist: there is no file no.v'],
  [{ liberty: '' }, '601: liberty: give the Liberty file of the cells of the netlist'],
  [{ top: 'other', netlist: 'gates/other.v' }, '601: sdc: no SoC of the tree has the top module other'],
  [{ clock: 'clk' }, '601: period: give the period of clk in ns'],
  [{ synthesisRunId: crypto.randomUUID() }, '404: synthesisRunId: there is no synthesis run'],
])('refuses %j', async (body, message) => {
  await expect(client.call(startRun, { body: { ...request, ...body } })).rejects.toThrow(message);
});
