import { sv } from '../sv.ts';
import type { AluPart } from './aluParts.ts';

/** Sign and zero extensions and orc.b of Zbb. */
export function bytes(): AluPart {
  return {
    text: sv`
      // Sign and zero extension, and ORC.B.
      logic [31:0] byte_signed;
      logic [31:0] half_signed;
      logic [31:0] half_zero;
      logic [31:0] bytes_joined;

      assign byte_signed = {{24{a[7]}}, a[7:0]};
      assign half_signed = {{16{a[15]}}, a[15:0]};
      assign half_zero = {16'd0, a[15:0]};
      for (genvar i = 0; i < 4; i++) begin : g_byte
        assign bytes_joined[8*i +: 8] = {8{|a[8*i +: 8]}};
      end
    `,
    results: [
      [['SEXT_B'], 'byte_signed'],
      [['SEXT_H'], 'half_signed'],
      [['ZEXT_H'], 'half_zero'],
      [['ORC_B'], 'bytes_joined'],
    ],
  };
}

/** rev8, which Zbb and Zbkb have. */
export const byteReversal = (): AluPart => ({
  text: sv`
    // REV8.
    logic [31:0] bytes_reversed;

    assign bytes_reversed = {a[7:0], a[15:8], a[23:16], a[31:24]};
  `,
  results: [[['REV8'], 'bytes_reversed']],
});
