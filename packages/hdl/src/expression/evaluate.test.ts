import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

/** Expected values are those that the named clauses of IEEE 1800-2017 give or that Verilator 5.006 prints. */
const VALUES: [string, bigint][] = [
  ['12', 12n],
  ["8'hA5", 165n],
  ["4 'd 9", 9n],
  ["4'shf", -1n],
  ["'h_ff", 255n],
  ['27_195_000', 27195000n],
  ['1 + 2 * 3', 7n],
  ['-2 ** 2', 4n],
  ['2 ** 3 ** 2', 64n],
  ['2 ** -1', 0n],
  ['(-1) ** -3', -1n],
  ['2 ** 40', 1n << 40n],
  ["8'd200 + 8'd100", 44n],
  ["9'd0 + 8'd200 + 8'd100", 300n],
  ["8'd200 + 100", 300n],
  ["(8'd200 + 8'd100) >> 1", 22n],
  ["(8'd200 + 8'd100 + 0) >> 1", 150n],
  ["{8'd200 + 8'd100}", 44n],
  ["-8'sd12 / 3", -4n],
  ["-4'd12 / 3", 1431655761n],
  ['-12 / 3', -4n],
  ['-7 % 3', -1n],
  ['11 % -3', 2n],
  ["8'sb1001_0000 >>> 3", -14n],
  ["8'b1001_0000 >>> 3", 18n],
  ['1 << 33', 1n << 33n],
  ['(3 > 2) && !(1 >= 2)', 1n],
  ['0 && (1 / 0)', 0n],
  ['1 ? 5 : 1 / 0', 5n],
  ['1 ? 2 : 0 ? 3 : 4', 2n],
  ["~8'h0f", 240n],
  ["&4'hf", 1n],
  ["~&4'hf", 0n],
  ["^4'b0111", 1n],
  ["~^4'b0111", 0n],
  ["|4'h0", 0n],
  ['5 & 6 | 8 ^ 1', 13n],
  ["{4'hA, 4'h5}", 165n],
  ["{3{2'b10}}", 42n],
  ["{2{1'b1, 2'b00}}", 36n],
  ['$clog2(0)', 0n],
  ['$clog2(1)', 0n],
  ['$clog2(17)', 5n],
  ['$clog2(64)', 6n],
  ["$bits(8'h1)", 8n],
  ['$bits(3)', 32n],
  ["$signed(4'hf)", -1n],
  ['$unsigned(-4)', 4294967292n],
  ["32'(5) + 1", 6n],
  ["4'(20)", 4n],
  ["int'(3.5)", 4n],
  ["int'(-2.5)", -3n],
  ["byte'(200)", -56n],
  ["signed'(4'b1100)", -4n],
  ["8'('1)", 255n],
  ["(4)'(255)", -1n],
  ["unsigned'(4'(255))", 15n],
  ["8'hff == '1", 1n],
  ['"abc" == "abc"', 1n],
  ['"abc" != "abd"', 1n],
  ['3 inside {1, [3:5]}', 1n],
  ['6 inside {1, [3:5]}', 0n],
  ["12'hABC[11:8]", 10n],
  ['1 -> 0', 0n],
  ['$rtoi(7.9)', 7n],
  ['$clog2(100.0e6 / 115200)', 10n],
  ["'1 + 0", 4294967295n],
  ['1 /* one */ + // two\n 2', 3n],
  ['$countones(7)', 3n],
];

describe('evaluate', () => {
  it.each(VALUES)('%s', (expression, value) => {
    expect(evaluate(expression, {})).toEqual({ ok: true, value });
  });

  it('takes parameters, package items and strings', () => {
    const values = { W: 12n, 'p::DEPTH': 100n, MODE: 'fast', F: 2.5 };
    expect(evaluate('(W+7)/8*8 - 1', values)).toEqual({ ok: true, value: 15n });
    expect(evaluate('$clog2(p::DEPTH)', values)).toEqual({ ok: true, value: 7n });
    expect(evaluate('MODE == "fast" ? W : 1', values)).toEqual({ ok: true, value: 12n });
    expect(evaluate("W'(65535)", values)).toEqual({ ok: true, value: -1n });
    expect(evaluate('W[3:2]', values)).toEqual({ ok: true, value: 3n });
    expect(evaluate("int'(F * 2)", values)).toEqual({ ok: true, value: 5n });
  });

  it.each([
    ["4'b1x0z", 'x or z', 1],
    ["1 + 'bz", 'x or z', 5],
    ["'x", 'not a known value', 1],
    ['1 / (3 - 3)', 'division by zero', 3],
    ['W + 1', 'W is not known', 1],
    ['1 +', 'unexpected the end', 4],
    ['(1', 'unexpected the end', 3],
    ['1 2', 'unexpected "2"', 3],
    ['', 'unexpected the end', 1],
    ["4'b2", 'base', 1],
    ["0'h0", '1 to 65536', 1],
    ['{1, 2}', 'needs a width', 2],
    ['2 ** 100000000', 'too large', 3],
    ['1 << 10000000', 'too large', 3],
    ["{1000000000{8'hff}}", 'replication count', 1],
    ['$random(1)', '$random is not known', 1],
    ['1.5', 'found a real', 1],
    ['a # b', 'unexpected character "#"', 3],
  ])('refuses %s', (expression, message, column) => {
    const result = evaluate(expression, {});
    if (result.ok) expect.unreachable(`gave ${result.value}`);
    expect(result.message).toContain(message);
    expect(result.column).toBe(column);
  });

  it('survives nesting and length', () => {
    expect(evaluate('('.repeat(50000), {}).ok).toBe(false);
    expect(evaluate('-'.repeat(50000) + '1', {}).ok).toBe(false);
    expect(evaluate('1' + '+1'.repeat(1900), {})).toEqual({ ok: true, value: 1901n });
  });
});
