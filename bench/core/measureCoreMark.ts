import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import { readElf } from '../../packages/core/src/elf/index.ts';
import { buildSimulator, runProgram } from '../../packages/core/src/node/index.ts';
import { buildCoreMark, readCoreMark } from './coremark.ts';
import type { CoreMarkResult } from './coremark.ts';

const ITERATIONS = 4;
const MOST_CYCLES = 200_000_000;

/**
 * Runs CoreMark, of the sources in a folder, on the Verilated core with memory that has no wait states, but for lines of
 * caches, where `refill` says in which clock the next word of one comes.
 */
export async function measureCoreMark(
  options: CoreOptions,
  coremark: string,
  refill?: number,
): Promise<CoreMarkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-coremark-'));
  try {
    const file = await buildCoreMark(options, { coremark, folder, iterations: ITERATIONS });
    const { entry, segments, symbols } = readElf(await readFile(file));
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const tohost = symbols.get('tohost');
    const settings = {
      cycles: MOST_CYCLES,
      ...(refill !== undefined && { refill }),
      ...(tohost !== undefined && { tohost }),
    };
    const { output } = await runProgram(options, simulator, { entry, pieces: segments }, settings);
    return readCoreMark(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
