import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CoreOptions } from '@netloom/core';
import { bytesOfWords } from '@netloom/core/trace';
import { Failure } from '../../failure.ts';

/** Runs with the packets of the trace going to a file; without one, plainly. */
export async function withPackets<Result>(
  path: string | undefined,
  { auxiliary }: CoreOptions,
  run: (packets: { packets?: string }) => Promise<Result>,
): Promise<Result> {
  if (path === undefined) return run({});
  if (auxiliary.trace === 0)
    throw new Failure('--packets: the core has no instruction trace (auxiliary.trace is 0)');
  const folder = await mkdtemp(join(tmpdir(), 'netloom-packets-'));
  try {
    const words = join(folder, 'words');
    const result = await run({ packets: words });
    await writeFile(path, bytesOfWords(await readFile(words)));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
