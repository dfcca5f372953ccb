import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { unitOf } from './unitBench.ts';
import { proves } from './yosysProves.ts';

/** Written by hand, in one clock and in other ways than the definitions say it. */
interface ByHand {
  /** Clocks from the first with `valid` to that with `done`. */
  cycles: number;
  /** Operands that are held, with their bits, and what the unit is connected to besides. */
  held: Readonly<Record<string, number>>;
  ports?: string;
  result: string;
  /** Declarations, with the result in `right`. */
  text: string;
}

const CRC = `
  function [31:0] eight(input [31:0] c); integer i; begin
    eight = c; for (i = 0; i < 8; i = i + 1) eight = {1'b0, eight[31:1]} ^ ({32{eight[0]}} & 32'hEDB88320); end
  endfunction`;

/** AES, FIPS 197 5.1.1: x to the power 254 by squaring and multiplying, as a carry-less product that is reduced. */
const SBOX = `
  function [7:0] times(input [7:0] x, input [7:0] y); reg [14:0] p; integer i; begin
    p = 0; for (i = 0; i < 8; i = i + 1) if (y[i]) p = p ^ ({7'd0, x} << i);
    for (i = 14; i > 7; i = i - 1) if (p[i]) p = p ^ (15'h11b << (i - 8));
    times = p[7:0]; end
  endfunction
  function [7:0] affine(input [7:0] b); integer i; begin
    for (i = 0; i < 8; i = i + 1) affine[i] = b[i] ^ b[(i+4)%8] ^ b[(i+5)%8] ^ b[(i+6)%8] ^ b[(i+7)%8]; affine = affine ^ 8'h63; end
  endfunction
  wire [7:0] x = rs1[7:0], x2 = times(x, x), x3 = times(x2, x), x12 = times(times(x3, x3), times(x3, x3));
  wire [7:0] x15 = times(x12, x3), x60 = times(times(x15, x15), times(x15, x15)), x240 = times(times(x60, x60), times(x60, x60));
  wire [31:0] right = affine(times(x240, times(x12, x2)));`;

const BY_HAND: Readonly<Record<string, ByHand>> = {
  crc32_w: {
    ...{ cycles: 5, held: { rs1: 32, rs2: 32 }, result: 'rd' },
    text: `${CRC} wire [31:0] right = eight(eight(eight(eight(rs1 ^ rs2))));`,
  },
  stream_feed: {
    ...{ cycles: 9, held: { rs1: 32, crc: 32 }, result: 'next_crc' },
    text: `${CRC} wire [31:0] right = eight(eight(eight(eight(crc ^ rs1))));`,
  },
  aes_sbox: { cycles: 8, held: { rs1: 32 }, result: 'rd', text: SBOX },
};

/** Unit and hand beside each other; operands may be anything, and `same` tells that they stay. */
function beside(name: string, { held, result, text }: ByHand): string {
  const names = Object.keys(held);
  const ports = Object.entries(held).map(([port, bits]) => `input [${bits - 1}:0] ${port}`);
  const kept = Object.entries(held).map(
    ([port, bits]) => `reg [${bits - 1}:0] ${port}_q; always @(posedge clk) ${port}_q <= ${port};`,
  );
  return `
    module both(input clk, input rst_n, ${ports.join(', ')}, output same, output done, output bad);
      ${kept.join('\n')}
      assign same = ${names.map((port) => `${port} == ${port}_q`).join(' && ')};
      ${text}
      wire [31:0] found;
      core_custom_${name} gate (.clk(clk), .rst_n(rst_n), .valid(1'b1), .done(done), .${result}(found),
        ${names.map((port) => `.${port}(${port})`).join(', ')});
      assign bad = done && found != right;
    endmodule`;
}

/** Whether Yosys proves that the unit ends in the clock that it has to, with what the hand says, for all operands. */
function isProved(name: string, gate: string): boolean {
  const hand = BY_HAND[name]!;
  const steps = hand.cycles + 1;
  const resets = Array.from({ length: steps }, (_, at) => `-set-at ${at + 1} rst_n ${at === 0 ? 0 : 1}`).join(
    ' ',
  );
  const sat = `sat -verify -seq ${steps} ${resets} -set same 1`;
  return proves(
    { 'both.v': beside(name, hand), 'gate.sv': gate },
    `read_verilog both.v; read_verilog -sv gate.sv; hierarchy -top both; proc; flatten; opt -full; ${sat} -prove-skip 1 -prove bad 0; ${sat} -prove-skip ${steps - 1} -prove done 1`,
  );
}

const { files } = unitOf(LIBRARY);
const textOf = (name: string) => files.find(({ path }) => path === `core_custom_${name}.sv`)!.text;

describe.each(Object.keys(BY_HAND))('%s', (name) => {
  it('is proved to end in time with what was written by hand', () => {
    expect(isProved(name, textOf(name))).toBe(true);
  }, 600_000);
});

it('a wrong constant and a round less are not proved', () => {
  expect(isProved('crc32_w', textOf('crc32_w').replace("32'hedb88320", "32'hedb88321"))).toBe(false);
  expect(isProved('aes_sbox', textOf('aes_sbox').replace("round == 3'd6", "round == 3'd5"))).toBe(false);
});
