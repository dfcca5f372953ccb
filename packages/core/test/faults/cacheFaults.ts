import type { CoreOptions } from '../../src/index.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { STORE_AND_LOAD, STORE_TO_ROM } from './directed.ts';
import { LOCKSTEP, UNDER_LATENCY, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const region = { base: '0x80000000', size: 0x40_0000 };
const bursts = { protocol: 'axi4', cachedRegion: region } as const;
const fetching = coreOf('micro', {
  memory: { ...bursts, instructionCache: { size: 512, ways: 2, line: 16 } },
});
const data = (policy: 'write-through' | 'write-back', more: Partial<CoreOptions['memory']> = {}) =>
  coreOf('micro', { memory: { ...bursts, dataCache: { size: 512, ways: 2, line: 16, policy }, ...more } });
const ERRORS: Sign = {
  by: 'lockstep',
  run: {
    errors: { of1024: 60, base: LAYOUT.data, end: LAYOUT.saved },
    fetchErrors: { of1024: 30, base: LAYOUT.ready, end: LAYOUT.codeEnd },
  },
};

const LOST_BITS: Sign = { by: 'lockstep', run: { lostBits: 4 }, blocks: 240 };

const compiled = { simulator: 'verilator' } as const;

export const CACHE_FAULTS: readonly Fault[] = [
  {
    option: 'memory.protocol',
    wrong: 'axi4: the only beat of a store is not said to be the last',
    core: coreOf('micro', { memory: { protocol: 'axi4' } }),
    module: 'axi_data',
    find: "m_axi_wlast = 1'b1",
    replace: "m_axi_wlast = 1'b0",
    sign: LOCKSTEP,
  },
  {
    option: 'memory.protocol',
    wrong: 'axi4, one port: an answer goes to data and to instructions',
    core: coreOf('micro', { memory: { protocol: 'axi4', ports: 'shared' } }),
    module: 'axi',
    find: 'i_axi_rvalid = m_axi_rvalid && !m_axi_rid',
    replace: 'i_axi_rvalid = m_axi_rvalid',
    sign: LOCKSTEP,
  },
  {
    option: 'memory.instructionCache',
    wrong: 'fence.i does not empty it',
    core: fetching,
    module: 'icache',
    find: 'if (flush) state <= CLEAR; else if (looked_up && !hit)',
    replace: 'if (looked_up && !hit)',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.cacheParity',
    wrong: 'an instruction that has lost a bit is executed',
    core: coreOf('micro', {
      memory: { ...bursts, cacheParity: true, instructionCache: { size: 512, ways: 2, line: 16 } },
    }),
    module: 'icache',
    find: 'spoilt = looked_up && ((|entry_bad && !repaired) || word_bad)',
    replace: 'spoilt = looked_up && (|entry_bad && !repaired)',
    sign: LOST_BITS,
    ...compiled,
  },
  {
    option: 'memory.cacheParity',
    wrong: 'a byte of data that has lost a bit is loaded',
    core: data('write-through', { cacheParity: true }),
    module: 'dcache',
    find: 'spoilt = looked_up && ((|entry_bad && !repaired) || word_bad)',
    replace: 'spoilt = looked_up && (|entry_bad && !repaired)',
    sign: LOST_BITS,
    ...compiled,
  },
  {
    option: 'memory.instructionCache',
    wrong: 'a line with an error in its burst is valid',
    core: fetching,
    module: 'icache',
    find: 'ends && !failed && m_axi_rresp == OKAY && !stale',
    replace: 'ends && !stale',
    sign: ERRORS,
    ...compiled,
  },
  {
    option: 'memory.instructionCache',
    wrong: 'the burst is written as if it did not wrap',
    core: fetching,
    module: 'icache',
    find: 'if (state == ADDRESS) beat <= addr[3:2];',
    replace: "if (state == ADDRESS) beat <= 2'd0;",
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'write-back: a dirty line is not written when another takes its place',
    core: data('write-back'),
    module: 'dcache',
    find: 'state <= |(victim & dirty) ? EVICT : ADDRESS',
    replace: 'state <= ADDRESS',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'write-back: fence.i does not wait until what was stored is in memory',
    core: data('write-back'),
    module: 'dcache',
    find: 'cleaned <= state == SCAN && scanned',
    replace: 'cleaned <= state == SCAN || scanned',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'write-back: one way is left out when all lines are written',
    core: data('write-back'),
    module: 'dcache',
    find: "scan_way = dirty & (~dirty + 2'd1)",
    replace: "scan_way = dirty & 2'd1",
    sign: UNDER_LATENCY,
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'write-back: a load does not see the store before it',
    core: coreOf('plain', {
      memory: { ...bursts, dataCache: { size: 512, ways: 2, line: 16, policy: 'write-back' } },
      advanced: { storeBuffer: false },
    }),
    module: 'dcache',
    find: 'forwards = stored && stored_addr == addr',
    replace: "forwards = 1'b0",
    sign: { by: 'result', program: STORE_AND_LOAD, expected: 7 },
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'write-through: a store that the bus refuses is in the cache all the same',
    core: coreOf('micro', {
      memory: {
        protocol: 'axi4',
        cachedRegion: { base: '0x00000000', size: 0x1_0000 },
        dataCache: { size: 512, ways: 2, line: 16, policy: 'write-through' },
      },
      advanced: { storeBuffer: true },
    }),
    module: 'dcache',
    find: 'm_axi_bvalid && m_axi_bresp == OKAY',
    replace: 'm_axi_bvalid',
    sign: { by: 'result', program: STORE_TO_ROM, expected: 0 },
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'a store of a byte changes the word',
    core: data('write-through'),
    module: 'dcache',
    find: "data_lanes = state == STORE ? be : 4'b1111",
    replace: "data_lanes = 4'b1111",
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.dataCache',
    wrong: 'fence.i begins its cleaning anew at each interrupt, and never ends',
    core: coreOf('plain', {
      memory: { ...bursts, dataCache: { size: 32_768, ways: 2, line: 32, policy: 'write-back' } },
    }),
    module: 'pipeline',
    find: '(ex_enable || clean_data)',
    replace: 'ex_enable',
    sign: { by: 'lockstep', blocks: 40, run: { latency: true, interrupts: 10, cycles: 100_000 } },
    ...compiled,
  },
  {
    option: 'memory.cachedRegion',
    wrong: 'everything is cached',
    core: data('write-through'),
    module: 'dcache',
    find: "cached = addr[31:22] == 10'h200",
    replace: "cached = 1'b1",
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option: 'memory.uncachedRegion',
    wrong: 'what is excepted is cached too',
    core: data('write-back', { uncachedRegion: { base: '0x80200000', size: 0x1000 } }),
    module: 'dcache',
    find: " && !(addr[31:12] == 20'h80200)",
    replace: '',
    sign: LOCKSTEP,
    ...compiled,
  },
];
