import { lookedThrough, readVerdict } from '@netloom/core/formal';
import type { FormalVerdict } from '@netloom/core/formal';
import type { RunStep } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';

type Said = Pick<Extract<Finding, { type: 'diagnostic' }>['diagnostic'], 'severity' | 'message'>;

const TOLD: Record<FormalVerdict['verdict'], (verdict: FormalVerdict) => Said> = {
  fails: ({ check, clocks }) => ({
    severity: 'error',
    message: `${check} fails at clock ${clocks} after reset`,
  }),
  unasked: (verdict) => ({
    severity: 'warning',
    message: `${verdict.check}: nothing asks for it within the ${lookedThrough(verdict)} that there was time for`,
  }),
  holds: (verdict) => ({
    severity: 'info',
    message: `${verdict.check} holds for ${lookedThrough(verdict)} from reset, for any program and any answers of the bus`,
  }),
  proved: ({ check }) => ({ severity: 'info', message: `${check} is proved for any number of clocks` }),
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
