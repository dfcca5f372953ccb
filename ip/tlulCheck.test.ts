import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prove } from '../proof/index.ts';

/** What OpenTitan's own encoders of commands (57 bits) and data (32 bits) give. */
const COMMANDS: Record<string, string> = {
  ...{ '000000000000000': '2a', '1ffffffffffffff': '55', '123456789abcdef': '19', '0fedcba98765432': '50' },
  ...{ '00000490000004f': '73', '155555555555555': '00', '1c0ffee0badf00d': '31' },
};
const DATA: Record<string, string> = {
  ...{ '00000000': '2a', ffffffff: '2a', deadbeef: '25', '01234567': '68' },
  ...{ '80000001': '61', '55aa55aa': '64', cafebabe: '0d' },
};

/** Check bits of words in hex, by the library's module in Icarus. */
async function checkBits(words: readonly string[], width: number, isData: boolean): Promise<string[]> {
  const shown = words.map((word) => `w = ${width}'h${word}; #1; $display("%h", bits);`);
  const bench = `module bench;
  logic [${width - 1}:0] w;
  logic [6:0] bits;
  nl_tlul_check #(.WIDTH(${width}), .DATA(${isData ? 1 : 0})) dut (.word(w), .bits(bits));
  initial begin
    ${shown.join('\n    ')}
  end
endmodule
`;
  const check = await readFile(join(import.meta.dirname, 'common/tlul/nl_tlul_check.sv'), 'utf8');
  const { steps } = await prove({
    files: { 'nl_tlul_check.sv': check, 'bench.sv': bench },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'nl_tlul_check.sv', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout.trim().split('\n');
}

it.each([
  ['commands', COMMANDS, 57, false],
  ['data', DATA, 32, true],
] as const)('check bits of %s are those of OpenTitan', async (_, known, width, isData) => {
  expect(await checkBits(Object.keys(known), width, isData)).toEqual(Object.values(known));
});

it.each([
  ['commands', 57, false],
  ['data', 32, true],
] as const)('one and two wrong bits of %s are always noticed', async (_, width, isData) => {
  const bits = Array.from({ length: width }, (_each, bit) => (1n << BigInt(bit)).toString(16));
  const [none = '', ...others] = await checkBits(['0', ...bits], width, isData);
  const columns = others.map((each) => Number.parseInt(each, 16) ^ Number.parseInt(none, 16));
  // With the columns of the check bits themselves: all differ, so that no two make up for each other.
  const all = [...columns, ...Array.from({ length: 7 }, (_each, bit) => 1 << bit)];
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain(0);
});
