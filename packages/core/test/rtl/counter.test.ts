import { expect, test } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import { counter } from '../../src/rtl/csr/counter.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';

const options = PRESETS.micro;

/** The counter beside one of 64 bits whose halves can be written (Privileged ISA 1.12, 3.1.10). */
const BESIDE = sv`
  module beside (input clk, rst_n, increment, write_low, write_high, input [31:0] wdata);
    wire [31:0] low, high;
    reg [63:0] count;
    ${options.name}_counter dut (.clk, .rst_n, .increment, .write_low, .write_high, .wdata, .low, .high);
    always @(posedge clk)
      if (!rst_n) count <= 64'd0;
      else if (write_low || write_high) begin
        if (write_low) count[31:0] <= wdata;
        if (write_high) count[63:32] <= wdata;
      end else if (increment) count <= count + 64'd1;
    always @* assert ({high, low} == count);
  endmodule
`;

const SCRIPT = [
  'read_verilog -formal -sv counter.sv beside.sv',
  'prep -flatten -nordff -top beside',
  // All registers begin as the reset leaves them.
  'setundef -zero -init',
  'techmap; opt; dffunmap; setundef -zero; aigmap; opt_clean',
  'write_aiger -zinit model.aig',
  '',
].join('\n');

async function verdict(text: string): Promise<string | undefined> {
  const { steps } = await prove({
    files: { 'counter.sv': text, 'beside.sv': BESIDE, 'model.ys': SCRIPT },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; fold; scorr; pdr -T 60'],
    ],
  });
  return /Property proved|was asserted in frame/.exec(steps[1]!.stdout)?.[0];
}

test('the counter is one of 64 bits for ever, whatever is written to its halves', async () => {
  expect(await verdict(moduleText(options, counter))).toBe('Property proved');
});

test.each([
  ['the carry comes a count late', "32'hffff_fffe", "32'hffff_ffff"],
  ['a written half forgets its carry', 'low_full <= &wdata', "low_full <= 1'b0"],
])('%s: seen', async (_, sound, wrong) => {
  const text = moduleText(options, counter);
  expect(text).toContain(sound);
  expect(await verdict(text.replace(sound, wrong))).toBe('was asserted in frame');
});
