import { kindOf } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import type { CaseOutcome } from '@netloom/tools/reading';
import { expect, it } from 'vitest';
import type { RunRecord } from '../../runs/index.ts';
import { resultRows } from './resultRows.ts';

const simulations = [1, 2, 3].map((seed) => ({ case: 'a', seed }));
const request = kindOf('cases')!.request.parse({ top: 't', build: 'b', simulations }) as RequestOf<'cases'>;
const passed: CaseOutcome = {
  ...{ index: 0, attempt: 1, verdict: 'passed', message: 'PASS', offset: 0, end: 9, exitCode: 0 },
  unchecked: false,
};
/** As the log leaves it that breaks off in it. */
const cut: CaseOutcome = {
  ...{ index: 1, attempt: 1, verdict: 'lost', message: '', offset: 9, end: 12, unchecked: false },
};

const verdictsOf = (verdict: RunRecord['verdict'], outcomes: CaseOutcome[]) => {
  const child = { runId: 'r', parentRunId: 'p', deptId: 1, tree: 't', verdict, reason: 'why' } as RunRecord;
  return resultRows({ child, request, outcomes, build: undefined, tool: '', host: '' }).map(
    (row) => row.verdict,
  );
};

it('calls nothing passed that its log does not show to its end', () => {
  expect(verdictsOf('passed', [passed, cut])).toEqual(['passed', 'lost', 'lost']);
  expect(verdictsOf('cancelled', [passed, cut])).toEqual(['passed', 'cancelled', 'cancelled']);
  expect(verdictsOf('timed-out', [passed, cut])).toEqual(['passed', 'timed-out', 'timed-out']);
});

it('tells a build that failed from a run that ended between its simulations', () => {
  expect(verdictsOf('failed', [])).toEqual(['compile-failed', 'compile-failed', 'compile-failed']);
  expect(verdictsOf('failed', [passed, cut])).toEqual(['passed', 'lost', 'lost']);
});
