import { readFile } from 'node:fs/promises';
import { runTargets, schematic, showRun, startRun, synthesisReport } from '@netloom/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { artifactFile, findRun } from '../runs/index.ts';

const ADDER = 'module half (input a, b, output s, c);\n  assign s = a ^ b;\n  assign c = a & b;\nendmodule\n';
const PAIR = `module pair #(parameter INVERT = 0) (input clk, a, b, output reg s, output c);
  wire sum;
  half u (.a, .b, .s(sum), .c);
  always @(posedge clk) s <= INVERT ? ~sum : sum;
endmodule
`;
const BENCH = 'module pair_tb;\n  pair dut ();\nendmodule\n';

let server: TestServer;
let stranger: Client;
let runId = '';
const request = {
  kind: 'synthesize' as const,
  deptId: DEMO,
  top: 'pair',
  fileList: 'work/pair.f',
  target: 'liberty' as const,
};

beforeAll(async () => {
  server = await startTestServer();
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('rtl/half.v', ADDER, 'path');
  await tree.write('rtl/pair.sv', PAIR, 'path');
  await tree.write('tb/pair_tb.sv', BENCH, 'path');
  // Named otherwise than its top, and with a bench, which is none.
  await tree.write('work/pair.f', '../rtl/half.v\n../rtl/pair.sv\n../tb/pair_tb.sv\n', 'path');
  await tree.write('work/all.f', '../rtl/half.v\n../rtl/pair.sv\n../tb/pair_tb.sv\n', 'path');
  await tree.write('work/design.f', '../rtl/half.v\n../rtl/pair.sv\n', 'path');
  ({ runId } = await server.admin.call(startRun, {
    body: { ...request, fileList: 'work/design.f', parameters: 'INVERT=1' },
  }));
  await vi.waitFor(
    async () => expect((await server.admin.call(showRun, { query: { runId } })).state).toBe('finished'),
    { timeout: 270_000, interval: 300 },
  );
}, 280_000);
afterAll(() => server.close());

it('design tops are those that nothing in their list builds on, benches left out', async () => {
  const found = await server.admin.call(runTargets, { query: { deptId: DEMO, role: 'design' } });
  const tops = Object.fromEntries(found.map(({ fileList, top }) => [fileList, top]));
  expect(tops).toMatchObject({
    'work/pair.f': 'pair',
    'work/design.f': 'pair',
    'gen/demo_soc/demo_soc.f': 'demo_soc',
  });
  expect(found.some(({ top }) => top === 'pair_tb')).toBe(false);
});

it('a block of the project is offered by itself too, and what serves a bench is not', async () => {
  const tree = await server.services.projects.tree(DEMO, 1);
  const block = { netloom: 'ip', version: 1, vlnv: 'own:ip:half:1.0', module: 'half', title: 'Half adder' };
  await tree.write('blocks/half/ip.json', JSON.stringify({ ...block, files: ['../../rtl/half.v'] }), 'path');
  const driver = 'module pair_driver (output a, b);\nendmodule\n';
  await tree.write('tb/driven_tb.sv', `${driver}module driven_tb;\n  pair_driver d ();\nendmodule\n`, 'path');
  const found = await server.admin.call(runTargets, { query: { deptId: DEMO, role: 'design' } });
  expect(found.filter(({ top }) => top === 'half')).toMatchObject([{ fileList: 'rtl/half.v' }]);
  expect(found.map(({ top }) => top)).not.toContain('pair_driver');
});

it('a run is shown without what its steps are given of the machine', async () => {
  const { plan } = await server.admin.call(showRun, { query: { runId } });
  expect(plan!.steps.map(({ id }) => id)).toEqual(['elaborate', 'memories', 'map', 'netlist']);
  for (const step of plan!.steps) expect(step).not.toHaveProperty('mounts');
});

it('a run is reported by module', async () => {
  const { verdict, reason } = await server.admin.call(showRun, { query: { runId } });
  expect({ verdict, reason }).toEqual({ verdict: 'passed', reason: 'no errors, 0 warnings' });
  const report = await server.admin.call(synthesisReport, { query: { runId } });
  expect(report).toMatchObject({ top: 'pair', target: 'liberty', memories: [] });
  const [pair, half] = report.modules;
  // One flip-flop of 96 and an inverter of 16; areas are those of osu018.
  expect(pair).toMatchObject({ flipFlops: 1, instances: { u: 'half' }, area: 96 + 16 });
  expect(pair?.cells).toMatchObject({ DFFPOSX1: 1, INVX1: 1 });
  // An AND of 32 and an XOR of 56 at most.
  expect(half!.area).toBeLessThanOrEqual(32 + 56);
});

it('the library that was used is that of the machine', async () => {
  const run = await findRun(server.services.database, runId);
  const netlist = await readFile(await artifactFile(run!, 'out/netlist.v', server.services), 'utf8');
  expect(netlist).toMatch(/DFFPOSX1 s_reg \(/);
});

it('a module is given to be drawn', async () => {
  const drawn = await server.admin.call(schematic, { query: { runId, module: 'pair' } });
  expect(drawn.ports.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c', 'clk', 's']);
  const flipFlop = drawn.cells.find(({ type }) => type === 'DFFPOSX1')!;
  const clock = drawn.ports.find(({ name }) => name === 'clk')!;
  expect(flipFlop.pins.find(({ name }) => name === 'CLK')).toMatchObject({
    direction: 'input',
    bits: clock.bits,
  });
  expect(flipFlop.pins.find(({ name }) => name === 'Q')?.direction).toBe('output');
  expect(drawn.cells.find(({ name }) => name === 'u')).toMatchObject({ type: 'half', isModule: true });
});

it('what is not there, or not one’s own, is refused', async () => {
  const absent = server.admin.call(schematic, { query: { runId, module: 'nothere' } });
  await expect(absent).rejects.toThrow('404');
  await expect(stranger.call(synthesisReport, { query: { runId } })).rejects.toThrow('403');
  await expect(stranger.call(schematic, { query: { runId, module: 'pair' } })).rejects.toThrow('403');
});

it.each([
  [{ liberty: 'nothere.lib' }, 404, 'liberty'],
  [{ fileList: '' }, 601, 'fileList'],
  [{ fileList: 'nothere.f' }, 404, 'fileList'],
  [{ parameters: 'INVERT' }, 601, 'parameters'],
  [{ parameters: 'INVERT=1;id' }, 601, 'parameters'],
])('a bad request is refused with its field: %j', async (bad, code, field) => {
  const started = server.admin.call(startRun, { body: { ...request, fileList: 'work/design.f', ...bad } });
  await expect(started).rejects.toThrow(`${code}: ${field}`);
});
