import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWithoutLines } from '@netloom/tools';
import { execute } from '../../packages/core/src/node/execute.ts';
import { ice40Cells } from '../core/ice40.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
/** Area of NAND2X1, one gate equivalent. */
const NAND2 = 24;
/** Clock period given to the timing analysis, in ns. */
const PERIOD = 20;
/** Delay that the mapping aims at, in ps. */
const DELAY = 10_000;
/** What drives the inputs, and the load of the outputs in pF: with these abc sizes gates and puts in buffers. */
const SURROUNDINGS = 'set_driving_cell BUFX2\nset_load 0.05 [all_outputs]\n';

/** Synthesizes the files in a folder with buffers: thousands of NAND2X1. Leaves `netlist.v` there. */
async function kiloGatesOf(folder: string, top: string, files: string[]): Promise<number> {
  await writeFile(join(folder, 'surroundings.constr'), SURROUNDINGS);
  const script = [
    readWithoutLines(files, top),
    `synth -flatten -top ${top}`,
    `dfflibmap -liberty ${LIBERTY}`,
    `abc -liberty ${LIBERTY} -D ${DELAY} -constr surroundings.constr`,
    'opt_clean',
    `tee -q -o area.txt stat -liberty ${LIBERTY}`,
    // OpenSTA takes neither concatenations nor undefined bits.
    'setundef -zero',
    'splitnets',
    'opt_clean -purge',
    'write_verilog -noattr -noexpr netlist.v',
  ];
  await execute('prlimit', ['--cpu=1800', 'yosys', '-q', '-p', script.join('; ')], { folder });
  const statistics = await readFile(join(folder, 'area.txt'), 'utf8');
  return Number(/Chip area for .*: ([\d.]+)/.exec(statistics)?.[1]) / NAND2 / 1000;
}

/** Highest clock of the netlist in MHz: gates as they were mapped, no wires; what is outside is registered there. */
async function fmaxOfGates(folder: string, top: string): Promise<number> {
  const netlist = await readFile(join(folder, 'netlist.v'), 'utf8');
  if (netlist.includes('\\$')) throw new Error(`${top} has cells that osu018 has not`);
  const script = [
    `read_liberty ${LIBERTY}`,
    'read_verilog netlist.v',
    `link_design ${top}`,
    `create_clock -name clk -period ${PERIOD} [get_ports clk]`,
    'set_input_delay 0 -clock clk [all_inputs]',
    'set_output_delay 0 -clock clk [all_outputs]',
    'puts "slack [worst_slack -max]"',
    'exit',
  ];
  await writeFile(join(folder, 'timing.tcl'), script.join('\n'));
  const output = await execute('sta', ['-no_splash', '-exit', 'timing.tcl'], { folder });
  const slack = /^slack (-?[\d.]+)/m.exec(output)?.[1];
  if (slack === undefined) throw new Error(`${top} has no path`);
  return 1000 / (PERIOD - Number(slack));
}

/** iCE40 cells of a design. */
export async function ice40Of(texts: Readonly<Record<string, string>>, top: string) {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-gates-'));
  try {
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    return await ice40Cells(folder, top, Object.keys(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Thousands of NAND2X1 and MHz of a design on osu018, with buffers. */
export async function gatesAndClock(
  texts: Readonly<Record<string, string>>,
  top: string,
): Promise<{ kiloGates: number; fmax: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-gates-'));
  try {
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    const kiloGates = await kiloGatesOf(folder, top, Object.keys(texts));
    return { kiloGates, fmax: await fmaxOfGates(folder, top) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
