import type { ByteStream } from './byteStream.ts';
import { decimalOf } from './vcdTimes.ts';

const latin1 = new TextDecoder('latin1');
/** A time stands alone in its word; an identifier code that looks like one makes ticks finer than need be, no more. */
const times = /(?:^|\s)#([+-]?[\d.]+(?:[eE][+-]?\d+)?)(?=\s)/g;
const longestTime = 64;

/**
 * The decimals that tell all times of a dump apart, as far as 2^53 - 1 ticks reach to the last of them.
 * @param factor what the time 1 counts in units of the timescale
 */
export async function finestTimes(stream: ByteStream, factor: number): Promise<number> {
  let decimals = 0;
  let largest = 1;
  let rest = '';
  for (let bytes = await stream.next(); bytes.length > 0; bytes = await stream.next()) {
    const text = rest + latin1.decode(bytes);
    for (const [, word] of text.matchAll(times)) {
      const time = decimalOf(word!);
      if (!time) continue;
      decimals = Math.max(decimals, time.decimals);
      largest = Math.max(largest, Math.abs(Number(word)));
    }
    // From the last blank on, so that a time cut by the end of a chunk is seen whole.
    rest = text.slice(Math.max(text.length - longestTime, text.search(/\s\S*$/)));
  }
  const room = Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / (largest * factor)));
  return Math.max(0, Math.min(decimals, room));
}
