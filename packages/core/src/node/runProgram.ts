import { createReadStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { constants as files } from 'node:fs';
import { join } from 'node:path';
import { pipelineArguments } from '../pipeline/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { benchFiles } from '../program/index.ts';
import type { Image } from '../program/index.ts';
import { breakdownIn } from './breakdown.ts';
import type { Breakdown } from './breakdown.ts';
import { execute } from './execute.ts';
import type { Simulator } from './simulator.ts';

/** How a run ended: the last line of the bench. */
export interface RunResult {
  /** tohost, limit, sleeping, halted, critical-error, trap-loop, or a rule of AXI that the core broke. */
  cause: string;
  /** What was written to tohost; else the program counter, or the address in question. */
  value: number;
  cycles: number;
  instructions: number;
  /** All that was printed before, by the program too. */
  output: string;
  /** Words of the range that was asked for, a line each, in hexadecimal. */
  signature?: string;
  /** Where the cycles went, as a core tells that has events of cycles. */
  breakdown?: Breakdown;
}

export interface RunSettings {
  tohost?: number;
  /** Most clock cycles; a million when not given. */
  cycles?: number;
  /** Random wait states on the bus. */
  latency?: boolean;
  seed?: number;
  /** So many of 1024 accesses to the range are answered with an error. */
  errors?: { of1024: number; base: number; end: number };
  fetchErrors?: { of1024: number; base: number; end: number };
  /** On AXI4 a burst that is read gives a word every n-th clock. */
  refill?: number;
  /** On AXI4 the first word of a read comes so many clocks after its address, at the earliest, also while others come. */
  first?: number;
  /** Each interrupt line rises every 2^n cycles on average. */
  interrupts?: number;
  /** Caches with parity or error correction lose a bit every 2^n cycles on average. */
  lostBits?: number;
  /** Protected memories of the core's own lose a bit every 2^n cycles on average, or more than can be put right. */
  memoryLost?: number;
  memorySpoilt?: number;
  wave?: string;
  input?: string;
  /** A debugger halts the core after up to 2^n cycles, and may step. */
  halts?: number;
  /** Accesses of a debugger, lines of what (0 read, 1 write, 2 poll, 3 wait), address, value and mask in hexadecimal. */
  debugger?: string;
  /** Path of the socket at which a debugger is waited for. */
  jtag?: string;
  /** File for the record of the pipeline, from a cycle on and so many cycles, of a simulator that can make one. */
  pipeline?: { file: string; from: number; cycles: number };
  /** Range of the RAM to read at the end. */
  signature?: { base: number; end: number };
  /** File for the packets of a core's instruction trace, a word a byte. */
  packets?: string;
  /** In so many of 1024 cycles nobody takes a byte of them. */
  packetsBusy?: number;
  /** Told of the trace, piece by piece; false ends the run. */
  trace?: (bytes: Uint8Array) => boolean;
  output?: (text: string) => void;
}

const SIGNATURE = 'signature';
const DEBUGGER = 'debugger';

const hex = (value: number) => value.toString(16);

function plusargs(settings: RunSettings): string[] {
  const {
    tohost,
    cycles,
    latency,
    seed,
    errors,
    fetchErrors,
    interrupts,
    wave,
    input,
    jtag,
    trace,
    signature,
    pipeline,
  } = settings;
  const range = (name: string, base: string, end: string, it: RunSettings['errors']) =>
    it ? [`+${name}=${it.of1024}`, `+${base}=${hex(it.base)}`, `+${end}=${hex(it.end)}`] : [];
  return [
    ...(tohost === undefined ? [] : [`+tohost=${hex(tohost)}`]),
    ...(cycles === undefined ? [] : [`+cycles=${cycles}`]),
    ...(latency ? ['+latency'] : []),
    ...(seed === undefined ? [] : [`+seed=${seed}`]),
    ...range('errors', 'error_base', 'error_end', errors),
    ...range('fetch_errors', 'fetch_base', 'fetch_end', fetchErrors),
    ...(settings.refill === undefined ? [] : [`+refill=${settings.refill}`]),
    ...(settings.first === undefined ? [] : [`+first=${settings.first}`]),
    ...(settings.lostBits === undefined ? [] : [`+lost_bits=${settings.lostBits}`]),
    ...(settings.memoryLost === undefined ? [] : [`+memory_lost=${settings.memoryLost}`]),
    ...(settings.memorySpoilt === undefined ? [] : [`+memory_spoilt=${settings.memorySpoilt}`]),
    ...(interrupts === undefined ? [] : [`+interrupts=${interrupts}`]),
    ...(wave === undefined ? [] : [`+wave=${wave}`]),
    ...(input === undefined ? [] : [`+input=${input}`]),
    ...(settings.halts === undefined ? [] : [`+halts=${settings.halts}`]),
    ...(settings.debugger === undefined ? [] : [`+dmi=${DEBUGGER}`]),
    ...(jtag === undefined ? [] : [`+jtag=${jtag}`]),
    ...(trace ? ['+rvfi=trace'] : []),
    ...(settings.packets === undefined ? [] : [`+etrace=${settings.packets}`]),
    ...(settings.packetsBusy === undefined ? [] : [`+trace_busy=${settings.packetsBusy}`]),
    ...(pipeline === undefined ? [] : pipelineArguments(pipeline.file, pipeline.from, pipeline.cycles)),
    ...(signature
      ? [
          `+signature=${SIGNATURE}`,
          `+signature_base=${hex(signature.base)}`,
          `+signature_end=${hex(signature.end)}`,
        ]
      : []),
  ];
}

/** At the end of what a program printed, which need not end its last line. */
const END = /END (\S+) ([0-9a-fx]+) cycles (\d+) instructions (\d+)$/m;

/** What the bench printed, taken apart. @throws Error where it ended without saying why */
export function resultOf(printed: string): RunResult {
  const end = END.exec(printed);
  if (!end) throw new Error(`the simulation ended without a cause:\n${printed.slice(-2000)}`);
  const [, cause = '', value = '', cycles, instructions] = end;
  return {
    cause,
    value: Number.parseInt(value, 16),
    cycles: Number(cycles),
    instructions: Number(instructions),
    ...breakdownIn(printed.slice(0, end.index), Number(cycles)),
  };
}

/** Runs a program on a compiled core, in a folder that is gone afterwards. */
export async function runProgram(
  options: CoreOptions,
  simulator: Simulator,
  image: Image,
  settings: RunSettings = {},
): Promise<RunResult> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-core-'));
  try {
    for (const { path, text } of benchFiles(options, image)) await writeFile(join(folder, path), text);
    if (settings.debugger !== undefined) await writeFile(join(folder, DEBUGGER), settings.debugger);
    const given = plusargs(settings);
    const [program, args] =
      simulator.name === 'icarus'
        ? ['vvp', ['-n', simulator.program, '-fst', ...given]]
        : [simulator.program, given];
    const result = resultOf(await traced(folder, program, args, settings));
    if (!settings.signature || result.cause === 'stopped') return result;
    return { ...result, signature: await readFile(join(folder, SIGNATURE), 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The trace goes through a pipe with a name, so that it is read while it is made and needs no room. */
async function traced(
  folder: string,
  program: string,
  args: string[],
  settings: RunSettings,
): Promise<string> {
  const { trace, output } = settings;
  if (!trace) return execute(program, args, { folder, ...(output && { output }) });
  const pipe = join(folder, 'trace');
  await execute('mkfifo', [pipe], { folder });
  let stop = () => {};
  const run = execute(program, args, {
    folder,
    ...(output && { output }),
    started: (child) => (stop = () => child.kill(constants.signals.SIGKILL)),
  });
  // A simulator that ends before it opens the pipe would leave the reader waiting for a writer.
  const ended = run.catch(() => undefined).then(() => openAndClose(pipe));
  let stopped = false;
  for await (const bytes of createReadStream(pipe)) {
    if (stopped || trace(bytes as Uint8Array)) continue;
    stopped = true;
    stop();
  }
  await ended;
  return run.catch((error: unknown) => {
    if (stopped) return 'END stopped 00000000 cycles 0 instructions 0\n';
    throw error;
  });
}

async function openAndClose(pipe: string): Promise<void> {
  const writer = await open(pipe, files.O_WRONLY | files.O_NONBLOCK).catch(() => undefined);
  await writer?.close();
}
