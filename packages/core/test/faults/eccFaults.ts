import type { CoreOptions } from '../../src/index.ts';
import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const memory: Partial<CoreOptions['memory']> = {
  protocol: 'axi4',
  cachedRegion: { base: '0x80000000', size: 0x40_0000 },
  cacheEcc: true,
};
const shape = { size: 512, ways: 2, line: 16 } as const;
const fetching = coreOf('micro', { memory: { ...memory, instructionCache: shape } });
const data = (preset: 'micro' | 'plain', policy: 'write-through' | 'write-back') =>
  coreOf(preset, { memory: { ...memory, dataCache: { ...shape, policy } } });

const LOST_BITS: Sign = { by: 'lockstep', run: { lostBits: 4 }, blocks: 240 };
const seen = { option: 'memory.cacheEcc', sign: LOST_BITS, simulator: 'verilator' } as const;

export const ECC_FAULTS: readonly Fault[] = [
  {
    ...seen,
    wrong: 'an instruction with a wrong bit is executed',
    core: fetching,
    module: 'icache',
    find: '(|entry_bad || word_bad)',
    replace: '|entry_bad',
  },
  {
    ...seen,
    wrong: 'a wrong bit of data is found, and stays',
    core: data('micro', 'write-back'),
    module: 'dcache',
    find: 'sound_word = kept_word[31:0] ^ word_flip(word_syndrome)',
    replace: 'sound_word = kept_word[31:0]',
  },
  {
    ...seen,
    wrong: 'a line with a wrong bit is not looked for when its way has to make room',
    core: data('plain', 'write-back'),
    module: 'dcache',
    find: 'entry_bad[1] = !corrected &&',
    replace: "entry_bad[1] = 1'b0 &&",
  },
  {
    ...seen,
    wrong: 'a word goes to memory with its wrong bit',
    core: data('micro', 'write-back'),
    module: 'dcache',
    find: 'evict_raw[31:0] ^ word_flip(evict_syndrome)',
    replace: 'evict_raw[31:0]',
  },
  {
    ...seen,
    wrong: 'a store of a byte is written with the check bits of that byte alone',
    core: data('plain', 'write-through'),
    module: 'dcache',
    find: 'merged[23:16] <= be[2] ? wdata[23:16] : word[23:16]',
    replace: 'merged[23:16] <= wdata[23:16]',
  },
];
