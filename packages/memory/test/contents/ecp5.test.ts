import { planMemory } from '@netloom/memory';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';

const SHAPES = [
  { depth: 1024, width: 18 },
  { depth: 2048, width: 9 },
  { depth: 4096, width: 4 },
  { depth: 8192, width: 2 },
  { depth: 16_384, width: 1 },
];

/** An array that starts with these words, out of which Yosys makes block RAM by itself. */
const plain = (depth: number, width: number) => `module plain (
  input clk, en, we, input [${Math.log2(depth) - 1}:0] addr, input [${width - 1}:0] wdata, output reg [${width - 1}:0] rdata
);
  reg [${width - 1}:0] mem [0:${depth - 1}];
  initial $readmemh("words.hex", mem);
  always @(posedge clk) if (en) begin
    if (we) mem[addr] <= wdata; else rdata <= mem[addr];
  end
endmodule
`;

type Parameters = Readonly<Record<string, string>>;

/** The parameters of the one DP16KD of a netlist. */
function blockOf(json: string): Parameters {
  const { modules } = JSON.parse(json) as {
    modules: Record<string, { cells: Record<string, { type: string; parameters: Parameters }> }>;
  };
  const blocks = Object.values(modules).flatMap(({ cells }) =>
    Object.values(cells).filter(({ type }) => type === 'DP16KD'),
  );
  expect(blocks.length).toBe(1);
  return blocks[0]!.parameters;
}

const bitsOf = (parameters: Parameters) =>
  Array.from({ length: 64 }, (_, index) => {
    const value = parameters[`INITVAL_${index.toString(16).toUpperCase().padStart(2, '0')}`]!;
    return BigInt(`0b${value}`);
  });

it.each(SHAPES)(
  'a block of ECP5, $depth × $width, starts as the one that Yosys makes',
  async ({ depth, width }) => {
    // A sequence of numbers that repeats after the whole memory alone (Knuth's linear congruence).
    let seed = 12_345;
    const lines = Array.from({ length: depth }, () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return (Math.floor(seed / 1024) % 2 ** width).toString(16);
    });
    const memory = memoryOf({
      depth,
      width,
      target: 'ecp5',
      contents: { lines },
      use: `DP16KD_${depth}x${width}`,
    });
    expect(planMemory(memory).best?.count).toBe(1);
    const json = (from: string) => `${from}; write_json`;
    const { steps } = await prove({
      files: { 'ram.sv': rtlOf(memory), 'plain.v': plain(depth, width), 'words.hex': lines.join('\n') },
      steps: [
        [
          ...['yosys', '-q', '-p'],
          json(
            'read_verilog -lib +/ecp5/cells_bb.v; read_verilog -sv -DSYNTHESIS ram.sv; hierarchy -top ram; proc; flatten; opt_clean',
          ),
        ],
        [
          ...['yosys', '-q', '-p'],
          json(
            'read_verilog -lib +/ecp5/cells_bb.v; read_verilog plain.v; hierarchy -top plain; proc; opt; memory -nomap; memory_libmap -lib +/ecp5/brams.txt; techmap -map +/ecp5/brams_map.v; opt_clean',
          ),
        ],
      ],
    });
    expect(bitsOf(blockOf(steps[0]!.stdout))).toEqual(bitsOf(blockOf(steps[1]!.stdout)));
  },
  60_000,
);
