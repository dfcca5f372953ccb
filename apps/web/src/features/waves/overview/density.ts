import type { WaveTrace } from '@netloom/waves';
import type { Span } from '../view/span.ts';

/** Changes that a stretch with more than a pixel shows counts as. */
const many = 4;

/** How much happens in each of `pixels` equal parts of a span, over all traces; 1 is the most of any part. */
export function densityOf(traces: readonly WaveTrace[], { from, to }: Span, pixels: number): Float64Array {
  const density = new Float64Array(pixels);
  const scale = pixels / (to - from || 1);
  for (const { times, values } of traces) {
    // The first point is only the value at the start.
    for (let i = 1; i < times.length; i++) {
      const at = Math.min(pixels - 1, Math.max(0, Math.floor((times[i]! - from) * scale)));
      density[at]! += values[i] === null ? many : 1;
    }
    if (values[0] === null) density[0]! += many;
  }
  const most = density.reduce((greatest, one) => Math.max(greatest, one), 0);
  return most === 0 ? density : density.map((one) => one / most);
}
