import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placementReport, showRun, startRun, timingReport } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { artifactFile, findRun } from '../runs/index.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const COUNTER = `module counter (input clk, input rst_n, output reg [7:0] q);
  always @(posedge clk or negedge rst_n)
    if (!rst_n) q <= 0;
    else q <= q + 8'd3;
endmodule
`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('rtl/counter.v', COUNTER, 'path');
  await tree.write('counter.f', 'rtl/counter.v\n', 'path');
});
afterAll(() => server.close());

const start = (body: object) => server.admin.call(startRun, { body: { deptId: DEMO, ...body } as never });

async function finished(body: object) {
  const { runId } = await start(body);
  const show = () => server.admin.call(showRun, { query: { runId } });
  await expect.poll(async () => (await show()).state, { timeout: 120_000, interval: 200 }).toBe('finished');
  return show();
}

const synthesize = (target: string, more: object = {}) =>
  finished({ kind: 'synthesize', top: 'counter', fileList: 'counter.f', target, ...more });

/** The slack that `sta` prints for the netlist of a synthesis run, by a script of its own. */
async function slackByHand(runId: string): Promise<number> {
  const run = (await findRun(server.services.database, runId))!;
  const netlist = await artifactFile(run, 'out/netlist.v', server.services);
  const script = `read_liberty ${LIBERTY}
read_verilog ${netlist}
link_design counter
create_clock -name clk -period 5 [get_ports clk]
set_input_delay 1 -clock clk [get_ports rst_n]
set_output_delay 1 -clock clk [get_ports q]
puts "slack [worst_slack -max]"
`;
  const folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  try {
    const file = join(folder, 'timing.tcl');
    await writeFile(file, script);
    const printed = execFileSync('sta', ['-no_splash', '-exit', file]).toString();
    return Number(/slack (\S+)/.exec(printed)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('times the netlist of a synthesis to a Liberty with the slack that sta prints by hand', async () => {
  const { runId: synthesisRunId } = await synthesize('liberty');
  const run = await finished({ kind: 'timing', synthesisRunId, clock: 'clk', period: 5 });
  expect(run).toMatchObject({ verdict: 'passed', top: 'counter' });
  const report = await server.admin.call(timingReport, { query: { runId: run.runId } });
  expect(report.setup.worst).toBeCloseTo(await slackByHand(synthesisRunId), 5);
  // 8 flip-flops and 8 outputs, and the asynchronous resets of the flip-flops.
  expect(report.setup.endpoints).toBeGreaterThanOrEqual(16);
  await expect(start({ kind: 'place', synthesisRunId })).rejects.toThrow(
    '601: synthesisRunId: counter was synthesized for "liberty"; synthesize it for "ice40"',
  );
});

it('synthesizes towards a clock, and static timing in the sandbox judges it as sta does by hand', async () => {
  const reached = await synthesize('liberty', { clock: 'clk', period: 5 });
  expect(reached).toMatchObject({ verdict: 'passed' });
  const slack = reached.metrics.find(({ name }) => name === 'setup slack')!.value;
  expect(slack).toBeCloseTo(await slackByHand(reached.runId), 5);
  const missed = await synthesize('liberty', { clock: 'clk', period: 0.2 });
  expect(missed).toMatchObject({
    verdict: 'failed',
    reason: expect.stringContaining('endpoints violated'),
  });
});

it('places the netlist of a synthesis for iCE40', async () => {
  const { runId: synthesisRunId } = await synthesize('ice40');
  const run = await finished({ kind: 'place', synthesisRunId, device: 'hx1k', package: 'vq100' });
  expect(run).toMatchObject({ verdict: 'passed', top: 'counter' });
  const report = await server.admin.call(placementReport, { query: { runId: run.runId } });
  expect(report).toMatchObject({ device: 'hx1k', package: 'vq100' });
  const pins = report.utilization.find(({ resource }) => resource === 'SB_IO');
  expect(pins?.used).toBe(10);
  expect(report.clocks).toMatchObject([{ name: 'clk', constraint: 12 }]);
  expect(report.clocks[0]!.achieved).toBeGreaterThan(12);
});
