import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, rtlHash, writeCore } from '@netloom/core';
import { afterAll, expect, it } from 'vitest';
import type { Finding } from '../../finding.ts';
import type { PlanContext } from '../planContext.ts';
import { adapters } from './adapters.ts';
import { fit } from './kind.ts';
import { plan as planRun } from './plan.ts';
import { planFit } from './planFit.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMITS = { seconds: 600, memoryMegabytes: 2048, processes: 64, diskMegabytes: 1000 };
const { nano } = PRESETS;
const planned = planFit(nano, LIMITS);

const metricsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : [])));

function findingsOf(id: string, printed: string): Finding[] {
  const step = planned.steps.find((each) => each.id === id)!;
  const read = adapters[step.tool]!.read(step);
  return printed.split('\n').flatMap((line) => read(line));
}

it('answers that a design does not fit, which is no failure of the run', () => {
  const place = join(folder, 'large');
  mkdirSync(join(place, 'core'), { recursive: true });
  // 40 block RAMs of 4096 bits; the HX8K has 32.
  const design = `module top (input clk, input we, input [14:0] a, input [4:0] d, output reg [4:0] q);
  reg [4:0] m [0:32767];
  always @(posedge clk) begin
    if (we) m[a] <= d;
    q <= m[a];
  end
endmodule
`;
  writeFileSync(join(place, 'core/top.v'), design);
  const script = 'read_verilog top.v; synth_ice40 -top top -json ../wrapper.json';
  execFileSync('yosys', ['-q', '-p', script], { cwd: join(place, 'core') });
  const [program = '', ...args] = planned.steps.find(({ id }) => id === 'place')!.argv;
  const findings = findingsOf(
    'place',
    execFileSync(program, args, { cwd: join(place, 'core'), encoding: 'utf8' }),
  );
  expect(metricsOf(findings)).toEqual({ fits: 0 });
  const diagnostics = findings.flatMap((each) => (each.type === 'diagnostic' ? [each.diagnostic] : []));
  expect(diagnostics).toMatchObject([
    { severity: 'warning', message: expect.stringMatching(/40 ICESTORM_RAM are needed, the device has 32/) },
  ]);
});

it('counts the cells of the last statistics', () => {
  const printed = `2.48. Printing statistics.

=== nl_nano ===

   Number of wires:               1202
   Number of cells:               3175
     SB_CARRY                      190
     SB_DFF                         73
     SB_DFFESR                     600
     SB_LUT4                      2047
     SB_RAM40_4K                     4

2.49. Executing CHECK pass (checking for obvious problems).
`;
  expect(metricsOf(findingsOf('cells', printed))).toEqual({ LUT4: 2047, 'flip-flops': 673, 'block RAM': 4 });
  // Those of the core in its wrapper are none of the core's.
  expect(metricsOf(findingsOf('wrap', printed))).toEqual({});
});

it('fails where nextpnr fails for another reason, and says no figure where no routing was found', () => {
  const place = join(folder, 'broken');
  mkdirSync(join(place, 'core'), { recursive: true });
  writeFileSync(join(place, 'wrapper.json'), '{');
  const [program = '', ...args] = planned.steps.find(({ id }) => id === 'place')!.argv;
  expect(() => execFileSync(program, args, { cwd: join(place, 'core'), stdio: 'ignore' })).toThrow();
  const findings = findingsOf('place', 'netloom: no routing was found in 1200 s of processor time');
  expect(findings).toMatchObject([{ type: 'diagnostic', diagnostic: { severity: 'warning' } }]);
});

it('refuses a core whose options make other RTL', async () => {
  const tree = { requireText: () => Promise.resolve(writeCore(nano)), readText: () => Promise.resolve('') };
  const ask = (of: string) => {
    const request = fit.request.parse({ top: 'nl_nano', fileList: 'cores/nl_nano/nl_nano.f', of });
    return planRun(request, { tree } as unknown as PlanContext);
  };
  await expect(ask('0badc0de')).rejects.toThrow('nl_nano.core.json is not as it was generated');
  await expect(ask(rtlHash(nano))).rejects.toThrow(/rtl\/\S+ is not as it was generated/);
});
