import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { Assembler } from '../../src/program/assembler.ts';
import { MRET, NOP, addi, csr, csrImmediate, jumpForm, lui, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';

const CLIC = 0x0201_0000;
const FIRST = 16;
const BEGIN = LAYOUT.code + 0x80;
const MOST = 6;

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `clic_latency_${preset}`,
  base: { ...PRESETS[preset].base, resetVector: '0x80000000' },
  advanced: { ...PRESETS[preset].advanced, storeBuffer: false },
  auxiliary: {
    ...PRESETS[preset].auxiliary,
    rvfi: true,
    externalInterrupts: false,
    clint: null,
    clic: { base: '0x02010000' },
    clicInputs: 1,
    clicVectors: true,
  },
});

/** A handler that lowers the pin, in front of a row of instructions that each go on in their cycle. */
function program(vectored: boolean) {
  const code = new Assembler(LAYOUT.code);
  code.word(NOP, lui(5, LAYOUT.device >>> 12), addi(6, 0, -9), sw(6, 5, 0x0c), NOP, NOP, NOP, NOP, MRET);
  while (code.here < BEGIN) code.word(NOP);
  code.constant(1, CLIC + 0x1000);
  code.constant(3, 0xff00_0100 | (vectored ? 0x1_0000 : 0));
  code.word(sw(3, 1, 4 * FIRST));
  code.constant(1, LAYOUT.stubs);
  code.word(csr(1, 0, 0x307, 1));
  code.constant(1, LAYOUT.code | 3);
  code.word(csr(1, 0, 0x305, 1), csrImmediate(2, 0, 0x300, 8));
  const again = code.here;
  for (let count = 0; count < 60; count++) code.word(NOP);
  code.word(jumpForm(0, again - code.here));
  const table = new Uint8Array(Uint32Array.from({ length: FIRST + 1 }, () => LAYOUT.code).buffer);
  const pieces = [
    { address: LAYOUT.code, bytes: code.finish() },
    { address: LAYOUT.stubs, bytes: table },
  ];
  return { entry: BEGIN, pieces };
}

/** Cycles from the one in which the pin rises to the one in which the handler's first instruction executes. */
async function latencies(options: CoreOptions, vectored: boolean): Promise<number[]> {
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const reader = new TraceReader();
  const shownAfter = options.base.stages === 5 ? 2 : 0;
  const found: number[] = [];
  let rose: number | undefined;
  let outside = false;
  await runProgram(options, simulator, program(vectored), {
    cycles: 6000,
    seed: 3,
    interrupts: 4,
    trace: (bytes) => {
      for (const record of reader.read(bytes)) {
        if (record.kind === 'lines') rose = (record.lines & 16) !== 0 && outside ? record.cycle : undefined;
        if (record.kind !== 'retired') continue;
        if (record.interrupt && rose !== undefined) found.push(record.cycle - shownAfter - rose);
        outside = record.pc >= BEGIN + 0x40 && !record.interrupt;
        if (record.interrupt) rose = undefined;
      }
      return true;
    },
  });
  return found.sort((a, b) => a - b);
}

it.each([
  ['micro', false, 3],
  ['micro', true, 5],
  ['standard', false, 4],
  ['standard', true, 6],
] as const)('%s takes an interrupt, by the table: %s, in %i cycles', async (preset, vectored, usual) => {
  const all = await latencies(core(preset), vectored);
  expect(all.length).toBeGreaterThan(10);
  expect(all[Math.floor(all.length / 2)]).toBe(usual);
  expect(usual).toBeLessThanOrEqual(MOST);
});
