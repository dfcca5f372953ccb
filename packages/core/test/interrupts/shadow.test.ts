import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import { Label } from '../../src/program/assembler.ts';
import type { Assembler } from '../../src/program/assembler.ts';
import { ECALL, addi, branchForm, csr, csrImmediate, lw, sw } from '../../src/program/encode.ts';
import { retiredOf } from '../lockstep/retiredOf.ts';
import { CSR, TOLD, TRAPS, nmiProgram, nops } from './nmiProgram.ts';

const [ECALL_CAUSE, TIMER] = [11, 0x8000_0007];
const [MIE, MTIE] = [8, 0x80];
const CLINT = 0x0200_0000;
/** Registers with the places of mtime and mtimecmp, and with -1. */
const [TIME, COMPARE, NEVER, NOW] = [16, 17, 18, 19];
/** Cycles after which the timer asks: one of them meets the exception in each clock of it. */
const DELAYS = Array.from({ length: 20 }, (_, at) => at + 4);

function silenceTimer(code: Assembler): void {
  const exception = new Label();
  code.to(exception, (offset) => branchForm(5, TOLD.trapCause, 0, offset));
  code.word(sw(NEVER, COMPARE, 0));
  code.place(exception);
}

const program = nmiProgram({
  main: (code) => {
    code.constant(TIME, CLINT + 0xbff8);
    code.constant(COMPARE, CLINT + 0x4000);
    code.word(addi(NEVER, 0, -1), sw(NEVER, COMPARE, 0), sw(0, COMPARE, 4), addi(5, 0, MTIE));
    code.word(csr(1, 0, CSR.mie, 5), csrImmediate(2, 0, CSR.mstatus, MIE));
    for (const delay of DELAYS) {
      code.word(lw(NOW, TIME, 0), addi(NOW, NOW, delay), sw(NOW, COMPARE, 0));
      nops(code, 3);
      code.word(ECALL);
      nops(code, 4);
    }
  },
  after: silenceTimer,
});

it.each(['micro', 'standard'] as const)(
  'an interrupt in the shadow of an exception: each is taken once, with its own cause and place (%s)',
  async (preset) => {
    const { auxiliary } = PRESETS[preset];
    const core: CoreOptions = { ...PRESETS[preset], auxiliary: { ...auxiliary, rvfi: true } };
    const simulator = await buildSimulator(core, { simulator: 'icarus' });
    const { records, end } = await retiredOf(core, simulator, program);
    expect(end).toMatchObject({ cause: 'tohost', value: 1 });
    const valuesOf = (address: number) =>
      records
        .filter(({ instruction }) => (instruction & 0xfff0_707f) === ((address << 20) | 0x2073))
        .map(({ rdValue }) => rdValue);
    const causes = valuesOf(CSR.mcause);
    const places = valuesOf(CSR.mepc);
    expect(causes.filter((cause) => cause === ECALL_CAUSE)).toHaveLength(DELAYS.length);
    expect(causes.filter((cause) => cause === TIMER)).toHaveLength(DELAYS.length);
    const calls = records.filter(({ instruction, trap }) => instruction === ECALL && trap);
    expect(places.filter((_, at) => causes[at] === ECALL_CAUSE)).toEqual(calls.map(({ pc }) => pc));
    for (const place of places) expect(place).toBeLessThan(TRAPS);
    // Some interrupts come before the exception, at its very instruction, and behind its handler.
    const interrupted = places.filter((_, at) => causes[at] === TIMER);
    const ways = interrupted.map((place, at) => Math.sign(place - calls[at]!.pc));
    expect(new Set(ways)).toEqual(new Set([-1, 0, 1]));
  },
);
