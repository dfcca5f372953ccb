import { junitXml } from '@netloom/executor';
import type { CliResult } from './run.ts';

const FAILURES = new Set(['failed', 'compile-failed']);

/** A regression as the XML that servers of continuous integration read: a test case for each case and seed. */
export function junitOf(name: string, results: readonly CliResult[]): string {
  return junitXml({
    name,
    begun: new Date(),
    properties: { kind: 'regression' },
    cases: results.map(({ case: className, seed, seconds, verdict, message }) => ({
      name: `${className}:${seed}`,
      className,
      seconds,
      outcome:
        verdict === 'passed'
          ? undefined
          : { tag: FAILURES.has(verdict) ? 'failure' : 'error', type: verdict, message, text: message },
      output: '',
    })),
  });
}
