import { core, latencies, straightOn } from '../../packages/core/test/interrupts/measureLatency.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const BAR = 6;

/** Clocks from the one in which a line is up to the first instruction of its handler, the most of all at random times. */
export async function measureLatency(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const preset of ['micro', 'standard'] as const) {
    const options = core(preset);
    const all = latencies(await straightOn(options), options);
    const note = `the most of ${all.length} external interrupts at random, instructions straight on, no wait states`;
    rows.push(
      atMost('core', `${preset}: first instruction of the handler`, Math.max(...all), BAR, 'clocks', note),
    );
  }
  return rows;
}
