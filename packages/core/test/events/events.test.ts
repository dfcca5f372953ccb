import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import type { Assembler } from '../../src/program/assembler.ts';
import { ECALL, FENCE, addi, branchForm, jumpForm, lw, registerForm, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { CAUSES, COUNTED_CORES, counted, countingCore } from './counted.ts';
import type { Counted, EventName } from './counted.ts';

const divide = (rd: number, rs1: number, rs2: number) => registerForm(0x33, 1, 4, rd, rs1, rs2);

/** Something of everything: loops, loads, stores, jumps, divisions, traps, fences. */
function mixture(code: Assembler): void {
  code.constant(10, LAYOUT.data);
  code.word(addi(5, 0, 6), addi(6, 0, 77), addi(7, 0, 3));
  const again = code.here;
  code.word(lw(8, 10, 0), addi(8, 8, 1), sw(8, 10, 0), divide(9, 6, 7), lw(11, 10, 64), sw(11, 10, 68));
  code.word(jumpForm(0, 8), addi(12, 12, 1), FENCE, ECALL, branchForm(0, 5, 6, 8), addi(13, 13, 1));
  code.word(addi(5, 5, -1), branchForm(1, 5, 0, again - code.here - 4));
}

const opcode = (instruction: number) => instruction & 0x7f;
const retired = ({ records }: Counted) => records.filter(({ trap }) => !trap);
const sum = (all: Counted, names: readonly EventName[]) =>
  names.reduce((total, name) => total + all.events[name]!, 0);

describe.each(COUNTED_CORES.map((core) => [core.name, core] as const))('counters of %s', (_, core) => {
  let simulator: Simulator;
  const count = (events: readonly EventName[], body: (code: Assembler) => void, latency = false) =>
    counted(core, simulator, events, body, { latency, seed: 5 });
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each([false, true])('say of every cycle where it went, random wait states: %s', async (latency) => {
    const all = await count(CAUSES, mixture, latency);
    expect(all.cycles).toBe(all.window);
    expect(all.instructions).toBe(retired(all).length);
    expect(all.instructions + sum(all, CAUSES)).toBe(all.window);
    if (latency) expect(all.events.memory).toBeGreaterThan(0);
    expect(all.events.unit).toBeGreaterThan(0);
    expect(all.events.redirected).toBeGreaterThan(0);
  });

  it('count instructions by their kind as the trace does', async () => {
    const all = await count(['branch', 'taken', 'load', 'store', 'muldiv', 'jump'], mixture, true);
    const of = (code: number) => retired(all).filter(({ instruction }) => opcode(instruction) === code);
    const taken = of(0x63).filter(({ pc, nextPc }) => nextPc !== pc + 4);
    expect(all.events).toEqual({
      branch: of(0x63).length,
      taken: taken.length,
      load: of(0x03).length,
      store: of(0x23).length,
      muldiv: of(0x33).length,
      jump: of(0x6f).length,
    });
    expect(taken.length).toBeGreaterThan(0);
  });

  it('give the cycles of a division to the unit', async () => {
    const all = await count(CAUSES, (code) => {
      code.word(addi(6, 0, 77), addi(7, 0, 3), divide(9, 6, 7), divide(11, 6, 7));
    });
    const [one, other] = all.records.filter(({ instruction }) => opcode(instruction) === 0x33);
    // From one division to the next nothing but the unit holds the pipeline up.
    expect(all.events.unit).toBe(2 * (other!.cycle - one!.cycle - 1));
  });
});

it('a data cache counts the lines that it fetches', async () => {
  const core = COUNTED_CORES[2]!;
  const simulator = await buildSimulator(core, { simulator: 'icarus' });
  const lines = 9;
  const all = await counted(core, simulator, ['dataMiss', 'instructionMiss'], (code) => {
    code.constant(10, LAYOUT.data);
    for (let round = 0; round < 2; round++)
      for (let line = 0; line < lines; line++) code.word(lw(8, 10, 32 * line), lw(8, 10, 32 * line + 28));
  });
  expect(all.events.dataMiss).toBe(lines);
});

it('five stages give a loaded operand that is used at once a cycle of its own, and jumps theirs', async () => {
  const core = COUNTED_CORES[1]!;
  const simulator = await buildSimulator(core, { simulator: 'icarus' });
  const uses = await counted(core, simulator, CAUSES, (code) => {
    code.constant(10, LAYOUT.data);
    for (let times = 0; times < 5; times++) code.word(lw(8, 10, 0), addi(9, 8, 1), addi(0, 0, 0));
  });
  expect(uses.events.noOperand).toBe(5);
  const jumps = await counted(core, simulator, [...CAUSES, 'misled'], (code) => {
    for (let times = 0; times < 5; times++) code.word(branchForm(0, 0, 0, 8), addi(9, 9, 1), addi(0, 0, 0));
  });
  // Forward branches are predicted not taken: two bubbles each.
  expect([jumps.events.misled, jumps.events.redirected]).toEqual([5, 10]);
});

it.each(['micro', 'standard'] as const)(
  'are counted on %s without a unit that takes cycles',
  async (preset) => {
    const { base } = countingCore(preset);
    const core = countingCore(preset, { base: { ...base, multiply: 'none' } });
    const simulator = await buildSimulator(core, { simulator: 'icarus' });
    const all = await counted(core, simulator, CAUSES, (code) => code.word(addi(5, 0, 6), addi(6, 0, 77)));
    expect(all.events.unit).toBe(0);
    expect(all.instructions + sum(all, CAUSES)).toBe(all.window);
  },
);
