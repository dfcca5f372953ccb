import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bootPlan, inDemoFolder } from '../bench/core/bootDemo.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const NAME = 'processor_soc';

/** Registers without a clock, generated clocks without a source and the like would be warnings of check_setup. */
const script = (constraints: string) => `read_liberty ${LIBERTY}
read_verilog mapped.v
link_design ${NAME}
source gen/${NAME}/${constraints}
check_setup -verbose -no_clock -generated_clocks -loops
report_clock_properties
foreach from [all_clocks] {
  foreach to [all_clocks] {
    foreach path [find_timing_paths -from $from -to $to -unconstrained] {
      puts "path [get_name $from] [get_name $to] [get_property $path slack]"
    }
  }
}
`;

/** Ends that nothing constrains, each with what leads there. */
const unconstrained = (ends: readonly string[]) => `foreach end {${ends.join(' ')}} {
  foreach start [get_fanin -to $end -startpoints_only -flat] { puts "leads [get_full_name $start] to $end" }
}
`;

/** ns: those of the document; of what software divides, the least ratio. */
const PERIODS = { clk: 25, clk_half: 50, clk_core_clk: 25, clk_core_clk_half: 50, clk_per: 25 };
/** The clock of each wave. */
const CLOCK: Record<string, string> = { clk_core_clk: 'clk_core', clk_core_clk_half: 'clk_core' };

it('the demo SoC is timed by its own constraints, without a warning', { timeout: 900_000 }, async () => {
  await inDemoFolder(bootPlan(), async (folder) => {
    const sources = join(folder, 'src');
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: sources, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 });
    const sta = (text: string) => {
      writeFileSync(join(sources, 'time.tcl'), text);
      return run('sh', '-c', 'sta -no_splash -exit time.tcl 2>&1');
    };
    synthesize(sources, run);

    const said = sta(script(`${NAME}.sdc`));
    expect(said).not.toMatch(/warning|error/i);
    expect(periodsOf(said)).toEqual(PERIODS);
    // Between two clocks nothing is timed.
    const timed = pathsOf(said);
    expect(timed.length).toBeGreaterThanOrEqual(Object.keys(PERIODS).length);
    for (const { from, to } of timed) expect(CLOCK[from] ?? from).toBe(CLOCK[to] ?? to);

    const check = sta(script(`${NAME}_check.sdc`));
    expect(check).not.toMatch(/warning|error/i);
    expect(periodsOf(check)).toEqual(PERIODS);
    const crossing = pathsOf(check).filter(({ from, to }) => (CLOCK[from] ?? from) !== (CLOCK[to] ?? to));
    expect(crossing.length).toBeGreaterThanOrEqual(6);
    for (const { slack } of crossing) expect(slack).toBeLessThan(Math.max(...Object.values(PERIODS)));

    // What is left without a constraint has no register in front of it: constants, and inputs.
    const open = [
      ...sta(`${script(`${NAME}_check.sdc`)}check_setup -verbose -unconstrained_endpoints\n`).matchAll(
        /^ {2}(_\d+_\/D)$/gm,
      ),
    ];
    const ends = open.map(([, end]) => end!);
    const leads = sta(script(`${NAME}_check.sdc`) + unconstrained(ends));
    const starts = [...leads.matchAll(/^leads (\S+) to (\S+)$/gm)].map(([, start, end]) => [start!, end!]);
    expect(starts.length).toBeGreaterThanOrEqual(ends.length);
    for (const [start, end] of starts)
      expect(start === end || /^(gpio0_in|uart_rx|spi0_miso)/.test(start!), start).toBe(true);
  });
});

/** Maps the generated demo to gates, its memories of few words: flip-flops of 80 KiB would say nothing more. */
function synthesize(sources: string, run: (program: string, ...args: string[]) => string): void {
  const top = join(sources, `gen/${NAME}/rtl/${NAME}.sv`);
  const text = readFileSync(top, 'utf8').replace(/(\.ADDR_WIDTH\s*)\((14|16)\)/g, '$1(4)');
  writeFileSync(top, text.replace(/\.INIT_FILE\s*\("[^"]*"\)/, '.INIT_FILE("")'));
  const files = readFileSync(join(sources, `gen/${NAME}/${NAME}.f`), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('.sv'));
  const passes = [
    `read_verilog -sv ${files.join(' ')}`,
    `synth -top ${NAME} -flatten`,
    `dfflibmap -liberty ${LIBERTY}`,
    `abc -liberty ${LIBERTY}`,
    'setundef -zero; splitnets; opt_clean -purge; write_verilog -noattr -noexpr mapped.v',
  ];
  run('yosys', '-q', '-p', passes.join('; '));
}

function periodsOf(said: string): Record<string, number> {
  const rows = [...said.matchAll(/^(\w+)\s+(\d+\.\d+)\s/gm)];
  return Object.fromEntries(rows.map(([, name, period]) => [name!, Number(period)]));
}

function pathsOf(said: string): { from: string; to: string; slack: number }[] {
  return [...said.matchAll(/^path (\w+) (\w+) (\S+)$/gm)].map(([, from, to, slack]) => ({
    ...{ from: from!, to: to! },
    slack: Number(slack),
  }));
}
