import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { analyse, byHand, reportOf, scaledLiberty } from '../../../test/timing.ts';

const folder = mkdtempSync(join(tmpdir(), 'corners-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A register behind two gates, and one that is fed at once: late in the slow corner, early in the fast one. */
const NETLIST = `module top (clk, a, b, y, z);
  input clk, a, b; output y, z; wire p, q, n, m;
  DFFPOSX1 f0 (.CLK(clk), .D(a), .Q(p));
  DFFPOSX1 f1 (.CLK(clk), .D(b), .Q(q));
  NAND2X1 g0 (.A(p), .B(q), .Y(n));
  INVX1 g1 (.A(n), .Y(m));
  DFFPOSX1 f2 (.CLK(clk), .D(m), .Q(y));
  DFFPOSX1 f3 (.CLK(clk), .D(p), .Q(z));
endmodule
`;
const SDC = `create_clock -name clk -period 0.6 [get_ports clk]
set_clock_uncertainty -hold 0.15 [get_clocks clk]
set_input_delay 0.3 -clock clk [get_ports {a b}]
`;
const FACTORS = { slow: 1.6, typical: 1, fast: 0.6 };

describe('corners that are timed together', () => {
  const corners = Object.entries(FACTORS).map(([name, factor]) => {
    const file = join(folder, `${name}.lib`);
    writeFileSync(file, scaledLiberty(name, factor));
    return { name, liberties: [file] };
  });
  const run = analyse('corners', { netlist: NETLIST, sdc: SDC, corners });
  const report = reportOf(run);

  it('have each the slack that sta prints by hand for its library alone', () => {
    expect(report.corners.map(({ name }) => name)).toEqual(['slow', 'typical', 'fast']);
    for (const { name, setup, hold } of report.corners) {
      const liberty = join(folder, `${name}.lib`);
      const printed = byHand(
        run.folder,
        `foreach side {max min} {
          set ends [find_timing_paths -path_delay $side -group_count 100]
          set bad 0
          foreach end $ends { if {[get_property $end slack] < 0} { incr bad } }
          puts "[worst_slack -$side] [total_negative_slack -$side] $bad [llength $ends]"
        }`,
        liberty,
      ).map((line) => line.split(' ').map(Number));
      for (const [index, check] of [setup, hold].entries()) {
        const [worst, total, violations, endpoints] = printed[index]!;
        expect(check.worst, name).toBeCloseTo(worst!, 5);
        expect(check.total, name).toBeCloseTo(total!, 5);
        expect([check.violations, check.endpoints], name).toEqual([violations, endpoints]);
      }
    }
  });

  it('count as the worst of them: the slowest for setup, the fastest for hold', () => {
    const [slow, , fast] = report.corners;
    expect(slow!.setup.worst).toBeLessThan(fast!.setup.worst!);
    expect(fast!.hold.worst).toBeLessThan(slow!.hold.worst!);
    expect(report.setup.worst).toBe(slow!.setup.worst);
    expect(report.hold.worst).toBe(fast!.hold.worst);
    const worst = (check: string) => report.paths.find((path) => path.check === check);
    expect([worst('setup')?.corner, worst('hold')?.corner]).toEqual(['slow', 'fast']);
    const metrics = run.findings.flatMap((each) => (each.type === 'metric' ? [[each.name, each.value]] : []));
    expect(metrics).toContainEqual(['setup slack', report.setup.worst]);
  });
});
