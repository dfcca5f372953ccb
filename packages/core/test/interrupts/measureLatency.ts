import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { Assembler } from '../../src/program/assembler.ts';
import { MRET, NOP, addi, csr, csrImmediate, jumpForm, lui, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';

const [MSTATUS, MIE, MTVEC, MCAUSE] = [0x300, 0x304, 0x305, 0x342];
export const CLINT = 0x0200_0000;
const EXTERNAL = 4;
export const BEGIN = LAYOUT.code + 0x80;

export const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `latency_${preset}`,
  base: { ...PRESETS[preset].base, resetVector: '0x80000000' },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true },
});

/** Instructions that each go on in their cycle, and a jump back, with interrupts at random. */
export const straightOn = (options: CoreOptions) =>
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

export const ENABLE = csrImmediate(2, 0, MSTATUS, 8);

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

export async function traced(
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
export function latencies(records: readonly Retired[], options: CoreOptions): number[] {
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
