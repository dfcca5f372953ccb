import { Lockstep, TraceReader } from '../lockstep/index.ts';
import type { Mismatch } from '../lockstep/index.ts';
import { canFail } from '../bench/tcmBits.ts';
import { correctsTcm } from '../options/tcmProtection.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { LAYOUT } from '../program/index.ts';
import type { TestProgram } from '../program/index.ts';
import { runProgram } from './runProgram.ts';
import type { RunResult, RunSettings } from './runProgram.ts';
import type { Simulator } from './simulator.ts';

export interface LockstepResult {
  run: RunResult;
  mismatch: Mismatch | undefined;
  compared: number;
  interrupts: number;
  /** Of these, the non-maskable ones. */
  nonMaskable: number;
  /** Halts that the debugger saw, and those of them that triggers made. */
  halts: number;
  hits: number;
  /** Results that came after their instructions had retired. */
  landings: number;
}

/** Interrupts as dense as the handler bears: on a slow bus it takes some hundred cycles. */
const interruptsOf = (latency: boolean, seed: number) => (latency ? 10 : 8) + ((seed >> 1) & 1);

/** A cache with parity or error correction loses a bit every 2^n cycles. */
const LOST_BITS = 6;

/** Each of the core's own memories that are protected loses a bit every 2^n cycles, and what cannot be put right. */
const LOST_MEMORY = 6;
const SPOILT_MEMORY = 9;

/** The debugger halts the core every 2^n cycles, at most. */
const HALTS = 9;

/** What makes a run hard: all that may come at random. The handler itself is fetched without errors, which it would not survive. */
export function stress(options: CoreOptions, seed: number): RunSettings {
  const { base, debug, memory } = options;
  const { zicsr } = base;
  const latency = seed % 3 !== 0;
  return {
    seed,
    latency,
    ...((memory.cacheParity || memory.cacheEcc) && { lostBits: LOST_BITS }),
    ...(correctsTcm(options) && { memoryLost: LOST_MEMORY }),
    ...(canFail(options) && seed % 2 === 1 && { memorySpoilt: SPOILT_MEMORY }),
    ...(debug.transport === 'apb' && seed % 2 === 0 && { halts: HALTS }),
    ...(zicsr && seed % 2 === 1 && { interrupts: interruptsOf(latency, seed) }),
    ...(zicsr && seed % 4 > 1 && { errors: { of1024: 20, base: LAYOUT.data, end: LAYOUT.saved } }),
    ...(zicsr && seed % 4 > 1 && { fetchErrors: { of1024: 4, base: LAYOUT.ready, end: LAYOUT.codeEnd } }),
  };
}

/** Runs a program on a compiled core with an RVFI port, and the model beside it. */
export async function runLockstep(
  options: CoreOptions,
  simulator: Simulator,
  program: TestProgram,
  settings: RunSettings = {},
): Promise<LockstepResult> {
  const lockstep = new Lockstep(options, program);
  const reader = new TraceReader();
  let mismatch: Mismatch | undefined;
  const trace = (bytes: Uint8Array) => {
    for (const record of reader.read(bytes)) {
      mismatch ??= lockstep.check(record);
      if (mismatch) return false;
    }
    return true;
  };
  const run = await runProgram(options, simulator, program, { tohost: program.tohost, ...settings, trace });
  const {
    compared,
    interruptsTaken: interrupts,
    nonMaskableTaken: nonMaskable,
    halts,
    hits,
    landings,
  } = lockstep;
  return { run, mismatch, compared, interrupts, nonMaskable, halts, hits, landings };
}
