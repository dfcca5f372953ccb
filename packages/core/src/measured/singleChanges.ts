import type { CoreOptions } from '../options/coreOptions.ts';
import { checkCore } from '../options/readCore.ts';
import { differences } from './differences.ts';

export const GROUPS = [
  'base',
  'memory',
  'auxiliary',
  'advanced',
  'implementation',
  'debug',
  'safety',
] as const;
type Group = (typeof GROUPS)[number];
type Values = {
  [G in Group]: { [Option in keyof CoreOptions[G]]: readonly CoreOptions[G][Option][] };
};

const flag = [false, true];
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);
const KIBIBYTES = [4, 16, 64];
const memory = (base: string) => [null, ...KIBIBYTES.map((size) => ({ base, size: size * 1024 }))];

const caches = [
  null,
  ...[4, 8, 16].map((size) => ({ size: size * 1024, ways: 2 as const, line: 32 })),
  ...([1, 4] as const).map((ways) => ({ size: 8192, ways, line: 32 })),
];

const POLICIES = ['write-through', 'write-back'] as const;

/** Every value of every option; of caches and memories some sizes. Addresses change no figure. */
export const VALUES: Values = {
  base: {
    isa: ['rv32i', 'rv32e'],
    multiply: ['none', 'iterative', 'fast', 'single-cycle'],
    atomics: flag,
    compressed: flag,
    zcb: flag,
    zcmp: flag,
    zicsr: flag,
    zifencei: flag,
    zicbom: flag,
    zicntr: flag,
    zba: flag,
    zbb: flag,
    zbc: flag,
    zbkb: flag,
    zbs: flag,
    zicond: flag,
    zfinx: flag,
    userMode: flag,
    stages: [2, 5],
    resetVector: [],
  },
  memory: {
    ports: ['separate', 'shared'],
    protocol: ['axi4-lite', 'axi4'],
    instructionCache: caches,
    dataCache: caches.flatMap((cache) => POLICIES.map((policy) => cache && { ...cache, policy })),
    cachedRegion: [null],
    uncachedRegion: [null],
    idempotentRegion: [null, { base: '0x80000000', size: 0x4000_0000 }],
    cacheParity: flag,
    cacheEcc: flag,
    cacheLock: flag,
    nextLinePrefetch: flag,
    instructionMemory: memory('0x00000000'),
    dataMemory: memory('0x10000000'),
    prefetchDepth: upTo(8).slice(1),
    misaligned: ['trap', 'hardware'],
  },
  auxiliary: {
    clint: [null, { base: '0x02000000' }],
    externalInterrupts: flag,
    nmi: [null, { base: '0x00000020' }],
    clic: [null, { base: '0x02010000' }],
    clicInputs: [16, 32],
    clicControlBits: upTo(8).slice(1),
    clicVectors: flag,
    performanceCounters: upTo(8),
    cycleEvents: flag,
    pmpEntries: [0, 4, 8, 16],
    pmpGranularity: [4, 64],
    smepmp: flag,
    trace: [0, 2, 4, 8, 16],
    rvfi: flag,
  },
  advanced: {
    forwarding: flag,
    branchPrediction: ['none', 'backward-taken', 'bimodal', 'gshare'],
    predictionEntries: [0, 64, 256, 1024],
    returnStack: [0, 2, 4, 8],
    branchTargets: [0, 16, 32, 64],
    lateBranches: flag,
    lateAlu: flag,
    branchTargetAdder: flag,
    storeBuffer: flag,
    writeCombining: flag,
    customPort: flag,
  },
  implementation: {
    registerFile: ['flops', 'latches', 'fpga-ram'],
    reset: ['synchronous', 'asynchronous'],
    clockGating: flag,
    unitClockGates: flag,
    multiplier: ['logic', 'dsp'],
    retiming: flag,
  },
  debug: {
    transport: ['none', 'jtag', 'apb', 'external'],
    programBuffer: [2],
    systemBusAccess: flag,
    triggers: upTo(8),
    triggerKind: ['address', 'full'],
    version: ['0.13', '1.0'],
    authentication: flag,
    externalTriggers: upTo(4),
  },
  safety: {
    lockstep: flag,
    lockstepDelay: upTo(3),
    testEnable: flag,
    lockup: flag,
    doubleTrap: flag,
    tcmProtection: ['none', 'parity', 'secded'],
    registerParity: flag,
    busParity: flag,
  },
};

/** A preset with each value of each option that it has not, by the difference; without what contradicts its others. */
export function singleChanges(preset: CoreOptions): [difference: string, options: CoreOptions][] {
  return GROUPS.flatMap((group) =>
    Object.entries(VALUES[group]).flatMap(([option, values]) =>
      (values as readonly unknown[]).flatMap((value): [string, CoreOptions][] => {
        const options: CoreOptions = { ...preset, [group]: { ...preset[group], [option]: value } };
        const [difference] = differences(preset, options);
        return difference === undefined || checkCore(options).length > 0 ? [] : [[difference, options]];
      }),
    ),
  );
}
