import { CAUSES, FLAG, RECORD_BYTES, RECORD_WORDS, WORD } from './layout.ts';
import type { Cause } from './layout.ts';

/** What was where in the pipeline, cycle by cycle; cycles are counted from the first of the record. */
export interface PipelineRecord {
  stages: 2 | 5;
  cycles: number;
  /** Clock cycle since reset of the first one. */
  first: number;
  flag: (cycle: number, flag: keyof typeof FLAG) => boolean;
  word: (cycle: number, word: keyof typeof WORD) => number;
  /** Why no instruction goes on; undefined where one does. */
  cause: (cycle: number) => Cause | undefined;
}

/**
 * Reads a record; a last one that was not written to its end is left out.
 * @throws RangeError where its cycles do not follow on each other: it is none, or the core was reset between
 */
export function readPipeline(bytes: Uint8Array): PipelineRecord {
  const cycles = Math.floor(bytes.length / RECORD_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Uint32Array(cycles * RECORD_WORDS);
  for (let at = 0; at < words.length; at++) words[at] = view.getUint32(4 * at, true);
  const word = (cycle: number, name: keyof typeof WORD) => words[cycle * RECORD_WORDS + WORD[name]]!;
  const first = cycles === 0 ? 0 : word(0, 'cycle');
  for (let cycle = 0; cycle < cycles; cycle++)
    if (word(cycle, 'cycle') !== first + cycle)
      throw new RangeError(`cycle ${cycle} of the record is not the next one`);
  const stages = cycles > 0 && ((word(0, 'flags') >>> FLAG.fiveStages) & 1) === 1 ? 5 : 2;
  return {
    ...{ stages, cycles, first, word },
    flag: (cycle, name) => ((word(cycle, 'flags') >>> FLAG[name]) & 1) === 1,
    cause: (cycle) => CAUSES[((word(cycle, 'flags') >>> FLAG.cause) & 7) - 1],
  };
}
