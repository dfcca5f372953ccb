import type { Finding, OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';
import { readOpenSta } from '../timing/readOpenSta.ts';
import { MEASURE_PERIOD } from './planMeasure.ts';

/** The slack of the worst path tells the highest clock; hold is made good when the clock's tree is laid out. */
function readClock(): OutputReader {
  const read = readOpenSta();
  const told = (finding: Finding): Finding[] => {
    if (finding.type !== 'metric') return [finding];
    if (finding.name !== 'setup slack') return [];
    const megahertz = 1000 / (MEASURE_PERIOD - finding.value);
    return [{ type: 'metric', name: 'highest clock', value: Number(megahertz.toFixed(2)), unit: 'MHz' }];
  };
  return (line) => (line.startsWith('hold: ') ? [] : read(line).flatMap(told));
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  ...synthesis,
  opensta: { read: readClock },
};
