import { sayOfTools as say } from '@netloom/model';
import type { RunStep } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import { readNextpnr } from '../place/readNextpnr.ts';
import { NO_FIT, NO_ROUTE, SECONDS } from './planFit.ts';

const fits = (value: 0 | 1): Finding => ({ type: 'metric', name: 'fits', value, unit: '' });

/** What nextpnr says of the core in its wrapper. The frequency that it was asked for is none that the core must reach. */
export function readPlaced(step: Pick<RunStep, 'argv'>): OutputReader {
  const read = readNextpnr(step);
  const told = (finding: Finding): Finding[] => {
    if (finding.type === 'metric')
      return finding.name.startsWith('fmax ')
        ? [{ type: 'metric', name: 'highest clock', value: finding.value, unit: 'MHz' }, fits(1)]
        : [];
    if (finding.type !== 'diagnostic') return [finding];
    const { diagnostic } = finding;
    if (diagnostic.severity !== 'error' || diagnostic.code === 'placement-slow') return [];
    // That it does not fit is what was asked; where it is a failure the step's exit code says so.
    return [{ type: 'diagnostic', diagnostic: { ...diagnostic, severity: 'warning' } }];
  };
  return (line) => {
    if (line === NO_FIT) return [fits(0)];
    if (line === NO_ROUTE) {
      const diagnostic = {
        code: 'no-routing',
        severity: 'warning',
        ...say('TOOL/fit/no-route', { seconds: SECONDS }),
      } as const;
      return [{ type: 'diagnostic', diagnostic }];
    }
    return read(line).flatMap(told);
  };
}
