import { expect, it } from 'vitest';
import { decide } from './test/decide.ts';

const claim = (write: string) => `module proof(input logic clk, input logic en, input logic [3:0] d);
  logic [3:0] kept;
  always @(posedge clk) ${write}
  always @* assert (kept == d);
endmodule
`;

it.each([
  ['holds itself', 'kept <= kept;'],
  ['holds itself at an enable', 'if (en) kept <= kept;'],
  ['is written with x', "if (en) kept <= 4'bx;"],
])('takes a register that %s for any value, which no claim survives', async (_, write) => {
  const files = { 'proof.sv': claim(write) };
  expect(await decide({ files })).toBe('refuted');
  expect(await decide({ files, everyEdge: true })).toBe('refuted');
});
