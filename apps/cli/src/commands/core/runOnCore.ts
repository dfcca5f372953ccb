import { resolve } from 'node:path';
import { disassemble } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { benchMap } from '@netloom/core/bench';
import { TraceReader } from '@netloom/core/lockstep';
import type { Retired } from '@netloom/core/lockstep';
import { buildSimulator, runProgram } from '@netloom/core/node';
import type { RunSettings, SimulatorName } from '@netloom/core/node';
import { countedOptions } from '@netloom/core/observed';
import { Failure } from '../../failure.ts';
import type { End } from './endOf.ts';
import { withPackets } from './packetFile.ts';
import { withPipeline } from './pipelineFile.ts';
import type { PipelineFile } from './pipelineFile.ts';
import type { Program } from './program.ts';

export interface CoreRun {
  simulator: SimulatorName;
  /** Most clock cycles. */
  limit: number;
  latency: boolean;
  seed: number | undefined;
  wave: string | undefined;
  /** File that the program reads at the character device. */
  input: string | undefined;
  trace: boolean;
  /** Where the cycles went is asked of the core, which may tell it by events that its options leave out. */
  breakdown: boolean;
  /** Where it is written what was where in the pipeline. */
  pipeline: PipelineFile | undefined;
  /** File for the packets of the core's instruction trace. */
  packets: string | undefined;
  write: (text: string) => void;
}

const hex = (value: number) => value.toString(16).padStart(8, '0');

function line(record: Retired, { custom }: CoreOptions): string {
  const { cycle, pc, instruction, rd, rdValue, trap, cause, interrupt } = record;
  const text = custom?.disassemble(instruction) ?? disassemble(instruction, pc);
  const result = trap ? `  trap ${cause}` : rd === 0 ? '' : `  x${rd}=${hex(rdValue)}`;
  const before = interrupt ? `interrupt ${cause & 0x7fff_ffff}\n` : '';
  return `${before}${String(cycle).padStart(8)}  ${hex(pc)}  ${hex(instruction)}  ${text}${result}\n`;
}

/** Prints what the trace tells of retired instructions. */
function printer(write: CoreRun['write'], options: CoreOptions): (bytes: Uint8Array) => boolean {
  const reader = new TraceReader();
  return (bytes) => {
    for (const record of reader.read(bytes)) if (record.kind === 'retired') write(line(record, options));
    return true;
  };
}

/** tohost and the signature are on the bus, where the bench sees them. */
function requireInRam(options: CoreOptions, { tohost, signature }: Program): void {
  const { ram } = benchMap(options);
  const inRam = (first: number, end: number) => first >= ram.base && end <= ram.end;
  const range = `the RAM of the bench, 0x${hex(ram.base)} to 0x${hex(ram.end - 1)}`;
  if (tohost !== undefined && !inRam(tohost, tohost + 4))
    throw new Failure(`--elf: tohost is at 0x${hex(tohost)}, outside ${range}`);
  if (signature && !inRam(signature.base, signature.end))
    throw new Failure(`--elf: the signature begins at 0x${hex(signature.base)}, outside ${range}`);
}

/** The core with what is to be seen of it; neither changes in which cycle anything happens. */
function observed(options: CoreOptions, { trace, breakdown, pipeline }: CoreRun): CoreOptions {
  if (breakdown && !options.base.zicsr)
    throw new Failure('--breakdown: a core without Zicsr has no events that say where cycles go');
  const counted = breakdown ? countedOptions(options) : options;
  const rvfi = trace || pipeline !== undefined || counted.auxiliary.rvfi;
  return { ...counted, auxiliary: { ...counted.auxiliary, rvfi } };
}

/** Runs a program on the simulated RTL of a core. */
export async function runOnCore(options: CoreOptions, program: Program, run: CoreRun): Promise<End> {
  requireInRam(options, program);
  const { simulator, wave, pipeline } = run;
  const shown = observed(options, run);
  const built = await buildSimulator(shown, {
    simulator,
    wave: wave !== undefined,
    pipeline: pipeline !== undefined,
  });
  const start = (recording?: RunSettings['pipeline']) =>
    withPackets(run.packets, options, (packets) =>
      runProgram(shown, built, program, {
        ...settingsOf(options, program, run),
        ...(recording && { pipeline: recording }),
        ...packets,
      }),
    );
  const { instructions, ...end } = pipeline ? await withPipeline(pipeline, options, start) : await start();
  return shown.auxiliary.rvfi ? { ...end, instructions } : end;
}

function settingsOf(options: CoreOptions, program: Program, run: CoreRun): RunSettings {
  const { limit, latency, seed, wave, input, trace, write } = run;
  return {
    cycles: limit,
    latency,
    output: (text) =>
      write(
        text
          .replace(/^CYCLES [\d ]+\n/m, '')
          .replace(/END \S+ [0-9a-fx]+ cycles \d+ instructions \d+\n[^]*$/, ''),
      ),
    ...(program.tohost !== undefined && { tohost: program.tohost }),
    ...(program.signature && { signature: program.signature }),
    ...(seed !== undefined && { seed }),
    ...(wave !== undefined && { wave: resolve(wave) }),
    ...(input !== undefined && { input: resolve(input) }),
    ...(trace && { trace: printer(write, options) }),
  };
}
