import { PRESETS, checkCore } from '../src/index.ts';
import type { CoreOptions } from '../src/index.ts';
import { RULES } from '../src/options/rules.ts';

type Group = 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation' | 'debug' | 'safety';
type Value = string | number | boolean | object | null;
interface Choice {
  group: Group;
  option: string;
  value: Value;
}

const flag: Value[] = [false, true];
/** Of the bench's memories the one that random programs use most. */
const REGION = { base: '0x80000000', size: 0x40_0000 };

/** The values that sets are made of: all of most options, of numbers and memories the ends and something between. */
const VALUES: Readonly<Record<Group, Readonly<Record<string, readonly Value[]>>>> = {
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
    resetVector: ['0x80000000', '0x00001000', '0x10000000'],
  },
  memory: {
    ports: ['separate', 'shared'],
    protocol: ['axi4-lite', 'axi4'],
    instructionCache: [
      null,
      { size: 512, ways: 1, line: 8 },
      { size: 1024, ways: 2, line: 32 },
      { size: 2048, ways: 4, line: 64 },
    ],
    dataCache: [
      null,
      { size: 512, ways: 1, line: 16, policy: 'write-through' },
      { size: 1024, ways: 2, line: 64, policy: 'write-through' },
      { size: 512, ways: 1, line: 32, policy: 'write-back' },
      { size: 512, ways: 4, line: 16, policy: 'write-back' },
    ],
    cachedRegion: [null, REGION, { base: '0x80000000', size: 0x4000_0000 }],
    uncachedRegion: [null, { base: '0x80200000', size: 0x1000 }],
    idempotentRegion: [null, REGION, { base: '0x80000000', size: 0x4000_0000 }],
    cacheParity: flag,
    cacheEcc: flag,
    cacheLock: flag,
    nextLinePrefetch: flag,
    instructionMemory: [null, { base: '0x10000000', size: 4096 }, { base: '0x10000000', size: 65536 }],
    dataMemory: [null, { base: '0x20000000', size: 1024 }, { base: '0x20000000', size: 16384 }],
    prefetchDepth: [1, 2, 3, 4, 8],
    misaligned: ['trap', 'hardware'],
  },
  auxiliary: {
    clint: [null, { base: '0x02000000' }],
    externalInterrupts: flag,
    nmi: [null, { base: '0x80000040' }],
    clic: [null, { base: '0x02010000' }],
    clicInputs: [1, 16, 30, 64],
    clicControlBits: [1, 4, 8],
    clicVectors: flag,
    performanceCounters: [0, 1, 3, 8],
    cycleEvents: flag,
    pmpEntries: [0, 1, 2, 7, 16],
    pmpGranularity: [4, 8, 64],
    smepmp: flag,
    trace: [0, 2, 16],
    rvfi: flag,
  },
  advanced: {
    forwarding: flag,
    branchPrediction: ['none', 'backward-taken', 'bimodal', 'gshare'],
    predictionEntries: [0, 16, 256],
    returnStack: [0, 2, 8],
    branchTargets: [0, 8, 32],
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
    programBuffer: [2, 5, 16],
    systemBusAccess: flag,
    triggers: [0, 1, 3],
    triggerKind: ['address', 'full'],
    version: ['0.13', '1.0'],
    authentication: flag,
    externalTriggers: [0, 1, 3],
  },
  safety: {
    lockstep: flag,
    lockstepDelay: [0, 1, 2, 3],
    testEnable: flag,
    lockup: flag,
    doubleTrap: flag,
    tcmProtection: ['none', 'parity', 'secded'],
    registerParity: flag,
    busParity: flag,
  },
};

const OPTIONS: Choice[][] = Object.entries(VALUES).flatMap(([group, options]) =>
  Object.entries(options).map(([option, values]) =>
    values.map((value) => ({ group: group as Group, option, value })),
  ),
);

/** Every two values of two options. */
const PAIRS: readonly [Choice, Choice][] = OPTIONS.flatMap((one, index) =>
  OPTIONS.slice(index + 1).flatMap((other) => one.flatMap((a) => other.map((b): [Choice, Choice] => [a, b]))),
);

/** A cache comes with what it needs, and the last one takes the regions along; a prediction with its table. */
function withChoice(options: CoreOptions, { group, option, value }: Choice): CoreOptions {
  const changed = { ...options, [group]: { ...options[group], [option]: value } };
  if (option === 'branchPrediction') {
    const predictionEntries = value === 'bimodal' || value === 'gshare' ? 16 : 0;
    return { ...changed, advanced: { ...changed.advanced, predictionEntries } };
  }
  if (!option.endsWith('Cache')) return changed;
  const { base, memory } = changed;
  const { instructionCache, dataCache } = memory;
  if (!instructionCache && !dataCache)
    return {
      ...changed,
      memory: {
        ...memory,
        cachedRegion: null,
        uncachedRegion: null,
        cacheParity: false,
        cacheEcc: false,
        cacheLock: false,
        nextLinePrefetch: false,
      },
    };
  return {
    ...changed,
    base: { ...base, zifencei: base.zifencei || instructionCache !== null },
    memory: {
      ...memory,
      protocol: 'axi4',
      cachedRegion: memory.cachedRegion ?? REGION,
      idempotentRegion: dataCache ? null : memory.idempotentRegion,
      nextLinePrefetch: instructionCache !== null && memory.nextLinePrefetch,
    },
  };
}
const has = (options: CoreOptions, { group, option, value }: Choice) =>
  (options[group] as Record<string, unknown>)[option] === value;
const hasBoth = (options: CoreOptions, [a, b]: [Choice, Choice]) => has(options, a) && has(options, b);
/** Most sets break a rule: that is found before all that is wrong is put into words. */
const isLegal = (options: CoreOptions) =>
  RULES.every(({ broken }) => !broken(options)) && checkCore(options).length === 0;

/** Mulberry32: the same numbers from 0 to below 1 for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Any legal set: options take a random value one after the other, twice, where the others let them. */
function randomSet(random: () => number): CoreOptions {
  const options = [...shuffled(OPTIONS, random), ...shuffled(OPTIONS, random)];
  return options.reduce((set: CoreOptions, choices) => {
    const changed = withChoice(set, choices[Math.floor(random() * choices.length)]!);
    return isLegal(changed) ? changed : set;
  }, PRESETS.nano);
}

/** Of some random sets with a pair the one with most pairs that are wanted; none when the two contradict each other. */
function bestSet(pair: [Choice, Choice], wanted: readonly [Choice, Choice][], random: () => number) {
  const candidates: CoreOptions[] = [];
  for (let tries = 0; tries < 40 && candidates.length < 5; tries++) {
    const set = pair.reduce(withChoice, randomSet(random));
    if (isLegal(set)) candidates.push(set);
  }
  const gain = (set: CoreOptions) => wanted.filter((each) => hasBoth(set, each)).length;
  return candidates.map((set) => ({ set, gain: gain(set) })).sort((a, b) => b.gain - a.gain)[0]?.set;
}

/** Sets until every pair is had, then random ones without end. */
function* sets(seed: number, isEndless: boolean): Generator<CoreOptions> {
  const random = randomNumbers(seed);
  let wanted = shuffled(PAIRS, random);
  for (let pair = wanted[0]; pair; pair = wanted[0]) {
    const set = bestSet(pair, wanted, random);
    wanted = wanted.filter((each) => each !== pair && !(set && hasBoth(set, each)));
    if (set) yield set;
  }
  while (isEndless) yield randomSet(random);
}

/**
 * Legal option sets, the same for the same seed. Without `count` they have together every two values of two options
 * that do not contradict each other; the first `count` have as many as they can.
 */
export function optionSets(seed: number, count?: number): CoreOptions[] {
  const chosen: CoreOptions[] = [];
  for (const set of sets(seed, count !== undefined)) {
    if (chosen.length === count) break;
    chosen.push({ ...set, name: `core_${seed}_${chosen.length}` });
  }
  return chosen;
}
