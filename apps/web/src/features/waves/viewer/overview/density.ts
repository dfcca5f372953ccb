import type { WaveTrace } from '@netloom/waves';
import type { Span } from '../view/span.ts';

/** Changes that a stretch with more than a pixel shows counts as. */
const many = 4;

/** How much happens in each of `pixels` equal parts of a span, over all traces; 1 is the most of any part. */
export function densityOf(traces: readonly WaveTrace[], { from, to }: Span, pixels: number): Float64Array {
  const density = new Float64Array(pixels);
  const scale = pixels / (to - from || 1);
  const pixelOf = (time: number) => Math.min(pixels - 1, Math.max(0, Math.floor((time - from) * scale)));
  for (const { times, values } of traces) {
    values.forEach((value, i) => {
      const at = pixelOf(times[i]!);
      const end = value === null ? pixelOf(times[i + 1] ?? to) : at;
      // The first point is only the value at the start, and a stretch of many ends with the last of them.
      if (value === null) for (let pixel = at; pixel <= end; pixel++) density[pixel]! += many;
      else if (i > 0 && values[i - 1] !== null) density[at]! += 1;
    });
  }
  const most = density.reduce((greatest, one) => Math.max(greatest, one), 0);
  return most === 0 ? density : density.map((one) => one / most);
}
