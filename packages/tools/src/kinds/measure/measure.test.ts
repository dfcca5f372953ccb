import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARY, withInstructions, writeInsn } from '@netloom/instructions';
import { PRESETS, coreRtl, rtlHash, writeCore } from '@netloom/core';
import type { SynthesisReport } from '@netloom/model';
import { afterAll, expect, it } from 'vitest';
import { runPlan } from '../../../../../bench/core/runPlan.ts';
import { readPaths } from '../timing/pathReport.ts';
import { adapters } from './adapters.ts';
import type { PlanContext } from '../planContext.ts';
import { measure } from './kind.ts';
import { plan as planRun } from './plan.ts';
import { UNITS_REPORT, planMeasure } from './planMeasure.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const folder = mkdtempSync(join(tmpdir(), 'measure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DESIGN = `module sums (input clk, input [7:0] a, b, output reg [7:0] q);
  reg [7:0] x, y;
  always @(posedge clk) begin
    x <= a;
    y <= b;
    q <= q + (x ^ y);
  end
endmodule
`;
const plan = planMeasure({
  title: 'sums',
  top: 'sums',
  sources: ['sums.v'],
  liberty: 'liberty.lib',
  clock: 'clk',
  programs: { node: process.execPath, tools: join(import.meta.dirname, '../..') },
  limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
});

it('measures the clock that a hand-written analysis of the netlist finds', async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/sums.v'), DESIGN);
  const outputs = await runPlan(folder, plan, { 'liberty.lib': LIBERTY });
  const findings = plan.steps.flatMap((step) => {
    const read = adapters[step.tool]!.read(step);
    return outputs[step.id]!.split('\n').flatMap((line) => read(line));
  });
  expect(findings.filter(({ type }) => type === 'diagnostic')).toEqual([]);
  const metrics = findings.flatMap((found) => (found.type === 'metric' ? [found] : []));
  const clock = metrics.find(({ name }) => name === 'highest clock')!;

  // At the period that the clock allows nothing is violated, at one that is 10 ps shorter something is.
  const worst = (period: number) => {
    const script = `read_liberty ${LIBERTY}
read_verilog out/netlist.v
link_design sums
create_clock -name clk -period ${period} [get_ports clk]
puts "slack [worst_slack -max]"
`;
    writeFileSync(join(folder, 'hand.tcl'), script);
    const log = execFileSync('sta', ['-no_splash', '-exit', 'hand.tcl'], { cwd: folder, encoding: 'utf8' });
    return Number(/^slack (\S+)$/m.exec(log)![1]);
  };
  expect(worst(1000 / clock.value + 0.001)).toBeGreaterThanOrEqual(0);
  expect(worst(1000 / clock.value - 0.01)).toBeLessThan(0);
  for (const figure of measure.figures) expect(metrics.some(({ name }) => figure.test(name))).toBe(true);
  const paths = readPaths(readFileSync(join(folder, 'out/setup.rpt'), 'utf8'), 'setup');
  expect(paths[0]!.endpoint).toMatch(/^q\[\d\]_reg\/D$/);
});

it('refuses RTL that somebody edited for figures of what the options make', async () => {
  const { nano } = PRESETS;
  const [first, ...rest] = coreRtl(nano);
  const stored = new Map<string, string>(
    [first!, ...rest].map(({ path, text }) => [`cores/nl_nano/${path}`, text] as const),
  );
  const tree = {
    requireText: () => Promise.resolve(writeCore(nano)),
    readText: (path: string) => Promise.resolve(stored.get(path)),
  };
  const ask = (of = rtlHash(nano)) => {
    const request = { top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f', of };
    return planRun(measure.request.parse(request), { tree } as unknown as PlanContext);
  };
  stored.set(`cores/nl_nano/${first!.path}`, `${first!.text}// edited\n`);
  await expect(ask()).rejects.toThrow(`fileList: ${first!.path} is not as it was generated`);
  stored.set(`cores/nl_nano/${first!.path}`, first!.text);
  await expect(ask('0badc0de')).rejects.toThrow('fileList: nl_nano.core.json is not as it was generated');
  await expect(ask()).rejects.not.toThrow(/as it was generated/);
});

it('measures a core with the instructions of its definitions, and not of others', async () => {
  const [bits] = LIBRARY;
  const file = 'instructions/bits.insn.json';
  const options = { ...PRESETS.nano, instructions: [file] };
  const full = withInstructions(options, [bits!]);
  const stored = new Map(coreRtl(full).map(({ path, text }) => [`cores/nl_nano/${path}`, text]));
  stored.set(file, writeInsn(bits!));
  const tree = {
    requireText: () => Promise.resolve(writeCore(options)),
    readText: (path: string) => Promise.resolve(stored.get(path)),
  };
  const request = { top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f', of: rtlHash(full) };
  const ask = () => planRun(measure.request.parse(request), { tree } as unknown as PlanContext);
  expect(rtlHash(full)).not.toBe(rtlHash(PRESETS.nano));
  await expect(ask()).rejects.not.toThrow(/as it was generated/);
  const other = structuredClone(bits!);
  other.instructions['popcount']!.behaviour = ['rd = rs1;'];
  stored.set(file, writeInsn(other));
  await expect(ask()).rejects.toThrow('fileList: nl_nano.core.json is not as it was generated');
});

it('says the area of each unit as Yosys finds it in the netlist that keeps them, and the whole once', async () => {
  const place = mkdtempSync(join(folder, 'units-'));
  const outer = `module outer (input clk, input [7:0] a, b, output [7:0] q);
  wire [7:0] s;
  sums inner (.clk, .a, .b, .q(s));
  assign q = s & {8{a[0]}};
endmodule
`;
  mkdirSync(join(place, 'src'));
  writeFileSync(join(place, 'src/sums.v'), `${DESIGN}${outer}`);
  const byUnit = planMeasure({
    ...{
      title: 'outer',
      top: 'outer',
      sources: ['sums.v'],
      liberty: 'liberty.lib',
      clock: 'clk',
      units: true,
    },
    programs: { node: process.execPath, tools: join(import.meta.dirname, '../..') },
    limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
  });
  const outputs = await runPlan(place, byUnit, { 'liberty.lib': LIBERTY });
  const report = JSON.parse(readFileSync(join(place, UNITS_REPORT), 'utf8')) as SynthesisReport;
  const script = `read_verilog units/out/netlist.v; stat -top outer -liberty ${LIBERTY}`;
  const said = execFileSync('yosys', ['-p', script], { cwd: place, encoding: 'utf8' });
  const areas = [...said.matchAll(/Chip area for module '\\(\w+)': ([\d.]+)/g)];
  expect(areas.map(([, name]) => name).sort()).toEqual(['outer', 'sums']);
  for (const [, name, area] of areas)
    expect(report.modules.find((module) => module.name === name)?.area).toBeCloseTo(Number(area), 3);
  const areasSaid = byUnit.steps.flatMap((step) => {
    const read = adapters[step.tool]!.read(step);
    return outputs[step.id]!.split('\n')
      .flatMap((line) => read(line))
      .filter((found) => found.type === 'metric' && found.name === 'area');
  });
  expect(areasSaid).toHaveLength(1);
});
