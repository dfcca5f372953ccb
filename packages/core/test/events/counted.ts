import { runProgram } from '../../src/node/index.ts';
import type { RunSettings, Simulator } from '../../src/node/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { PRESETS } from '../../src/index.ts';
import { Assembler } from '../../src/program/assembler.ts';
import { MRET, addi, csr, csrImmediate, jumpForm, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';

/** Values of mhpmevent. */
export const EVENT = {
  branch: 1,
  taken: 2,
  load: 3,
  store: 4,
  muldiv: 7,
  jump: 8,
  noFetch: 9,
  redirected: 10,
  noOperand: 11,
  memory: 12,
  unit: 13,
  order: 14,
  misled: 15,
  instructionMiss: 16,
  dataMiss: 17,
} as const;
export type EventName = keyof typeof EVENT;

/** Those of which every cycle has one in which no instruction goes on. */
export const CAUSES: readonly EventName[] = ['noFetch', 'redirected', 'noOperand', 'memory', 'unit', 'order'];

const [INHIBIT, MHPMEVENT3, MCYCLE, MINSTRET, MHPMCOUNTER3, MTVEC] = [
  0x320, 0x323, 0xb00, 0xb02, 0xb03, 0x305,
];
/** Registers of the frame; a body may use the others. */
const [VALUE, PLACE] = [30, 31];
const RESULTS = LAYOUT.saved;

export interface Counted {
  cycles: number;
  instructions: number;
  events: Record<string, number>;
  /** What retired or trapped from the first counted cycle to the last, as the RVFI port told it. */
  records: Retired[];
  /** Cycles from the instruction that starts the counters to the one that stops them. */
  window: number;
}

export const countingCore = (
  preset: 'micro' | 'standard',
  changes: Partial<CoreOptions> = {},
): CoreOptions => ({
  ...PRESETS[preset],
  name: `counted_${preset}`,
  ...changes,
  auxiliary: {
    ...PRESETS[preset].auxiliary,
    clint: null,
    performanceCounters: 8,
    cycleEvents: true,
    rvfi: true,
  },
});

const { memory } = countingCore('standard');
/** Two stages, five, and five with caches and what follows branches. */
export const COUNTED_CORES: readonly CoreOptions[] = [
  countingCore('micro'),
  countingCore('standard'),
  {
    ...countingCore('standard', {
      memory: {
        ...memory,
        protocol: 'axi4',
        instructionCache: { size: 512, ways: 1, line: 32 },
        dataCache: { size: 512, ways: 1, line: 32, policy: 'write-back' },
        cachedRegion: { base: '0x80000000', size: 0x40_0000 },
        idempotentRegion: null,
      },
      advanced: { ...countingCore('standard').advanced, lateBranches: true, lateAlu: true, returnStack: 2 },
    }),
    name: 'counted_cached',
  },
];

function programOf(events: readonly EventName[], body: (code: Assembler) => void) {
  const code = new Assembler(LAYOUT.code);
  const write = (register: number, value: number) => {
    code.constant(VALUE, value);
    code.word(csr(1, 0, register, VALUE));
  };
  // A trap goes on behind what trapped: ecall, four bytes long.
  code.constant(VALUE, LAYOUT.code + 0x40);
  code.word(csr(1, 0, MTVEC, VALUE));
  code.word(jumpForm(0, LAYOUT.code + 0x80 - code.here));
  while (code.here < LAYOUT.code + 0x40) code.word(addi(0, 0, 0));
  const MEPC = 0x341;
  code.word(csr(2, VALUE, MEPC, 0), addi(VALUE, VALUE, 4), csr(1, 0, MEPC, VALUE), MRET);
  while (code.here < LAYOUT.code + 0x80) code.word(addi(0, 0, 0));
  write(INHIBIT, 0xffff_ffff);
  for (const [index, event] of events.entries()) write(MHPMEVENT3 + index, EVENT[event]);
  for (const counter of [MCYCLE, MINSTRET]) write(counter, 0);
  for (const index of events.keys()) write(MHPMCOUNTER3 + index, 0);
  code.constant(VALUE, 0xffff_ffff);
  const start = code.here;
  code.word(csrImmediate(1, 0, INHIBIT, 0));
  body(code);
  code.constant(VALUE, 0xffff_ffff);
  const stop = code.here;
  code.word(csr(1, 0, INHIBIT, VALUE));
  code.constant(PLACE, RESULTS);
  for (const [index, counter] of [MCYCLE, MINSTRET, ...events.map((_, at) => MHPMCOUNTER3 + at)].entries())
    code.word(csr(2, VALUE, counter, 0), sw(VALUE, PLACE, 4 * index));
  code.constant(PLACE, LAYOUT.tohost);
  code.word(addi(VALUE, 0, 1), sw(VALUE, PLACE, 0));
  const program = {
    entry: LAYOUT.code,
    pieces: [{ address: LAYOUT.code, bytes: code.finish() }],
  };
  return { program, start, stop };
}

/** Runs a body with counters around it: what they say, and what the trace says of the same instructions. */
export async function counted(
  core: CoreOptions,
  simulator: Simulator,
  events: readonly EventName[],
  body: (code: Assembler) => void,
  settings: RunSettings = {},
): Promise<Counted> {
  const { program, start, stop } = programOf(events, body);
  const reader = new TraceReader();
  const all: Retired[] = [];
  const end = RESULTS + 4 * (2 + events.length);
  const run = await runProgram(core, simulator, program, {
    tohost: LAYOUT.tohost,
    cycles: 20_000,
    ...settings,
    signature: { base: RESULTS, end },
    trace: (bytes) => {
      for (const record of reader.read(bytes)) if (record.kind === 'retired') all.push(record);
      return true;
    },
  });
  if (run.cause !== 'tohost') throw new Error(`ended by ${run.cause}`);
  const [cycles = 0, instructions = 0, ...counts] = run
    .signature!.trim()
    .split('\n')
    .map((word) => Number.parseInt(word, 16));
  const first = all.findIndex(({ pc }) => pc === start);
  const last = all.findIndex(({ pc }) => pc === stop);
  return {
    cycles,
    instructions,
    events: Object.fromEntries(events.map((event, index) => [event, counts[index]!])),
    records: all.slice(first + 1, last + 1),
    window: all[last]!.cycle - all[first]!.cycle,
  };
}
