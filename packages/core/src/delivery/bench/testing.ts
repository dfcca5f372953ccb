import type { ItemText } from '@netloom/hdl/emit';
import { benchMap } from '../../bench/memoryMap.ts';
import { code, declared, note, variable } from '../../bench/items.ts';
import { hasDebug } from '../../rtl/debug/features.ts';
import { sv } from '../../rtl/sv.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { PLACE } from '../layout.ts';

const hex = (value: number) => `32'h${value.toString(16).padStart(8, '0')}`;

/** Takes a test from its folder, resets the core in the middle of it, and judges what it has left. */
export function testing(options: CoreOptions): ItemText[] {
  return [
    note('The test: +test=<folder> with ram.hex, and expected.hex that begins with its number of words'),
    declared(
      { name: 'test_folder', type: 'string' },
      { ...variable('expected', 32), unpacked: `[0:${PLACE.most}]` },
      variable('reset_cycle', 32),
    ),
    code(LOAD),
    code(resetAgain(options)),
    code(judge(options)),
  ];
}

const LOAD = sv`
  initial begin
    expected[0] = 32'd0;
    if ($value$plusargs("test=%s", test_folder)) begin
      #1;
      $readmemh({test_folder, "/ram.hex"}, ram);
      $readmemh({test_folder, "/expected.hex"}, expected);
    end
  end
`;

const resetAgain = (options: CoreOptions) => {
  const net = hasDebug(options) ? 'por_n' : 'rst_n';
  return sv`
    initial
      if ($value$plusargs("reset=%d", reset_cycle)) begin
        while (cycle < {32'd0, reset_cycle}) @(posedge clk);
        #2 ${net} = 1'b0;
        repeat (3) @(posedge clk);
        #2 ${net} = 1'b1;
      end
  `;
};

/** The address of a word of the signature in the bench's RAM. */
const firstWord = (options: CoreOptions) => (PLACE.signature - benchMap(options).ram.base) / 4;

/** A program that no debugger stopped would pass as if one had. */
const NEVER_HALTED = sv`
  else if (halts != 32'd0 && halted_times == 32'd0)
    $display("FAIL the debugger never halted it");
`;

const judge = (options: CoreOptions) => sv`
    // A test passes when its program has ended as it must, and has left all words that the model leaves.
    task automatic judge(input string cause, input logic [31:0] value);
      int          at;
      logic [31:0] found;
      logic        differs;
      differs = 1'b0;
      if (cause != "tohost" || value != 32'd1)
        $display("FAIL ends by %0s %08x", cause, value);
      else if (expected[0] == 32'd0 || ^expected[0] === 1'bx)
        $display("FAIL no test");
      ${hasDebug(options) && NEVER_HALTED}
      else begin
        for (at = 0; at < expected[0] && !differs; at = at + 1) begin
          found = known(ram[${firstWord(options)} + at]);
          if (found != expected[at + 1]) begin
            differs = 1'b1;
            $display("FAIL word %0d at %08x: %08x, expected %08x", at, ${hex(PLACE.signature)} + 4 * at, found, expected[at + 1]);
          end
        end
        if (!differs) $display("PASS %0d words in %0d cycles", expected[0], cycle);
      end
    endtask
  `;
