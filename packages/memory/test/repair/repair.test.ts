import { generateMemory, memoryRegisterFile } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf, reaches, rtlOf } from '../rtl/prove.ts';
import type { MemoryText } from '../rtl/prove.ts';
import { allocationText } from './allocation.ts';
import { harnessText } from './harness.ts';

const REPAIRED: MemoryText = {
  ...{ depth: 16, width: 8, target: 'flops', registers: true, hold: true },
  bist: { backgrounds: 'solid' },
};

const headerOf = (text: MemoryText) =>
  generateMemory(memoryOf(text)).files.find(({ path }) => path === 'sw/ram.h')!.text;

/** The driver's accesses as calls of the bench. */
const overBus = (header: string) =>
  header
    .replaceAll(/\*ram_register\(base, (\w+)\) = ([^;]+);/g, 'bus_write($1, $2);')
    .replaceAll(/\*ram_register\(base, (\w+)\)/g, 'bus_read($1)');

/** The cells with bits that are stuck, as the bench sets them. */
const breakable = (rtl: string) =>
  rtl
    .replace(
      /logic \[(\d+):0\] mem \[0:(\d+)\];/,
      'logic [$1:0] mem [0:$2];\nlogic [$1:0] stuck1 [0:$2] /* verilator public_flat_rw */;\nlogic [$1:0] stuck0 [0:$2] /* verilator public_flat_rw */;',
    )
    .replace('a_rdata <= mem[a_addr];', 'a_rdata <= (mem[a_addr] | stuck1[a_addr]) & ~stuck0[a_addr];');

async function repaired(text: MemoryText, mutate = (all: string) => all) {
  const memory = memoryOf({ ...REPAIRED, ...text });
  const rtl = breakable(rtlOf(memory));
  if (!rtl.includes('stuck1[a_addr]')) throw new Error('the cell has no place for faults');
  const { steps } = await prove({
    files: {
      'ram.sv': mutate(rtl),
      'regs.sv': memoryRegisterFile(memory),
      'ram.h': mutate(overBus(headerOf({ ...REPAIRED, ...text }))),
      'bench.cpp': harnessText(memory),
    },
    steps: [
      [
        ...['verilator', '--cc', '--exe', '--build', '-Wno-fatal', '-O1', '--top-module', 'ram'],
        ...['-CFLAGS', '-O1', '-Mdir', 'obj', 'ram.sv', 'regs.sv', 'bench.cpp'],
      ],
      ['obj/Vram'],
    ],
  });
  const [, cases, repairs, wrong] = /cases (\d+) repaired (\d+) wrong (\d+)/
    .exec(steps[1]!.stdout)!
    .map(Number);
  return { cases: cases!, repairs: repairs!, wrong: wrong! };
}

describe('the self-test and the generated driver', () => {
  it.each<[string, MemoryText]>([
    ['rows and columns', { repair: { rows: 2, columns: 2 } }],
    ['rows alone, behind a mask', { repair: { rows: 3, columns: 0 }, maskBits: 4 }],
    ['a column, beside check bits', { repair: { rows: 0, columns: 1 }, ecc: 'secded', width: 4 }],
  ])(
    'with %s repair what trying all allocations repairs, with as few spares, and every word is kept',
    async (_, text) => {
      const { cases, repairs, wrong } = await repaired(text);
      expect(wrong).toBe(0);
      expect(repairs).toBeGreaterThan(cases / 10);
      expect(repairs).toBeLessThan(cases);
    },
    240_000,
  );

  it('are told wrong where a spare row answers for its neighbour', async () => {
    const text: MemoryText = { repair: { rows: 2, columns: 2 } };
    const mutant = (all: string) => all.replace('row_word[4 +: 4]', 'row_word[0 +: 4]');
    expect((await repaired(text, mutant)).wrong).toBeGreaterThan(0);
  }, 240_000);
});

describe('the allocation', () => {
  it('of up to four spare rows and four spare columns is as good as trying all', async () => {
    const list = [
      [4, 4],
      [2, 3],
      [1, 0],
      [0, 2],
    ] as const;
    for (const [rows, columns] of list) {
      const header = headerOf({ ...REPAIRED, repair: { rows, columns } });
      const { steps } = await prove({
        files: { 'ram.h': header, 'main.c': allocationText(rows, columns) },
        steps: [
          ['gcc', '-std=c11', '-Wall', '-Wextra', '-Werror', '-O2', 'main.c', '-o', 'main'],
          ['./main'],
        ],
      });
      const [, cases, solved, wrong] = /cases (\d+) solved (\d+) wrong (\d+)/
        .exec(steps[1]!.stdout)!
        .map(Number);
      expect(wrong).toBe(0);
      expect(solved).toBeGreaterThan(cases! / 20);
      expect(solved).toBeLessThan(cases!);
    }
  }, 60_000);
});

describe('a memory with spares', () => {
  const SHAPES: Record<string, MemoryText> = {
    'rows and columns': { depth: 4, width: 4, repair: { rows: 2, columns: 2 }, use: 'openram' },
    'rows behind a mask': {
      depth: 4,
      width: 4,
      maskBits: 2,
      repair: { rows: 2, columns: 0 },
      use: 'openram',
    },
  };
  it.each(Object.entries(SHAPES))(
    '%s, wherever they are put, does what an array does, for ever',
    async (_, text) => {
      const memory = memoryOf({ ...text, registers: true, bist: {} });
      expect(await reaches(memory, rtlOf(memory), 'bad')).toBe(false);
      expect(await reaches(memory, rtlOf(memory), 'read')).toBe(true);
    },
    120_000,
  );

  it.each([
    ['a spare is not written', /spares\[row\]( *)<= a_wdata/, 'spares[row]$1<= ~a_wdata'],
    ['a spare word is read at any clock', 'a_rdata = read_hit ?', 'a_rdata = |hits ?'],
    [
      'a column holds its neighbour',
      /(array_wdata\[4\] *= column_acts\[0\] && a_wdata\[column_bit\[)0/,
      '$12',
    ],
  ] as const)(
    'is told wrong where %s',
    async (_, from, to) => {
      const memory = memoryOf({ ...SHAPES['rows and columns'], registers: true, bist: {} });
      const rtl = rtlOf(memory);
      const mutant = rtl.replace(from, to);
      expect(mutant).not.toBe(rtl);
      expect(await reaches(memory, mutant, 'bad')).toBe(true);
    },
    60_000,
  );
});
