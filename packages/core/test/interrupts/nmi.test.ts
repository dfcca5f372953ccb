import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, interruptLatency } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import type { RunSettings, Simulator } from '../../src/node/index.ts';
import {
  ECALL,
  MNRET,
  WFI,
  addi,
  csr,
  csrImmediate,
  immediateForm,
  lui,
  sw,
} from '../../src/program/encode.ts';
import type { Assembler } from '../../src/program/assembler.ts';
import { LAYOUT, randomProgram } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';
import { retiredOf } from '../lockstep/retiredOf.ts';
import {
  CSR,
  EXTERNAL_LINE,
  NMI_LINE,
  TOLD,
  TRAPS,
  UNMASK,
  VECTOR,
  lower,
  nmiProgram,
  nops,
  raise,
} from './nmiProgram.ts';

const NON_MASKABLE = 0x8000_0000;
const EXTERNAL = 0x8000_000b;
const MACHINE = 0x1800;
const NMIE = 8;

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `nmi_${preset}`,
  base: { ...PRESETS[preset].base, userMode: true },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, nmi: { base: '0x80000040' } },
});

/** What retired, when the model did the same. */
async function traced(
  options: CoreOptions,
  simulator: Simulator,
  program: TestProgram,
  settings: RunSettings = {},
) {
  const { records, end } = await retiredOf(options, simulator, program, settings);
  expect(end).toMatchObject({ cause: 'tohost', value: 1 });
  return records;
}

/** Values that an instruction's register got, one after the other. */
const toldOf = (records: readonly Retired[], rd: number) =>
  records
    .filter((record) => record.rd === rd && record.instruction >>> 20 !== 4)
    .map(({ rdValue }) => rdValue);
const entries = (records: readonly Retired[]) =>
  records.filter(({ interrupt, pc }) => interrupt && pc === VECTOR);
const placeOf = (records: readonly Retired[], word: number) =>
  records.filter(({ instruction }) => instruction === word).map(({ pc }) => pc);

describe.each(['micro', 'standard'] as const)('the non-maskable interrupt of the %s core', (preset) => {
  const options = core(preset);
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await buildSimulator(options, { simulator: 'icarus' });
  });
  const run = (program: TestProgram, settings?: RunSettings) => traced(options, simulator, program, settings);

  it('comes in a trap handler with interrupts off, which then finds its own trap', async () => {
    const records = await run(
      nmiProgram({
        main: (code) => code.word(UNMASK, ECALL),
        trap: (code) => {
          raise(code, NMI_LINE);
          nops(code);
        },
      }),
    );
    expect(entries(records)).toHaveLength(1);
    const [pc] = toldOf(records, TOLD.pc);
    expect(pc).toBeGreaterThan(TRAPS);
    expect(toldOf(records, TOLD.cause)).toEqual([NON_MASKABLE]);
    expect(toldOf(records, TOLD.status)).toEqual([MACHINE]);
    const [call] = placeOf(records, ECALL);
    expect(toldOf(records, TOLD.trapPc)).toContain(call);
    expect(toldOf(records, TOLD.trapCause)).toEqual([11]);
  });

  it('is at its handler as soon as any interrupt, also with those off', async () => {
    const times = 6;
    const records = await run(
      nmiProgram({
        main: (code) => {
          code.word(UNMASK);
          for (let time = 0; time < times; time++) {
            raise(code, NMI_LINE);
            nops(code);
          }
        },
      }),
    );
    const latencies = entries(records).map((entry) => {
      const down = records.findLast(({ cycle, lines }) => cycle < entry.cycle && (lines & NMI_LINE) === 0)!;
      // The trace shows an instruction of five stages two cycles after the one in which it executes.
      return entry.cycle - (options.base.stages === 5 ? 2 : 0) - (down.cycle + 1);
    });
    expect(latencies).toHaveLength(times);
    expect(new Set(latencies)).toEqual(new Set([interruptLatency(options)]));
  });

  it('wakes wfi with everything off, and goes on behind it', async () => {
    const records = await run(
      nmiProgram({
        main: (code) => {
          lower(code, NMI_LINE);
          code.word(UNMASK, ...Array<number>(8).fill(WFI));
        },
      }),
      { interrupts: 5, cycles: 100_000 },
    );
    const sleeps = placeOf(records, WFI);
    expect(sleeps).toHaveLength(8);
    const behind = toldOf(records, TOLD.pc).filter((pc) => sleeps.includes(pc - 4));
    expect(behind.length).toBeGreaterThan(3);
  });

  it('wakes wfi while it is masked, and is not taken', async () => {
    const records = await run(
      nmiProgram({
        main: (code) => {
          lower(code, NMI_LINE);
          code.word(WFI, WFI);
        },
      }),
      { interrupts: 5, cycles: 100_000 },
    );
    expect(placeOf(records, WFI)).toHaveLength(2);
    expect(entries(records)).toEqual([]);
  });

  it('masked from reset, it lets no interrupt come, and sends exceptions to its second address', async () => {
    const records = await run(
      nmiProgram({
        main: (code) => {
          code.word(ECALL);
          code.constant(5, 0x800);
          code.word(csr(1, 0, CSR.mie, 5), csrImmediate(2, 0, CSR.mstatus, NMIE));
          raise(code, EXTERNAL_LINE);
          raise(code, NMI_LINE);
          nops(code);
          code.word(csr(2, 7, CSR.mip, 0), UNMASK);
          nops(code);
        },
        after: (code) => lower(code, EXTERNAL_LINE),
      }),
    );
    const [call] = placeOf(records, ECALL);
    expect(records.find(({ trap }) => trap)!.nextPc).toBe(VECTOR + 16);
    expect(toldOf(records, TOLD.exceptionPc)[0]).toBe(call);
    expect(toldOf(records, TOLD.exceptionCause)).toEqual([11]);
    // Both are pending until NMIE is set: then the non-maskable one comes first, the other when it is over.
    const [unmasked] = placeOf(records, UNMASK);
    const taken = records.filter(({ interrupt }) => interrupt);
    expect(taken.map(({ pc }) => pc)).toEqual([VECTOR, TRAPS]);
    expect(toldOf(records, TOLD.pc)).toEqual([unmasked! + 4]);
    expect(toldOf(records, TOLD.trapCause)).toEqual([EXTERNAL]);
  });

  it('comes again only after its mnret, and an exception in its handler returns to it', async () => {
    const seen = 9;
    const records = await run(
      nmiProgram({
        main: (code) => {
          code.word(UNMASK);
          raise(code, NMI_LINE);
          nops(code);
        },
        inside: (code) => {
          // The first time up again at once; a loop of it would never end.
          const [less, shift] = [2, 1].map(
            (funct3) => (amount: number, from: number) => immediateForm(0x13, funct3, 23, from, amount),
          );
          code.word(lui(22, LAYOUT.device >>> 12), less!(2, 20), shift!(3, 23), sw(23, 22, 0x10));
          code.word(ECALL, csr(2, seen, CSR.mnstatus, 0));
          nops(code);
        },
      }),
    );
    expect(entries(records)).toHaveLength(2);
    const [first, second] = toldOf(records, TOLD.pc);
    expect(second).toBe(first);
    expect(toldOf(records, TOLD.exceptionCause)).toEqual([11, 11]);
    expect(toldOf(records, seen)).toEqual([MACHINE, MACHINE]);
  });

  it('comes in user mode, which cannot return from it', async () => {
    const records = await run(
      nmiProgram({
        main: (code) => {
          code.word(UNMASK);
          code.constant(5, MACHINE);
          code.word(csr(3, 0, CSR.mstatus, 5));
          code.constant(5, code.here + 4 * 4);
          code.word(csr(1, 0, CSR.mepc, 5), 0x3020_0073);
          raise(code, NMI_LINE);
          nops(code);
          code.word(MNRET, addi(0, 0, 0));
        },
      }),
    );
    expect(toldOf(records, TOLD.status)).toEqual([0]);
    expect(toldOf(records, TOLD.trapCause)).toEqual([2]);
    const modes = records.filter(({ pc }) => pc === toldOf(records, TOLD.pc)[0]).map(({ mode }) => mode);
    expect(modes).toEqual([0]);
  });

  it('has registers that hold what the specification lets them', async () => {
    const wrote = (code: Assembler, address: number, value: number) => {
      code.constant(5, value);
      code.word(csr(1, 0, address, 5), csr(2, 10, address, 0));
    };
    const records = await run(
      nmiProgram({
        main: (code) => {
          code.word(csr(2, 10, CSR.mnstatus, 0));
          for (const value of [0, 0xffff_ffff, 0, 0x0800, 0x1000, 0x1888]) wrote(code, CSR.mnstatus, value);
          for (const value of [0xffff_ffff, 0x1234_5677]) wrote(code, CSR.mnepc, value);
          for (const value of [0xffff_ffff, 0x5a5a_a5a5]) wrote(code, CSR.mnscratch, value);
          wrote(code, CSR.mncause, 0x8000_0000);
        },
      }),
    );
    // NMIE is clear from reset; once set it stays. MNPP has machine and user mode alone, and keeps its value else.
    const status = [0, MACHINE | NMIE, NMIE, NMIE, NMIE, MACHINE | NMIE];
    const addresses = [0xffff_fffe, 0x1234_5676];
    expect(toldOf(records, 10)).toEqual([0, ...status, ...addresses, 0xffff_ffff, 0x5a5a_a5a5, 0x8000_0000]);
  });

  it('at random in a program of everything, the model following', async () => {
    const program = randomProgram(options, { seed: 2, blocks: 60, rounds: 1 });
    const result = await runLockstep(options, simulator, program, { seed: 2, latency: true, interrupts: 8 });
    expect(result.mismatch).toBeUndefined();
    expect(result.run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(result.nonMaskable).toBeGreaterThan(2);
  });
});
