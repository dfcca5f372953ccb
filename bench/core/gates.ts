import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute } from '../../packages/core/src/node/execute.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
/** Area of NAND2X1, one gate equivalent. */
const NAND2 = 24;
/** Area of LATCH, 5.6 by 10 in the library's LEF file; its Liberty file says 0. */
const LATCH = 56;
const LATCHES = `module \\$_DLATCH_P_ (input E, input D, output Q);
  LATCH latch (.CLK(E), .D(D), .Q(Q));
endmodule
module \\$_DLATCH_N_ (input E, input D, output Q);
  wire open;
  \\$_NOT_ inverter (.A(E), .Y(open));
  LATCH latch (.CLK(open), .D(D), .Q(Q));
endmodule
`;
/** Clock period given to the timing analysis, in ns. */
const PERIOD = 20;
/** Delay that the mapping aims at, in ps. */
const DELAY = 10_000;
/** What drives the inputs, and the load of the outputs in pF: with these abc sizes gates and puts in buffers. */
const SURROUNDINGS = 'set_driving_cell BUFX2\nset_load 0.05 [all_outputs]\n';

/**
 * Synthesizes the files in a folder on osu018, with buffers: thousands of NAND2X1, without tightly coupled memories.
 * Leaves `netlist.v` there.
 */
export async function kiloGatesOf(folder: string, top: string, files: string[]): Promise<number> {
  await writeFile(join(folder, 'surroundings.constr'), SURROUNDINGS);
  await writeFile(join(folder, 'latches.v'), LATCHES);
  const memories = files.filter((file) => /_[id]tcm\.sv$/.test(file));
  const script = [
    ...(memories.length > 0 ? [`read_verilog -sv -lib ${memories.join(' ')}`] : []),
    `read_verilog -sv ${files.filter((file) => !memories.includes(file)).join(' ')}`,
    `synth -flatten -top ${top}`,
    'techmap -map latches.v',
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
  await execute('yosys', ['-q', '-p', script.join('; ')], { folder });
  const statistics = await readFile(join(folder, 'area.txt'), 'utf8');
  const numberAfter = (title: RegExp) => Number(title.exec(statistics)?.[1]);
  const latches = statistics.includes(' LATCH ') ? numberAfter(/^\s*LATCH\s+(\d+)$/m) : 0;
  return (numberAfter(/Chip area for .*: ([\d.]+)/) + latches * LATCH) / NAND2 / 1000;
}

/**
 * Highest clock of the netlist that `kiloGatesOf` left, in MHz: gates as they were mapped, no wires; what is outside
 * is registered there. Null when it has cells that the library does not have, or latches, which lend time.
 */
export async function fmaxOfGates(folder: string, top: string): Promise<number | null> {
  const netlist = await readFile(join(folder, 'netlist.v'), 'utf8');
  if (netlist.includes('\\$') || /^ *LATCH /m.test(netlist)) return null;
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
  const slack = /^slack (-?[\d.]+)/m.exec(output);
  return slack ? 1000 / (PERIOD - Number(slack[1])) : null;
}
