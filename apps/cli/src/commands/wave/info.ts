import type { WaveFile } from '@netloom/waves';
import type { Outcome } from '../../report.ts';
import { withUnit } from './times.ts';

/** What a dump says of itself: times, writer, counts, and whether it is complete. */
export async function describeWave(path: string, wave: WaveFile): Promise<Outcome> {
  const { info } = wave;
  const { timescale, start, end, timeZero, writer, date, scopes, variables, blackouts } = info;
  const time = (ticks: number) => `${ticks} (${withUnit(ticks, timescale)})`;
  const rows = [
    ['tick', withUnit(1, timescale)],
    ['start', time(start)],
    ['end', time(end)],
    ...(timeZero === 0 ? [] : [['time zero', time(timeZero)]]),
    ['writer', writer || '-'],
    ['date', date || '-'],
    ['scopes', String(scopes)],
    ['variables', String(variables)],
    ...blackouts.map(({ from, to }) => ['not dumped', `${time(from)} to ${time(to)}`]),
    ['complete', info.complete ? 'yes' : `no: ${info.message}`],
  ];
  const text = [path, ...rows.map(([name, value]) => `  ${name!.padEnd(10)}  ${value}`)].join('\n');
  return { text, result: { file: path, ...info }, failed: false };
}
