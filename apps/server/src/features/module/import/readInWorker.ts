import type { ReadOptions, ReadResult } from '@netloom/hdl';
import { inWorker } from '../../../inWorker/index.ts';

/** Files to read, and `others` that they may include, by path. */
export type ReadInput = Omit<ReadOptions, 'resolveInclude'> & { others: Map<string, string> };

/** Reads Verilog in a thread of its own. @throws a 601 when a limit of time or memory is reached. */
export function readInWorker(data: ReadInput, seconds?: number): Promise<ReadResult> {
  const program = new URL('./reader.worker.ts', import.meta.url);
  return inWorker({ program, data, seconds, field: 'files', task: 'read-files' });
}
