import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { compressedSpec } from '../../src/formal/compressedSpec.ts';
import { operations } from '../../src/formal/operations.ts';
import { alu } from '../../src/rtl/alu/alu.ts';
import { aluOpParams } from '../../src/rtl/aluOps.ts';
import { expander } from '../../src/rtl/expander/expander.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from '../rtl/icarus.ts';

const { nano } = PRESETS;
const core: CoreOptions = { ...nano, base: { ...nano.base, isa: 'rv32i', zbb: true, zbkb: true, zcb: true } };

it('the expander and the second description of it agree on every halfword', async () => {
  const bench = sv`
    module bench;
      ${compressedSpec(core.base)}
      logic [15:0] half;
      logic [31:0] instr;
      integer compared = 0;
      nl_nano_expander dut (.instr_c(half), .instr);
      initial begin
        half = 0;
        do begin
          #1 if (half[1:0] != 2'b11) begin
            compared = compared + 1;
            if (expand(half) != (instr[1:0] == 2'b11 ? instr : 32'd0)) $display("%h: %h, not %h", half, instr, expand(half));
          end
          half = half + 1;
        end while (half != 0);
        $display("compared %0d", compared);
      end
    endmodule
  `;
  const said = await simulate([moduleText(core, expander), bench]);
  expect(said.trim()).toBe(`compared ${3 * 2 ** 14}`);
});

const ZBKB = [
  ['PACK', 'between_registers', '0000100_00010', '100'],
  ['PACKH', 'between_registers', '0000100_00010', '111'],
  ['BREV8', 'by_immediate', '0110100_00111', '101'],
  ['ZIP', 'by_immediate', '0000100_01111', '001'],
  ['UNZIP', 'by_immediate', '0000100_01111', '101'],
] as const;

it('the ALU and the second description of Zbkb agree on random operands', async () => {
  const names = ZBKB.map(([name]) => name);
  const bench = sv`
    module bench;
      ${aluOpParams(core, names)}
      function automatic [31:0] abstract_muldiv(input [2:0] funct3, input [31:0] a, input [31:0] b);
        abstract_muldiv = a ^ b ^ {29'd0, funct3};
      endfunction
      ${operations(core)}
      logic [31:0] a, b, result, sum;
      logic less, equal;
      logic [32:0] told;
      integer op, compared = 0;
      ${ZBKB.map(([name]) => `logic [31:0] of_${name};\nnl_nano_alu u_${name} (.op(${name}), .a, .b, .result(of_${name}), .sum(), .less(), .equal());`).join('\n')}
      initial begin
        repeat (400) begin
          a = $urandom;
          b = $urandom;
          #1;
          ${ZBKB.map(([name, by, fields, funct3]) => `told = ${by}(12'b${fields}, 3'b${funct3}, a, b);\ncompared = compared + 1;\nif (told != {1'b1, of_${name}}) $display("${name} %h %h: %h, not %h", a, b, of_${name}, told[31:0]);`).join('\n')}
        end
        $display("compared %0d", compared);
      end
    endmodule
  `;
  const said = await simulate([moduleText(core, alu), bench]);
  expect(said.trim()).toBe(`compared ${400 * ZBKB.length}`);
});
