import { expect, it } from 'vitest';
import { runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { coreOf } from '../faults/fault.ts';
import { lateIn, tellingLate } from './executedLate.ts';
import { resultsAtOnce } from './resultsAtOnce.ts';

const lateAlu = true;
const cache = { size: 512, ways: 2 as const, line: 16 };
const region = { base: '0x80000000', size: 0x40_0000 };
const debug = {
  transport: 'apb' as const,
  triggers: 2,
  triggerKind: 'full' as const,
  version: '1.0' as const,
};
const bits = { zba: true, zbb: true, zbc: true, zbkb: true, zbs: true, zicond: true };

const CORES = {
  'with loads ahead': coreOf('standard', { advanced: { lateAlu }, base: { atomics: true, ...bits }, debug }),
  'with late branches': coreOf('fast', {
    advanced: { lateAlu, writeCombining: true },
    memory: {
      instructionCache: { ...cache, size: 1024 },
      dataCache: { ...cache, policy: 'write-back' as const },
      cachedRegion: region,
    },
    debug,
  }),
  'without an adder for targets': coreOf('plain', {
    advanced: { lateAlu, branchPrediction: 'none', branchTargetAdder: false },
    base: { compressed: false },
    memory: { misaligned: 'hardware' },
  }),
  'with sequences, and a divider that works for long': coreOf('plain', {
    advanced: { lateAlu, lateBranches: true },
    base: { zcmp: true, zcb: true, multiply: 'iterative', userMode: true, zfinx: true },
    auxiliary: { pmpEntries: 4, nmi: { base: '0x80000040' } },
  }),
  'with levels of interrupts': coreOf('plain', {
    advanced: { lateAlu },
    auxiliary: { clint: null, clic: { base: '0x02010000' }, clicVectors: true },
  }),
  'with memories beside it and checked registers': coreOf('standard', {
    advanced: { lateAlu, lateBranches: true },
    base: { isa: 'rv32e' },
    memory: { dataMemory: { base: '0x20000000', size: 16384 } },
    safety: { registerParity: true, tcmProtection: 'secded', doubleTrap: true },
    implementation: { registerFile: 'latches', clockGating: true },
  }),
};

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

it.each(Object.entries(CORES))(
  'a core %s does what the model does',
  async (_, options) => {
    const simulator = await tellingLate(options, 'verilator');
    let late = 0;
    for (const seed of SEEDS) {
      const { halts, latency } = stress(options, seed);
      const dense = { seed, latency: latency ?? false, ...(halts !== undefined && { halts }) };
      const drawn = randomProgram(options, { seed, blocks: 400, rounds: 5 });
      for (const [program, settings] of [
        [resultsAtOnce(options, seed), dense],
        [drawn, stress(options, seed)],
      ] as const) {
        const result = await runLockstep(options, simulator, program, { ...settings, cycles: 5_000_000 });
        expect(result.mismatch, `seed ${seed}`).toBeUndefined();
        expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
        late += lateIn(result.run.output);
      }
    }
    expect(late).toBeGreaterThan(5000);
  },
  1_200_000,
);
