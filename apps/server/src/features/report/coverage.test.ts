import {
  coverageFile,
  coverageReport,
  execVerilator,
  execVerilator2,
  runAssertions,
  runEvents,
  showRun,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

const DUT = `module toggler (input logic clk, output logic q);
  initial q = 0;
  always_ff @(posedge clk)
    if (q) q <= 0;
    else q <= 1;
  alternates: assert property (@(posedge clk) q |=> !q);
endmodule
`;
const BENCH = `module toggler_tb;
  logic clk = 0, q;
  always #5 clk = ~clk;
  toggler dut (.clk, .q);
  initial begin
    #7 assert (q == 1);
    $display("PASS");
    $finish;
  end
endmodule
`;

let server: TestServer;
let runId: string;

beforeAll(async () => {
  server = await startTestServer();
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('rtl/toggler.sv', DUT, 'path');
  await tree.write('toggler.f', 'rtl/toggler.sv\n', 'path');
  await tree.write('tb/toggler_tb.sv', BENCH, 'path');
  const request = { deptId: DEMO, top: 'toggler_tb', testbench: 'tb/toggler_tb.sv', fileList: 'toggler.f' };
  const run = await server.admin.call(execVerilator, { query: { ...request, coverage: true, trace: false } });
  runId = run.runId;
  await tree.write('rtl/toggler.sv', 'module other; endmodule\n', 'path');
  await vi.waitFor(
    async () => expect((await server.admin.call(showRun, { query: { runId } })).verdict).toBe('passed'),
    { timeout: 270_000, interval: 300 },
  );
}, 280_000);
afterAll(() => server.close());

it('coverage is reported by file, the bench told apart', async () => {
  const { files } = await server.admin.call(coverageReport, { query: { runId } });
  // One rising edge: of the two arms the else alone is taken.
  expect(files).toMatchObject([
    { path: 'rtl/toggler.sv', role: 'design', branch: { covered: 1, total: 2 } },
    { path: 'tb/toggler_tb.sv', role: 'bench' },
  ]);
  const { events } = await server.admin.call(runEvents, { query: { runId } });
  expect(events).toContainEqual(expect.objectContaining({ name: 'branch coverage', value: 50, unit: '%' }));
});

it('a source is shown as the run read it, with its counts', async () => {
  const path = 'rtl/toggler.sv';
  const { text, points } = await server.admin.call(coverageFile, { query: { runId, path } });
  expect(text.trimEnd()).toBe(DUT.trimEnd());
  const branches = points.filter(({ sort }) => sort === 'branch');
  expect(branches).toMatchObject([
    { line: 4, label: 'if', count: 0 },
    { line: 4, label: 'else', count: 1 },
  ]);
});

it('assertions of the compiled sources are listed', async () => {
  expect(await server.admin.call(runAssertions, { query: { runId } })).toMatchObject([
    { path: 'rtl/toggler.sv', timing: 'concurrent', label: 'alternates', line: 6 },
    { path: 'tb/toggler_tb.sv', timing: 'immediate', label: '', line: 6 },
  ]);
});

it('what has no coverage says so, and strangers see none', async () => {
  const stranger = await server.newUser('stranger');
  const path = '../../etc/passwd';
  const replies = await Promise.all([
    server.admin.reply(coverageFile, { query: { runId, path } }),
    stranger.reply(coverageReport, { query: { runId } }),
    stranger.reply(coverageFile, { query: { runId, path: 'rtl/toggler.sv' } }),
    stranger.reply(runAssertions, { query: { runId } }),
  ]);
  expect(replies.map(({ code }) => code)).toEqual([404, 403, 403, 403]);
  const query = { deptId: DEMO, top: 'other', testbench: '', fileList: 'toggler.f' };
  const lint = await server.admin.call(execVerilator2, { query });
  const reply = await server.admin.reply(coverageReport, { query: { runId: lint.runId } });
  expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining('lint') });
});

it('an Icarus run is refused what Icarus lacks', async () => {
  const query = { deptId: DEMO, top: 'toggler_tb', testbench: 'tb/toggler_tb.sv', fileList: 'toggler.f' };
  const refused = async (change: object, field: string) => {
    const reply = await server.admin.reply(execVerilator, {
      query: { ...query, simulator: 'icarus' as const, ...change },
    });
    expect(reply).toMatchObject({ code: 601, msg: expect.stringMatching(`^${field}:`) });
  };
  await refused({ coverage: true }, 'coverage');
  await refused({ optimize: 'speed' }, 'optimize');
  await refused({ seed: 3 }, 'seed');
});
