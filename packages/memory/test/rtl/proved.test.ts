import { describe, expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { memoryOf, reaches, rtlOf } from './prove.ts';
import type { MemoryText } from './prove.ts';

const SHAPES: Record<string, MemoryText> = {
  'banks and slices with a mask': { depth: 16, width: 8, maskBits: 4, use: 'openram' },
  'banks that no address bits number, late data that stay': {
    ...{ depth: 16, width: 8, maskBits: 2, use: 'fakeram', latency: 2, hold: true },
  },
  'two writers past each other, without masks in the macros': {
    ...{ depth: 8, width: 8, maskBits: 4, ports: '2rw', readDuringWrite: 'new', hold: true },
  },
  'a masked write under check bits beside a reader': {
    ...{ depth: 4, width: 4, maskBits: 2, ports: '1rw1r', ecc: 'secded', hold: true, use: 'openram' },
  },
  'parity in flip-flops': {
    ...{ depth: 8, width: 8, maskBits: 2, ports: '1r1w', target: 'flops', ecc: 'parity', latency: 2 },
    readDuringWrite: 'old',
  },
  'a scrubber at any clock between masked writes, a bit wrong': {
    ...{
      depth: 4,
      width: 4,
      maskBits: 2,
      ecc: 'secded',
      hold: true,
      use: 'openram',
      scrub: 1,
      registers: true,
    },
  },
  'a scrubber beside a reader, a bit wrong': {
    ...{ depth: 4, width: 4, ports: '1rw1r', ecc: 'secded', use: 'openram', scrub: 1, registers: true },
  },
  'macros of two kinds': { depth: 12, width: 9, cost: { area: 0, delay: 0, count: 1 } },
};

/** Faults of the kinds that wrappers of others had. */
const MUTANTS: readonly (readonly [
  what: string,
  shape: keyof typeof SHAPES,
  from: string | RegExp,
  to: string,
])[] = [
  [
    'the bank of a read is not kept',
    'banks and slices with a mask',
    'c0_a_rdata[a_read_bank_8*4 + 0',
    'c0_a_rdata[a_bank_8*4 + 0',
  ],
  ['a bank works for the other one too', 'banks and slices with a mask', "a_en && a_bank_8 == 1'd1", 'a_en'],
  [
    'the banks are inverted',
    'banks and slices with a mask',
    'assign a_bank_8 = a_addr[3:3]',
    'assign a_bank_8 = !a_addr[3:3] ^ a_we',
  ],
  [
    'the mask is off by one',
    'banks and slices with a mask',
    'c1_a_mask = {a_mask[1], a_mask[1]}',
    'c1_a_mask = {a_mask[0], a_mask[0]}',
  ],
  [
    'slices are swapped on the way back',
    'banks and slices with a mask',
    'a_raw[0 +: 2] =',
    'a_raw[4 +: 2] =',
  ],
  ['the chip select is high active', 'banks and slices with a mask', '.csb0   (!a_en', '.csb0   (a_en'],
  ['writing is high active', 'banks and slices with a mask', /\.web0 +\(!a_we/, '.web0 (a_we'],
  [
    'a write needs no enable',
    'two writers past each other, without masks in the macros',
    /b_en && b_bank_4 == 1'd0 && \(!b_we/,
    "b_bank_4 == 1'd0 && (!b_we",
  ],
  [
    'the mask of the other port is taken',
    'two writers past each other, without masks in the macros',
    '(!b_we || b_mask[1])',
    '(!b_we || a_mask[1])',
  ],
  [
    'what is bypassed is not masked',
    'two writers past each other, without masks in the macros',
    /& b_mask;/,
    ';',
  ],
  [
    'addresses are not compared',
    'two writers past each other, without masks in the macros',
    /(a_bypass <= .*) && a_addr == b_addr/,
    '$1',
  ],
  [
    'a bank begins a word late',
    'banks that no address bits number, late data that stay',
    "a_addr < 4'd6",
    "a_addr < 4'd7",
  ],
  [
    'what is read does not stay',
    'banks that no address bits number, late data that stay',
    'if (a_read) a_rdata',
    'a_rdata',
  ],
  [
    'data come a clock early',
    'banks that no address bits number, late data that stay',
    'a_rvalid <= a_read',
    'a_rvalid <= a_en && !a_we',
  ],
  [
    'a merge takes the new data as the old',
    'a masked write under check bits beside a reader',
    ': a_data[0 +: 2]',
    ': a_merge_data[0 +: 2]',
  ],
  [
    'a merge goes to the address of the next request',
    'a masked write under check bits beside a reader',
    'a_merging ? a_merge_addr : a_addr',
    'a_addr',
  ],
  [
    'a request is taken while a word is merged',
    'a masked write under check bits beside a reader',
    'a_ready = !a_merging',
    "a_ready = 1'b1",
  ],
  [
    'a merge disturbs what stays',
    'a masked write under check bits beside a reader',
    'if (a_read) a_held',
    'if (a_read || a_merging) a_held',
  ],
  [
    'a scrubber takes the clock of a request',
    'a scrubber at any clock between masked writes, a bit wrong',
    'scrub && !a_en && a_ready',
    'scrub && a_ready',
  ],
  [
    'a scrubber writes what the mask of a request says',
    'a scrubber at any clock between masked writes, a bit wrong',
    "a_scrubs ? '0 : a_mask",
    'a_mask',
  ],
  [
    'what was read is written back to the next word',
    'a scrubber at any clock between masked writes, a bit wrong',
    'a_merge_addr <= a_scrubs ? scrub_addr : a_addr',
    'a_merge_addr <= a_addr',
  ],
  [
    'a request is taken while a word is written back',
    'a scrubber at any clock between masked writes, a bit wrong',
    'a_ready = !a_merging',
    'a_ready = !a_merging || a_scrubbing',
  ],
  [
    'the check bits are those of the request',
    'a masked write under check bits beside a reader',
    '.data (a_new',
    '.data (a_wdata',
  ],
];

describe('a memory', () => {
  it.each(Object.entries(SHAPES))(
    'with %s does what an array does, for ever',
    async (_, text) => {
      const memory = memoryOf(text);
      expect(await reaches(memory, rtlOf(memory), 'bad')).toBe(false);
      expect(await reaches(memory, rtlOf(memory), 'read')).toBe(true);
    },
    120_000,
  );

  it.each(sample(MUTANTS, 6))(
    'is told wrong where %s',
    async (_, shape, from, to) => {
      const memory = memoryOf(SHAPES[shape]!);
      const rtl = rtlOf(memory);
      const mutant = rtl.replace(from, to);
      expect(mutant).not.toBe(rtl);
      expect(await reaches(memory, mutant, 'bad')).toBe(true);
    },
    60_000,
  );
});
