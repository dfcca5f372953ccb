import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { planSynthesis } from './planSynthesis.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const tools = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'goal-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Sum of products between registers: enough logic for cells to be worth sizing. */
const DESIGN = `module mac (input clk, input [7:0] a, b, output reg [15:0] q);
  reg [7:0] x, y;
  always @(posedge clk) begin
    x <= a;
    y <= b;
    q <= q + x * y;
  end
endmodule
`;

/** Runs the plan's steps as the executor would, without its sandbox. */
function synthesize(name: string, period?: number) {
  const folder = join(scratch, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/mac.v'), DESIGN);
  symlinkSync(LIBERTY, join(folder, 'liberty.lib'));
  const goal = period === undefined ? undefined : { port: 'clk', period };
  const plan = planSynthesis({
    title: 'mac',
    top: 'mac',
    sources: ['mac.v'],
    flatten: false,
    technology: { target: 'liberty', liberty: 'liberty.lib', goal },
    programs: { node: process.execPath, tools },
    limits: { seconds: 60, memoryMegabytes: 1024, processes: 16, diskMegabytes: 100 },
  });
  for (const [path, text] of Object.entries(plan.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const findings = plan.steps.flatMap((step) => {
    const { argv, mounts = {}, tool } = step;
    const local = argv.map((word) => {
      const [at] = Object.keys(mounts).filter((place) => word === place || word.startsWith(`${place}/`));
      return at === undefined ? word : mounts[at] + word.slice(at.length);
    });
    const log = execFileSync(local[0]!, local.slice(1), { cwd: join(folder, 'src'), encoding: 'utf8' });
    const read = adapters[tool!]!.read(step);
    return log.split('\n').flatMap((line) => read(line));
  });
  return { folder, findings };
}

const slackOf = ({ findings }: ReturnType<typeof synthesize>) =>
  findings.flatMap((found) => (found.type === 'metric' && found.name === 'setup slack' ? [found.value] : []));
const errorsOf = ({ findings }: ReturnType<typeof synthesize>) =>
  findings.flatMap((found) =>
    found.type === 'diagnostic' && found.diagnostic.severity === 'error' ? [found.diagnostic.code] : [],
  );

/** The worst slack that a hand-written script finds in a netlist, with a clock and the assumed share outside. */
function slackByHand(folder: string, period: number): number {
  const share = period * 0.2;
  const script = `read_liberty ${LIBERTY}
read_verilog out/netlist.v
link_design mac
set_cmd_units -time ns
create_clock -name clk -period ${period} [get_ports clk]
set_input_delay ${share} -clock clk [get_ports {a* b*}]
set_output_delay ${share} -clock clk [all_outputs]
puts "slack [worst_slack -max]"
`;
  writeFileSync(join(folder, 'hand.tcl'), script);
  const log = execFileSync('sta', ['-no_splash', '-exit', 'hand.tcl'], { cwd: folder, encoding: 'utf8' });
  return Number(/^slack (\S+)$/m.exec(log)![1]);
}

describe('a clock goal', () => {
  const missed = synthesize('missed', 2);

  it('is judged from clock-to-output to setup, as OpenSTA says by hand', () => {
    const reached = synthesize('reached', 20);
    expect(errorsOf(reached)).toEqual([]);
    expect(slackOf(reached)[0]).toBeCloseTo(slackByHand(reached.folder, 20), 5);
    expect(errorsOf(missed)).toEqual(['timing-violation']);
    expect(slackOf(missed)[0]).toBeCloseTo(slackByHand(missed.folder, 2), 5);
  });

  it('makes paths faster than mapping without one does', () => {
    const plain = synthesize('plain');
    expect(slackOf(plain)).toEqual([]);
    // Half of the violation is gone: -1.74 ns without, -0.74 ns with the goal (Yosys 0.23).
    expect(slackByHand(missed.folder, 2)).toBeGreaterThan(slackByHand(plain.folder, 2) / 2);
  });
});
