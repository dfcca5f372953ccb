import { describe, expect, it } from 'vitest';
import { analyse, byHand, reportOf } from '../../../test/timing.ts';

const TWO_FLOPS = `module top (clk, d, q);
  input clk, d; output q; wire n;
  DFFPOSX1 first (.CLK(clk), .D(d), .Q(n));
  DFFPOSX1 second (.CLK(clk), .D(n), .Q(q));
endmodule
`;

type Pair = [number, number];

/** Bilinear, on the two rows and columns that are nearest; outside the table they are extended. */
function interpolate([y0, y1]: Pair, [x0, x1]: Pair, [[a, b], [c, d]]: [Pair, Pair], y: number, x: number) {
  const [u, v] = [(y - y0) / (y1 - y0), (x - x0) / (x1 - x0)];
  return a * (1 - u) * (1 - v) + b * (1 - u) * v + c * u * (1 - v) + d * u * v;
}

describe('static timing of two flip-flops', () => {
  const run = analyse('flops', {
    netlist: TWO_FLOPS,
    sdc: 'create_clock -name clk -period 1 [get_ports clk]\nset_input_delay 0.3 -clock clk [get_ports d]\nset_output_delay 0.3 -clock clk [get_ports q]\n',
  });
  const report = reportOf(run);
  const path = report.paths.find(({ check, endpoint }) => check === 'setup' && endpoint === 'second/D')!;

  it('has the slack that the tables of the Liberty give by hand', () => {
    // DFFPOSX1 of osu018: the falling edge is the later one. The ideal clock has a slew of 0, and the load is the
    // falling capacitance of one D pin.
    const [loads, slews, load]: [Pair, Pair, number] = [[0.005, 0.0125], [0.06, 0.24], 0.00881001];
    const delay = interpolate(
      loads,
      slews,
      [
        [0.159821, 0.176886],
        [0.169871, 0.18774],
      ],
      load,
      0,
    );
    const slew = interpolate(
      loads,
      slews,
      [
        [0.041962, 0.04207],
        [0.052151, 0.051175],
      ],
      load,
      0,
    );
    const setup = interpolate(
      [0.06, 0.3],
      [0.06, 0.18],
      [
        [0.1875, 0.18125],
        [0.29375, 0.2875],
      ],
      0,
      slew,
    );
    expect(path.slack).toBeCloseTo(1 - delay - setup, 5);
    expect(path.arrival).toBeCloseTo(delay, 5);
    const q = path.points.find(({ name }) => name === 'first/Q');
    expect(q).toMatchObject({ sort: 'cell', cell: 'DFFPOSX1', edge: 'fall', net: 'n', fanout: 1 });
    expect(q!.slew).toBeCloseTo(slew, 5);
    expect(path.requiredPoints.at(-1)).toMatchObject({ sort: 'check', name: 'library setup time' });
    expect(path.requiredPoints.at(-1)!.delay).toBeCloseTo(-setup, 5);
  });

  it('times every endpoint once, and the sums agree', () => {
    const setup = report.endpoints.filter(({ check }) => check === 'setup');
    expect(setup.map(({ endpoint }) => endpoint).sort()).toEqual(['first/D', 'q', 'second/D']);
    expect(report.setup).toMatchObject({ endpoints: 3, violations: 0, total: 0 });
    expect(report.setup.worst).toBeCloseTo(setup[0]!.slack, 5);
    for (const { points, arrival, required, slack, check } of report.paths) {
      expect(points.reduce((sum, { delay }) => sum + delay, 0)).toBeCloseTo(arrival, 5);
      expect(check === 'setup' ? required - arrival : arrival - required).toBeCloseTo(slack, 5);
    }
  });

  it('says where the log has each path', () => {
    for (const { offset, startpoint } of report.paths) {
      const line = run.log.subarray(offset).toString().split('\n', 1)[0];
      expect(line).toMatch(new RegExp(`^Startpoint: ${startpoint} `));
    }
  });
});

/** Two clocks, a submodule, a violated path, and what no constraint reaches. */
const MIXED = `module sub (clk, a, y);
  input clk, a; output y; wire n;
  INVX1 g (.A(a), .Y(n));
  DFFPOSX1 r (.CLK(clk), .D(n), .Q(y));
endmodule
module top (clk, slow, loose, a, y, z);
  input clk, slow, loose, a; output y, z; wire m;
  sub u_submodule_with_a_name_of_some_length (.clk(clk), .a(a), .y(m));
  DFFPOSX1 s (.CLK(slow), .D(m), .Q(y));
  DFFPOSX1 t (.CLK(loose), .D(m), .Q(z));
endmodule
`;
const MIXED_SDC = `create_clock -name clk -period 2 [get_ports clk]
create_clock -name slow -period 3 [get_ports slow]
set_clock_uncertainty 0.1 [get_clocks clk]
set_input_delay 1.9 -clock clk [get_ports a]
`;

describe('static timing with two clocks', () => {
  const run = analyse('mixed', { netlist: MIXED, sdc: MIXED_SDC });
  const report = reportOf(run);

  it('has the worst and the total slack that sta prints by hand', () => {
    const printed = byHand(
      run.folder,
      'foreach side {max min} { puts "[worst_slack -$side] [total_negative_slack -$side]" }',
    ).map((line) => line.split(' ').map(Number));
    for (const [index, check] of (['setup', 'hold'] as const).entries()) {
      expect(report[check].worst).toBeCloseTo(printed[index]![0]!, 5);
      expect(report[check].total).toBeCloseTo(printed[index]![1]!, 5);
    }
    expect(report.setup.worst).toBeLessThan(0);
    const table = byHand(run.folder, 'report_checks -path_delay max -group_count 10 -format end -digits 5');
    const slacks = table.flatMap((line) => {
      const [, endpoint, slack] = /^(\S+) .*\s(-?[\d.]+) \((?:MET|VIOLATED)\)$/.exec(line) ?? [];
      return endpoint ? [[endpoint, Number(slack).toFixed(4)]] : [];
    });
    const ours = report.endpoints.filter(({ check }) => check === 'setup');
    expect(ours.map(({ endpoint, slack }) => [endpoint, slack.toFixed(4)]).sort()).toEqual(slacks.sort());
  });

  it('tells the clocks of a path and what shifts its required time', () => {
    expect(report.clocks).toEqual([
      { name: 'clk', period: 2 },
      { name: 'slow', period: 3 },
    ]);
    const [worst] = report.paths;
    expect(worst).toMatchObject({
      startpoint: 'a',
      endpoint: 'u_submodule_with_a_name_of_some_length/r/D',
      launchClock: 'clk',
    });
    expect(worst!.points.find(({ sort }) => sort === 'external')).toMatchObject({ delay: 1.9 });
    expect(worst!.requiredPoints.find(({ name }) => name === 'clock uncertainty')).toMatchObject({
      sort: 'clock',
      delay: -0.1,
    });
    const crossing = report.paths.find(({ endpoint, check }) => endpoint === 's/D' && check === 'setup');
    expect(crossing).toMatchObject({
      launchClock: 'clk',
      captureClock: 'slow',
      startpoint: 'u_submodule_with_a_name_of_some_length/r',
    });
  });

  it('names what no constraint reaches', () => {
    const names = (reason: string) =>
      report.unconstrained.filter((each) => each.reason === reason).map(({ name }) => name);
    expect(names('no-input-delay')).toEqual(['loose']);
    expect(names('no-output-delay')).toEqual(['y', 'z']);
    expect(names('no-clock')).toEqual(['t/CLK']);
    expect(names('unconstrained-endpoint').sort()).toEqual(['t/D', 'y', 'z']);
  });

  it('measures slack and fails for a violation', () => {
    const metrics = run.findings.flatMap((each) => (each.type === 'metric' ? [each] : []));
    expect(metrics).toContainEqual({
      type: 'metric',
      name: 'setup slack',
      unit: 'ns',
      value: expect.closeTo(report.setup.worst!, 5),
    });
    expect(metrics.map(({ name }) => name)).toContain('hold violations');
    const errors = run.findings.flatMap((each) =>
      each.type === 'diagnostic' && each.diagnostic.severity === 'error' ? [each.diagnostic] : [],
    );
    expect(errors).toMatchObject([{ code: 'timing-violation', message: expect.stringContaining('1 of 2') }]);
  });
});

describe('bad input', () => {
  const messages = (run: ReturnType<typeof analyse>, severity: string) =>
    run.findings.flatMap((each) =>
      each.type === 'diagnostic' && each.diagnostic.severity === severity ? [each.diagnostic] : [],
    );

  it('is named with the line of the constraints', () => {
    const sdc =
      'create_clock -name clk -period 1 [get_ports clk]\nset_nothing 1\nset_input_delay 1 -clock clk [get_ports no]\n';
    const run = analyse('sdc', { netlist: TWO_FLOPS, sdc });
    const place = (line: number) => ({ kind: 'source', file: 'sdc/top.sdc', line });
    expect(messages(run, 'error')).toMatchObject([
      { message: 'invalid command name "set_nothing"', place: place(2) },
    ]);
    expect(messages(run, 'warning')).toContainEqual(
      expect.objectContaining({ message: "port 'no' not found.", place: place(3) }),
    );
  });

  it('is told of a cell that no Liberty has, and of a clock that reaches nothing', () => {
    const unknown = analyse('unknown', {
      netlist: TWO_FLOPS.replace('DFFPOSX1 second', 'MYFLOP second'),
      sdc: '',
    });
    expect(messages(unknown, 'error').map(({ code }) => code)).toEqual([
      'opensta-black-box',
      'timing-unchecked',
      'timing-unchecked',
    ]);
  });

  it('ends the script at what cannot be read', () => {
    expect(messages(analyse('top', { netlist: TWO_FLOPS, sdc: '', top: 'other' }), 'error')).toMatchObject([
      { message: 'other is not a verilog module.' },
    ]);
    const broken = analyse('broken', { netlist: 'module top (a);\n  input a\nendmodule\n', sdc: '' });
    expect(messages(broken, 'error')[0]).toMatchObject({ place: { file: 'top.v', line: 3 } });
  });
});
