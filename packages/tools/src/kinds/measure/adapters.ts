import type { Finding, OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';
import { readYosys } from '../synthesize/readYosys.ts';
import { readOpenSta } from '../timing/readOpenSta.ts';
import { MEASURE_PERIOD, UNITS_TOOL } from './planMeasure.ts';

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

/** What it says of the design has been said of the flattened one. */
function readUnits(): OutputReader {
  const read = readYosys();
  return (line) =>
    read(line).filter(
      (finding) =>
        finding.type === 'progress' ||
        (finding.type === 'diagnostic' && finding.diagnostic.severity === 'error'),
    );
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  ...synthesis,
  opensta: { read: readClock },
  [UNITS_TOOL]: { read: readUnits },
};
