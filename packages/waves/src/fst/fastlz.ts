import { WaveError } from '../waveError.ts';
import type { DumpPart } from '../wording/sentences.ts';
import { say } from '../wording/sentences.ts';

const farDistance = 8191;

/** One FastLZ block of level 1 or 2; the top three bits of the first byte name the level. */
export function fastlzBlock(input: Uint8Array, outputLength: number, part: DumpPart): Uint8Array {
  const output = new Uint8Array(outputLength);
  let from = 0;
  let to = 0;
  const fail = (): never => {
    throw new WaveError(say('WAVE-DAMAGE/fastlz', {}), part, from);
  };
  const byte = (): number => input[from++] ?? fail();
  const level = (input[0] ?? fail()) >> 5;
  if (level > 1) fail();

  const matchLength = (control: number): number => {
    let length = (control >> 5) + 2;
    if (length < 9) return length;
    for (;;) {
      const more = byte();
      length += more;
      if (level === 0 || more !== 255) return length;
    }
  };
  const matchDistance = (control: number): number => {
    const high = (control & 31) << 8;
    const low = byte();
    if (level === 1 && low === 255 && high === 31 << 8) return ((byte() << 8) | byte()) + farDistance + 1;
    return high + low + 1;
  };

  for (let control = byte() & 31; ; control = byte()) {
    if (control < 32) {
      const end = from + control + 1;
      if (end > input.length || to + control + 1 > outputLength) fail();
      output.set(input.subarray(from, end), to);
      to += control + 1;
      from = end;
    } else {
      const length = matchLength(control);
      const distance = matchDistance(control);
      if (distance > to || to + length > outputLength) fail();
      for (const end = to + length; to < end; to++) output[to] = output[to - distance]!;
    }
    if (from >= input.length) break;
  }
  return to === outputLength ? output : fail();
}
