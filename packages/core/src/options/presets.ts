import type { CoreOptions } from './coreOptions.ts';

const memory: CoreOptions['memory'] = {
  ports: 'separate',
  protocol: 'axi4-lite',
  instructionCache: null,
  dataCache: null,
  cachedRegion: null,
  uncachedRegion: null,
  idempotentRegion: null,
  cacheParity: false,
  cacheEcc: false,
  cacheLock: false,
  nextLinePrefetch: false,
  instructionMemory: null,
  dataMemory: null,
  prefetchDepth: 2,
  misaligned: 'trap',
};

/** The smallest core: no traps, an exception halts it. */
const nano: CoreOptions = {
  netloom: 'core',
  version: 1,
  name: 'nl_nano',
  base: {
    isa: 'rv32e',
    multiply: 'none',
    atomics: false,
    compressed: true,
    zcb: false,
    zcmp: false,
    zicsr: false,
    zifencei: false,
    zicbom: false,
    zicntr: false,
    zba: false,
    zbb: false,
    zbc: false,
    zbkb: false,
    zbs: false,
    zicond: false,
    zfinx: false,
    userMode: false,
    stages: 2,
    resetVector: '0x00000000',
  },
  memory,
  auxiliary: {
    clint: null,
    externalInterrupts: false,
    nmi: null,
    clic: null,
    clicInputs: 16,
    clicControlBits: 4,
    clicVectors: false,
    performanceCounters: 0,
    cycleEvents: false,
    pmpEntries: 0,
    pmpGranularity: 4,
    smepmp: false,
    trace: 0,
    rvfi: false,
  },
  advanced: {
    forwarding: false,
    branchPrediction: 'none',
    predictionEntries: 0,
    returnStack: 0,
    branchTargets: 0,
    lateBranches: false,
    lateAlu: false,
    branchTargetAdder: true,
    storeBuffer: false,
    writeCombining: false,
    customPort: false,
  },
  implementation: {
    registerFile: 'flops',
    reset: 'synchronous',
    clockGating: false,
    unitClockGates: false,
    multiplier: 'logic',
    retiming: false,
  },
  debug: {
    transport: 'none',
    programBuffer: 2,
    systemBusAccess: false,
    triggers: 0,
    triggerKind: 'address',
    version: '0.13',
    authentication: false,
    externalTriggers: 0,
  },
  safety: {
    lockstep: false,
    lockstepDelay: 2,
    testEnable: false,
    lockup: false,
    doubleTrap: false,
    tcmProtection: 'none',
    registerParity: false,
    busParity: false,
  },
};

/** A microcontroller's core. */
const micro: CoreOptions = {
  ...nano,
  name: 'nl_micro',
  base: { ...nano.base, isa: 'rv32i', multiply: 'fast', zicsr: true, zifencei: true, zicntr: true },
  memory,
  auxiliary: { ...nano.auxiliary, clint: { base: '0x02000000' }, externalInterrupts: true },
};

/** A core for work: five stages, results forwarded, branches learnt, loads overlapped. */
const standard: CoreOptions = {
  ...micro,
  name: 'nl_standard',
  base: { ...micro.base, multiply: 'single-cycle', stages: 5 },
  memory: {
    ...memory,
    prefetchDepth: 4,
    idempotentRegion: { base: '0x80000000', size: 0x4000_0000 },
  },
  advanced: {
    ...micro.advanced,
    forwarding: true,
    branchPrediction: 'bimodal',
    predictionEntries: 16,
    storeBuffer: true,
  },
};

/** A core for speed: the same five stages with caches, learnt branches and AXI4. */
const fast: CoreOptions = {
  ...standard,
  name: 'nl_fast',
  memory: {
    ...standard.memory,
    protocol: 'axi4',
    instructionCache: { size: 8192, ways: 2, line: 32 },
    dataCache: { size: 8192, ways: 2, line: 32, policy: 'write-back' },
    cachedRegion: { base: '0x80000000', size: 0x4000_0000 },
    idempotentRegion: null,
  },
  advanced: {
    ...standard.advanced,
    branchPrediction: 'bimodal',
    predictionEntries: 256,
    returnStack: 4,
    branchTargets: 64,
    lateBranches: true,
  },
};

export const PRESETS = { nano, micro, standard, fast } as const;
export type PresetName = keyof typeof PRESETS;
