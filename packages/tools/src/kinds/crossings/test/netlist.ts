import { readFileSync } from 'node:fs';
import { prove } from '../../../../../../proof/index.ts';
import type { YosysDesign } from '../../synthesize/netlist/yosysJson.ts';
import { PASSES } from '../crossingsScript.ts';

const CELLS = new URL('../../../../../../ip/common/', import.meta.url);
const USED = [
  'crossings/nl_sync',
  'crossings/nl_handshake',
  'crossings/nl_async_fifo',
  'crossings/nl_pulse_sync',
];
const CLOCKS = ['clocks/nl_rst_sync', 'clocks/nl_clk_mux2', 'clocks/nl_clk_and2', 'clocks/nl_clk_gate'];

/** Library cells by the name of their file. */
export function cells(): Record<string, string> {
  const read = (path: string) => readFileSync(new URL(`${path}.sv`, CELLS), 'utf8');
  return Object.fromEntries(
    [...USED, ...CLOCKS].map((path) => [path.replace(/.*\//, '') + '.sv', read(path)]),
  );
}

/** The netlist of some sources, as a run of the check has it made. */
export async function netlistOf(files: Record<string, string>, top: string): Promise<YosysDesign> {
  const script = [
    `read_verilog -sv ${Object.keys(files).join(' ')}`,
    `hierarchy -check -top ${top}`,
    ...PASSES,
    'write_json netlist.json',
  ].join('; ');
  const proof = { files, steps: [['yosys', '-q', '-p', script]], leaves: ['netlist.json'] };
  return JSON.parse((await prove(proof)).files['netlist.json']!) as YosysDesign;
}
