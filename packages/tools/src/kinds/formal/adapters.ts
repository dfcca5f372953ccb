import { readVerdict } from '@netloom/core/formal';
import type { FormalVerdict } from '@netloom/core/formal';
import type { Diagnostic, RunStep, Said, Worded } from '@netloom/model';
import type { Finding, OutputReader } from '../../finding.ts';
import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as synthesis } from '../synthesize/adapters.ts';
import { sayOfTools as say } from '@netloom/model';

type Told = Pick<Diagnostic, 'severity'> & Worded;

/** How far a check was looked through. */
function depthOf({ clocks, of }: FormalVerdict): Worded {
  return of === undefined ? say('TOOL/formal/depth', { clocks }) : say('TOOL/formal/depthOf', { clocks, of });
}

/** Checks whose names do not say of what they are: the others are those of the trace. */
const EXPLAINED = {
  requests: say('TOOL/formal/check/requests', {}),
  axiStable: say('TOOL/formal/check/axiStable', {}),
  axiBursts: say('TOOL/formal/check/axiBursts', {}),
  axiWriteData: say('TOOL/formal/check/axiWriteData', {}),
  axiOrder: say('TOOL/formal/check/axiOrder', {}),
  fetchedWord: say('TOOL/formal/check/fetchedWord', {}),
  loadedWord: say('TOOL/formal/check/loadedWord', {}),
} as const;

const named = (check: string): string | Said =>
  Object.hasOwn(EXPLAINED, check) ? EXPLAINED[check as keyof typeof EXPLAINED] : check;

const TOLD: Record<FormalVerdict['verdict'], (verdict: FormalVerdict) => Told> = {
  fails: ({ check, clocks }) => ({
    severity: 'error',
    ...say('TOOL/formal/fails', { check: named(check), clocks }),
  }),
  unasked: (verdict) => ({
    severity: 'warning',
    ...say('TOOL/formal/unasked', { check: named(verdict.check), depth: depthOf(verdict) }),
  }),
  holds: (verdict) => ({
    severity: 'info',
    ...say('TOOL/formal/holds', { check: named(verdict.check), depth: depthOf(verdict) }),
  }),
  proved: ({ check }) => ({ severity: 'info', ...say('TOOL/formal/proved', { check: named(check) }) }),
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
