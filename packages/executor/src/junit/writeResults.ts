import type { CarriedCheck, CarriedResult, ResultsFile } from '@netloom/model/regression';
import { CHECKED_NOTHING, junitName, severalBuilds } from './junitName.ts';
import { junitXml } from './junitXml.ts';
import type { JunitCase } from './junitXml.ts';

/** Verdicts that say something of the design; the others could not say. */
const FAILURES = new Set(['failed', 'compile-failed']);

/** What passed once and failed another time is no pass. */
function outcomeOf({ verdict, message, nondeterministic }: CarriedResult): JunitCase['outcome'] {
  if (verdict === 'passed' && !nondeterministic) return undefined;
  const isFailure = FAILURES.has(verdict) || nondeterministic;
  const type = nondeterministic ? 'nondeterministic' : verdict;
  return { tag: isFailure ? 'failure' : 'error', type, message, text: message };
}

/** What is not there, of a regression that goes on or was ended, is no pass. */
function missingCase(missing: number): JunitCase {
  const message = `${missing} simulations have no result`;
  const outcome = { tag: 'error', type: 'lost', message, text: message } as const;
  return { name: 'missing', className: 'regression', seconds: 0, outcome, output: '' };
}

function caseOf(result: CarriedResult, several: ReadonlySet<string>): JunitCase {
  const { case: caseName, seed, build, seconds, unchecked, nondeterministic, verdict } = result;
  const { plusargs, tool, host } = result;
  return {
    ...{ name: junitName(caseName, seed, build, several.has(caseName)), className: caseName },
    ...{ seconds: seconds ?? 0, outcome: outcomeOf(result), output: unchecked ? CHECKED_NOTHING : '' },
    properties: {
      ...{ build, plusargs, tool, host, unchecked: unchecked ? 'true' : '' },
      nondeterministic: nondeterministic ? verdict : '',
    },
  };
}

/** A check of the plan, which a run of another kind made. */
function checkCase({ name, kind, verdict, message }: CarriedCheck): JunitCase {
  const tag = FAILURES.has(verdict) ? 'failure' : 'error';
  const outcome =
    verdict === 'passed' ? undefined : ({ tag, type: verdict, message, text: message } as const);
  return { name, className: kind, seconds: 0, outcome, output: '', properties: { check: kind } };
}

/** Results as the XML that servers of continuous integration read: a test case for each case, seed and build. */
export function resultsJunit(file: ResultsFile, begun: Date): string {
  const { name, commit, tree, missing, results, checks } = file;
  const several = severalBuilds(results.map((each) => ({ ...each, caseName: each.case })));
  const cases = [...results.map((result) => caseOf(result, several)), ...checks.map(checkCase)];
  return junitXml({
    ...{ name, begun, properties: { kind: 'regression', commit, tree } },
    cases: missing > 0 ? [...cases, missingCase(missing)] : cases,
  });
}

/** Results as the product, and `regress report`, read them. */
export const resultsJson = (file: ResultsFile): string => `${JSON.stringify(file, null, 1)}\n`;
