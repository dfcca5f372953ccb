import { readVerdict } from '@netloom/core/formal';
import type { FormalVerdict } from '@netloom/core/formal';
import type { Diagnostic, RunStep, Worded } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';
import { sayOfTools as say } from '@netloom/model';

type Told = Pick<Diagnostic, 'severity'> & Worded;

/** How far a check was looked through. */
function depthOf({ clocks, of }: FormalVerdict): Worded {
  return of === undefined ? say('TOOL/formal/depth', { clocks }) : say('TOOL/formal/depthOf', { clocks, of });
}

const TOLD: Record<FormalVerdict['verdict'], (verdict: FormalVerdict) => Told> = {
  fails: ({ check, clocks }) => ({
    severity: 'error',
    ...say('TOOL/formal/fails', { check, clocks }),
  }),
  unasked: (verdict) => ({
    severity: 'warning',
    ...say('TOOL/formal/unasked', { check: verdict.check, depth: depthOf(verdict) }),
  }),
  holds: (verdict) => ({
    severity: 'info',
    ...say('TOOL/formal/holds', { check: verdict.check, depth: depthOf(verdict) }),
  }),
  proved: ({ check }) => ({ severity: 'info', ...say('TOOL/formal/proved', { check }) }),
};

/** The result is told at the end, by all checks: those that the script has not come to are none that hold. */
const ENDED = /^netloom: all (\d+) checks are decided$/;

function readFormal(_: RunStep): OutputReader {
  let holds = 0;
  let decided = 0;
  return (line) => {
    const [, all] = ENDED.exec(line) ?? [];
    if (all !== undefined) {
      const figures: Finding[] = [
        { type: 'metric', name: 'checks', value: decided, unit: '' },
        { type: 'metric', name: 'checks that hold', value: holds, unit: '' },
      ];
      const text = `${holds} of ${all} checks hold`;
      return [...figures, { type: 'result', passed: holds === Number(all), text }];
    }
    const verdict = readVerdict(line);
    if (verdict === undefined) return [];
    decided++;
    if (verdict.verdict === 'holds' || verdict.verdict === 'proved') holds++;
    const told = TOLD[verdict.verdict](verdict);
    return [{ type: 'diagnostic', diagnostic: { code: `formal-${verdict.verdict}`, ...told } }];
  };
}

export const adapters: Readonly<Record<string, StepAdapter>> = {
  ...synthesis,
  formal: {
    read: readFormal,
    speaks: { passed: (said) => ({ code: 'said', said }), silence: 'not every check was decided' },
  },
};
