import { readFileSync } from 'node:fs';
import { prove } from '../../../../proof/index.ts';
import { axi4liteAxi4Bridge } from '../../src/generators/axi4liteAxi4Bridge/index.ts';
import { sidesOf } from '../../src/generators/axi4liteAxi4Bridge/sides.ts';
import { portName, sideSignals } from '../../src/generators/axi4Through.ts';
import type { Side } from '../../src/generators/axi4Through.ts';
import { axi4RegisterSlice } from '../../src/generators/axi4RegisterSlice/index.ts';

const IP = new URL('../../../../ip/', import.meta.url);
const CELLS = [
  'common/nl_slice.sv',
  ...['stable', 'started', 'carried'].map((name) => `axi4_crossbar/proof/${name}.sv`),
];

/** A generated block that passes its channels on, and what it adds to them. */
interface Through {
  text: string;
  sides: [Side, Side];
  added: Record<string, string>;
}

const AXI4: Side = { bus: 'axi4', addressWidth: 12, dataWidth: 32, idWidth: 2, userWidth: 1 };
const OPTIONS = { ADDR_WIDTH: 12, DATA_WIDTH: 32 };
const made = { module: 'dut', origin: 'Proof.' };
const single = {
  len: "8'd0",
  size: "3'd2",
  burst: "2'b01",
  lock: "1'b0",
  cache: "4'd0",
  qos: "4'd0",
  region: "4'd0",
};
const ofBoth = (values: Record<string, string>) =>
  Object.fromEntries(
    ['aw', 'ar'].flatMap((channel) => Object.entries(values).map(([name, value]) => [channel + name, value])),
  );

/** The blocks of this kind, with the least widths that they may have. */
export const THROUGH: Record<string, Through> = {
  'register slice': {
    text: axi4RegisterSlice.text({ ...made, options: { ...OPTIONS, ID_WIDTH: 2, USER_WIDTH: 1 } }),
    sides: [AXI4, AXI4],
    added: {},
  },
  'AXI4-Lite to AXI4 bridge': {
    text: axi4liteAxi4Bridge.text({ ...made, options: OPTIONS }),
    sides: sidesOf({ ADDR_WIDTH: 12, DATA_WIDTH: 32 }),
    // A transfer is a burst of one beat as wide as the bus (Arm IHI 0022H, B1.1.1).
    added: { ...ofBoth(single), wlast: "1'b1" },
  },
};

/** Module `proof`: every channel is carried, and what the block adds has its value. */
function harness({ sides: [upstream, downstream], added }: Through): string {
  const [above, below] = [sideSignals(upstream), sideSignals(downstream)];
  const wires = [
    ...[...above].map(([name, width]) => ({ name: portName('s', upstream, name), width })),
    ...[...below].map(([name, width]) => ({ name: portName('m', downstream, name), width })),
  ];
  const channels = ['aw', 'w', 'b', 'ar', 'r'].map((channel) => {
    const words = [...above.keys()].filter(
      (name) => name.startsWith(channel) && below.has(name) && !/(valid|ready)$/.test(name),
    );
    const s = (name: string) => portName('s', upstream, name);
    const m = (name: string) => portName('m', downstream, name);
    const [from, to] = channel === 'b' || channel === 'r' ? [m, s] : [s, m];
    const width = words.reduce((sum, name) => sum + above.get(name)!, 0);
    const end = (side: string, name: typeof s) =>
      `.${side}_valid(${name(`${channel}valid`)}), .${side}_ready(${name(`${channel}ready`)}), .${side}_word({${words.map(name).join(', ')}})`;
    return `  carried #(.WIDTH(${width})) u_${channel} (.clk, .rst_n, ${end('in', from)}, ${end('out', to)});`;
  });
  const values = Object.entries(added).map(
    ([name, value]) => `  always @* assert (${portName('m', downstream, name)} == ${value});`,
  );
  return [
    'module proof (input logic clk);',
    '  logic rst_n;',
    '  started u_reset (.clk, .rst_n);',
    ...wires.map(({ name, width }) => `  wire [${width - 1}:0] ${name};`),
    `  dut u_dut (.clk, .rst_n, ${wires.map(({ name }) => `.${name}`).join(', ')});`,
    ...channels,
    ...values,
    'endmodule',
  ].join('\n');
}

/** Whether ABC proves without a bound that a block carries its channels; `change` is a fault in its text. */
export async function carries(
  through: Through,
  change?: readonly [string, string],
  vacuous = false,
): Promise<boolean> {
  const text = change ? through.text.replace(...change) : through.text;
  if (change && text === through.text) throw new Error(`the block has no ${change[0]}`);
  const cells = CELLS.map((path) => [path.split('/').at(-1)!, readFileSync(new URL(path, IP), 'utf8')]);
  const files = { ...Object.fromEntries(cells), 'dut.sv': text, 'proof.sv': harness(through) } as Record<
    string,
    string
  >;
  const define = vacuous ? '-DVACUOUS=1 ' : '';
  const passes = [
    `read_verilog -formal -sv ${define}${Object.keys(files).join(' ')}`,
    'prep -flatten -nordff -top proof; opt -fast -keepdc; setundef -undriven -anyseq; setundef -anyseq',
    'techmap; opt -keepdc; dffunmap; aigmap; opt_clean; write_aiger -zinit model.aig',
  ];
  const { steps } = await prove({
    files: { ...files, 'model.ys': `${passes.join('\n')}\n` },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; fold; pdr -T 300'],
    ],
  });
  const answer = steps[1]!.stdout;
  if (/was asserted in frame/.test(answer)) return false;
  if (/Property proved/.test(answer)) return true;
  throw new Error(`ABC has not decided: ${answer.slice(-500)}`);
}
