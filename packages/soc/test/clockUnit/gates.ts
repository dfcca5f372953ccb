import { readFileSync } from 'node:fs';
import { prove } from '../../../../proof/index.ts';
import { countedDesign, treeDesign } from '../clockTrees.ts';
import { unitFiles } from './unitFiles.ts';

const OSU018 = '/usr/share/qflow/tech/osu018/osu018_stdcells';
const BENCH = readFileSync(new URL('gate_tb.sv', import.meta.url), 'utf8');

export interface Pulse {
  /** ps. */
  shortest: number;
  edges: number;
}

export interface Operated {
  /** Of each clock, and of each enable. */
  pulses: Pulse[];
  /** Periods of each measured clock in a window at the end, if the unit counts. */
  counts: number[];
  /** Whether something was told of them that is none. */
  faults: string[];
}

export interface Operation {
  runs: number;
  seed: number;
  /** With the delays of the cells, or without any. */
  delays: boolean;
  /** With enables and measures. */
  counted?: boolean;
}

/** A unit mapped to osu018 and operated at random. */
export async function operated(
  { runs, seed, delays, counted = false }: Operation,
  change: (files: Record<string, string>) => Record<string, string> = (files) => files,
): Promise<Operated> {
  const sources = change(unitFiles(counted ? countedDesign() : treeDesign()));
  const macros = [`-DRUNS=${runs}`, `-DSEED=${seed}`, ...(counted ? ['-DCOUNTED'] : [])];
  const { steps } = await prove({
    files: {
      ...sources,
      'gate_tb.sv': BENCH,
      'osu018.v': readFileSync(`${OSU018}.v`, 'utf8'),
      'map.ys': mapScript(Object.keys(sources)),
    },
    steps: [
      ['yosys', '-q', '-s', 'map.ys'],
      [
        ...['iverilog', '-g2012', ...(delays ? ['-gspecify'] : []), ...macros, '-s', 'gate_tb'],
        ...['-o', 'gates.vvp', 'gate_tb.sv', 'mapped.v', 'osu018.v'],
      ],
      ['vvp', 'gates.vvp'],
    ],
  });
  const said = steps[2]!.stdout;
  if (said.includes('unknown')) throw new Error(said.slice(0, 500));
  const pulses = [...said.matchAll(/^shortest \d (\d+) (\d+)$/gm)].map(([, shortest, edges]) => ({
    shortest: Number(shortest),
    edges: Number(edges),
  }));
  const measured = [...said.matchAll(/^measured \d (\w+) (.*)$/gm)];
  return {
    pulses,
    counts: measured.map(([, count]) => Number(count)),
    faults: measured.map(([, , fault = '']) => fault),
  };
}

function mapScript(files: readonly string[]): string {
  return `read_verilog -sv ${files.join(' ')}
synth -top top_crg0
dfflibmap -liberty ${OSU018}.lib
abc -liberty ${OSU018}.lib
setundef -zero
opt_clean -purge
write_verilog -noattr -noexpr mapped.v
`;
}
