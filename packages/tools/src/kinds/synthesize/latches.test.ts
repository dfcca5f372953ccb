import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunPlan, RunStep } from '@netloom/model';
import { afterAll, expect, it } from 'vitest';
import { diagnosticsOf, metricsOf, removeFolders, runSteps } from '../../../test/runSteps.ts';
import { planSynthesis } from './planSynthesis.ts';
import type { SlangReading } from './synthesisOptions.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
afterAll(removeFolders);

const YOWASP = dirname(dirname(fileURLToPath(import.meta.resolve('@yowasp/yosys'))));

/** A latch of each level, and what may be one more. */
const designOf = (
  last: string,
  always = 'always @*',
) => `module store #(parameter LOW = 0) (input logic e, d, output logic q);
  always_latch if (LOW ? !e : e) q = d;
endmodule
module top (input logic e, d, choice, output logic high, low, last);
  store high_store (.e, .d, .q(high));
  store #(.LOW(1)) low_store (.e, .d, .q(low));
  ${always} ${last}
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

interface Way {
  target?: 'liberty' | 'ice40';
  always?: string;
  slang?: SlangReading;
}

function synthesize(file: string, last: string, { target = 'liberty', always, slang }: Way = {}) {
  const programs = { node: process.execPath, tools: join(import.meta.dirname, '../..') };
  const plan: RunPlan = planSynthesis({
    title: 'top',
    top: 'top',
    sources: [file],
    flatten: true,
    technology: target === 'liberty' ? { target, liberty: 'liberty.lib' } : { target },
    programs: slang === undefined ? programs : { ...programs, yowasp: YOWASP, mapsNatively: true },
    ...(slang && { slang }),
    limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
  });
  const files = { ...plan.files, 'liberty.lib': readFileSync(LIBERTY, 'utf8') };
  return runSteps({ ...plan, files, steps: plan.steps.map(local) }, { [file]: designOf(last, always) });
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

it('one of a process that does not say so is told at its line', () => {
  const steps = synthesize('top.sv', FORGOTTEN);
  expect(codes(steps)).toEqual(['warning yosys-latch', 'warning latch-without-area']);
  expect(diagnosticsOf(steps)[0]!.place).toMatchObject({ file: 'top.sv', line: 7 });
  expect(metricsOf(steps)).toMatchObject({ latches: 3 });
});

it('one of always_comb is an error', () => {
  expect(codes(synthesize('top.sv', FORGOTTEN, { always: 'always_comb' }))).toEqual(['error yosys-latch']);
});

it('on an FPGA too', () => {
  expect(codes(synthesize('top.sv', WHOLE, { target: 'ice40' }))).toEqual([]);
  expect(codes(synthesize('top.sv', FORGOTTEN, { target: 'ice40' }))).toContain('warning yosys-latch');
});

it('slang makes latches without a word, which are told as those of Yosys', () => {
  const latches = (last: string, always?: string) => {
    const found = diagnosticsOf(synthesize('top.sv', last, { slang: 'whole', ...(always && { always }) }));
    return found.flatMap(({ code, severity, place }) =>
      code === 'yosys-latch' && place?.kind === 'source' ? [[severity, place.file, place.line]] : [],
    );
  };
  expect(latches(WHOLE)).toEqual([]);
  expect(latches(FORGOTTEN)).toEqual([['warning', 'top.sv', 7]]);
  expect(latches(FORGOTTEN, 'always_comb')).toEqual([['error', 'top.sv', 7]]);
});
