import { openWaveFile } from '../../packages/waves/src/node/fileSource.ts';
import type { WaveFile } from '../../packages/waves/src/index.ts';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';

const PIXELS = 1500;
const zooms = [1, 8, 64, 512, 4096];

/** Windows over signals with a million changes each: one at a time, and all that are in sight together. */
export async function windowQueries(file: string): Promise<Row[]> {
  const { wave, close } = await openWaveFile(file);
  try {
    const signals = wave.search('', 200).variables.map(({ signal }) => String(signal));
    const { ms: cold } = await timed(wave, signals.slice(0, 1), 1);
    const warm: number[] = [];
    const together: number[] = [];
    let points = 0;
    for (const zoom of zooms) {
      await timed(wave, signals, zoom);
      const all = await timed(wave, signals, zoom);
      together.push(all.ms);
      points = Math.max(points, all.points / signals.length);
      // Signals at both ends and in the middle: bits and bytes.
      for (const at of [0, 1, 99, 149, 150, 199]) {
        const one = signals.slice(at, at + 1);
        await timed(wave, one, zoom);
        warm.push((await timed(wave, one, zoom)).ms);
      }
    }
    const most = (figures: number[]) => Math.max(...figures);
    const note = `zoom 1 to ${zooms.at(-1)}, at most ${Math.round(points)} points a signal; the first one ${cold.toFixed(0)} ms`;
    const perZoom = together.map((ms, i) => `×${zooms[i]}: ${ms.toFixed(0)} ms`).join(', ');
    return [
      atMost('waves', `window of ${PIXELS} pixels over 1 million changes`, most(warm), 30, 'ms', note),
      {
        ...{ area: 'waves', name: `the same window of ${signals.length} signals together`, unit: 'ms' },
        ...{ value: most(together), bar: '', holds: null, note: perZoom },
      },
    ];
  } finally {
    await close();
  }
}

async function timed(wave: WaveFile, signals: string[], zoom: number) {
  const { start, end } = wave.info;
  const from = start + Math.floor((end - start) / 3) * (zoom > 1 ? 1 : 0);
  const to = from + Math.floor((end - start) / zoom);
  const began = performance.now();
  const traces = await wave.window({ signals, from, to, pixels: PIXELS });
  const points = traces.reduce((sum, { times }) => sum + times.length, 0);
  return { ms: performance.now() - began, points };
}
