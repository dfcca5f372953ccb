import { describe, expect, it } from 'vitest';
import { MOST_INTERRUPT_LATENCY, PRESETS, interruptLatency } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { Assembler } from '../../src/program/assembler.ts';
import { MRET, NOP, WFI, addi, csr, csrImmediate, jumpForm, lui, lw, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';

const MOST = MOST_INTERRUPT_LATENCY;
const [MSTATUS, MIE, MTVEC, MCAUSE] = [0x300, 0x304, 0x305, 0x342];
const CLINT = 0x0200_0000;
const EXTERNAL = 4;
const BEGIN = LAYOUT.code + 0x80;

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `latency_${preset}`,
  base: { ...PRESETS[preset].base, resetVector: '0x80000000' },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true },
});

const withDepth = (options: CoreOptions, prefetchDepth: number): CoreOptions => ({
  ...options,
  memory: { ...options.memory, prefetchDepth },
});

/** Instructions that each go on in their cycle, and a jump back, with interrupts at random. */
const straightOn = (options: CoreOptions) =>
  traced(
    options,
    NOP,
    (code) => {
      code.word(ENABLE);
      const again = code.here;
      for (let count = 0; count < 60; count++) code.word(NOP);
      code.word(jumpForm(0, again - code.here));
    },
    6,
  );

/** The trace shows an instruction of five stages two cycles after the one in which it executes. */
const shownAfter = ({ base }: CoreOptions) => (base.stages === 5 ? 2 : 0);

const ENABLE = csrImmediate(2, 0, MSTATUS, 8);

/** The time as the first instruction of a handler finds it. */
const READ_TIME = lw(28, 9, 0);

/** A handler that lowers all lines and goes back, in front of what is interrupted. */
function program(first: number, body: (code: Assembler) => void) {
  const code = new Assembler(LAYOUT.code);
  code.word(first, csr(2, 5, MCAUSE, 0), lui(5, LAYOUT.device >>> 12), addi(6, 0, 7), sw(6, 5, 0x0c));
  code.constant(5, CLINT + 0x4000);
  code.word(addi(6, 0, -1), sw(6, 5, 4), MRET);
  while (code.here < BEGIN) code.word(NOP);
  code.constant(9, CLINT + 0xbff8);
  code.constant(5, LAYOUT.code);
  code.word(csr(1, 0, MTVEC, 5), addi(5, 0, -1), csr(1, 0, MIE, 5));
  body(code);
  return { entry: BEGIN, pieces: [{ address: LAYOUT.code, bytes: code.finish() }] };
}

async function traced(
  options: CoreOptions,
  first: number,
  body: (code: Assembler) => void,
  interrupts?: number,
) {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const reader = new TraceReader();
  const records: Retired[] = [];
  await runProgram(options, simulator, program(first, body), {
    cycles: 3000,
    seed: 3,
    ...(interrupts !== undefined && { interrupts }),
    trace: (bytes) => {
      for (const record of reader.read(bytes)) if (record.kind === 'retired') records.push(record);
      return true;
    },
  });
  return records;
}

/** Cycles to each first instruction of a handler, at most: from the one behind the last that retired with the line down. */
function latencies(records: readonly Retired[], options: CoreOptions): number[] {
  const found: number[] = [];
  let down: number | undefined;
  const enabled = records.findIndex(({ instruction }) => instruction === ENABLE);
  for (const { interrupt, lines, cycle, pc } of records.slice(enabled + 1)) {
    if (interrupt && down !== undefined) found.push(cycle - shownAfter(options) - (down + 1));
    // A line that rises while a handler runs waits for its end.
    if (pc < BEGIN) down = undefined;
    else if ((lines & EXTERNAL) === 0) down = cycle;
  }
  return found;
}

describe.each(['micro', 'standard'] as const)('the %s core', (preset) => {
  const options = core(preset);

  it('executes the first instruction of a handler soon after the line is up', async () => {
    const records = await straightOn(options);
    const all = latencies(records, options);
    expect(all.length).toBeGreaterThan(10);
    expect(Math.max(...all)).toBeLessThanOrEqual(MOST);
  });

  it.each([1, 2])('takes the cycles that its datasheet says, with %i words fetched ahead', async (depth) => {
    const deep = { ...withDepth(options, depth), name: `latency_${preset}_${depth}` };
    const all = latencies(await straightOn(deep), deep);
    // All but a few begin in the row of instructions that go on.
    const sorted = all.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBe(interruptLatency(deep));
    expect(sorted[0]).toBe(interruptLatency(deep));
  });

  it('is out of wfi as soon when the timer wakes it', async () => {
    const records = await traced(options, READ_TIME, (code) => {
      code.constant(7, CLINT + 0x4000);
      code.word(lw(8, 9, 0), addi(8, 8, 60), sw(0, 7, 4), sw(8, 7, 0));
      code.word(ENABLE, WFI, jumpForm(0, 0));
    });
    const due = records.findLast(({ rd, pc }) => rd === 8 && pc >= BEGIN)!.rdValue;
    const taken = records.find(({ interrupt }) => interrupt)!;
    expect(records.filter(({ instruction }) => instruction === WFI)).toHaveLength(1);
    expect(taken.rdValue).toBeGreaterThan(due);
    expect(taken.rdValue - due).toBeLessThanOrEqual(MOST);
  });
});
