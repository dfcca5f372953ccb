import { sayOfTools as say } from '@netloom/model';
import type { OutputReader } from '../../finding.ts';

const LINE = /^traffic: ([\w-]+) (\d+(?:\.\d+)?)$/;
const FIGURES: Readonly<Record<string, [name: string, unit: string]>> = {
  'read-latency': ['read latency', 'clocks'],
  'loaded-latency': ['read latency under load', 'clocks'],
  'read-throughput': ['read throughput', 'beats/clock'],
  'write-throughput': ['write throughput', 'beats/clock'],
};

/** What the bench prints: figures, and answers that are errors, which no figure may count. */
export function readTraffic(): OutputReader {
  return (line) => {
    const [, what = '', number = ''] = LINE.exec(line) ?? [];
    if (what === 'refused') {
      const said = say('TOOL/traffic/refused', { beats: number });
      return [{ type: 'diagnostic', diagnostic: { code: 'traffic-refused', severity: 'error', ...said } }];
    }
    const figure = FIGURES[what];
    return figure ? [{ type: 'metric', name: figure[0], value: Number(number), unit: figure[1] }] : [];
  };
}
