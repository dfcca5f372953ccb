import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import { readElf } from '../../packages/core/src/elf/index.ts';
import { buildSimulator, runProgram } from '../../packages/core/src/node/index.ts';
import type { RunResult, RunSettings } from '../../packages/core/src/node/index.ts';
import { PacketReader, bytesOfWords } from '../../packages/core/src/trace/index.ts';
import { buildCoreMark, readCoreMark } from './coremark.ts';
import type { CoreMarkResult } from './coremark.ts';

const ITERATIONS = 4;
const MOST_CYCLES = 200_000_000;

/** Runs CoreMark, of the sources in a folder, on the Verilated core with memory that has no wait states. */
async function runCoreMark(
  options: CoreOptions,
  coremark: string,
  settings: RunSettings,
): Promise<RunResult> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-coremark-'));
  try {
    const file = await buildCoreMark(options, { coremark, folder, iterations: ITERATIONS });
    const { entry, segments, symbols } = readElf(await readFile(file));
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const tohost = symbols.get('tohost');
    const all = { cycles: MOST_CYCLES, ...(tohost !== undefined && { tohost }), ...settings };
    return await runProgram(options, simulator, { entry, pieces: segments }, all);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `memory`: in which clock words come. */
export async function measureCoreMark(
  options: CoreOptions,
  coremark: string,
  memory: Pick<RunSettings, 'refill' | 'first'> = {},
): Promise<CoreMarkResult> {
  const { output } = await runCoreMark(options, coremark, memory);
  return readCoreMark(output);
}

/** Bits of the instruction trace for each instruction of CoreMark, and how often packets were lost. */
export async function measureTrace(
  options: CoreOptions,
  coremark: string,
): Promise<{ bits: number; lost: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-trace-'));
  try {
    const packets = join(folder, 'packets');
    const { instructions } = await runCoreMark(options, coremark, { packets });
    const bytes = bytesOfWords(await readFile(packets));
    const lost = [...new PacketReader().read(bytes)].filter(
      (packet) => packet.kind === 'support' && packet.status === 'lost',
    );
    return { bits: (8 * bytes.length) / instructions, lost: lost.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
