import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { semantics } from '../../src/formal/semantics.ts';
import { decoder } from '../../src/rtl/decoder/decoder.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from '../rtl/icarus.ts';

const { micro } = PRESETS;
const core: CoreOptions = {
  ...micro,
  base: { ...micro.base, zfinx: true },
  auxiliary: { ...micro.auxiliary, rvfi: true },
};
const WORDS = 60_000;

/** Words of the opcodes of Zfinx, of random function fields or of ones that are near to legal. */
const bench = sv`
  module bench;
    logic [31:0] word, imm;
    logic [4:0] opcodes [0:4];
    wire floating, dynamic_rounding, illegal, uses_rs1, uses_rs2;
    wire legal, reads_rs1, reads_rs2;
    integer i, compared = 0;
    nl_micro_decoder dut (.instr(word), .floating, .dynamic_rounding, .illegal, .uses_rs1, .uses_rs2);
    semantics spec (.insn(word), .pc(32'd0), .mode(2'd3), .rs1_value(32'd0), .rs2_value(32'd0), .memory_value(32'd0),
      .legal, .reads_rs1, .reads_rs2);
    initial begin
      opcodes[0] = 5'h10; opcodes[1] = 5'h11; opcodes[2] = 5'h12; opcodes[3] = 5'h13; opcodes[4] = 5'h14;
      for (i = 0; i < ${WORDS}; i = i + 1) begin
        word = $urandom;
        word[6:0] = {opcodes[i % 7 > 4 ? 4 : i % 7], 2'b11};
        if (i % 3 != 0) word[26:25] = 2'b00;
        if (i % 2 != 0) word[24:21] = 4'd0;
        #1;
        if (legal == illegal) $display("%h: legal %b, illegal %b", word, legal, illegal);
        if (legal && (uses_rs1 != reads_rs1 || uses_rs2 != reads_rs2 || !floating))
          $display("%h: sources %b%b, not %b%b", word, uses_rs1, uses_rs2, reads_rs1, reads_rs2);
        if (legal) compared = compared + 1;
      end
      $display("compared %0d", compared > 4000);
    end
  endmodule
`;

it('the decoder and the second description of Zfinx agree on which words there are, and what they read', async () => {
  const said = await simulate([moduleText(core, decoder), semantics(core), bench]);
  expect(said.trim()).toBe('compared 1');
});
