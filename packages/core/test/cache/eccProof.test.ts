import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { codeFunctions, isBeyond, protectedBits, syndromeOf } from '../../src/rtl/cache/ecc/code.ts';
import { sv } from '../../src/rtl/sv.ts';

/** Any data with any bits turned over: `ok` says what has to be true of up to two of them. */
function statement(width: number): string {
  const stored = protectedBits(width);
  return sv`
    module top (input logic [${width - 1}:0] data, input logic [${stored - 1}:0] wrong, output logic ok);
      ${codeFunctions('word', width)}
      logic [${stored - 1}:0] kept, fewer;
      logic [${stored - width - 1}:0] syndrome;
      logic beyond;
      assign kept = {word_check(data), data} ^ wrong;
      assign syndrome = ${syndromeOf('word', 'kept', width)};
      assign beyond = ${isBeyond('word', 'syndrome', width)};
      assign fewer = wrong & (wrong - ${stored}'d1);
      always_comb
        if (fewer == '0)
          ok = (kept[${width - 1}:0] ^ word_flip(syndrome)) == data && !beyond && (syndrome != '0) == (wrong != '0);
        else if ((fewer & (fewer - ${stored}'d1)) == '0) ok = beyond && syndrome != '0;
        else ok = 1'b1;
    endmodule
  `;
}

/** Whether Yosys proves it for all data. */
async function holds(text: string): Promise<boolean> {
  const script = 'read_verilog -sv top.sv; prep -top top -flatten; sat -prove ok 1 top';
  const { steps } = await prove({ files: { 'top.sv': text }, steps: [['yosys', '-p', script]] });
  return /SAT proof finished - no model found: SUCCESS!/.test(steps.at(-1)!.stdout);
}

// Words, and tags with their flags from the largest caches to the smallest.
it.each([32, 18, 27])('of %i bits any one is corrected and any two are told', async (width) => {
  expect(await holds(statement(width))).toBe(true);
});

it.each<[string, RegExp, string]>([
  ['a column is that of another bit', /syndrome == 7'h38/, "syndrome == 7'h7"],
  ['a check bit leaves some bits out', /\(bits & 32'h\w/, "(bits & 32'h0"],
])('does not hold where %s', async (_, from, to) => {
  expect(await holds(statement(32).replace(from, to))).toBe(false);
});
