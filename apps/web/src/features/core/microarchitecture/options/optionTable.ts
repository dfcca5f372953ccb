/** How an option is chosen. */
export type OptionControl =
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'flag' }
  | { kind: 'count'; min: number; max: number }
  | { kind: 'address' }
  /** A tightly coupled memory, or none; the base that it gets first. */
  | { kind: 'memory'; base: string }
  /** A range of the bus whose size can be chosen, or none. */
  | { kind: 'window'; base: string; size: number }
  /** A cache, or none; one of data has a policy for stores. */
  | { kind: 'cache'; policy: boolean }
  /** An address range of fixed size, or none. */
  | { kind: 'region'; base: string };

export interface OptionRow {
  /** Name of its texts. */
  key: string;
  /** JSON pointer (RFC 6901) in the options. */
  pointer: string;
  control: OptionControl;
}

export const GROUPS = [
  'base',
  'memory',
  'auxiliary',
  'advanced',
  'implementation',
  'debug',
  'safety',
] as const;
export type OptionGroup = (typeof GROUPS)[number];

const flag: OptionControl = { kind: 'flag' };
const choice = (...values: (string | number)[]): OptionControl => ({ kind: 'choice', values });
const count = (min: number, max: number): OptionControl => ({ kind: 'count', min, max });

const TABLE: Record<OptionGroup, Record<string, OptionControl>> = {
  base: {
    isa: choice('rv32i', 'rv32e'),
    stages: choice(2, 5),
    multiply: choice('none', 'iterative', 'fast', 'single-cycle'),
    atomics: flag,
    compressed: flag,
    zicsr: flag,
    zifencei: flag,
    zicbom: flag,
    zicntr: flag,
    userMode: flag,
    zba: flag,
    zcb: flag,
    zcmp: flag,
    zbb: flag,
    zbc: flag,
    zbkb: flag,
    zbs: flag,
    zicond: flag,
    zfinx: flag,
    resetVector: { kind: 'address' },
  },
  memory: {
    protocol: choice('axi4-lite', 'axi4'),
    ports: choice('separate', 'shared'),
    prefetchDepth: count(1, 8),
    misaligned: choice('trap', 'hardware'),
    instructionMemory: { kind: 'memory', base: '0x00000000' },
    dataMemory: { kind: 'memory', base: '0x10000000' },
    instructionCache: { kind: 'cache', policy: false },
    dataCache: { kind: 'cache', policy: true },
    cachedRegion: { kind: 'window', base: '0x80000000', size: 2 ** 30 },
    uncachedRegion: { kind: 'window', base: '0x80000000', size: 2 ** 20 },
    idempotentRegion: { kind: 'window', base: '0x80000000', size: 2 ** 30 },
    cacheParity: flag,
    cacheEcc: flag,
    cacheLock: flag,
    nextLinePrefetch: flag,
  },
  auxiliary: {
    clint: { kind: 'region', base: '0x02000000' },
    externalInterrupts: flag,
    nmi: { kind: 'region', base: '0x00000020' },
    clic: { kind: 'region', base: '0x02010000' },
    clicInputs: count(1, 64),
    clicControlBits: count(1, 8),
    clicVectors: flag,
    performanceCounters: count(0, 8),
    cycleEvents: flag,
    pmpEntries: count(0, 16),
    pmpGranularity: choice(4, 64, 256, 4096),
    smepmp: flag,
    trace: choice(0, 2, 4, 8, 16),
    rvfi: flag,
  },
  advanced: {
    forwarding: flag,
    branchPrediction: choice('none', 'backward-taken', 'bimodal', 'gshare'),
    predictionEntries: choice(0, 64, 256, 1024, 4096),
    returnStack: choice(0, 2, 4, 8),
    branchTargets: choice(0, 16, 32, 64, 128),
    lateBranches: flag,
    lateAlu: flag,
    branchTargetAdder: flag,
    storeBuffer: flag,
    writeCombining: flag,
    customPort: flag,
  },
  implementation: {
    registerFile: choice('flops', 'latches', 'fpga-ram'),
    reset: choice('synchronous', 'asynchronous'),
    clockGating: flag,
    unitClockGates: flag,
    multiplier: choice('logic', 'dsp'),
    retiming: flag,
  },
  debug: {
    transport: choice('none', 'jtag', 'apb', 'external'),
    programBuffer: count(2, 16),
    systemBusAccess: flag,
    triggers: count(0, 8),
    triggerKind: choice('address', 'full'),
    version: choice('0.13', '1.0'),
    authentication: flag,
    externalTriggers: count(0, 4),
  },
  safety: {
    lockstep: flag,
    lockstepDelay: count(0, 3),
    testEnable: flag,
    lockup: flag,
    doubleTrap: flag,
    tcmProtection: choice('none', 'parity', 'secded'),
    registerParity: flag,
    busParity: flag,
  },
};

function rowsOf(group: OptionGroup): OptionRow[] {
  return Object.entries(TABLE[group]).map(([key, control]) => ({
    key,
    pointer: `/${group}/${key}`,
    control,
  }));
}

/** Every option in the order in which it is shown, by group. */
export const OPTION_ROWS: Readonly<Record<OptionGroup, readonly OptionRow[]>> = {
  base: rowsOf('base'),
  memory: rowsOf('memory'),
  auxiliary: rowsOf('auxiliary'),
  advanced: rowsOf('advanced'),
  implementation: rowsOf('implementation'),
  debug: rowsOf('debug'),
  safety: rowsOf('safety'),
};
