import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunPlan, RunStep } from '@netloom/model';
import { afterAll, expect, it } from 'vitest';
import { diagnosticsOf, metricsOf, removeFolders, runSteps } from '../../../test/runSteps.ts';
import { planSynthesis } from './planSynthesis.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
afterAll(removeFolders);

/** A latch of each level, and what may be one more. */
const designOf = (last: string) => `module store #(parameter LOW = 0) (input logic e, d, output logic q);
  always_latch if (LOW ? !e : e) q = d;
endmodule
module top (input logic e, d, choice, output logic high, low, last);
  store high_store (.e, .d, .q(high));
  store #(.LOW(1)) low_store (.e, .d, .q(low));
  always @* ${last}
endmodule
`;
const WHOLE = 'last = choice && d;';
const FORGOTTEN = 'if (choice) last = d;';

/** Out of the sandbox: what is mounted lies where it is. */
function local({ argv, mounts = {}, ...step }: RunStep): RunStep {
  const words = argv.map((word) => {
    const at = Object.keys(mounts).find((place) => word === place || word.startsWith(`${place}/`));
    return at === undefined ? word : mounts[at]! + word.slice(at.length);
  });
  return { ...step, argv: words };
}

function synthesize(file: string, last: string, target: 'liberty' | 'ice40' = 'liberty') {
  const plan: RunPlan = planSynthesis({
    title: 'top',
    top: 'top',
    sources: [file],
    flatten: true,
    technology: target === 'liberty' ? { target, liberty: 'liberty.lib' } : { target },
    programs: { node: process.execPath, tools: join(import.meta.dirname, '../..') },
    limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
  });
  const files = { ...plan.files, 'liberty.lib': readFileSync(LIBERTY, 'utf8') };
  return runSteps({ ...plan, files, steps: plan.steps.map(local) }, { [file]: designOf(last) });
}

const codes = (steps: ReturnType<typeof runSteps>) =>
  diagnosticsOf(steps).map(({ code, severity }) => `${severity} ${code}`);

it('latches that are meant become cells of the library, are counted, and are told to have no area there', () => {
  const steps = synthesize('top.sv', WHOLE);
  expect(codes(steps)).toEqual(['warning latch-without-area']);
  expect(metricsOf(steps)).toMatchObject({ latches: 2, 'flip-flops': 0 });
  const netlist = readFileSync(join(steps.folder, 'out/netlist.v'), 'utf8');
  expect([...netlist.matchAll(/^ +LATCH /gm)]).toHaveLength(2);
});

it('one that is not meant is an error at its line', () => {
  const steps = synthesize('top.sv', FORGOTTEN);
  expect(codes(steps)).toEqual(['error yosys-latch', 'warning latch-without-area']);
  expect(diagnosticsOf(steps)[0]!.place).toMatchObject({ file: 'top.sv', line: 7 });
  expect(metricsOf(steps)).toMatchObject({ latches: 3 });
});

it('on an FPGA too', () => {
  expect(codes(synthesize('top.sv', WHOLE, 'ice40'))).toEqual([]);
  expect(codes(synthesize('top.sv', FORGOTTEN, 'ice40'))).toContain('error yosys-latch');
});
