import { CHECKED_NOTHING, junitName, junitXml, severalBuilds } from '@netloom/executor';
import type { CliResult } from './run.ts';

const FAILURES = new Set(['failed', 'compile-failed']);

/** A regression as the XML that servers of continuous integration read: a test case for each case and seed. */
export function junitOf(name: string, results: readonly CliResult[]): string {
  const several = severalBuilds(results.map(({ case: caseName, build }) => ({ caseName, build })));
  return junitXml({
    name,
    begun: new Date(),
    properties: { kind: 'regression' },
    cases: results.map(({ case: className, seed, seconds, verdict, message, build, unchecked }) => ({
      name: junitName(className, seed, build, several.has(className)),
      className,
      seconds,
      outcome:
        verdict === 'passed'
          ? undefined
          : { tag: FAILURES.has(verdict) ? 'failure' : 'error', type: verdict, message, text: message },
      output: unchecked ? CHECKED_NOTHING : '',
    })),
  });
}
