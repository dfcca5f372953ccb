import type { CoverageFigures, Evidence, EvidenceReason, ExclusionRow } from '@netloom/contract';
import { kindOf } from '@netloom/contract';
import type { RequiredCoverage } from '@netloom/model/regression';
import type { Services } from '../../services.ts';
import type { RegressionRecord } from '../regression/index.ts';
import { newestRun, openDefects } from './repository.ts';
import type { CaseCount } from './repository.ts';

const evidence = (
  kind: Evidence['kind'],
  state: Evidence['state'],
  reason: EvidenceReason,
  values: Evidence['values'] = {},
  runId: string | null = null,
): Evidence => ({ kind, state, reason, values, runId });

/** A commit alone names what was simulated. */
export function commitCheck({ commit }: Pick<RegressionRecord, 'commit'>): Evidence {
  const isNamed = /^[0-9a-f]{40}$/.test(commit);
  return evidence('commit', isNamed ? 'green' : 'red', isNamed ? 'named' : 'uncommitted', { commit });
}

/** Of results of others nobody knows the files. */
export function inputsCheck(changed: readonly string[] | undefined): Evidence {
  if (changed === undefined) return evidence('inputs', 'missing', 'not-run');
  const values = { count: changed.length, path: changed[0] ?? '' };
  return evidence(
    'inputs',
    changed.length > 0 ? 'red' : 'green',
    changed.length > 0 ? 'changed' : 'same',
    values,
  );
}

export function regressionCheck(
  { runId, caseNum }: RegressionRecord,
  counts: readonly CaseCount[],
): Evidence {
  const [passed, all] = [
    // What checked nothing is no pass.
    counts.reduce((sum, each) => sum + each.passed - each.unchecked, 0),
    counts.reduce((sum, each) => sum + each.all, 0),
  ];
  const isGreen = all > 0 && passed === all && all === caseNum;
  return evidence('regression', isGreen ? 'green' : 'red', 'passed-of', { passed, all: caseNum }, runId);
}

/** Each sort that the plan requires must reach what it requires. */
export function coverageCheck(
  runId: string,
  figures: CoverageFigures | undefined,
  required: RequiredCoverage,
): Evidence {
  const sorts = (['line', 'branch', 'toggle', 'user'] as const).filter(
    (sort) => required[sort] !== undefined,
  );
  if (sorts.length === 0) return evidence('coverage', 'missing', 'not-required', {}, runId);
  if (figures === undefined) return evidence('coverage', 'missing', 'not-measured', {}, runId);
  const reached = (sort: (typeof sorts)[number]) => {
    const { covered, total } = figures[sort];
    return total === 0 ? 0 : (100 * covered) / total;
  };
  const below = sorts.filter((sort) => reached(sort) < required[sort]!);
  const told = sorts.map((sort) => `${sort} ${Math.floor(reached(sort) * 10) / 10} / ${required[sort]} %`);
  const reason = below.length > 0 ? 'below' : 'reached';
  return evidence('coverage', below.length > 0 ? 'red' : 'green', reason, { told: told.join(', ') }, runId);
}

/** What was excluded must still be what it was. */
export function exclusionsCheck(runId: string, exclusions: readonly ExclusionRow[]): Evidence {
  const wrong = exclusions.filter(({ state }) => state !== 'active');
  const values = {
    count: exclusions.length,
    wrong: wrong.map(({ name, state }) => `${name}: ${state}`).join(', '),
  };
  return evidence(
    'exclusions',
    wrong.length > 0 ? 'red' : 'green',
    wrong.length > 0 ? 'wrong' : 'hold',
    values,
    runId,
  );
}

const RUN_CHECKS = ['lint', 'crossings', 'proof'] as const;

/** Runs of other kinds over the same files; a kind that is not there proves nothing. */
export function runChecks({ deptId, tree }: RegressionRecord, { database }: Services): Promise<Evidence[]> {
  const checks = RUN_CHECKS.map(async (kind) => {
    if (kindOf(kind) === undefined) return evidence(kind, 'none', 'no-such-check');
    const run = await newestRun(database, deptId, tree, kind);
    if (run === undefined) return evidence(kind, 'missing', 'not-run');
    const { runId, verdict, title } = run;
    const isPassed = verdict === 'passed';
    return evidence(kind, isPassed ? 'green' : 'red', isPassed ? 'passed' : 'failed', { title }, runId);
  });
  return Promise.all(checks);
}

export async function defectsCheck(
  { deptId }: RegressionRecord,
  cases: readonly string[],
  { database }: Services,
): Promise<Evidence> {
  const open = await openDefects(database, deptId, cases);
  const values = {
    count: open.length,
    names: open
      .slice(0, 20)
      .map((bugId) => `#${bugId}`)
      .join(', '),
  };
  return evidence(
    'defects',
    open.length > 0 ? 'red' : 'green',
    open.length > 0 ? 'open' : 'none-open',
    values,
  );
}
