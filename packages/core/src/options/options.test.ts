import { describe, expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import type { CoreOptions } from './coreOptions.ts';
import { checkCore, readCore, writeCore } from './readCore.ts';

const { nano, micro, standard, fast } = PRESETS;
type Group = 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation' | 'debug' | 'safety';

const place = (base: string, size: number) => ({ base, size });
const change = (options: CoreOptions, group: Group, values: object): CoreOptions => ({
  ...options,
  [group]: { ...options[group], ...values },
});
const itcm = (base: string, size: number) =>
  change(micro, 'memory', { instructionMemory: place(base, size) });
const dtcm = (options: CoreOptions, base: string, size: number) =>
  change(options, 'memory', { dataMemory: place(base, size) });
const CACHE = { size: 4096, ways: 2, line: 32 };
const REGION = place('0x80000000', 0x1_0000);
const BURSTS = { protocol: 'axi4', cachedRegion: REGION };
const caching = (more: object = {}) =>
  change(micro, 'memory', { ...BURSTS, instructionCache: CACHE, ...more });
const starting = (options: CoreOptions, resetVector: string) => change(options, 'base', { resetVector });

/** Options, the option to change, and what the message must tell. */
const REFUSED: [what: string, options: CoreOptions, pointer: string, told: RegExp][] = [
  ['a keyword as name', { ...micro, name: 'interface' }, '/name', /keyword of SystemVerilog/],
  ['a keyword of C', { ...micro, name: 'volatile' }, '/name', /keyword of C/],
  ['an underscore', { ...micro, name: '_core' }, '/name', /underscore/],
  ['Zicntr without CSRs', change(nano, 'base', { zicntr: true }), '/base/zicntr', /choose Zicsr/],
  ['user mode without CSRs', change(nano, 'base', { userMode: true }), '/base/userMode', /choose Zicsr/],
  [
    'a CLINT without CSRs',
    change(nano, 'auxiliary', { clint: { base: '0x02000000' } }),
    '/auxiliary/clint',
    /Zicsr/,
  ],
  [
    'a non-maskable interrupt without CSRs',
    change(nano, 'auxiliary', { nmi: { base: '0x00000040' } }),
    '/auxiliary/nmi',
    /Zicsr/,
  ],
  [
    'a non-maskable interrupt at an address between',
    change(micro, 'auxiliary', { nmi: { base: '0x00000050' } }),
    '/auxiliary/nmi/base',
    /no multiple of 32/,
  ],
  [
    'a non-maskable interrupt beyond 32 bits',
    change(micro, 'auxiliary', { nmi: { base: '0x100000000' } }),
    '/auxiliary/nmi/base',
    /below 0x100000000/,
  ],
  [
    'an interrupt without CSRs',
    change(nano, 'auxiliary', { externalInterrupts: true }),
    '/auxiliary/externalInterrupts',
    /Zicsr/,
  ],
  [
    'counters without CSRs',
    change(nano, 'auxiliary', { performanceCounters: 2 }),
    '/auxiliary/performanceCounters',
    /Zicsr/,
  ],
  [
    'a store buffer without CSRs',
    change(nano, 'advanced', { storeBuffer: true }),
    '/advanced/storeBuffer',
    /late bus errors/,
  ],
  ['a debugger without CSRs', change(nano, 'debug', { transport: 'jtag' }), '/debug/transport', /Zicsr/],
  [
    'a program buffer without a debugger',
    change(micro, 'debug', { programBuffer: 3 }),
    '/debug/programBuffer',
    /two words/,
  ],
  [
    'memory protection without user mode',
    change(micro, 'auxiliary', { pmpEntries: 4 }),
    '/auxiliary/pmpEntries',
    /choose user mode/,
  ],
  [
    'a granularity between',
    change(change(micro, 'base', { userMode: true }), 'auxiliary', { pmpEntries: 4, pmpGranularity: 12 }),
    '/auxiliary/pmpGranularity',
    /power of two from 4/,
  ],
  [
    'a granularity of nothing',
    change(micro, 'auxiliary', { pmpGranularity: 8 }),
    '/auxiliary/pmpGranularity',
    /choose entries/,
  ],
  ['Smepmp without PMP', change(micro, 'auxiliary', { smepmp: true }), '/auxiliary/smepmp', /choose entries/],
  [
    'a delay without lockstep',
    change(micro, 'safety', { lockstepDelay: 1 }),
    '/safety/lockstepDelay',
    /lockstep/,
  ],
  [
    'lockstep with registers that have no reset',
    change(change(micro, 'implementation', { registerFile: 'fpga-ram' }), 'safety', { lockstep: true }),
    '/safety/lockstep',
    /no reset/,
  ],
  [
    'a test pin where nothing would be opened',
    change(micro, 'safety', { testEnable: true }),
    '/safety/testEnable',
    /clock gating/,
  ],
  [
    'protection of memories that are not there',
    change(micro, 'safety', { tcmProtection: 'secded' }),
    '/safety/tcmProtection',
    /there is none/,
  ],
  [
    'parity of a bus without user signals',
    change(micro, 'safety', { busParity: true }),
    '/safety/busParity',
    /choose the AXI4 port/,
  ],
  ['Zcmp without C', change(micro, 'base', { compressed: false, zcmp: true }), '/base/zcmp', /choose C/],
  [
    'Zcmp with a trace',
    change(change(micro, 'base', { zcmp: true }), 'auxiliary', { trace: 4 }),
    '/base/zcmp',
    /leave one/,
  ],
  ['double traps without CSRs', change(nano, 'safety', { doubleTrap: true }), '/safety/doubleTrap', /Zicsr/],
  [
    'double traps beside lockup',
    change(micro, 'safety', { doubleTrap: true, lockup: true }),
    '/safety/lockup',
    /critical_error/,
  ],
  ['lockup without CSRs', change(nano, 'safety', { lockup: true }), '/safety/lockup', /Zicsr/],
  [
    'a version of debug without a debugger',
    change(micro, 'debug', { version: '1.0' }),
    '/debug/version',
    /leave the version/,
  ],
  [
    'authentication without a debugger',
    change(micro, 'debug', { authentication: true }),
    '/debug/authentication',
    /of a debugger/,
  ],
  [
    'external triggers of Debug 0.13',
    change(micro, 'debug', { transport: 'jtag', externalTriggers: 2 }),
    '/debug/externalTriggers',
    /Debug 1\.0/,
  ],
  [
    'a program buffer beside a debug module outside',
    change(micro, 'debug', { transport: 'external', programBuffer: 3 }),
    '/debug/programBuffer',
    /outside of the core/,
  ],
  [
    'system bus access beside a debug module outside',
    change(micro, 'debug', { transport: 'external', systemBusAccess: true }),
    '/debug/systemBusAccess',
    /outside of the core/,
  ],
  [
    'authentication beside a debug module outside',
    change(micro, 'debug', { transport: 'external', authentication: true }),
    '/debug/authentication',
    /outside of the core/,
  ],
  [
    'external triggers beside a debug module outside',
    change(micro, 'debug', { transport: 'external', version: '1.0', externalTriggers: 1 }),
    '/debug/externalTriggers',
    /outside of the core/,
  ],
  ['triggers without a debugger', change(micro, 'debug', { triggers: 1 }), '/debug/triggers', /debugger/],
  [
    'system bus access without a debugger',
    change(micro, 'debug', { systemBusAccess: true }),
    '/debug/systemBusAccess',
    /debug module/,
  ],
  [
    'forwarding in two stages',
    change(micro, 'advanced', { forwarding: true }),
    '/advanced/forwarding',
    /five stages/,
  ],
  [
    'prediction in two stages',
    change(micro, 'advanced', { branchPrediction: 'backward-taken' }),
    '/advanced/branchPrediction',
    /five stages/,
  ],
  [
    'a table of nothing',
    change(standard, 'advanced', { branchPrediction: 'gshare', predictionEntries: 0 }),
    '/advanced/predictionEntries',
    /power of two from 16/,
  ],
  [
    'a table of any size',
    change(standard, 'advanced', { branchPrediction: 'bimodal', predictionEntries: 100 }),
    '/advanced/predictionEntries',
    /power of two from 16/,
  ],
  [
    'a table that nobody reads',
    change(standard, 'advanced', { branchPrediction: 'backward-taken', predictionEntries: 64 }),
    '/advanced/predictionEntries',
    /Only bimodal and gshare/,
  ],
  [
    'a return stack without prediction',
    change(standard, 'advanced', { branchPrediction: 'none', predictionEntries: 0, returnStack: 4 }),
    '/advanced/returnStack',
    /predicted in ID/,
  ],
  [
    'a target buffer without prediction',
    change(standard, 'advanced', { branchPrediction: 'none', predictionEntries: 0, branchTargets: 32 }),
    '/advanced/branchTargets',
    /own prediction/,
  ],
  [
    'a target buffer of any size',
    change(standard, 'advanced', { branchTargets: 48 }),
    '/advanced/branchTargets',
    /power of two of entries/,
  ],
  [
    'a target buffer that no clock would bear',
    change(standard, 'advanced', { branchTargets: 512 }),
    '/advanced/branchTargets',
    /from 8 to 256/,
  ],
  [
    'prediction without adder',
    change(standard, 'advanced', { branchTargetAdder: false }),
    '/advanced/branchPrediction',
    /branch-target adder/,
  ],
  [
    'clock gates of no unit',
    change(nano, 'implementation', { unitClockGates: true }),
    '/implementation/unitClockGates',
    /no unit that rests/,
  ],
  [
    'DSP blocks without a product',
    change(change(micro, 'base', { multiply: 'iterative' }), 'implementation', { multiplier: 'dsp' }),
    '/implementation/multiplier',
    /fast or the single-cycle multiplier/,
  ],
  [
    'retiming of a multiplier without a register',
    change(micro, 'implementation', { retiming: true }),
    '/implementation/retiming',
    /five stages with the single-cycle multiplier in logic/,
  ],
  [
    'retiming of a product in DSP blocks',
    change(standard, 'implementation', { retiming: true, multiplier: 'dsp' }),
    '/implementation/retiming',
    /no register to move/,
  ],
  [
    'gating of nothing',
    change(nano, 'implementation', { clockGating: true, registerFile: 'latches' }),
    '/implementation/clockGating',
    /choose Zicsr/,
  ],
  ['a size between', itcm('0x10000000', 3000), '/memory/instructionMemory/size', /power of two/],
  ['a size too small', itcm('0x10000000', 512), '/memory/instructionMemory/size', /1 KiB/],
  ['a size too large', dtcm(micro, '0x10000000', 1 << 21), '/memory/dataMemory/size', /1 MiB/],
  ['a size below zero', dtcm(micro, '0x10000000', -4096), '/memory/dataMemory/size', /power of two/],
  ['a base between', itcm('0x10000400', 4096), '/memory/instructionMemory/base', /no multiple of its size/],
  ['a base beyond 32 bits', itcm('0x100000000', 4096), '/memory/instructionMemory/base', /0xFFFFFFFF/],
  ['a base of 64 bits', dtcm(micro, '0xFFFFFFFFFFFFF000', 4096), '/memory/dataMemory/base', /0xFFFFFFFF/],
  [
    'memories over each other',
    dtcm(itcm('0x10000000', 8192), '0x10001000', 4096),
    '/memory/dataMemory/base',
    /lies in the instruction memory/,
  ],
  [
    'the CLINT in a memory',
    dtcm(micro, '0x02000000', 1 << 20),
    '/auxiliary/clint/base',
    /lies in the data memory/,
  ],
  [
    'a cache on AXI4-Lite',
    caching({ protocol: 'axi4-lite' }),
    '/memory/instructionCache',
    /AXI4-Lite does not have/,
  ],
  ['a cache of nothing', caching({ cachedRegion: null }), '/memory/instructionCache', /no region is cached/],
  [
    'an instruction cache without fence.i',
    change(caching(), 'base', { zifencei: false }),
    '/memory/instructionCache',
    /choose Zifencei/,
  ],
  [
    'parity without a cache',
    change(micro, 'memory', { cacheParity: true }),
    '/memory/cacheParity',
    /there is none/,
  ],
  [
    'parity of lines that lie nowhere else',
    change(micro, 'memory', { ...BURSTS, cacheParity: true, dataCache: { ...CACHE, policy: 'write-back' } }),
    '/memory/cacheParity',
    /write-through/,
  ],
  [
    'error correction without a cache',
    change(micro, 'memory', { cacheEcc: true }),
    '/memory/cacheEcc',
    /there is none/,
  ],
  [
    'error correction and parity',
    change(caching(), 'memory', { cacheParity: true, cacheEcc: true }),
    '/memory/cacheEcc',
    /one of the two/,
  ],
  [
    'a lock without a cache',
    change(micro, 'memory', { cacheLock: true }),
    '/memory/cacheLock',
    /there is no cache/,
  ],
  [
    'a lock of a cache of one way',
    caching({ cacheLock: true, instructionCache: { ...CACHE, ways: 1 } }),
    '/memory/cacheLock',
    /two or four ways/,
  ],
  [
    'a lock without CSRs',
    change(nano, 'memory', { ...BURSTS, cacheLock: true, dataCache: { ...CACHE, policy: 'write-through' } }),
    '/memory/cacheLock',
    /choose Zicsr/,
  ],
  [
    'a lock at the address of a status',
    {
      ...caching({ cacheLock: true }),
      custom: {
        statuses: [{ name: 'own', address: 0x7f0, waits: false }],
      } as unknown as CoreOptions['custom'],
    },
    '/memory/cacheLock',
    /move the status/,
  ],
  [
    'a next line without a cache that it goes into',
    change({ ...caching(), memory: { ...caching().memory, instructionCache: null } }, 'memory', {
      dataCache: { ...CACHE, policy: 'write-through' },
      nextLinePrefetch: true,
    }),
    '/memory/nextLinePrefetch',
    /add one/,
  ],
  [
    'Zicbom without a data cache',
    change(caching(), 'base', { zicbom: true }),
    '/base/zicbom',
    /there is none/,
  ],
  [
    'write-back without CSRs',
    change(nano, 'memory', { ...BURSTS, dataCache: { ...CACHE, policy: 'write-back' } }),
    '/memory/dataCache',
    /needs Zicsr/,
  ],
  [
    'loads that overlap in two stages',
    change(micro, 'memory', { idempotentRegion: REGION }),
    '/memory/idempotentRegion',
    /needs five stages/,
  ],
  [
    'loads that overlap on a shared port',
    change(standard, 'memory', { ports: 'shared' }),
    '/memory/idempotentRegion',
    /choose separate ports/,
  ],
  [
    'loads that overlap behind a data cache',
    change(standard, 'memory', { ...BURSTS, dataCache: { ...CACHE, policy: 'write-back' } }),
    '/memory/idempotentRegion',
    /data cache/,
  ],
  [
    'an idempotent region of any size',
    change(standard, 'memory', { idempotentRegion: place('0x80000000', 3000) }),
    '/memory/idempotentRegion/size',
    /power of two/,
  ],
  [
    'an idempotent region of its two ends',
    change(standard, 'memory', { idempotentRegion: place('0x80000000', 4096) }),
    '/memory/idempotentRegion/size',
    /power of two from 8192/,
  ],
  [
    'an idempotent region with a timer in it',
    change(standard, 'memory', { idempotentRegion: place('0x00000000', 0x400_0000) }),
    '/memory/idempotentRegion/base',
    /the CLINT, 0x02000000 to 0x0200FFFF, lies in it/,
  ],
  [
    'a late ALU without forwarding',
    change(standard, 'advanced', { forwarding: false, lateAlu: true }),
    '/advanced/lateAlu',
    /as results are forwarded/,
  ],
  [
    'writes combined without a store buffer',
    change(standard, 'advanced', { storeBuffer: false, writeCombining: true }),
    '/advanced/writeCombining',
    /choose it/,
  ],
  [
    'writes combined of nobody knows what',
    change(change(micro, 'advanced', { storeBuffer: true }), 'advanced', { writeCombining: true }),
    '/advanced/writeCombining',
    /a device counts its writes/i,
  ],
  [
    'writes combined to a timer in the cached region',
    change(change(fast, 'memory', { cachedRegion: place('0x00000000', 2 ** 32) }), 'advanced', {
      writeCombining: true,
    }),
    '/memory/cachedRegion/base',
    /the CLINT, 0x02000000 to 0x0200FFFF, lies in the cached region/,
  ],
  [
    'a cached region without a cache',
    change(micro, 'memory', { cachedRegion: REGION }),
    '/memory/cachedRegion',
    /no effect without a cache/,
  ],
  [
    'an exception of nothing',
    change(micro, 'memory', { uncachedRegion: REGION }),
    '/memory/uncachedRegion',
    /an exception within the cached region/,
  ],
  [
    'a cached region of any size',
    caching({ cachedRegion: place('0x80000000', 3000) }),
    '/memory/cachedRegion/size',
    /power of two/,
  ],
  [
    'a cached region off its alignment',
    caching({ cachedRegion: place('0x80000400', 4096) }),
    '/memory/cachedRegion/base',
    /no multiple of its size/,
  ],
  [
    'a cached region beyond 32 bits',
    caching({ cachedRegion: place('0x100000000', 4096) }),
    '/memory/cachedRegion/base',
    /0xFFFFFFFF/,
  ],
  [
    'an exception outside',
    caching({ uncachedRegion: place('0x90000000', 4096) }),
    '/memory/uncachedRegion/base',
    /outside the cached region/,
  ],
  [
    'an exception of everything',
    caching({ uncachedRegion: place('0x80000000', 0x2_0000) }),
    '/memory/uncachedRegion/base',
    /covers all/,
  ],
  [
    'a cache larger than its memory',
    caching({ cachedRegion: place('0x80000000', 1024) }),
    '/memory/instructionCache/size',
    /more than the 1024 bytes/,
  ],
  [
    'a cache larger than what an exception leaves',
    caching({ cachedRegion: place('0x80000000', 4096), uncachedRegion: place('0x80000800', 2048) }),
    '/memory/instructionCache/size',
    /more than the 2048 bytes/,
  ],
  [
    'a line that no burst carries',
    caching({ instructionCache: { ...CACHE, line: 128 } }),
    '/memory/instructionCache/line',
    /2, 4, 8 or 16 beats/,
  ],
  [
    'a cache of any size',
    caching({ instructionCache: { ...CACHE, size: 3000 } }),
    '/memory/instructionCache/size',
    /power of two/,
  ],
  ['a start off its alignment', starting(micro, '0x00000001'), '/base/resetVector', /multiple of 2/],
  [
    'a start at a half without C',
    starting(change(micro, 'base', { compressed: false }), '0x00000002'),
    '/base/resetVector',
    /multiple of 4/,
  ],
  [
    'a start in data',
    starting(dtcm(micro, '0x10000000', 4096), '0x10000100'),
    '/base/resetVector',
    /holds no instructions/,
  ],
  ['a start in the CLINT', starting(micro, '0x02000000'), '/base/resetVector', /holds no instructions/],
  ['a start beyond 32 bits', starting(micro, '0x100000000'), '/base/resetVector', /0xFFFFFFFF/],
];

describe('checkCore', () => {
  test.for(REFUSED)('refuses %s', ([, options, pointer, told]) => {
    const [problem, ...others] = checkCore(options);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', place: { kind: 'document', pointer } });
    expect(problem!.message).toMatch(told);
  });

  test('accepts the presets, and memories side by side up to the last address', () => {
    expect(Object.values(PRESETS).flatMap(checkCore)).toEqual([]);
    const full = dtcm(itcm('0xFFFFE000', 4096), '0xFFFFF000', 4096);
    expect(checkCore(starting(full, '0xFFFFEFFE'))).toEqual([]);
  });
});

describe('readCore', () => {
  test('reads what was written', () => {
    expect(readCore(writeCore(standard))).toEqual({ options: standard, diagnostics: [] });
    expect(writeCore(standard).endsWith('}\n')).toBe(true);
  });

  const text = (values: object) => JSON.stringify({ ...micro, ...values });
  test.for([
    ['no JSON', '{', ''],
    ['an option that stands twice', text({}).replace('{', '{ "name": "first",'), ''],
    ['both sides of a conflict', `<<<<<<< HEAD\n${text({})}=======\n{}\n>>>>>>> side\n`, ''],
    ['a list', '[]', ''],
    ['another document', text({ netloom: 'soc' }), '/netloom'],
    ['a name with a path', text({ name: '../../etc' }), '/name'],
    ['a name with code', text({ name: 'a; endmodule' }), '/name'],
    ['a name without end', text({ name: 'a'.repeat(41) }), '/name'],
    ['an option that is not there', text({ base: { ...micro.base, vector: true } }), '/base'],
    ['a value that is not there', text({ base: { ...micro.base, stages: 3 } }), '/base/stages'],
    [
      'a number that is none',
      text({ memory: { ...micro.memory, prefetchDepth: 2.5 } }),
      '/memory/prefetchDepth',
    ],
    ['an address in words', text({ base: { ...micro.base, resetVector: 'start' } }), '/base/resetVector'],
  ])('refuses %s', ([, source, pointer]) => {
    const { options, diagnostics } = readCore(source!);
    expect(options).toBeUndefined();
    expect(diagnostics.map(({ place: where }) => where)).toContainEqual({ kind: 'document', pointer });
  });
});
