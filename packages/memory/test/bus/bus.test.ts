import { describe, expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { memoryOf, rtlOf } from '../rtl/prove.ts';
import type { MemoryText } from '../rtl/prove.ts';
import { apbBench, libraryBench, managerBench } from './bus.ts';

const FLOPS: MemoryText = { target: 'flops', width: 32, maskBits: 8 };
const LITE: MemoryText = { ...FLOPS, depth: 64, bus: 'axi4lite' };
const FULL: MemoryText = { ...FLOPS, depth: 256, bus: 'axi4' };
const APB: MemoryText = { ...FLOPS, depth: 64, bus: 'apb' };

describe('a memory at AXI4-Lite', () => {
  it.each<[string, MemoryText]>([
    ['alone, a transfer a clock', LITE],
    ['with parity', { ...LITE, ecc: 'parity' }],
  ])(
    '%s, passes the bench of the library’s SRAM',
    async (_, text) => {
      expect(await libraryBench(memoryOf(text))).toMatchObject({ passed: true });
    },
    60_000,
  );
});

describe('a memory at AXI4', () => {
  it.each<[string, MemoryText]>([
    ['alone, a beat a clock', FULL],
    [
      'in block RAM, with check bits that masked writes keep right',
      { ...FULL, target: 'ecp5', ecc: 'parity' },
    ],
  ])(
    '%s, passes the bench of the library’s SRAM',
    async (_, text) => {
      expect(await libraryBench(memoryOf(text))).toMatchObject({ passed: true });
    },
    60_000,
  );
});

const LARGE = { ...FULL, depth: 1024 };
const MANY: readonly (readonly [string, MemoryText])[] = [
  ['alone', LARGE],
  ['late', { ...LARGE, latency: 2 }],
  ['with masks under SECDED and a scrubber', { ...LARGE, ecc: 'secded', scrub: 7, registers: true }],
];

describe('a memory at AXI4, with many bursts at once,', () => {
  it.each(sample(MANY, 1))(
    '%s answers as a memory of bytes',
    async (_, text) => {
      expect(await managerBench(memoryOf(text))).toMatchObject({ passed: true });
    },
    60_000,
  );

  it.each([
    ['a write takes the clock of a read', 'r_room && a_ready && !w_taken;', 'r_room && a_ready;'],
    ['an answer has the ID of the next burst', 'w_taken && w_last) s_axi_bid', 'w_taken) s_axi_bid'],
  ])(
    'is told wrong where %s',
    async (_, from, to) => {
      const mutate = (rtl: string) => rtl.replace(from, to);
      expect(mutate(rtlOf(memoryOf(LARGE)))).not.toBe(rtlOf(memoryOf(LARGE)));
      expect(await managerBench(memoryOf(LARGE), mutate)).toMatchObject({ passed: false });
    },
    60_000,
  );
});

describe('a memory at APB', () => {
  it.each<[string, MemoryText]>([
    ['alone', APB],
    ['late', { ...APB, latency: 2 }],
    ['with masks under SECDED and a scrubber', { ...APB, ecc: 'secded', scrub: 3 }],
  ])(
    '%s does what an array of bytes does',
    async (_, text) => {
      expect(await apbBench(memoryOf(text))).toMatchObject({ passed: true });
    },
    60_000,
  );
});

/** Bursts and channels in all orders, where byte masks read words first; rates are not theirs. */
const SLOW: readonly (readonly [string, MemoryText])[] = [
  ['AXI4-Lite, SECDED and a scrubber', { ...LITE, ecc: 'secded', scrub: 5, registers: true }],
  ['AXI4, SECDED and a scrubber', { ...FULL, ecc: 'secded', scrub: 5, registers: true }],
  ['AXI4-Lite, late', { ...LITE, latency: 2 }],
  ['AXI4, late', { ...FULL, latency: 2 }],
];

describe('a memory that makes a bus wait', () => {
  it.each(SLOW)(
    'with %s keeps every byte',
    async (_, text) => {
      const { text: said } = await libraryBench(memoryOf(text));
      const faults = said
        .split('\n')
        .filter((line) => line !== '' && !/took \d+ clocks|^FAIL$|^PASS$|finish|sorry/.test(line));
      expect(faults).toEqual([]);
      expect(said).toMatch(/^(PASS|FAIL)$/m);
    },
    60_000,
  );
});

const MUTANTS: readonly (readonly [string, MemoryText, RegExp, string])[] = [
  [
    'a strobe is the neighbour’s',
    LITE,
    /a_mask( +)= w_held \? w_kept_strb : s_axil_wstrb/,
    'a_mask$1= w_held ? w_kept_strb : {s_axil_wstrb[2:0], s_axil_wstrb[3]}',
  ],
  ['what is held is not taken', LITE, /a_wdata( +)= w_held \? w_kept/, 'a_wdata$1= w_held ? s_axil_wdata'],
  ['R does not wait for its manager', LITE, /r_room = !s_axil_rvalid \|\| s_axil_rready/, "r_room = 1'b1"],
  ['an answer does not wait for its manager', LITE, /\(s_axil_bvalid && !s_axil_bready\)/, "1'b0"],
  ['a read address is a write’s', LITE, /w_taken \? aw_addr/, 'r_taken ? aw_addr'],
  ['a burst counts a beat too few', FULL, /left( +)<= next_len;/, "left$1<= next_len - 8'd1;"],
  ['WRAP goes on', FULL, /WRAP: ( *)changes <= .*;/, "WRAP: $1changes <= '1;"],
  ['FIXED goes on', FULL, /FIXED: ( *)changes <= '0;/, "FIXED: $1changes <= '1;"],
  ['steps are of whole words', FULL, /<< next_size;\n/, "<< 3'd2;\n"],
  ['IDs are mixed up', FULL, /s_axi_rid( +)<= r_id/, 's_axi_rid$1<= w_id'],
];

describe('a memory at a bus', () => {
  it.each(sample(MUTANTS, 3))(
    'is told wrong where %s',
    async (_, text, from, to) => {
      let changed = false;
      const { passed } = await libraryBench(memoryOf(text), (rtl) => {
        const mutant = rtl.replace(from, to);
        changed = mutant !== rtl;
        return mutant;
      });
      expect([changed, passed]).toEqual([true, false]);
    },
    60_000,
  );

  it.each<[string, RegExp, string]>([
    ['a read is answered before its data are there', /a_ready( *): a_rvalid;/, "a_ready$1: 1'b1;"],
    ['a write is answered before it is taken', /s_apb_pwrite \? a_ready/, "s_apb_pwrite ? 1'b1"],
    ['strobes are not heeded', /a_mask( +)= s_apb_pstrb/, "a_mask$1= '1"],
  ])(
    'APB is told wrong where %s',
    async (_, from, to) => {
      let changed = false;
      const late = memoryOf({ ...APB, ecc: 'secded', latency: 2, scrub: 1 });
      const { passed } = await apbBench(late, (rtl) => {
        const mutant = rtl.replace(from, to);
        changed = mutant !== rtl;
        return mutant;
      });
      expect([changed, passed]).toEqual([true, false]);
    },
    60_000,
  );
});
