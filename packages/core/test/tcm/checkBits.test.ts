import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { tcmDecode, tcmEncode } from '../../src/rtl/tcm/checkBits.ts';
import { storedWord } from '../../src/rtl/tcm/storedWord.ts';
import { moduleText } from '../../src/rtl/unit.ts';

const CORE: CoreOptions = {
  ...PRESETS.micro,
  name: 'c',
  safety: { ...PRESETS.micro.safety, tcmProtection: 'secded' },
};

/**
 * Any word, and any two bits of what is stored turned over, or one (the same number twice but for a last bit), or none:
 * what must be found, written without syndromes.
 */
const BESIDE = `
module beside (input [31:0] data, input [38:0] flips, output wrong);
  wire [38:0] stored;
  wire [31:0] read;
  wire lost, failed;
  integer i;
  reg [5:0] count;
  always @* begin
    count = 0;
    for (i = 0; i < 39; i = i + 1) count = count + flips[i];
  end
  c_tcm_encode encode (.data(data), .stored(stored));
  c_tcm_decode decode (.stored(stored ^ flips), .data(read), .lost(lost), .failed(failed));
  assign wrong = (count == 0 && (read != data || lost || failed))
    || (count == 1 && (read != data || !lost || failed))
    || (count == 2 && (lost || !failed))
    || (lost && failed);
endmodule
`;

const SCRIPT = [
  'read_verilog -formal -sv encode.sv decode.sv beside.sv',
  'prep -flatten -top beside',
  'sat -prove wrong 0 -verify',
  '',
].join('\n');

async function verdict(change = (text: string) => text): Promise<string> {
  const { steps } = await prove({
    files: {
      'encode.sv': change(moduleText(CORE, tcmEncode)),
      'decode.sv': change(moduleText(CORE, tcmDecode)),
      'beside.sv': BESIDE,
      'model.ys': SCRIPT,
    },
    steps: [['yosys', '-q', '-s', 'model.ys']],
    mayFail: true,
  });
  const [{ code, stdout, stderr }] = steps as [(typeof steps)[0]];
  if (code === 0) return 'proved';
  return `${stdout}${stderr}`.includes('proof did fail') ? 'refuted' : stderr;
}

it('of every word each lost bit is put right, and every two are found', async () => {
  expect(await verdict()).toBe('proved');
});

it.each([
  ['a sound word is changed', /(wrong\[5\]\s*= syndrome == 7'h)\w+/, '$100'],
  ['two lost bits are taken for none', /\|syndrome && !lost/, "1'b0"],
  ['a check bit is not looked at', /stored\[38\] \^ /, ''],
])('%s: refuted', async (_, sound, wrong) => {
  expect(await verdict((text) => text.replace(sound, wrong))).toBe('refuted');
});

/** Weight of a number, by its digits. */
const weight = (value: bigint) => value.toString(2).replaceAll('0', '').length;

it.each([
  ['secded', 39, 4],
  ['parity', 36, 2],
] as const)(
  '%s: words of %i bits differ in %i at least, as what loads memories makes them',
  (kind, width, apart) => {
    expect(storedWord(kind, 0)).toBe(0n);
    const words = Array.from({ length: 32 }, (_, bit) => storedWord(kind, 1 << bit));
    expect(Math.max(...words.map((word) => word.toString(2).length))).toBe(width);
    // Both codes are linear: sums of words are words, and distances are weights. Four bits of data weigh four alone.
    const sums = words.flatMap((a, at) => [
      a,
      ...words.slice(0, at).flatMap((b, second) => [a ^ b, ...words.slice(0, second).map((c) => a ^ b ^ c)]),
    ]);
    expect(Math.min(...sums.map(weight))).toBe(apart);
    expect(storedWord(kind, 0b101)).toBe(words[0]! ^ words[2]!);
    expect(storedWord(kind, 0xffff_ffff)).toBe(words.reduce((sum, word) => sum ^ word, 0n));
  },
);
