import type { ItemText } from '@netloom/hdl/emit';
import { benchMap } from '../../bench/memoryMap.ts';
import { code, declared, note, variable } from '../../bench/items.ts';
import { hasOwnModule } from '../../rtl/debug/features.ts';
import { sv } from '../../rtl/sv.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { PLACE } from '../layout.ts';

const hex = (value: number) => `32'h${value.toString(16).padStart(8, '0')}`;

/** Takes a test from its folder, resets the core in the middle of it, and judges what it has left. */
export function testing(options: CoreOptions, hasOthers: boolean): ItemText[] {
  return [
    note('The test: +test=<folder> with ram.hex, and expected.hex that begins with its number of words'),
    declared(
      { name: 'test_folder', type: 'string' },
      { ...variable('expected', 32), unpacked: `[0:${PLACE.most}]` },
      variable('reset_cycle', 32),
      ...(hasOthers ? [variable('words_at', 32)] : []),
    ),
    code(LOAD),
    ...(hasOthers ? [code(loadOther(options))] : []),
    code(resetAgain(options)),
    code(judge(options, hasOthers)),
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

/** A program of others is at home in memories of its own, and has its words where it wants. */
const loadOther = (options: CoreOptions) => sv`
  initial begin
    if (!$value$plusargs("words=%h", words_at)) words_at = ${hex(PLACE.signature)};
    #1;
    ${benchMap(options).rom && 'if ($test$plusargs("own_rom") != 0) $readmemh({test_folder, "/rom.hex"}, rom);'}
  end
`;

const resetAgain = (options: CoreOptions) => {
  const net = hasOwnModule(options) ? 'por_n' : 'rst_n';
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

/** Where the words are in the bench's RAM, and where a core sees them. */
function wordsOf(options: CoreOptions, hasOthers: boolean) {
  const { base } = benchMap(options).ram;
  return hasOthers
    ? { first: `(words_at - ${hex(base)}) / 4`, at: 'words_at' }
    : { first: String((PLACE.signature - base) / 4), at: hex(PLACE.signature) };
}

const END_ALONE = sv`
  else if ($test$plusargs("end_alone") != 0)
    $display("PASS tohost in %0d cycles", cycle);
`;

/** A program that no debugger stopped would pass as if one had. */
const NEVER_HALTED = sv`
  else if (halts != 32'd0 && halted_times == 32'd0)
    $display("FAIL the debugger never halted it");
`;

function judge(options: CoreOptions, hasOthers: boolean): string {
  const { first, at } = wordsOf(options, hasOthers);
  return sv`
    // A test passes when its program has ended as it must, and has left all words that the model leaves.
    task automatic judge(input string cause, input logic [31:0] value);
      int          at;
      logic [31:0] found;
      logic        differs;
      differs = 1'b0;
      if (cause != "tohost" || value != 32'd1)
        $display("FAIL ends by %0s %08x", cause, value);
      ${hasOthers && END_ALONE}
      else if (expected[0] == 32'd0 || ^expected[0] === 1'bx)
        $display("FAIL no test");
      ${hasOwnModule(options) && NEVER_HALTED}
      else begin
        for (at = 0; at < expected[0] && !differs; at = at + 1) begin
          found = known(ram[${first} + at]);
          if (found != expected[at + 1]) begin
            differs = 1'b1;
            $display("FAIL word %0d at %08x: %08x, expected %08x", at, ${at} + 4 * at, found, expected[at + 1]);
          end
        end
        if (!differs) $display("PASS %0d words in %0d cycles", expected[0], cycle);
      end
    endtask
  `;
}
