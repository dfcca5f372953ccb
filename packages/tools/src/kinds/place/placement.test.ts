import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readerFor } from '../../adapters.ts';
import { adapters } from './adapters.ts';
import { ICE40 } from './ice40.ts';
import { readPlacementReport } from './placementReport.ts';
import { PLACEMENT_REPORT, planPlacement } from './planPlacement.ts';
import type { PlacementOptions } from './planPlacement.ts';

const folder = mkdtempSync(join(tmpdir(), 'placement-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options: PlacementOptions = {
  top: 'top',
  netlist: 'top.json',
  device: 'up5k',
  package: 'sg48',
  frequencyMegahertz: 12,
  seed: 1,
  limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
};

function synthesize(name: string, source: string): void {
  const path = join(folder, 'src', `${name}.v`);
  writeFileSync(path, source);
  const json = join(folder, 'src', `${name}.json`);
  execFileSync('yosys', ['-q', '-p', `read_verilog ${path}; synth_ice40 -top top -json ${json}`]);
}

/** Runs the plan's one step as the executor would, without its sandbox. */
function place(changes: Partial<PlacementOptions> = {}) {
  const step = planPlacement({ ...options, ...changes }).steps[0]!;
  const { stdout, status } = spawnSync('sh', ['-c', 'exec "$@" 2>&1', 'sh', ...step.argv], {
    cwd: join(folder, 'src'),
  });
  const read = readerFor(step, adapters);
  const lines = stdout.toString().split('\n');
  const findings = lines.flatMap((line) => read(line));
  const errors = findings.flatMap((each) => (each.type === 'diagnostic' ? [each.diagnostic] : []));
  const metrics = findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : []));
  return { status, lines, errors, metrics: Object.fromEntries(metrics) as Record<string, number> };
}

describe('placement for iCE40', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'src'));
    // 8 flip-flops; every bit of the counter needs a cell of its own.
    synthesize(
      'top',
      'module top (input clk, output reg [7:0] q); always @(posedge clk) q <= q + 1; endmodule',
    );
    synthesize(
      'large',
      'module top (input clk, input d, output reg q); reg [1499:0] s; always @(posedge clk) {q, s} <= {s, d}; endmodule',
    );
    synthesize(
      'wide',
      'module top (input clk, output reg [40:0] q); always @(posedge clk) q <= q + 1; endmodule',
    );
    synthesize(
      'deep',
      'module top (input clk, input we, input [14:0] a, input [4:0] d, output reg [4:0] q); reg [4:0] m [0:32767]; always @(posedge clk) begin if (we) m[a] <= d; q <= m[a]; end endmodule',
    );
  });

  it('knows of each device what nextpnr knows', () => {
    const has = (device: string, pack: string) => {
      const { lines } = place({ device: device as 'up5k', package: pack });
      const of = (resource: string) =>
        Number(
          lines.map((line) => new RegExp(`${resource}:\\s+\\d+/\\s*(\\d+)`).exec(line)?.[1]).find(Boolean),
        );
      return [of('ICESTORM_LC'), of('ICESTORM_RAM')];
    };
    const told = (device: string) => {
      const { ICESTORM_LC, ICESTORM_RAM } = ICE40.find(
        ({ name }) => name.toLowerCase() === `ice40${device}`,
      )!;
      return [ICESTORM_LC, ICESTORM_RAM];
    };
    // The 4K devices are sold with less than their die has.
    expect(told('hx1k')).toEqual(has('hx1k', 'vq100'));
    expect(told('lp8k')).toEqual(has('lp8k', 'ct256'));
    expect(told('up5k')).toEqual(has('up5k', 'sg48'));
  });

  it('reaches the frequency that the log says, with the cells of the design', () => {
    const { lines, metrics, errors } = place();
    expect(errors).toEqual([]);
    const report = readPlacementReport(readFileSync(join(folder, PLACEMENT_REPORT), 'utf8'), options);
    const said = lines.findLast((line) => line.includes('Max frequency'))!;
    const megahertz = Number(/([\d.]+) MHz \(PASS/.exec(said)?.[1]);
    expect(report.clocks).toEqual([{ name: 'clk', achieved: expect.closeTo(megahertz, 1), constraint: 12 }]);
    expect(metrics['fmax clk']).toBe(megahertz);
    // The datasheet of the iCE40UP5K: 5280 logic cells; 39 pins of the SG48 package and those inside are 96.
    const cells = report.utilization.find(({ resource }) => resource === 'ICESTORM_LC')!;
    expect(cells.available).toBe(5280);
    expect(cells.used).toBeGreaterThanOrEqual(8);
    expect(metrics).toMatchObject({ ICESTORM_LC: cells.used, SB_IO: 9 });
    const clocked = report.criticalPaths.find(({ from, to }) => from === to)!;
    expect(clocked.from).toBe('posedge clk');
    expect(clocked.points.reduce((sum, { delay }) => sum + delay, 0)).toBeCloseTo(1000 / megahertz, 1);
  });

  it('fails where a clock is too slow', () => {
    const { errors, status } = place({ frequencyMegahertz: 900 });
    expect(status).toBe(0);
    expect(errors).toMatchObject([{ code: 'placement-slow', severity: 'error' }]);
    expect(errors[0]!.message).toMatch(/^clock clk reaches [\d.]+ MHz, 900.00 MHz were asked for$/);
  });

  it('says what does not fit, and which line of the pin constraints is wrong', () => {
    const large = place({ netlist: 'large.json', device: 'hx1k', package: 'vq100' });
    // 1501 flip-flops; the iCE40HX1K has 1280 logic cells.
    expect(large.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /does not fit: 150\d ICESTORM_LC are needed, the device has 1280; iCE40LP4K or .*iCE40HX8K has enough$/,
      ),
    ]);
    expect(large.errors[0]).toMatchObject({ wording: { key: 'TOOL/placement/no-room' } });
    // 40 block RAMs of 4096 bits each; the largest iCE40 has 32.
    const deep = place({ netlist: 'deep.json', device: 'hx8k', package: 'ct256' });
    expect(deep.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /40 ICESTORM_RAM are needed, the device has 32; no iCE40 device has enough; make memories smaller \(/,
      ),
    ]);
    // The SG48 package has 39 pins for the user.
    const wide = place({ netlist: 'wide.json' });
    expect(wide.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^no pin is left for \S+: the design has 42 ports; choose a package with as many/,
      ),
    ]);
    writeFileSync(join(folder, 'src/pins.pcf'), 'set_io clk 35\nset_io q[0] 999\n');
    expect(place({ constraints: 'pins.pcf' }).errors).toEqual([
      {
        code: 'nextpnr-error',
        severity: 'error',
        message: "package does not have a pin named '999'",
        place: { kind: 'source', file: 'pins.pcf', line: 2 },
      },
    ]);
  });
});
