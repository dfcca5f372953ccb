import { followInstructions, readPipeline, summaryOf } from '@netloom/core/pipeline';
import type { Followed, PipelineRecord, PipelineSummary } from '@netloom/core/pipeline';

/** A record with its instructions followed, and what is found in it by cycle. */
export interface Trace {
  record: PipelineRecord;
  instructions: Followed[];
  summary: PipelineSummary;
  /** The first instruction that is somewhere in a cycle; -1 where none is. */
  firstIn: Int32Array;
}

/** Cycle in which an instruction is seen first. */
export const beginOf = ({ fetch, decode, execute, memory }: Followed): number =>
  Math.min(...[fetch, decode, execute, memory].filter((cycle) => cycle >= 0));

export function traceOf(bytes: Uint8Array): Trace {
  const record = readPipeline(bytes);
  const instructions = followInstructions(record);
  const firstIn = new Int32Array(record.cycles).fill(-1);
  for (let at = instructions.length - 1; at >= 0; at--) {
    const each = instructions[at]!;
    firstIn.fill(at, beginOf(each), each.last + 1);
  }
  return { record, instructions, summary: summaryOf(record, instructions), firstIn };
}
