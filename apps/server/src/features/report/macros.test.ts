import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateBlock, showRun, startRun, synthesisReport, timingReport } from '@netloom/contract';
import { memoryKind, readMacros } from '@netloom/memory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';
import { artifactFile, findRun } from '../runs/index.ts';

const CELLS = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const AREA = 7000;

const bus = (type: string, bits: number) =>
  `  type (${type}) { base_type : array; data_type : bit; bit_width : ${bits}; bit_from : ${bits - 1}; bit_to : 0; }`;
const checks = ['setup', 'hold'].map(
  (check) =>
    `timing () { related_pin : "clk0"; timing_type : ${check}_rising; rise_constraint (scalar) { values ("0.1"); } fall_constraint (scalar) { values ("0.1"); } }`,
);
const input = (name: string, type?: string) =>
  `    ${type === undefined ? `pin (${name}) {` : `bus (${name}) { bus_type : ${type};`} direction : input; capacitance : 0.01; ${checks.join(' ')} }`;

/** A macro as a memory compiler tells it: 2.5 ns from the clock to the data, in another unit of area than the cells. */
const LIBERTY = `library (sram) {
  delay_model : table_lookup; time_unit : "1ns"; capacitive_load_unit (1, pf); voltage_unit : "1V";
  current_unit : "1mA"; pulling_resistance_unit : "1kohm"; leakage_power_unit : "1nW";
  input_threshold_pct_rise : 50; input_threshold_pct_fall : 50;
  output_threshold_pct_rise : 50; output_threshold_pct_fall : 50;
  slew_lower_threshold_pct_rise : 20; slew_lower_threshold_pct_fall : 20;
  slew_upper_threshold_pct_rise : 80; slew_upper_threshold_pct_fall : 80;
  nom_voltage : 1.8; nom_process : 1; nom_temperature : 25;
${bus('word', 4)}
${bus('place', 3)}
  cell (sram_8x4) {
    memory () { type : ram; address_width : 3; word_width : 4; }
    area : ${AREA}; is_macro_cell : true;
    pin (clk0) { direction : input; clock : true; capacitance : 0.01; }
${input('csb0')}
${input('web0')}
${input('addr0', 'place')}
${input('din0', 'word')}
    bus (dout0) { bus_type : word; direction : output; max_capacitance : 1;
      timing () { related_pin : "clk0"; timing_type : rising_edge;
        cell_rise (scalar) { values ("2.5"); } cell_fall (scalar) { values ("2.5"); }
        rise_transition (scalar) { values ("0.1"); } fall_transition (scalar) { values ("0.1"); }
      }
    }
  }
}
`;

let server: TestServer;

/** Two banks of macros, whose files say what they are. */
beforeAll(async () => {
  server = await startTestServer();
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('lib/sram.lib', LIBERTY, 'path');
  const { macros } = await readMacros([{ path: 'sram.lib', text: LIBERTY }]);
  const text = memoryKind.write(
    memoryKind.read(
      JSON.stringify({
        ...{ netloom: 'memory', version: 1, name: 'ram', depth: 16, width: 4 },
        macros: { sram_8x4: macros[0]!.macro },
      }),
      'ram.memory.json',
    ).document!,
  );
  const body = { deptId: DEMO, kind: 'memory' as const, text, hash: '', folder: '' };
  const made = await server.admin.call(generateBlock, { body });
  expect(made.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const sources = made.files.filter(({ path }) => path.endsWith('.sv')).map(({ path }) => path);
  await tree.write('ram.f', `${sources.join('\n')}\n`, 'path');
});
afterAll(() => server.close());

const start = (body: object) => server.admin.call(startRun, { body: { deptId: DEMO, ...body } as never });

async function finished(body: object) {
  const { runId } = await start(body);
  const show = () => server.admin.call(showRun, { query: { runId } });
  await expect.poll(async () => (await show()).state, { timeout: 120_000, interval: 200 }).toBe('finished');
  return show();
}

const synthesize = (more: object) =>
  finished({ kind: 'synthesize', top: 'ram', fileList: 'ram.f', target: 'liberty', ...more });

async function fileOf(runId: string, path: string): Promise<string> {
  const run = (await findRun(server.services.database, runId))!;
  return artifactFile(run, path, server.services);
}

/** The slack that `sta` prints of the netlist with the macro's own file, and through which pin the path begins. */
async function slackByHand(runId: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  try {
    await writeFile(join(folder, 'sram.lib'), LIBERTY);
    const script = `read_liberty ${CELLS}
read_liberty ${join(folder, 'sram.lib')}
read_verilog ${await fileOf(runId, 'out/netlist.v')}
link_design ram
create_clock -name clk -period 10 [get_ports clk]
set_input_delay 2 -clock clk [all_inputs -no_clocks]
set_output_delay 2 -clock clk [all_outputs]
puts "slack [worst_slack -max]"
`;
    await writeFile(join(folder, 'timing.tcl'), script);
    const printed = execFileSync('sta', ['-no_splash', '-exit', join(folder, 'timing.tcl')]).toString();
    return Number(/slack (\S+)/.exec(printed)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('a memory of macros is synthesized and timed with the area and the delays of their own Liberty file', async () => {
  const run = await synthesize({ macros: ['lib/sram.lib'] });
  expect(run).toMatchObject({ verdict: 'passed' });
  const metric = (name: string) => run.metrics.find((each) => each.name === name)?.value;
  expect([metric('memory-macros'), metric('memory-area')]).toEqual([2, 2 * AREA]);
  const statistics = await readFile(await fileOf(run.runId, 'out/stat.txt'), 'utf8');
  expect(metric('area')).toBe(Number(/Chip area for top module '\\ram': ([\d.]+)/.exec(statistics)![1]));
  const report = await server.admin.call(synthesisReport, { query: { runId: run.runId } });
  expect(report.macros).toEqual([{ cell: 'sram_8x4', words: 8, width: 4, area: AREA, from: 'liberty' }]);

  const timed = await finished({ kind: 'timing', synthesisRunId: run.runId, clock: 'clk', period: 10 });
  expect(timed).toMatchObject({ verdict: 'passed' });
  const { setup } = await server.admin.call(timingReport, { query: { runId: timed.runId } });
  expect(setup.worst).toBeCloseTo(await slackByHand(run.runId), 5);
  // Data come 2.5 ns after the clock, behind them lie gates, and 2 ns of the 10 are the outside's.
  expect(setup.worst).toBeLessThan(10 - 2 - 2.5);
  expect(setup.worst).toBeGreaterThan(0);
});

it('the goal of a synthesis is judged with them too', async () => {
  const reached = await synthesize({ macros: ['lib/sram.lib'], clock: 'clk', period: 10 });
  expect(reached).toMatchObject({ verdict: 'passed' });
  const missed = await synthesize({ macros: ['lib/sram.lib'], clock: 'clk', period: 2.6 });
  expect(missed).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('endpoints violated') });
});

it('without it the run says which module is missing, and a file that is not there is refused', async () => {
  expect(await synthesize({})).toMatchObject({ verdict: 'failed' });
  await expect(
    start({ kind: 'synthesize', top: 'ram', fileList: 'ram.f', target: 'liberty', macros: ['lib/none.lib'] }),
  ).rejects.toThrow(/macros.*lib\/none\.lib/);
});
