import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import type { TestProgram } from '../../src/program/index.ts';
import { ECALL, MNRET, addi, csr, csrImmediate } from '../../src/program/encode.ts';
import type { Assembler } from '../../src/program/assembler.ts';
import { CSR, TOLD, TRAPS, UNMASK, VECTOR, nmiProgram, nops } from '../interrupts/nmiProgram.ts';
import { retiredOf } from '../lockstep/retiredOf.ts';

const [MSTATUSH, MDT, MIE, MPP, SEEN] = [0x310, 0x400, 8, 0x1800, 9];
const MRET = 0x3020_0073;
const READY = csrImmediate(1, 0, MSTATUSH, 0);

const core = (preset: 'micro' | 'standard', nmi: boolean): CoreOptions => ({
  ...PRESETS[preset],
  name: `double_${preset}`,
  base: { ...PRESETS[preset].base, userMode: true },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, nmi: nmi ? { base: '0x80000040' } : null },
  safety: { ...PRESETS[preset].safety, doubleTrap: true },
});

const see = (code: Assembler, register: number) => code.word(csr(2, SEEN, register, 0));
const set = (code: Assembler, register: number, bits: number) => {
  code.constant(5, bits);
  code.word(csr(2, 0, register, 5));
};
/** On in user mode behind it. */
const toUser = (code: Assembler, status: number, pc: number, back: number) => {
  code.constant(5, MPP);
  code.word(csr(3, 0, status, 5));
  code.constant(5, code.here + 4 * 4);
  code.word(csr(1, 0, pc, 5), back);
};

describe.each(['micro', 'standard'] as const)('double traps on the %s core', (preset) => {
  const options = core(preset, false);
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(options)).toEqual([]);
    simulator = await buildSimulator(options, { simulator: 'icarus' });
  });
  const run = (program: TestProgram, settings = {}) => retiredOf(options, simulator, program, settings);

  it('are told from reset on until mstatush.MDT is cleared, and interrupts are off meanwhile', async () => {
    const { seen, end } = await run(
      nmiProgram({
        main: (code) => {
          see(code, MSTATUSH);
          set(code, CSR.mstatus, MIE);
          see(code, CSR.mstatus);
          code.word(READY);
          see(code, MSTATUSH);
          set(code, CSR.mstatus, MIE);
          see(code, CSR.mstatus);
          set(code, MSTATUSH, MDT);
          see(code, MSTATUSH);
          see(code, CSR.mstatus);
        },
      }),
    );
    expect(end.cause).toBe('tohost');
    const masked = seen(SEEN).map((value, at) => ([1, 3, 5].includes(at) ? value & MIE : value));
    expect(masked).toEqual([MDT, 0, 0, MIE, MDT, 0]);
  });

  it('are told from a trap to its mret, in whichever mode that ends', async () => {
    const { seen, end } = await run(
      nmiProgram({
        main: (code) => {
          code.word(READY, ECALL);
          see(code, MSTATUSH);
          set(code, MSTATUSH, MDT);
          toUser(code, CSR.mstatus, CSR.mepc, MRET);
          code.word(ECALL, addi(10, 0, 0));
        },
        trap: (code) => see(code, MSTATUSH),
        // From user mode into machine mode.
        after: (code) => set(code, CSR.mstatus, MPP),
      }),
    );
    expect(end.cause).toBe('tohost');
    expect(seen(SEEN)).toEqual([MDT, 0, MDT]);
    expect(seen(TOLD.trapCause)).toEqual([11, 8]);
  });

  it('stop the core at an exception of the handler, whatever the lines ask for', async () => {
    const { end, records } = await run(
      nmiProgram({
        main: (code) => {
          code.constant(5, 0x888);
          code.word(READY, csr(1, 0, CSR.mie, 5), ECALL);
        },
        trap: (code) => code.word(ECALL),
      }),
      { interrupts: 5 },
    );
    expect(end).toMatchObject({ cause: 'critical-error', value: TRAPS });
    expect(records.at(-1)).toMatchObject({ trap: true, pc: TRAPS, nextPc: TRAPS, cause: 11 });
  });

  it('stop it at an exception right behind reset', async () => {
    const { end } = await run(nmiProgram({ main: (code) => code.word(0) }));
    expect(end.cause).toBe('critical-error');
  });

  it('stop it at the end of a program of everything, the model following', async () => {
    const program = randomProgram(options, { seed: 3, blocks: 60, rounds: 1, unready: true });
    const result = await runLockstep(options, simulator, program, { seed: 3, latency: true, interrupts: 8 });
    expect(result.mismatch).toBeUndefined();
    expect(result.run.cause).toBe('critical-error');
  });
});

describe.each(['micro', 'standard'] as const)('with a non-maskable interrupt the %s core', (preset) => {
  const options = core(preset, true);
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await buildSimulator(options, { simulator: 'icarus' });
  });
  const run = (program: TestProgram) => retiredOf(options, simulator, program);

  it('sends an exception of a handler to its handler, which changes nothing of the trap', async () => {
    const { seen, end } = await run(
      nmiProgram({
        main: (code) => code.word(UNMASK, READY, ECALL),
        trap: (code) => {
          code.word(0);
          see(code, MSTATUSH);
        },
        inside: (code) => {
          see(code, MSTATUSH);
          see(code, CSR.mepc);
          see(code, CSR.mcause);
          code.word(addi(TOLD.pc, TOLD.pc, 4), csr(1, 0, CSR.mnepc, TOLD.pc));
        },
      }),
    );
    expect(end.cause).toBe('tohost');
    expect(seen(TOLD.cause)).toEqual([2]);
    expect(seen(TOLD.status)).toEqual([MPP]);
    expect(seen(TOLD.pc)[0]).toBe(TRAPS);
    expect(seen(TOLD.trapCause)).toEqual([11]);
    const call = seen(TOLD.trapPc)[0]!;
    expect(seen(SEEN)).toEqual([MDT, call, 11, MDT]);
  });

  it('goes on in user mode with traps expected', async () => {
    const { seen, end } = await run(
      nmiProgram({
        main: (code) => {
          code.word(UNMASK);
          set(code, MSTATUSH, MDT);
          toUser(code, CSR.mnstatus, CSR.mnepc, MNRET);
          code.word(ECALL);
        },
        trap: (code) => see(code, MSTATUSH),
        after: (code) => set(code, CSR.mstatus, MPP),
      }),
    );
    expect(end.cause).toBe('tohost');
    expect(seen(TOLD.trapCause)).toEqual([8]);
    expect(seen(SEEN)).toEqual([MDT]);
  });

  it('stops at an exception while it is masked, though a trap is expected', async () => {
    const { end, records } = await run(
      nmiProgram({
        main: (code) => {
          code.word(READY);
          nops(code, 3);
          code.word(ECALL);
        },
      }),
    );
    expect(end.cause).toBe('critical-error');
    expect(records.at(-1)!.nextPc).toBe(records.at(-1)!.pc);
    expect(records.some(({ pc }) => pc === VECTOR || pc === VECTOR + 16)).toBe(false);
  });

  it('goes through double traps at random, the model following', async () => {
    const program = randomProgram(options, { seed: 2, blocks: 60, rounds: 1 });
    const result = await runLockstep(options, simulator, program, { seed: 2, latency: true, interrupts: 8 });
    expect(result.mismatch).toBeUndefined();
    expect(result.run).toMatchObject({ cause: 'tohost', value: 1 });
  });
});
