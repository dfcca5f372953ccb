import type { SignOffPoint } from '@netloom/contract';
import { isWholeCase } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { checkStates } from './checks.ts';
import type { CaseCount, CheckRun } from './repository.ts';

const STAGES = ['V1', 'V2', 'V2S', 'V3'];

/** What simulations and checks show of each testpoint, by stage; what nothing shows is not green. */
export function pointsOf(
  plan: RegressFile,
  counts: readonly CaseCount[],
  runs: readonly CheckRun[],
): SignOffPoint[] {
  const byCase = new Map(counts.map((count) => [count.caseName, count]));
  const byCheck = checkStates(plan, runs);
  const points = Object.entries(plan.testpoints ?? {}).map(([name, { stage, description = '' }]) => {
    const cases = Object.keys(plan.cases).filter((each) => plan.cases[each]!.testpoints?.includes(name));
    const checks = [...byCheck.keys()].filter((each) => plan.checks![each]!.testpoints?.includes(name));
    const known = { name, stage, description, cases, checks };
    const checked = checks.map((each) => byCheck.get(each)?.verdict);
    return { ...known, ...stateOf(cases, checked, plan, byCase) };
  });
  return points.sort(
    (one, other) =>
      STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) || (one.name < other.name ? -1 : 1),
  );
}

function stateOf(
  cases: readonly string[],
  /** Verdicts of its checks; undefined of one that has not ended. */
  checked: readonly (string | undefined)[],
  plan: RegressFile,
  byCase: ReadonlyMap<string, CaseCount>,
): Pick<SignOffPoint, 'state' | 'reason' | 'passed' | 'all'> {
  const found = cases.flatMap((name) => byCase.get(name) ?? []);
  const ended = checked.filter((verdict) => verdict !== undefined);
  const sum = (of: 'all' | 'passed' | 'unchecked') => found.reduce((total, each) => total + each[of], 0);
  const figures = {
    passed: sum('passed') + ended.filter((verdict) => verdict === 'passed').length,
    all: sum('all') + ended.length,
  };
  if (cases.length + checked.length === 0) return { ...figures, state: 'missing', reason: 'unwritten' };
  if (figures.passed < figures.all) return { ...figures, state: 'red', reason: 'not-passed' };
  if (sum('unchecked') > 0) return { ...figures, state: 'red', reason: 'unchecked' };
  // All seeds with all builds, not some of them, or others.
  const isWhole = cases.every((name) => isWholeCase(plan.cases[name]!, byCase.get(name)?.simulated ?? []));
  if (!isWhole || ended.length < checked.length) return { ...figures, state: 'missing', reason: 'not-run' };
  return { ...figures, state: 'green', reason: 'passed' };
}
