import { WaveError } from '../waveError.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

/** One LZ4 raw block (no frame), as the LZ4 block format description has it. */
export function lz4Block(input: Uint8Array, outputLength: number, part: DumpPart): Uint8Array {
  const output = new Uint8Array(outputLength);
  const fail = (at: number): never => {
    throw new WaveError(say('WAVE-DAMAGE/lz4', {}), part, at);
  };
  let from = 0;
  let to = 0;
  const extended = (length: number): number => {
    if (length !== 15) return length;
    for (;;) {
      const more = input[from++] ?? fail(from);
      length += more;
      if (more !== 255) return length;
    }
  };
  while (from < input.length) {
    const token = input[from++]!;
    const literals = extended(token >> 4);
    if (from + literals > input.length || to + literals > outputLength) fail(from);
    output.set(input.subarray(from, from + literals), to);
    from += literals;
    to += literals;
    if (from >= input.length) break;
    const distance = input[from]! | ((input[from + 1] ?? fail(from)) << 8);
    from += 2;
    const length = extended(token & 15) + 4;
    if (distance === 0 || distance > to || to + length > outputLength) fail(from);
    for (const end = to + length; to < end; to++) output[to] = output[to - distance]!;
  }
  return to === outputLength ? output : fail(from);
}
