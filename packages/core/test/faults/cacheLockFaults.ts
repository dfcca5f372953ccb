import { csr, csrImmediate } from '../../src/program/encode.ts';
import { VALUE } from './directed.ts';
import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const SHAPE = { size: 512, ways: 2, line: 16 } as const;
const core = coreOf('micro', {
  memory: {
    protocol: 'axi4',
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    cacheLock: true,
    instructionCache: SHAPE,
    dataCache: { ...SHAPE, policy: 'write-back' },
  },
});

/** The first lines that the core fetches would go into the first way. */
const REFILLED: Sign = {
  by: 'signal',
  probe: `
  initial force icache_locked = 2'b01;
  always @(posedge clk) if (u_icache.data_write[0] === 1'b1) $display("FAULT: a locked way is refilled");`,
};

const MASK = 0x7f1;
/** Both bits are written: one reads 1. */
const ALL_WRITTEN: Sign = {
  by: 'result',
  program: [csrImmediate(1, 0, MASK, 3), csr(2, VALUE, MASK, 0)],
  expected: 2,
};

export const CACHE_LOCK_FAULTS: readonly Fault[] = [
  {
    option: 'memory.cacheLock',
    wrong: 'a way is refilled although it is locked',
    core,
    module: 'icache',
    find: 'assign free[0] = !locked[0] && (turn[0] ||',
    replace: 'assign free[0] = (turn[0] ||',
    sign: REFILLED,
  },
  {
    option: 'memory.cacheLock',
    wrong: 'all ways can be locked',
    core,
    module: 'csr',
    find: 'dcache_locked <= {csr_wdata[1:1], csr_wdata[0] && !(&csr_wdata[1:1])}',
    replace: 'dcache_locked <= csr_wdata[1:0]',
    sign: ALL_WRITTEN,
  },
];
