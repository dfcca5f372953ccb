import type { RunStep } from '@netloom/model';
import type { Finding } from '../../finding.ts';
import { silent, type StepAdapter } from '../../stepAdapter.ts';
import { readIcarus } from '../simulate/icarus/readIcarus.ts';
import { CaseReader } from './caseReader.ts';

function readCases(step: RunStep) {
  const { NETLOOM_MARK: mark = '', NETLOOM_CASES: cases = '0' } = step.env;
  const reader = new CaseReader(mark, step);
  let [ended, offset] = [0, 0];
  return (line: string): Finding[] => {
    const { outcome, findings } = reader.line(line, offset++);
    if (outcome === undefined) return findings.filter(({ type }) => type === 'diagnostic');
    const { index, verdict, message } = outcome;
    ended = index + 1;
    const label = `${ended} / ${cases}`;
    const found: Finding[] = [{ type: 'progress', fraction: ended / Math.max(1, Number(cases)), label }];
    if (verdict !== 'inconclusive')
      found.push({ type: 'result', passed: verdict === 'passed', text: message });
    if (ended === Number(cases)) found.push({ type: 'metric', name: 'simulations', value: ended, unit: '' });
    return found;
  };
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  icarus: { read: readIcarus },
  coverage: silent,
  cases: {
    read: readCases,
    speaks: {
      passed: () => ({ code: 'cases-passed' }),
      silence: 'a bench said neither that it passed nor that it failed',
    },
  },
};
