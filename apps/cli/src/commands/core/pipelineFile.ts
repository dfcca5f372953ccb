import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { disassemble } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import {
  MOST_CYCLES,
  followInstructions,
  kanataLog,
  pipelineTable,
  readPipeline,
} from '@netloom/core/pipeline';
import type { Followed } from '@netloom/core/pipeline';

/** What is asked of the pipeline: a table where the name ends in .csv, else a Kanata log. */
export interface PipelineFile {
  path: string;
  /** Clock cycle from which it is recorded. */
  from: number;
}

interface Recording {
  file: string;
  from: number;
  cycles: number;
}

/** Runs what makes a record, and writes what it says. */
export async function withPipeline<T>(
  { path, from }: PipelineFile,
  { custom }: CoreOptions,
  run: (recording: Recording) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-pipeline-'));
  try {
    const file = join(folder, 'record');
    const result = await run({ file, from, cycles: MOST_CYCLES });
    const record = readPipeline(await readFile(file));
    const text = ({ word, pc }: Followed) =>
      word === undefined ? '' : (custom?.disassemble(word) ?? disassemble(word, pc));
    const write = path.endsWith('.csv') ? pipelineTable : kanataLog;
    await writeFile(resolve(path), write(record, followInstructions(record), text));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
