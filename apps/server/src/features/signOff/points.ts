import type { SignOffPoint } from '@netloom/contract';
import { fewestSimulations } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import type { CaseCount } from './repository.ts';

const STAGES = ['V1', 'V2', 'V2S', 'V3'];

/** What the simulations show of each testpoint, by stage; what nothing simulates is not green. */
export function pointsOf(plan: RegressFile, counts: readonly CaseCount[]): SignOffPoint[] {
  const byCase = new Map(counts.map((count) => [count.caseName, count]));
  const points = Object.entries(plan.testpoints ?? {}).map(([name, { stage, description = '' }]) => {
    const cases = Object.keys(plan.cases).filter((each) => plan.cases[each]!.testpoints?.includes(name));
    return { name, stage, description, cases, ...stateOf(cases, plan, byCase) };
  });
  return points.sort(
    (one, other) =>
      STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage) || (one.name < other.name ? -1 : 1),
  );
}

/** Whether all its seeds were simulated with all its builds, not some of them once more. */
const isWhole = ({ cases }: RegressFile, { caseName, all }: CaseCount) =>
  all >= fewestSimulations(cases[caseName]!);

function stateOf(
  cases: readonly string[],
  plan: RegressFile,
  byCase: ReadonlyMap<string, CaseCount>,
): Pick<SignOffPoint, 'state' | 'reason' | 'passed' | 'all'> {
  const found = cases.flatMap((name) => byCase.get(name) ?? []);
  const sum = (of: 'all' | 'passed' | 'unchecked') => found.reduce((total, each) => total + each[of], 0);
  const figures = { passed: sum('passed'), all: sum('all') };
  if (cases.length === 0) return { ...figures, state: 'missing', reason: 'unwritten' };
  if (figures.passed < figures.all) return { ...figures, state: 'red', reason: 'not-passed' };
  if (sum('unchecked') > 0) return { ...figures, state: 'red', reason: 'unchecked' };
  if (found.length < cases.length || !found.every((each) => isWhole(plan, each)))
    return { ...figures, state: 'missing', reason: 'not-run' };
  return { ...figures, state: 'green', reason: 'passed' };
}
