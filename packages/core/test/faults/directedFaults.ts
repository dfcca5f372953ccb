import type { CoreOptions } from '../../src/index.ts';
import { coreOf } from './fault.ts';
import type { Fault } from './fault.ts';
import {
  EVICTED_AND_ASKED_FOR,
  JUMP_THAT_IS_NONE,
  LINE_WITH_ERRORS,
  REFILL_THAT_WRAPS,
  STORED_CODE,
  UNCACHED_DURING_REFILL,
  UNCACHED_REGION,
} from './memoryPrograms.ts';

/** Twice the bench's RAM, so that lines behind it are cached too. */
const cachedRegion = { base: '0x80000000', size: 0x80_0000 };
const dataCache = { size: 512, ways: 2, line: 16, policy: 'write-back' } as const;
const cached = (more: Partial<CoreOptions['memory']> = {}) =>
  coreOf('micro', { memory: { protocol: 'axi4', cachedRegion, dataCache, ...more } });

/** Bugs that real cores had, each found by a program that does what they need and nothing else. */
export const DIRECTED_FAULTS: readonly Fault[] = [
  {
    option: 'memory.dataCache',
    wrong: 'a refill that wraps is written as if it began with the first word',
    core: cached(),
    module: 'dcache',
    find: 'if (state == ADDRESS) beat <= addr[3:2];',
    replace: "if (state == ADDRESS) beat <= 2'd0;",
    sign: { by: 'result', program: REFILL_THAT_WRAPS, expected: 0o3124 },
  },
  {
    option: 'memory.dataCache',
    wrong: 'an evicted line is written where the line is that takes its place',
    core: cached(),
    module: 'dcache',
    find: "{evict_tag, evict_index, 4'd0}",
    replace: "{addr[31:8], evict_index, 4'd0}",
    sign: { by: 'result', program: EVICTED_AND_ASKED_FOR, expected: 7 },
  },
  {
    option: 'memory.uncachedRegion',
    wrong: 'an uncached word that is read after a refill overwrites a line',
    core: cached({ uncachedRegion: UNCACHED_REGION }),
    module: 'dcache',
    find: '({2{arrives && cached}} & victim)',
    replace: '({2{arrives}} & victim)',
    sign: { by: 'result', program: UNCACHED_DURING_REFILL, expected: 5 + 9 },
  },
  {
    option: 'memory.dataCache',
    wrong: 'a line whose burst came with errors is valid',
    core: cached(),
    module: 'dcache',
    find: 'ends && !failed && m_axi_rresp == OKAY',
    replace: 'ends',
    sign: { by: 'result', program: LINE_WITH_ERRORS, expected: 3 },
  },
  {
    option: 'memory.dataCache',
    wrong: 'fence.i goes on while dirty lines are still being written',
    core: cached(),
    module: 'dcache',
    find: "cleaned <= state == SCAN && scanned && dirty == '0 && set == 4'd15",
    replace: 'cleaned <= state == SCAN',
    sign: { by: 'result', program: STORED_CODE, expected: 1 + 2 },
  },
  {
    option: 'advanced.branchTargets',
    wrong: 'fetch follows an instruction that is no jump any more, and nobody goes back',
    core: coreOf('plain', { advanced: { branchPrediction: 'backward-taken', branchTargets: 8 } }),
    module: 'predictor',
    find: 'wrong = taken != followed ||',
    replace: 'wrong = (taken && !followed) ||',
    sign: { by: 'result', program: JUMP_THAT_IS_NONE, expected: 1 + 16 },
  },
];
