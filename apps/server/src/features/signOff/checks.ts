import { CheckKind } from '@netloom/contract';
import type { CoverageFigures, Evidence, EvidenceReason, ExclusionRow } from '@netloom/contract';
import type { RegressCheck, RegressFile, RequiredCoverage } from '@netloom/model/regression';
import type { Services } from '../../services.ts';
import type { RegressionRecord } from '../regression/index.ts';
import { goingRuns, newestRuns, openDefects } from './repository.ts';
import type { CaseCount, CheckedSources, CheckRun } from './repository.ts';

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
  const reason = below.length > 0 ? 'below' : 'reached';
  const said = (sort: (typeof sorts)[number]) =>
    `${Math.floor(reached(sort) * 10) / 10} / ${required[sort]} %`;
  const values = Object.fromEntries(sorts.map((sort) => [sort, said(sort)]));
  return evidence('coverage', below.length > 0 ? 'red' : 'green', reason, values, runId);
}

/** What was excluded must still be what it was. */
export function exclusionsCheck(runId: string, exclusions: readonly ExclusionRow[]): Evidence {
  const named = (['stale', 'expired', 'hit'] as const).flatMap((state) => {
    const names = exclusions.filter((each) => each.state === state).map(({ name }) => name);
    return names.length === 0 ? [] : [[state, names.join(', ')] as const];
  });
  const values = { count: exclusions.length, ...Object.fromEntries(named) };
  const isWrong = named.length > 0;
  return evidence('exclusions', isWrong ? 'red' : 'green', isWrong ? 'wrong' : 'hold', values, runId);
}

/** Runs over the files of a regression: the newest of each check that has ended, and those that go on. */
export interface CheckRuns {
  ended: readonly CheckRun[];
  going: readonly CheckedSources[];
}

const PASSED = 'passed';

/** A check, or a run where no check is named, with what came of it. */
type Told = readonly [name: string, run: CheckRun | undefined];

const isOf = ({ kind, top, fileList = '', testbench = '' }: RegressCheck, run: CheckedSources) =>
  run.kind === kind && run.top === top && run.fileList === fileList && run.testbench === testbench;

/** What each check that a plan names came to over the same files, by its name; undefined where none has ended. */
export function checkStates(
  { checks = {} }: RegressFile,
  runs: readonly CheckRun[],
): Map<string, CheckRun | undefined> {
  const entries = Object.entries(checks).map(([name, check]) => {
    return [name, runs.find((each) => isOf(check, each))] as const;
  });
  return new Map(entries);
}

/** Names of a plan's checks of a kind that nothing shows and that no run is about to. */
export function unrunChecks(
  plan: RegressFile | null,
  kind: string,
  { ended, going }: CheckRuns,
): [name: string, check: RegressCheck][] {
  return Object.entries(plan?.checks ?? {}).filter(
    ([, check]) =>
      check.kind === kind &&
      !ended.some((each) => isOf(check, each)) &&
      !going.some((each) => isOf(check, each)),
  );
}

/** One that the plan names for each, or else all runs of the kind that there are; a plan names its proofs. */
function runCheck(kind: CheckKind, plan: RegressFile | null, runs: CheckRuns): Evidence {
  const named = [...(plan === null ? [] : checkStates(plan, runs.ended))];
  const asked = named.filter(([name]) => plan?.checks?.[name]?.kind === kind);
  const all = runs.ended.filter((each) => each.kind === kind).map((each) => [each.title, each] as const);
  if (asked.length === 0 && kind === 'proof') return evidence(kind, 'none', 'not-asked');
  if (asked.length === 0 && all.length === 0) return evidence(kind, 'missing', 'not-run');
  const told: readonly Told[] = asked.length > 0 ? asked : all;
  const failed = told.filter(([, run]) => run !== undefined && run.verdict !== PASSED);
  const missing = told.filter(([, run]) => run === undefined);
  const say = (state: Evidence['state'], reason: EvidenceReason, of: readonly Told[]) =>
    evidence(kind, state, reason, { names: of.map(([name]) => name).join(', ') }, of[0]?.[1]?.runId ?? null);
  if (failed.length > 0) return say('red', 'some-failed', failed);
  if (missing.length === 0) return say('green', 'all-passed', told);
  const unrun = new Set(unrunChecks(plan, kind, runs).map(([name]) => name));
  const resting = missing.filter(([name]) => unrun.has(name));
  return resting.length > 0 ? say('missing', 'some-not-run', resting) : say('missing', 'running', missing);
}

/** Runs of other kinds over the same files. */
export const runChecks = (plan: RegressFile | null, runs: CheckRuns): Evidence[] =>
  CheckKind.options.map((kind) => runCheck(kind, plan, runs));

/** Of a project, the runs that are, or are going to be, evidence of a regression's files. */
export async function checkRuns(
  { deptId, tree }: RegressionRecord,
  { database }: Pick<Services, 'database'>,
): Promise<CheckRuns> {
  // Those that go on first: what ends meanwhile is in both, not in none.
  const going = await goingRuns(database, deptId, tree, CheckKind.options);
  return { going, ended: await newestRuns(database, deptId, tree, CheckKind.options) };
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
