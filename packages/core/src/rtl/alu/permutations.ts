import { sv } from '../sv.ts';
import type { AluPart } from './aluParts.ts';

/** What Zbkb has beside logic and rotations: halves and bytes packed, bits turned round in bytes, halves interleaved. */
export function permutations(): AluPart {
  return {
    text: sv`
      // PACK, PACKH, BREV8, ZIP and UNZIP move bits.
      logic [31:0] halves_packed;
      logic [31:0] bytes_packed;
      logic [31:0] bits_reversed;
      logic [31:0] interleaved;
      logic [31:0] separated;

      assign halves_packed = {b[15:0], a[15:0]};
      assign bytes_packed = {16'd0, b[7:0], a[7:0]};
      for (genvar i = 0; i < 32; i++) begin : g_bits_reversed
        assign bits_reversed[i] = a[8*(i/8) + 7 - i%8];
      end
      for (genvar i = 0; i < 16; i++) begin : g_interleave
        assign interleaved[2*i +: 2] = {a[i+16], a[i]};
        assign separated[i] = a[2*i];
        assign separated[i+16] = a[2*i+1];
      end
    `,
    results: [
      [['PACK'], 'halves_packed'],
      [['PACKH'], 'bytes_packed'],
      [['BREV8'], 'bits_reversed'],
      [['ZIP'], 'interleaved'],
      [['UNZIP'], 'separated'],
    ],
  };
}
