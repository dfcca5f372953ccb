import { LIBRARY, writeInsn } from '@netloom/instructions';
import { afterEach, expect, test } from 'vitest';
import { formatBits, radixesOf } from './formats.ts';
import { instructionNames } from './instructionNames.ts';
import { useInstructionTexts } from './instructionTexts.ts';
import { rowOf } from '../view/signalRow.ts';

const texts = LIBRARY.map(writeInsn);
const bits = (word: number, width = 32) => (word >>> 0).toString(2).padStart(width, '0');
const shown = (word: number, width = 32) => formatBits(bits(word, width), { radix: 'riscv' });

afterEach(() => useInstructionTexts.setState({ textOf: undefined }));

// Words and texts of the standard's instructions are those of GNU objdump -M no-aliases, targets but for their place.
test.each([
  [0x00c5_8533, 32, 'add a0,a1,a2'],
  [0xfff5_0513, 32, 'addi a0,a0,-1'],
  [0x0000_8067, 32, 'jalr zero,0(ra)'],
  [0x3000_2573, 32, 'csrrs a0,mstatus,zero'],
  [0x0085_0463, 32, 'beq a0,s0,.+8'],
  [0xff9f_f06f, 32, 'jal zero,.-8'],
  [0x8082, 16, 'c.jr ra'],
  [0x0000_8082, 32, 'c.jr ra'],
  [0x0000_007b, 32, '.4byte 0x7b'],
])('the bits of %s are an instruction', (word, width, text) => {
  useInstructionTexts.setState({ textOf: instructionNames(texts) });
  expect(shown(word, width)).toBe(text);
});

test('instructions of the project have their names, and two that share a word both', () => {
  const popcount = 0x0005_850b;
  const [bitsText] = texts;
  const other = bitsText!.replaceAll('popcount', 'ones').replace('"name": "bits"', '"name": "other"');
  useInstructionTexts.setState({ textOf: instructionNames([bitsText!]) });
  expect(shown(popcount)).toBe('popcount a0,a1');
  useInstructionTexts.setState({ textOf: instructionNames([bitsText!, other, bitsText!]) });
  expect(shown(popcount)).toBe('popcount a0,a1 | ones a0,a1');
  useInstructionTexts.setState({ textOf: instructionNames(['{ "netloom": "insn"']) });
  expect(shown(popcount)).toBe('.insn r CUSTOM_0, 0, 0, a0, a1, zero');
});

test('until the texts are there, and where bits are unknown, the bits are shown', () => {
  expect(shown(0x00c5_8533)).toBe('00c58533');
  useInstructionTexts.setState({ textOf: instructionNames([]) });
  expect(formatBits(`${'x'.repeat(4)}${'0'.repeat(28)}`, { radix: 'riscv' })).not.toContain(' ');
});

test('words of 32 bits and halves of 16 can be instructions', () => {
  const variable = (width: number) =>
    ({ name: 'v', path: 'v', width, kind: 'wire', value: 'bits', ref: 0 }) as never;
  const can = (width: number) => radixesOf(rowOf(variable(width))).includes('riscv');
  expect([8, 16, 31, 32, 64].filter(can)).toEqual([16, 32]);
});
