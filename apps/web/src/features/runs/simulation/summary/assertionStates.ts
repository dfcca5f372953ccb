import type { SourceAssertion } from '@netloom/model';
import type { RunState } from '../../run/index.ts';

type Found = RunState['diagnostics'][number];

export interface AssertionState {
  assertion: SourceAssertion;
  /** Its place among all: a line may have several. */
  place: number;
  /** What the simulation said of it, in the order of the log. */
  failures: readonly Found[];
}

function isAt(
  { diagnostic: { severity, place } }: Found,
  { path, line, lastLine }: SourceAssertion,
): boolean {
  if (severity !== 'error' || place?.kind !== 'source') return false;
  return place.file === path && place.line >= line && place.line <= lastLine;
}

/** Assertions with their failures: failed ones first, then as in the sources. Covers are no assertions. */
export function assertionStates(
  assertions: readonly SourceAssertion[],
  diagnostics: readonly Found[],
): AssertionState[] {
  const states = assertions
    .filter(({ directive }) => directive !== 'cover')
    .map((assertion, place) => {
      return { assertion, place, failures: diagnostics.filter((found) => isAt(found, assertion)) };
    });
  return states.toSorted((a, b) => Number(b.failures.length > 0) - Number(a.failures.length > 0));
}
