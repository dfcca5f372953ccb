import { checkMemory, formatOf, generateMemory, planMemory, readContents, readWords } from '@netloom/memory';
import type { ContentsFormat, Memory } from '@netloom/memory';
import { beforeAll, describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';
import type { MemoryText } from '../rtl/prove.ts';
import { compiled } from './compiled.ts';
import type { Compiled } from './compiled.ts';
import { everyWord } from './everyWord.ts';

let program: Compiled;
beforeAll(() => {
  program = compiled();
});

const BASE = 0x2000_0000;
/** Where the linker script begins. */
const FIRST = 0x10;
const SIZE = { depth: 128, width: 32 };

const read = (bytes: Uint8Array | string, format: ContentsFormat, more: object = {}) =>
  readContents(
    { ...SIZE, ...more },
    {
      name: 'a',
      bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
      format,
      base: BASE,
    },
  );

/** Words as the bytes of objcopy's binary have them, the lowest byte lowest; before and behind them all is 0. */
function wordsOf(bin: Uint8Array): number[] {
  const bytes = new Uint8Array(SIZE.depth * 4);
  bytes.set(bin, FIRST);
  return [...new Uint32Array(bytes.buffer)];
}

/** The memory with a program, in which words of other widths hold the same bytes. */
function loaded(text: MemoryText): Memory {
  const made = readContents(
    { ...SIZE, ...text },
    { name: 'a.elf', bytes: program.elf, format: 'elf', base: BASE },
  );
  if ('message' in made) throw new Error(made.message);
  return memoryOf({ ...SIZE, ...text, contents: made.contents });
}

describe('a file of initial contents', () => {
  it('as ELF, as bytes in hexadecimal and as raw bytes has the words that objcopy has', () => {
    const expected = wordsOf(program.bin);
    expect(expected.filter((word) => word !== 0).length).toBeGreaterThan(20);
    const raw = new Uint8Array(FIRST + program.bin.length);
    raw.set(program.bin, FIRST);
    for (const made of [read(program.elf, 'elf'), read(program.verilog, 'bytes'), read(raw, 'bin')]) {
      if ('message' in made) throw new Error(made.message);
      const words = readWords(made.contents.lines, SIZE) as ReadonlyMap<number, bigint>;
      expect(Array.from({ length: SIZE.depth }, (_, place) => Number(words.get(place) ?? 0n))).toEqual(
        expected,
      );
    }
  });

  it('is known by its first bytes, or by its ending', () => {
    expect(formatOf('boot', program.elf)).toBe('elf');
    expect(formatOf('boot.hex', program.verilog)).toBe('hex');
    expect(formatOf('boot.bin', program.bin)).toBe('bin');
  });

  it.each<[string, string, ContentsFormat, RegExp]>([
    [
      'a word that is too wide',
      '12345678\n123456789',
      'hex',
      /Line 2: 123456789 does not fit into a word of 32/,
    ],
    ['a word beyond the last', '@7f\n1 2', 'hex', /Line 2: 2 would be word 128; the last one is 127/],
    ['a word that has no value', '12 xz', 'hex', /Line 1: “xz” is neither/],
    ['Intel hex', ':100000000000', 'hex', /Line 1: “:1000/],
    ['words where bytes should be', '1234', 'bytes', /Line 1: “1234” is neither a byte/],
    [
      'bytes beyond the last',
      '@200001ff 11 22',
      'bytes',
      /0x200001ff to 0x20000200 .*0x20000000 to 0x200001ff/,
    ],
    ['bytes before the first', '@10 11', 'bytes', /0x10 to 0x10/],
    ['no ELF', 'hello', 'elf', /no whole ELF/],
    ['nothing', '// empty', 'hex', /nothing to be loaded/],
  ])('with %s says so', (_, text, format, said) => {
    const made = read(text, format);
    expect('message' in made ? made.message : '').toMatch(said);
  });

  it('cut off at any byte is refused, never read beyond its end', () => {
    for (let length = 0; length < program.elf.length; length += 37) {
      const made = read(program.elf.subarray(0, length), 'elf');
      // The table of sections, which lies last, is not needed.
      if (!('message' in made)) expect(length).toBeGreaterThan(program.bin.length);
    }
  });

  it('does not go into words that bytes do not fill', () =>
    expect(read(program.bin, 'bin', { width: 39 })).toMatchObject({
      message: expect.stringContaining('39 bits'),
    }));

  it('may have comments over lines and underscores', () => {
    const made = readWords(['/* a', 'b */ dead_beef // c', '@2 1 /* d */ 2'], SIZE);
    expect([...(made as ReadonlyMap<number, bigint>)]).toEqual([
      [0, 0xdeadbeefn],
      [2, 1n],
      [3, 2n],
    ]);
  });
});

describe('a memory with contents', () => {
  it('that its words no longer hold is refused at the field', () => {
    const memory = { ...loaded({ target: 'ice40' }), depth: 16 };
    expect(checkMemory(memory)).toMatchObject([{ code: 'MEM-CONTENTS', place: { pointer: '/contents' } }]);
    expect(generateMemory(memory).files).toEqual([]);
  });

  it('is not made of what starts undefined', () => {
    const memory = loaded({ target: 'ice40up' });
    expect(planMemory(memory).refused).toContainEqual({ macro: 'SB_SPRAM256KA', reason: 'contents' });
    expect(checkMemory(loaded({}))).toMatchObject([{ code: 'MEM-CONTENTS-MACROS', severity: 'warning' }]);
  });
});

const SHAPES: readonly (readonly [string, MemoryText])[] = [
  ['blocks of 16 bits', { target: 'ice40', use: 'SB_RAM40_4K_256x16' }],
  ['blocks of 8 bits', { depth: 700, target: 'ice40', use: 'SB_RAM40_4K_512x8' }],
  [
    'blocks of 4 bits, with check bits',
    { depth: 700, target: 'ice40', use: 'SB_RAM40_4K_1024x4', ecc: 'secded' },
  ],
  ['blocks of 2 bits', { depth: 1100, target: 'ice40', use: 'SB_RAM40_4K_2048x2' }],
  ['flip-flops with parity of bytes', { target: 'flops', maskBits: 8, ecc: 'parity' }],
  ['small macros in banks and slices', { ecc: 'secded' }],
];

/** What each read gives, and whether check bits found anything. */
async function simulated(memory: Memory, cells: boolean): Promise<string[]> {
  const { steps } = await prove({
    files: { 'ram.sv': rtlOf(memory), 'bench.sv': everyWord(memory) },
    steps: [
      [
        ...['sh', '-c'],
        String.raw`awk 'NR < 14; /^module SB_RAM40_4K \(/, /^endmodule/' /usr/share/yosys/ice40/cells_sim.v > cells.v`,
      ],
      [
        ...['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp'],
        ...(cells ? ['-DSYNTHESIS', '-DNO_ICE40_DEFAULT_ASSIGNMENTS', 'cells.v'] : []),
        ...['ram.sv', 'bench.sv'],
      ],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[2]!.stdout.trim().split('\n');
}

describe('a simulation', () => {
  it.each(SHAPES)(
    'reads every word back out of %s',
    async (_, text) => {
      const memory = loaded(text);
      const expected = wordsOf(program.bin).map((word) => `${word.toString(16).padStart(8, '0')} 0`);
      const beyond = Array.from({ length: memory.depth - expected.length }, () => '00000000 0');
      const kinds = text.target === 'ice40' ? [false, true] : [false];
      for (const cells of kinds) expect(await simulated(memory, cells)).toEqual([...expected, ...beyond]);
    },
    60_000,
  );
});
